import { beforeEach, describe, expect, it } from 'vitest';
import { Conversation } from './conversation';
import type { Act, FromClient, FromServer, Snapshot, Update } from './wire';

const info = { id: 't' } as Snapshot['table'];
const snapshot = (sequence: number): Snapshot => ({ type: 'snapshot', table: info, sequence }) as Snapshot;
const update = (sequence: number): Update => ({ type: 'update', table: 't', sequence }) as Update;
const act = (id: string): Act => ({ type: 'act', table: 't', id, expected: 1, action: 'pass' });

let said: FromClient[];
let heard: (number | string)[];
let talk: Conversation;

beforeEach(() => {
  said = [];
  heard = [];
  talk = new Conversation((message) => said.push(message), {
    snapshot: (one) => heard.push(`s${one.sequence}`),
    update: (one) => heard.push(one.sequence),
    other: (one: FromServer) => heard.push(one.type),
  });
});

describe('a conversation', () => {
  it('asks for a table when the line opens', () => {
    talk.watch('t');
    expect(said).toEqual([]);
    talk.opened();
    expect(said).toEqual([{ type: 'watch', table: 't' }]);
  });
  it('takes updates in sequence, each once', () => {
    talk.opened();
    talk.watch('t');
    for (const message of [snapshot(3), update(4), update(4), update(3), update(5)]) talk.receive(message);
    expect(heard).toEqual(['s3', 4, 5]);
  });
  it('asks again on a gap, and waits for the answer', () => {
    talk.opened();
    talk.watch('t');
    talk.receive(snapshot(3));
    talk.receive(update(5));
    talk.receive(update(6));
    expect(said.at(-1)).toEqual({ type: 'watch', table: 't' });
    talk.receive(snapshot(6));
    talk.receive(update(7));
    expect(heard).toEqual(['s3', 's6', 7]);
  });
  it('goes on after a break from what it knows', () => {
    talk.opened();
    talk.watch('t');
    talk.receive(snapshot(8));
    talk.closed();
    talk.opened();
    expect(said.at(-1)).toEqual({ type: 'watch', table: 't', since: 8 });
  });
  it('says an unanswered wish again, under the same id, and an answered one never', () => {
    talk.opened();
    talk.wish(act('a'));
    talk.wish(act('b'));
    talk.receive({ type: 'done', id: 'a', sequence: 2 });
    talk.closed();
    talk.wish(act('c'));
    talk.opened();
    expect(said.map((one) => 'id' in one && one.id)).toEqual(['a', 'b', 'b', 'c']);
    expect(talk.waiting).toBe(true);
  });
  it('takes how things are from a refusal', () => {
    talk.opened();
    talk.watch('t');
    talk.receive(snapshot(1));
    talk.wish(act('a'));
    talk.receive({ type: 'refused', id: 'a', problem: { id: 'server-conflict', args: {} }, snapshot: snapshot(4) });
    expect(heard).toEqual(['s1', 's4', 'refused']);
    expect(talk.waiting).toBe(false);
  });
  it('hears nothing of a table it has left', () => {
    talk.opened();
    talk.watch('t');
    talk.receive(snapshot(1));
    talk.unwatch('t');
    talk.receive(update(2));
    talk.receive(snapshot(2));
    expect(heard).toEqual(['s1']);
  });
});
