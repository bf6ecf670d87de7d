/** Where a development may be built and with which card: one press says both. The regions on the map can be touched as well. */
import { question } from '@starboard/kernel';
import { tileAt } from '../rules/content.ts';
import { numberOf, PLACES, placeOf } from '../rules/picks.ts';
import type { Pick } from '../rules/types.ts';
import { Art, art, GlyphArt } from './art/index.tsx';
import { effectSigns, Signs } from './glyphs/index.tsx';
import { regionSaid } from './names.ts';
import { developPlan } from './plan.ts';
import { askedKind, detailSaid, pickSaid, playerOf, type Scene, said } from './scene.ts';
import { AndUse, Touch } from './touch.tsx';
import { isGuided } from './use-ring.ts';

/** In a guided game the region and the card are asked one after the other: each has a text. */
export const developsNow = (scene: Scene): boolean =>
  askedKind(scene) === 'develop' && !isGuided(scene.props) && scene.props.turn?.question.path.length === 0 && sitesOf(scene).length > 0;

const sitesOf = ({ props }: Scene): readonly Pick[] => props.turn?.question.choice.picks.filter((p) => p.startsWith('develop ')) ?? [];

export const DevelopOffer = ({ scene }: { readonly scene: Scene }) => (
  <div className="ae-develop">
    {sitesOf(scene).map((site) => (
      <Site key={site} scene={scene} site={site} />
    ))}
  </div>
);

function Site({ scene, site }: { readonly scene: Scene; readonly site: Pick }) {
  const { props, c, me, plan } = scene;
  const { words, known, you, names, game, turn } = props;
  const space = placeOf(site);
  const { name } = regionSaid(words, known, PLACES[space], you, names);
  const tile = tileAt(c, known.pub.map.tile, space);
  const type = tile?.sort === 'planet' ? c.raw.developments[tile.development]?.id : undefined;
  const next = turn === null ? null : question(game, known, turn.seat, [site]);
  const cards = next !== null && next.path.length === 1 ? next.choice.picks : [];
  const only = known.pub.market.cards.filter((card) => tile?.sort === 'planet' && c.cardType[card] === tile.development);
  return (
    <section>
      <header>
        {type !== undefined && <Art of={art.development(type, playerOf(scene, Math.max(0, me)), false)} />}
        <h4>{pickSaid(scene, site)}</h4>
        <small>{detailSaid(scene, site)}</small>
      </header>
      {cards.length === 0
        ? (only.length === 0 ? [-1] : only).map((card) => (
            <CardTile key={card} scene={scene} card={card} label={name} onPress={(use) => plan.start(developPlan(site, null, use))} />
          ))
        : cards.map((pick) => (
            <CardTile key={pick} scene={scene} card={numberOf(pick)} label={name} onPress={(use) => plan.start(developPlan(site, pick, use))} />
          ))}
    </section>
  );
}

interface CardProps {
  readonly scene: Scene;
  readonly card: number;
  readonly label: string;
  /** `use`: the pick that uses the card at once. */
  onPress(use: Pick | null): void;
}

function CardTile({ scene, card, label, onPress }: CardProps) {
  const found = scene.c.raw.developmentCards[card];
  if (found === undefined)
    return (
      <Touch label={label} className="ae-card-tile" onPress={() => onPress(null)}>
        <GlyphArt of="develop" />
      </Touch>
    );
  const { name, lines } = said(scene, found.id);
  return (
    <div className="ae-taking">
      <Touch label={`${label}: ${name}. ${lines.slice(1, -1).join(' ')}`} className="ae-card-tile" onPress={() => onPress(null)}>
        <span className="ae-called">{name}</span>
        <Signs of={effectSigns(found.do)} />
        <span className="words">{lines.slice(1, -1).join(' ')}</span>
      </Touch>
      {found.when === 'free' && <AndUse scene={scene} name={name} onPress={() => onPress(`free card ${card}`)} />}
    </div>
  );
}
