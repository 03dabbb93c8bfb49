// The one socket of the page. It comes back by itself; a command that was not answered is sent again
// with the same id, so that the server does it once however often it arrives.

import type { AnyCommand, Done, History, Now, Past, Present, Previewed, Received, Refused, Said, Sent, Watch } from './wire';

export type State = 'connecting' | 'open' | 'waiting';
type Plain<T> = T extends unknown ? Omit<T, 'command' | 'table'> : never;
export type Order = Plain<AnyCommand>; // a command but for its id and its table
export type TableMessage = Now | Past | Said | Present;

export interface Follower {
  seat: number | null;
  hear(message: TableMessage): void;
  refused?(refused: Refused): void; // the table cannot be followed
}

export interface Line {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
const OPEN = 1;

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Answered = (answer: Done | Refused | Previewed) => void;

export class Socket {
  state: State = 'connecting';
  heard: (state: State) => void = () => {};
  noticed: (key: string) => void = () => {};
  unclaimed: (refused: Refused) => void = () => {};
  skew = 0; // the server's time minus ours, in ms

  #line: Line | null = null;
  #followers = new Map<string, Follower>();
  #pending = new Map<string, { message: Sent; answered: Answered }>();
  #unheard = new Map<string, Sent>(); // what has no id: tables and lines that were asked for and have not come
  #waits = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private dial: () => Line,
    private random: () => number = Math.random,
  ) {}

  open(): void {
    clearTimeout(this.#timer);
    this.#becomes('connecting');
    const line = this.dial();
    this.#line = line;
    line.onopen = () => this.#opened(line);
    line.onclose = () => this.#closed(line);
    line.onmessage = (event) => {
      if (line === this.#line) this.#hear(JSON.parse(event.data as string) as Received);
    };
  }

  // Dial anew at once: after a name was given, or when the network is back.
  renew(): void {
    const old = this.#line;
    this.#line = null;
    old?.close();
    this.open();
  }

  // The network is gone: a line over it may hang for minutes before it says so itself.
  lose(): void {
    const old = this.#line;
    if (!old) return;
    this.#closed(old);
    old.close();
  }

  watch(table: string, follower: Follower): void {
    this.#followers.set(table, follower);
    this.#sayUntilHeard('now', { t: 'watch', table, seat: follower.seat });
  }

  unwatch(table: string): void {
    this.#followers.delete(table);
    for (const answer of ['now', 'history']) this.#unheard.delete(answer + table);
    this.#say({ t: 'unwatch', table });
  }

  history(table: string, after: number): void {
    this.#sayUntilHeard('history', { t: 'history', table, after });
  }

  command(table: string, order: Order): Promise<Done | Refused> {
    const command = newId();
    return this.#ask(command, { ...order, table, command } as AnyCommand) as Promise<Done | Refused>;
  }

  preview(table: string, asked: number, actions: Record<string, unknown>[], seat: number | null): Promise<Previewed | Refused> {
    const id = newId();
    return this.#ask(id, { t: 'preview', table, id, asked, actions, seat }) as Promise<Previewed | Refused>;
  }

  #ask(id: string, message: Sent): Promise<Done | Refused | Previewed> {
    return new Promise((answered) => {
      this.#pending.set(id, { message, answered });
      this.#say(message);
    });
  }

  #say(message: Sent): void {
    if (this.#line?.readyState === OPEN) this.#line.send(JSON.stringify(message));
  }

  #sayUntilHeard(answer: TableMessage['t'], message: Watch | History): void {
    this.#unheard.set(answer + message.table, message);
    this.#say(message);
  }

  #opened(line: Line): void {
    if (line !== this.#line) return;
    this.#waits = 0;
    this.#becomes('open');
    this.#sayAll();
  }

  #closed(line: Line): void {
    if (line !== this.#line) return;
    this.#line = null;
    this.#becomes('waiting');
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#waits);
    this.#waits += 1;
    this.#timer = setTimeout(() => this.open(), longest * (0.5 + this.random() / 2));
  }

  #hear(message: Received): void {
    if (message.t === 'hello') this.skew = message.at - Date.now();
    else if (message.t === 'notice') this.#noticed(message.key);
    else if (message.t === 'done') this.#answered(message.command, message);
    else if (message.t === 'refused') this.#refused(message);
    else if (message.t === 'preview') this.#answered(message.id, message);
    else {
      this.#unheard.delete(message.t + message.table);
      this.#followers.get(message.table)?.hear(message);
    }
  }

  // While the database was away, tables could not be read and some commands may or may not be done: all are asked again.
  #noticed(key: string): void {
    if (key === 'writable') this.#sayAll();
    this.noticed(key);
  }

  #sayAll(): void {
    this.#unheard.clear();
    for (const [table, follower] of this.#followers) this.watch(table, follower);
    for (const { message } of this.#pending.values()) this.#say(message);
  }

  // What was sent too soon after so much else was not read, and nothing says what it was.
  #sayUnansweredIn(seconds: number): void {
    this.#again ??= setTimeout(() => {
      this.#again = undefined;
      for (const message of this.#unheard.values()) this.#say(message);
      for (const { message } of this.#pending.values()) this.#say(message);
    }, seconds * 1000);
  }

  #refused(message: Refused): void {
    if (message.key === 'too-often' && !message.command) {
      this.#sayUnansweredIn(Number(message.arguments?.seconds ?? 1));
      return;
    }
    const follower = this.#followers.get(message.table ?? '');
    if (!message.command) for (const answer of ['now', 'history']) this.#unheard.delete(answer + message.table);
    if (message.command && this.#pending.has(message.command)) {
      if (message.key === 'perhaps-stored') this.unclaimed(message); // the same is sent again, and has an answer then
      else this.#answered(message.command, message);
    }
    else if (follower?.refused && !message.command) follower.refused(message);
    else this.unclaimed(message);
  }

  #answered(id: string, answer: Done | Refused | Previewed): void {
    const asked = this.#pending.get(id);
    this.#pending.delete(id);
    asked?.answered(answer);
  }

  #becomes(state: State): void {
    this.state = state;
    this.heard(state);
  }
}
