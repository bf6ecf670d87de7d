/**
 * A draft survives a reload: it is kept on this device with the table and the seat, as long as the question is the same. Nobody
 * else ever gets it; at a shared screen everybody has their own.
 */
import { type Known, type Seat, seatAt } from '@starboard/kernel';
import type { BoardProps } from '@starboard/table-kit';
import { COLOUR_COUNT } from '../rules/gems.ts';
import type { Afternova, Pick } from '../rules/types.ts';
import type { ContractDraft } from './draft/contract.ts';
import type { OfferDraft } from './draft/offer.ts';
import { type Drafts, NO_DRAFTS } from './drafts.ts';

/** Where the draft of the person at this screen is kept; null: nobody is asked, or somebody else. */
export function draftKey({ you, turn, outcome }: BoardProps<Afternova>): string | null {
  if (typeof location === 'undefined' || turn === null || turn.seat !== you || outcome !== null) return null;
  return `afternova/draft ${location.pathname} ${turn.seat}`;
}

/** Whether the cards and places of a draft are still there; whether it can be said is for the engine. */
function isThere({ pub, mine }: Known<Afternova>, { planet, plan, offer, contract, declining }: Drafts): boolean {
  const hand = mine?.paws ?? [];
  const isSeat = (seat: Seat): boolean => seat < pub.paws.length;
  return (
    (planet === null || planet < pub.planets.length) &&
    (plan === null || (mine?.plans ?? []).includes(plan)) &&
    (offer?.paws ?? []).every((paw) => hand.includes(paw)) &&
    (contract?.helpers ?? []).every(isSeat) &&
    (declining === null || isSeat(declining))
  );
}

/** `occasion`: the question that the draft is for. A draft for another one, or that no longer fits, is thrown away. */
export function readDraft(key: string | null, occasion: string, known: Known<Afternova>): Drafts | null {
  if (key === null) return null;
  try {
    const text = localStorage.getItem(key);
    if (text === null) return null;
    const kept: unknown = JSON.parse(text);
    const draft = isRecord(kept) && kept.of === occasion ? draftIn(kept.now) : null;
    if (draft !== null && isThere(known, draft)) return draft;
    localStorage.removeItem(key);
    return null;
  } catch {
    return null;
  }
}

export function writeDraft(key: string | null, occasion: string, drafts: Drafts): void {
  if (key === null) return;
  try {
    if (JSON.stringify(drafts) === JSON.stringify(NO_DRAFTS)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ of: occasion, now: drafts }));
  } catch {
    // A full or forbidden storage: the draft lasts as long as the page.
  }
}

// ---- What was kept may be of another version, or damaged ------------------------------------------------------------------

type Rec = Readonly<Record<string, unknown>>;
const isRecord = (v: unknown): v is Rec => typeof v === 'object' && v !== null && !Array.isArray(v);
const isCount = (v: unknown): v is number => Number.isInteger(v) && Number(v) >= 0;
const isCounts = (v: unknown): v is number[] => Array.isArray(v) && v.every(isCount);
const isGems = (v: unknown): v is number[] => isCounts(v) && v.length === COLOUR_COUNT;
const isTexts = (v: unknown): v is string[] => Array.isArray(v) && v.every((t) => typeof t === 'string');
const isMarks = (v: unknown): v is Record<number, boolean> => isRecord(v) && Object.values(v).every((b) => typeof b === 'boolean');
const isSums = (v: unknown): v is Record<string, number> => isRecord(v) && Object.values(v).every((n) => Number.isInteger(n));
const seats = (v: readonly number[]): Seat[] => v.map(seatAt);
const isCards = (v: unknown): v is Pick[] => isTexts(v) && v.every((t) => /^(paw|plan) \d+$/.test(t));

function contractIn(v: unknown): ContractDraft | null {
  if (!isRecord(v) || !isCounts(v.helpers) || !isMarks(v.paws) || !isSums(v.shares) || !isSums(v.gifts)) return null;
  return { helpers: seats(v.helpers), paws: v.paws, shares: v.shares, gifts: v.gifts };
}
function offerIn(v: unknown): OfferDraft | null {
  if (!isRecord(v) || !isCounts(v.paws) || !isGems(v.take) || !isGems(v.want) || !isGems(v.give)) return null;
  return { paws: v.paws, take: v.take, want: v.want, give: v.give, toAll: v.toAll === true };
}
const showIn = (v: unknown): Drafts['show'] => (isRecord(v) && isCounts(v.to) && isCards(v.cards) ? { to: seats(v.to), cards: v.cards } : null);

function draftIn(v: unknown): Drafts | null {
  if (!isRecord(v)) return null;
  return {
    planet: isCount(v.planet) ? v.planet : null,
    lacks: isCounts(v.lacks) && v.lacks.length === 2 ? [v.lacks[0], v.lacks[1]] : null,
    price: isGems(v.price) ? v.price : NO_DRAFTS.price,
    paws: isMarks(v.paws) ? v.paws : {},
    contract: contractIn(v.contract),
    offer: offerIn(v.offer),
    offering: v.offering === true,
    picked: isTexts(v.picked) ? v.picked : [],
    plan: isCount(v.plan) ? v.plan : null,
    pay: isGems(v.pay) ? v.pay : NO_DRAFTS.pay,
    show: showIn(v.show),
    declining: isCount(v.declining) ? seatAt(v.declining) : null,
  };
}
