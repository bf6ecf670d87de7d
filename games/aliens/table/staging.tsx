/**
 * What is seen and heard at each event (docs/look.md, "Motion"): slow, without springs. A noise takes the same time, looks the
 * same and sounds the same whether it is true or not, because only the event decides.
 */
import type { Motion, Staging } from '@starboard/table-kit';
import type { Aliens, Event } from '../rules/types.ts';
import { GLYPHS } from './art/glyphs.ts';
import { colourOf, HatchArt, Markup, Pip } from './art/index.tsx';
import { land, type Picture, rest } from './picture.ts';
import { sounds } from './sounds.ts';

const NOISE_MS = 1200;
const ATTACK_MS = 900;
const MISS_MS = 500;
const HATCH_MS = 1000;
/** Drawn over a sector; rings reach beyond it. */
const AT_SECTOR = { w: 64, h: 56 };
const CARD = { w: 48, h: 48 };

/** Three rings that spread. */
const Rings = ({ seat }: { readonly seat: number }) => (
  <svg className="x-rings" width={AT_SECTOR.w} height={AT_SECTOR.h} viewBox="-32 -28 64 56" aria-hidden="true" style={{ color: colourOf(seat) }}>
    <circle r="28" />
    <circle r="28" />
    <circle r="28" />
  </svg>
);
const Claws = () => (
  <span className="x-claws" style={{ width: AT_SECTOR.w, height: AT_SECTOR.h }}>
    <Markup of={GLYPHS.attack} box={24} />
  </span>
);

function motions(m: Picture, e: Event): readonly Motion[] {
  const sector = (name: string): string => `sector ${name}`;
  switch (e.kind) {
    case 'noise': {
      const at = sector(e.sector);
      const pitch = (m.zone.columns[m.zone.byName.get(e.sector) ?? 0] % 23) - 11;
      return [{ kind: 'drama', what: <Rings seat={e.seat} />, size: AT_SECTOR, from: at, to: at, ms: NOISE_MS, cue: 'ping', pitch: pitch / 2 }];
    }
    case 'attack': {
      const at = sector(e.sector);
      return [
        { kind: 'drama', what: <Claws />, size: AT_SECTOR, from: at, to: at, ms: e.hit.length > 0 ? ATTACK_MS : MISS_MS, dim: true, cue: 'strike' },
      ];
    }
    case 'silence':
      return [{ ...glow(e.seat), cue: 'thump' }];
    case 'nothing':
    case 'stayed':
    case 'hears':
      return [glow(e.seat)];
    case 'hatch': {
      const at = sector(`hatch ${e.hatch}`);
      const card = e.card === 'red' ? 'red' : 'green';
      return [
        { kind: 'drama', what: <HatchArt card={card} />, size: CARD, from: at, to: at, ms: HATCH_MS, cue: 'wheel' },
        { kind: 'pulse', from: at, to: at, delay: HATCH_MS / 2, cue: e.card === 'red' ? 'crack' : 'air' },
      ];
    }
    case 'eliminated':
      return [glow(e.seat)];
    case 'walks':
      // Q51: everybody watches the way to the hatch.
      return [{ kind: 'pulse', from: `seat ${e.seat}`, to: sector(`hatch ${e.hatch}`), cue: 'thump' }];
    case 'escaped':
      return [{ ...glow(e.seat), cue: 'air' }];
    case 'defended':
      return [{ ...glow(e.seat), cue: 'plate' }];
    case 'teleported':
      return [
        { ...glow(e.seat), cue: 'hiss' },
        { kind: 'pulse', from: sector('human start'), to: sector('human start') },
      ];
    case 'spotlight': {
      const at = sector(e.at);
      return [
        { kind: 'pulse', from: at, to: at, cue: 'click' },
        ...e.seen.map(
          ({ seat, sector: found }): Motion => ({
            kind: 'drama',
            what: (
              <span className="x-found" style={{ width: CARD.w, height: CARD.h }}>
                <Pip seat={seat} />
              </span>
            ),
            size: CARD,
            from: sector(found),
            to: sector(found),
          }),
        ),
      ];
    }
    case 'item':
    case 'discarded':
      return [{ ...glow(e.seat), cue: 'paper' }];
    case 'used':
    case 'used-secretly':
      return [{ ...glow(e.seat), cue: 'click' }];
    case 'examined':
      return [{ ...glow(e.seat), cue: 'paper' }];
    case 'over':
      return [{ kind: 'pulse', from: 'plan', to: 'plan', cue: 'thump' }];
    default:
      return [];
  }
}

const glow = (seat: number): Motion => ({ kind: 'pulse', from: `seat ${seat}`, to: `seat ${seat}` });

/** Nothing leaves its place at this table. */
export const staging: Staging<Aliens, Picture> = { rest, lift: (m) => m, land, motions, sounds };
