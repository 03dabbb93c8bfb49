import './lib/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { startWorker } from './lib/push.svelte';
import { session } from './lib/session.svelte';

router.start();
void session.start();
startWorker();
mount(App, { target: document.getElementById('app')! });
