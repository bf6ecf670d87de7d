/** The cases of the storage suite about several servers on one storage; for storages that have `owners`. */
import { Conflict, type MatchOwners, type Storage } from '../../storage.ts';
import { conflicts, equal, lineTo, type StorageCase, withStorage } from './tools.ts';

const LONG = 60_000;
const server = (owners: MatchOwners): Promise<number> => owners.join({ name: 'test', rules: {} }, LONG);
const withOwners = (run: (storage: Storage, owners: MatchOwners) => Promise<void>) =>
  withStorage(async (s) => (s.owners === undefined ? undefined : run(s, s.owners)));
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Takes matches over during appends to them, 300 times. Wrong: what was acknowledged is not what the next owner read. */
export async function takeoverRaces(s: Storage, owners: MatchOwners, name: string): Promise<{ accepted: number; wrong: string[] }> {
  const [a, b] = [await server(owners), await server(owners)];
  let accepted = 0;
  const wrong: string[] = [];
  await Promise.all(
    Array.from({ length: 10 }, async (_, lane) => {
      for (let i = 0; i < 30; i++) {
        const match = `${name} ${lane} ${i}`;
        const { epoch } = (await owners.claim(match, a))!;
        const append = s.append(match, [lineTo(match, 0)], undefined, epoch).then(
          () => true,
          (error: unknown) => {
            if (!(error instanceof Conflict)) throw error;
            return false;
          },
        );
        // Sometimes before it, sometimes behind it, mostly in the middle.
        if (i % 3 > 0) await pause(i % 3);
        await owners.release(match, a, epoch, b);
        await owners.claim(match, b);
        const read = (await s.lines(match, 0, 9)).length;
        const acknowledged = await append;
        if (acknowledged) accepted++;
        if (read !== (acknowledged ? 1 : 0)) wrong.push(match);
      }
    }),
  );
  return { accepted, wrong };
}

export const ownerCases: readonly StorageCase[] = [
  {
    name: 'owners: one server at a time, and an older epoch appends nothing',
    run: withOwners(async (s, owners) => {
      const [a, b] = [await server(owners), await server(owners)];
      const first = await owners.claim('m', a);
      equal(await s.load('m'), null, 'a claimed match has not begun');
      equal(await owners.ownerOf('m'), a, 'the owner');
      equal(await owners.claim('m', b), null, 'claimed by another while the owner lives');
      await s.append('m', [lineTo('m', 0)], undefined, (await owners.claim('m', a))!.epoch);
      await conflicts(s.append('m', [lineTo('m', 1)], undefined, first!.epoch), 'an append of before the second claim');
      await conflicts(s.append('m', [], { n: 1, body: 1 }, first!.epoch), 'a snapshot of before the second claim');
      equal(await s.lines('m', 0, 9), [lineTo('m', 0)], 'one line');
      equal(await owners.claim('m', b, b), null, 'another owner is said to be dead');
      equal(typeof (await owners.claim('m', b, a))?.epoch, 'number', 'an owner without a connection is said to be dead');
      equal(await owners.ownerOf('m'), b, 'the next owner');
    }),
  },
  {
    name: 'owners: a match is handed over, and let go with its server',
    run: withOwners(async (s, owners) => {
      const [a, b] = [await server(owners), await server(owners)];
      const { epoch } = (await owners.claim('m', a))!;
      await s.append('m', [lineTo('m', 0)], undefined, epoch);
      equal(await owners.release('m', b, epoch, null), null, 'let go by somebody else');
      const given = (await owners.release('m', a, epoch, b))!;
      equal(given > epoch, true, 'handed over, with an epoch');
      equal(await owners.release('m', a, epoch, null), null, 'let go twice');
      equal(await owners.ownerOf('m'), b, 'the new owner');
      equal(await owners.unowned(['m', 'n']), ['n'], 'without an owner');
      await conflicts(s.append('m', [lineTo('m', 1)], undefined, epoch), 'an append of the owner before');
      await s.append('m', [lineTo('m', 1)], undefined, given);
      const second = (await owners.claim('m', b))!;
      await conflicts(s.append('m', [lineTo('m', 2)], undefined, given), 'an append of before a claim of its own');
      await s.append('m', [lineTo('m', 2)], undefined, second.epoch);
      await owners.leave(b);
      equal(await owners.ownerOf('m'), null, 'nobody owns it');
      equal(await owners.unowned(['m']), ['m'], 'without an owner');
      await conflicts(s.append('m', [lineTo('m', 3)], undefined, second.epoch), 'an append of a server that left');
      equal((await owners.claim('m', a))?.aliveUntil, null, 'it was let go');
      equal((await owners.nodes()).map((n) => n.id).includes(b), false, 'the server is gone');
    }),
  },
  {
    name: 'owners: a lease that is over is not renewed, and its matches are taken',
    run: withOwners(async (s, owners) => {
      const [a, b] = [await server(owners), await server(owners)];
      const { epoch } = (await owners.claim('m', a))!;
      equal(await owners.renew(a, 1, 0, false), true, 'renewed for a moment');
      await pause(20);
      equal(await owners.renew(a, LONG, 0, false), false, 'renewed too late');
      equal(await owners.claim('n', a), null, 'claimed without a lease');
      equal(await owners.orphans(9), ['m'], 'matches without an owner');
      const taken = (await owners.claim('m', b))!;
      equal(typeof taken.aliveUntil, 'number', 'until when the owner ran');
      await conflicts(s.append('m', [lineTo('m', 0)], undefined, epoch), 'an append of the owner before');
      await s.append('m', [lineTo('m', 0)], undefined, taken.epoch);
    }),
  },
  {
    name: 'owners: takeovers during appends, 300 times: what was acknowledged is what the next owner reads',
    run: withOwners(async (s, owners) => {
      // Who comes first is chance: again until both have been seen.
      for (let round = 1; ; round++) {
        const { accepted, wrong } = await takeoverRaces(s, owners, `race ${round}`);
        equal(wrong, [], 'what the next owner read');
        if (accepted > 0 && accepted < 300) return;
        if (round === 20) throw new Error(`no race: ${accepted} of 300 were accepted, ${round} times`);
      }
    }),
  },
];
