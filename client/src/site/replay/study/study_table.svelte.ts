// One board of a comparison: the replay's table, with the view after an action that was or could have been chosen.

import type { GameView, Table } from '../../../lib/table';
import type { Now, Previewed, Refused } from '../../../lib/wire';
import type { ReplayTable } from '../replay_table.svelte';

const REFUSED: Refused = { t: 'refused', key: 'over' };

export class StudyTable implements Table {
  readonly isReplay = true;
  readonly mayAct = false;
  readonly before = null;
  readonly earlier = null;
  readonly rule = '';
  readonly speed = 'instant';
  readonly hurries = 0;
  readonly lastsMs = 0;
  lit: readonly string[] = $derived.by(() => this.ids());
  view: GameView = $derived.by(() => this.seen());
  now: Now = $derived.by(() => ({ ...this.replay.now, table: this.name, eye: this.view.seat, view: this.view, lines: [] }));

  constructor(
    private replay: ReplayTable,
    private name: string, // told apart from all others on the page
    private seen: () => GameView,
    private ids: () => readonly string[],
  ) {}

  get facts(): unknown {
    return this.replay.facts;
  }

  get words() {
    return this.replay.words;
  }

  get names(): readonly string[] {
    return this.replay.names;
  }

  get letters(): readonly string[] {
    return this.replay.letters;
  }

  light(): void {}

  hold(): void {}

  act(): Promise<boolean> {
    return Promise.resolve(false);
  }

  withdraw(): Promise<boolean> {
    return Promise.resolve(false);
  }

  preview(): Promise<Previewed | Refused> {
    return Promise.resolve(REFUSED);
  }

  explain(rule: string): void {
    this.replay.explain(rule);
  }
}
