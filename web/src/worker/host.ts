/// <reference lib="webworker" />
/** Hosts the matches of this device. Each tab has its own worker; a lock decides which tab runs a match. */
import { BrowserStore } from '../offline/idb.ts';
import { LocalMatch } from './local-match.ts';
import { type Attach, type AttachCoach, type AttachHint, READY } from './protocol.ts';
import { ThinkWorker } from './thinker.ts';

declare const self: DedicatedWorkerGlobalScope;

const store = new BrowserStore();
const thinker = new ThinkWorker();
const matches = new Map<string, LocalMatch>();

self.onmessage = ({ data, ports }: MessageEvent<Attach | AttachCoach | AttachHint>) => {
  let match = matches.get(data.match);
  if (match === undefined) {
    match = new LocalMatch(data.match, store, thinker);
    matches.set(data.match, match);
  }
  if ('hint' in data) void match.hint(data.hint, ports[0]);
  else if ('coach' in data) match.coach(ports[0]);
  else match.attach(data.stream, ports[0]);
};
self.postMessage(READY);
