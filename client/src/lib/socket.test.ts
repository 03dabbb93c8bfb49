import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId, Socket, type Line } from './socket';
import type { Now } from './wire';

class FakeLine implements Line {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: Line['onopen'] = null;
  onclose: Line['onclose'] = null;
  onmessage: Line['onmessage'] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}

describe('socket', () => {
  let lines: FakeLine[];
  let socket: Socket;

  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    socket = new Socket(() => {
      lines.push(new FakeLine());
      return lines.at(-1)!;
    }, () => 1);
    socket.open();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends an unanswered command again with the same id after the line was lost', async () => {
    lines[0]!.open();
    const answer = socket.command('k7aa', { t: 'ready', is_ready: true });
    const first = lines[0]!.sent[0]!;
    lines[0]!.close();
    vi.advanceTimersByTime(500);
    lines[1]!.open();
    expect(lines[1]!.sent).toEqual([first]);
    lines[1]!.say({ t: 'done', table: 'k7aa', command: first.command, seq: 3 });
    await expect(answer).resolves.toMatchObject({ t: 'done', seq: 3 });
  });

  it('does not send an answered command again', async () => {
    lines[0]!.open();
    const answer = socket.command('k7aa', { t: 'chat', text: 'hello' });
    lines[0]!.say({ t: 'refused', key: 'muted', command: lines[0]!.sent[0]!.command });
    await expect(answer).resolves.toMatchObject({ t: 'refused', key: 'muted' });
    lines[0]!.close();
    vi.advanceTimersByTime(500);
    lines[1]!.open();
    expect(lines[1]!.sent).toEqual([]);
  });

  it('keeps a command that was given while there was no line', () => {
    void socket.command('k7aa', { t: 'rematch' });
    expect(lines[0]!.sent).toEqual([]);
    lines[0]!.open();
    expect(lines[0]!.sent).toMatchObject([{ t: 'rematch', table: 'k7aa' }]);
  });

  it('follows its tables again, before anything else', () => {
    const heard: unknown[] = [];
    lines[0]!.open();
    socket.watch('k7aa', { seat: 1, hear: (message) => heard.push(message.t) });
    void socket.command('k7aa', { t: 'rematch' });
    lines[0]!.close();
    vi.advanceTimersByTime(500);
    lines[1]!.open();
    expect(lines[1]!.sent.map((message) => message.t)).toEqual(['watch', 'rematch']);
    lines[1]!.say({ t: 'now', table: 'k7aa' } as Partial<Now>);
    lines[1]!.say({ t: 'now', table: 'other' });
    expect(heard).toEqual(['now']);
  });

  it('asks for its tables again once the database is back, and what became of a command', async () => {
    lines[0]!.open();
    socket.watch('k7aa', { seat: 1, hear: () => {} });
    lines[0]!.say({ t: 'refused', key: 'not-stored', table: 'k7aa' });
    const answer = socket.command('k7aa', { t: 'rematch' });
    const id = lines[0]!.sent[1]!.command;
    lines[0]!.say({ t: 'refused', key: 'perhaps-stored', table: 'k7aa', command: id });
    lines[0]!.say({ t: 'notice', key: 'writable' });
    expect(lines[0]!.sent.map((message) => message.t)).toEqual(['watch', 'rematch', 'watch', 'rematch']);
    lines[0]!.say({ t: 'done', table: 'k7aa', command: id, seq: 3 });
    await expect(answer).resolves.toMatchObject({ t: 'done' });
  });

  it('asks again for what was sent too often to be read, and for nothing else', async () => {
    const refused = { t: 'refused', key: 'too-often', arguments: { seconds: 1 } };
    const heard: string[] = [];
    lines[0]!.open();
    socket.watch('k7aa', { seat: 1, hear: (message) => heard.push(message.t) });
    lines[0]!.say({ t: 'now', table: 'k7aa' });
    socket.history('k7aa', 3);
    const answer = socket.command('k7aa', { t: 'rematch' });
    const preview = socket.preview('k7aa', 3, [], null);
    const [, ...unread] = lines[0]!.sent;
    for (const _ of unread) lines[0]!.say(refused);
    expect(lines[0]!.sent.length).toBe(4);
    vi.advanceTimersByTime(1000);
    expect(lines[0]!.sent.slice(4)).toEqual(unread);
    lines[0]!.say({ t: 'history', table: 'k7aa' });
    lines[0]!.say({ t: 'done', table: 'k7aa', command: unread[1]!.command, seq: 3 });
    lines[0]!.say(refused);
    lines[0]!.say({ t: 'preview', table: 'k7aa', id: unread[2]!.id });
    vi.advanceTimersByTime(1000);
    expect(lines[0]!.sent.length).toBe(7);
    await expect(answer).resolves.toMatchObject({ t: 'done' });
    await expect(preview).resolves.toMatchObject({ t: 'preview' });
    expect(heard).toEqual(['now', 'history']);
  });

  it('waits longer after every failure, and begins anew after a success', () => {
    lines[0]!.close();
    vi.advanceTimersByTime(399);
    expect(lines.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(lines.length).toBe(2);
    lines[1]!.close();
    vi.advanceTimersByTime(799);
    expect(lines.length).toBe(2);
    vi.advanceTimersByTime(1);
    lines[2]!.open();
    lines[2]!.close();
    vi.advanceTimersByTime(400);
    expect(lines.length).toBe(4);
  });

  it('gives up a line when the network is gone, and dials anew', () => {
    lines[0]!.open();
    void socket.command('k7aa', { t: 'rematch' });
    socket.lose();
    expect(socket.state).toBe('waiting');
    vi.advanceTimersByTime(400);
    expect(lines.length).toBe(2);
    lines[1]!.open();
    expect(lines[1]!.sent).toEqual(lines[0]!.sent);
  });

  it('hands a refusal to watch to who wanted to watch', () => {
    const refused = vi.fn();
    lines[0]!.open();
    socket.watch('k7aa', { seat: null, hear: () => {}, refused });
    lines[0]!.say({ t: 'refused', key: 'not-found', table: 'k7aa' });
    expect(refused).toHaveBeenCalledOnce();
  });

  it('makes ids that the server takes, all different', () => {
    const ids = new Set(Array.from({ length: 100 }, newId));
    expect(ids.size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });
});
