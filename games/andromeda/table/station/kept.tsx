/** What lies at a station besides rows and ships: tactics in hand, destiny, tokens, development cards, upgrades, abilities. */
import './kept.css';
import { Pickable } from '@starboard/table-kit';
import { SHIPS } from '../../content/vocabulary.ts';
import type { Who } from '../../rules/types.ts';
import { counted } from '../../words/common.ts';
import type { GlyphId } from '../art/glyphs.ts';
import { CardBack, GlyphArt, ShipMark } from '../art/index.tsx';
import { abilitySigns, effectSigns, type Sign, Signs } from '../glyphs/index.tsx';
import { times } from '../keyed.ts';
import { about, notch, pickAt, type Scene, said, sideAt } from '../scene.ts';
import { TacticCard } from './tiles.tsx';

/** More cards than a desk has room for beside the rows: the destiny lies with the small tiles then. */
const isCrowd = (scene: Scene, cards: number): boolean => scene.shape === 'wide' && cards > 3;

/** The own hand; others see only how many. */
export function Hand({ scene }: { readonly scene: Scene }) {
  const { mine } = scene.props.known;
  if (mine === null) return null;
  const cards = counted(mine.hand);
  // A phone has a page for them.
  const told = scene.wordy && scene.shape === 'phone';
  const crowd = isCrowd(scene, cards.length);
  return (
    <div className={`ae-hand${cards.length > 2 ? ' many' : ''}${told ? ' told' : ''}`} data-anchor="hand">
      {cards.map(({ kind, n }) => (
        <TacticCard key={kind} scene={scene} kind={kind} n={n} inWords={told} />
      ))}
      {mine.destiny >= 0 && !crowd && <DestinyCard scene={scene} n={mine.destiny} />}
    </div>
  );
}

/** Somebody else's hand: how many, and nothing else. */
export const HiddenHand = ({ n, text }: { readonly n: number; readonly text: string }) => (
  <div className="ae-backs" role="img" aria-label={text} title={text}>
    {times(n).map((key) => (
      <CardBack key={key} />
    ))}
    <b>{text}</b>
  </div>
);

function DestinyCard({ scene, n }: { readonly scene: Scene; readonly n: number }) {
  const card = scene.c.raw.destiny[n];
  const { name, lines } = said(scene, card.id);
  return (
    <Pickable
      props={scene.props}
      pick={null}
      label={`${scene.w.destiny}: ${name}. ${lines.join(' ')}`}
      about={about(scene, card.id)}
      eager
      className="ae-destiny"
    >
      <GlyphArt of="destiny" />
      <span className="ae-called">{name}</span>
      <Signs of={effectSigns(card.do)} />
    </Pickable>
  );
}

interface KeptProps {
  readonly scene: Scene;
  readonly who: Who;
  readonly own: boolean;
}

/** Small tiles: each names itself and says what it does on hover. */
export function Kept({ scene, who, own }: KeptProps) {
  const { c } = scene;
  const side = sideAt(scene, who);
  const { mine } = scene.props.known;
  const destiny = own && mine !== null && mine.destiny >= 0 && isCrowd(scene, counted(mine.hand).length) ? c.raw.destiny[mine.destiny] : undefined;
  const chip = (key: string, thing: string | null, id: string, icon: GlyphId, signs: readonly Sign[], used: boolean, n = 1) => (
    <Chip key={key} scene={scene} thing={own ? thing : null} id={id} icon={icon} signs={signs} used={used} n={n} />
  );
  return (
    <div className="ae-kept">
      {destiny !== undefined && chip('destiny', null, destiny.id, 'destiny', effectSigns(destiny.do), false)}
      {side.cards.map((n) => {
        const card = c.raw.developmentCards[n];
        return chip(`card ${n}`, `card ${n}`, card.id, 'develop', effectSigns(card.do), side.usedCards.includes(n));
      })}
      {counted(side.tokens).map(({ kind, n }) =>
        chip(`token ${kind}`, `token ${kind}`, c.discovery[kind].id, 'discovery', effectSigns(c.discovery[kind].do), false, n),
      )}
      {own &&
        side.faction >= 0 &&
        c.raw.factions[side.faction].abilities.map((a, i) =>
          chip(a.id, `power ${c.factionPowers[side.faction]?.[i]}`, a.id, 'perm', abilitySigns(a), false),
        )}
      {side.supremacy.map((n) =>
        chip(`supremacy ${n}`, `power ${c.supremacyPower[n]}`, c.raw.supremacy[n].id, 'supremacy', effectSigns(c.raw.supremacy[n].do), false),
      )}
      {side.upgrades.map((u, t) =>
        u < 0 || c.upgrades[u] === undefined || t >= SHIPS.length ? null : (
          <Chip
            key={`upgrade ${u}`}
            scene={scene}
            thing={own ? `power ${c.upgrades[u].power}` : null}
            id={c.upgrades[u].id}
            icon="upgrade"
            ship={c.upgrades[u].ship}
            signs={abilitySigns(c.upgrades[u].ability)}
            used={false}
            n={1}
          />
        ),
      )}
      {counted(side.usedTokens).map(({ kind, n }) => chip(`used ${kind}`, null, c.discovery[kind].id, 'discovery', [], true, n))}
    </div>
  );
}

interface ChipProps {
  readonly scene: Scene;
  readonly thing: string | null;
  readonly id: string;
  readonly icon: GlyphId;
  readonly ship?: (typeof SHIPS)[number];
  readonly signs: readonly Sign[];
  readonly used: boolean;
  readonly n: number;
}
function Chip({ scene, thing, id, icon, ship, signs, used, n }: ChipProps) {
  const pick = thing === null ? null : pickAt(scene, thing);
  const { name, lines } = said(scene, id);
  return (
    <Pickable
      props={scene.props}
      pick={pick}
      label={`${name}. ${lines.join(' ')}`}
      about={about(scene, id)}
      eager
      anchor={thing ?? undefined}
      className={`ae-kept-chip${used ? ' used' : ''}${notch(pick)}`}
    >
      {ship === undefined ? <GlyphArt of={icon} /> : <ShipMark of={ship} />}
      {n > 1 && <b>{n}×</b>}
      <span className="ae-called">{name}</span>
      <Signs of={signs} />
    </Pickable>
  );
}
