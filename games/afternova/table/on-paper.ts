/** What the paper says: the draft, else the contract on the table, else who called. */
import type { Seat } from '@starboard/kernel';
import { noGems } from '../rules/gems.ts';
import { MOST_VERSIONS } from '../rules/picks.ts';
import type { Contract, Gems, Gift } from '../rules/types.ts';
import { upTo } from './bits.tsx';
import { NO_CONTRACT, ownCrew } from './draft/contract.ts';
import { askedSeat, draftTerms, isAsked, nameOf, type Scene } from './scene.ts';
import { pawsOf } from './talks.ts';

export interface PaperRow {
  readonly seat: Seat;
  readonly paws: readonly (number | null)[];
  readonly share: readonly number[];
}
export interface OnPaper {
  readonly rows: readonly PaperRow[];
  readonly gifts: readonly Gift[];
  /** Whether fragments can be moved. */
  readonly free: boolean;
  readonly head: string;
  readonly agreed: readonly Seat[] | null;
}

/** What the paper says: the draft, else the contract on the table, else who called. */
export function onPaper(scene: Scene): OnPaper {
  const { picture, props, w } = scene;
  const { talks, active } = picture;
  const mine = askedSeat(scene) === active && isAsked(scene, 'talks') && props.known.pub.talks !== null;
  const terms = draftTerms(scene);
  const next = props.known.pub.acts.versions + 1;
  const draft = next > MOST_VERSIONS ? '' : w.draftOf(next, MOST_VERSIONS);
  if (terms !== null)
    return {
      rows: terms.rows.map((row) => ({ ...row, paws: row.seat === active ? terms.paws : (pawsOf(scene, row.seat) ?? backs(scene, row.seat)) })),
      gifts: terms.gifts,
      free: true,
      head: draft,
      agreed: null,
    };
  const contract = contractShown(scene);
  if (contract !== null)
    return {
      rows: contract.rows.map((row) => ({ ...row, paws: pawsOf(scene, row.seat) ?? upTo(row.n).map(() => null) })),
      gifts: contract.gifts,
      free: mine,
      head: active === scene.props.you ? w.ownVersion(contract.n) : w.version(contract.n, nameOf(scene, active)),
      agreed: contract.agreed,
    };
  const crew = mine ? ownCrew(props.known, active, NO_CONTRACT).paws : [];
  const gems = talks === null ? noGems() : picture.planets[talks.slot].gems;
  return { rows: [{ seat: active, paws: crew, share: gems }], gifts: [], free: false, head: draft, agreed: null };
}

/** The contract on the table. What you have just proposed is there before the event is shown, so that the paper never looks empty. */
export function contractShown({ picture, props }: Scene): Contract | null {
  const { talks, active } = picture;
  if (talks === null || talks.contract !== null || active !== props.you) return talks?.contract ?? null;
  const own = props.known.pub.talks?.contract ?? null;
  return own === null ? null : { ...own, agreed: [] };
}
const backs = ({ picture }: Scene, seat: Seat): null[] => upTo(picture.talks?.offers[seat]?.n ?? 0).map(() => null);

/** What a ship holds once the contract is carried out, and what of it was there before. */
export function storeThen(
  before: Gems,
  row: { readonly seat: Seat; readonly share: readonly number[] },
  gifts: readonly Gift[],
): { readonly then: Gems; readonly kept: Gems } {
  const kept = before.slice();
  for (const g of gifts) if (g.from === row.seat) kept[g.colour]--;
  const then = kept.map((n, c) => n + row.share[c]);
  for (const g of gifts) if (g.to === row.seat) then[g.colour]++;
  return { then, kept };
}
