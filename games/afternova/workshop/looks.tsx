/** The drawing of a card: by its id, one of those there are, or one that the generator draws from a new word. */
import { useState } from 'preact/hooks';
import type { Kind } from '../content/pack.ts';
import type { Pack } from '../content/types.ts';
import { facesOf } from '../rules/pack.ts';
import { OwnTug, PawArt, PlanArt, PlanetArt } from '../table/art/index.tsx';
import { upTo } from '../table/bits.tsx';
import type { AnyCard } from './draft.ts';
import type { PackEditorWords } from './words.ts';

/** Ids of our set, which stand for one drawing each; a planet's come from chance alone. */
const DRAWN: { readonly [K in Kind]: readonly string[] } = {
  paws: numbered('paw', 40),
  planets: numbered('world', 12),
  blueprints: numbered('bp', 40),
  ships: numbered('ship', 10),
};
function numbered(prefix: string, n: number): string[] {
  return upTo(n).map((i) => `${prefix}${String(i + 1).padStart(2, '0')}`);
}

interface Props {
  readonly pack: Pack;
  readonly kind: Kind;
  readonly at: number;
  readonly w: PackEditorWords;
  /** Undefined: by its id. */
  readonly onLook: (look: string | undefined) => void;
}

export function Looks({ pack, kind, at, w, onLook }: Props) {
  const [open, setOpen] = useState(false);
  const { look } = pack[kind][at];
  return (
    <fieldset className="vw-looks">
      <legend>{w.look}</legend>
      <div className="acts">
        <button type="button" className="kit-btn" onClick={() => onLook(`x${Math.floor(Math.random() * 36 ** 6).toString(36)}`)}>
          {w.otherLook}
        </button>
        <button type="button" className="kit-btn" aria-expanded={open} onClick={() => setOpen(!open)}>
          {w.allLooks}
        </button>
        <button type="button" className="kit-btn" disabled={look === undefined} onClick={() => onLook(undefined)}>
          {w.ownLook}
        </button>
      </div>
      {open && (
        <div className="all">
          {DRAWN[kind].map((name, i) => (
            <button key={name} type="button" aria-label={w.lookNo(i + 1)} aria-pressed={look === name} onClick={() => onLook(name)}>
              <Small pack={pack} kind={kind} card={{ ...pack[kind][at], look: name }} />
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Only the drawing of a card. */
export function Small({ pack, kind, card }: { readonly pack: Pack; readonly kind: Kind; readonly card: AnyCard }) {
  const { paws, planets, plans, ships } = facesOf({ ...pack, paws: [], planets: [], blueprints: [], ships: [], [kind]: [card] });
  return (
    <>
      {paws.map((paw) => (
        <PawArt key={paw.look} paw={paw} />
      ))}
      {planets.map((planet) => (
        <PlanetArt key={planet.look} planet={planet} />
      ))}
      {plans.map((plan) => (
        <PlanArt key={plan.look} plan={plan} />
      ))}
      {ships.map((ship) => (
        <OwnTug key={ship.look} seat={0} ship={ship} />
      ))}
    </>
  );
}
