/** Large cards over the map for what lies nowhere on the table yet: factions, destinies, tokens looked at, development cards. */
import './offer.css';
import { Pickable } from '@starboard/table-kit';
import type { Faction } from '../content/types.ts';
import type { ShipType } from '../content/vocabulary.ts';
import { numberOf } from '../rules/picks.ts';
import type { Pick } from '../rules/types.ts';
import { Art, art, GlyphArt, ShipMark, TrackArt } from './art/index.tsx';
import { abilitySigns, effectSigns, priceSigns, type Sign, Signs } from './glyphs/index.tsx';
import { tokenPlan } from './plan.ts';
import { askedKind, detailSaid, type Scene, said } from './scene.ts';
import { AndUse } from './touch.tsx';
import { isGuided } from './use-ring.ts';

export function Offer({ scene }: { readonly scene: Scene }) {
  const { offer } = scene.homes;
  return (
    <div className={`ae-offer n${Math.min(offer.length, 6)}`}>
      {offer.map((pick) => (
        <div key={pick} className="ae-taking">
          <Pickable props={scene.props} pick={pick} label="" written className="ae-offer-card">
            <Face scene={scene} pick={pick} />
          </Pickable>
          <UseToken scene={scene} pick={pick} />
        </div>
      ))}
    </div>
  );
}

/** N204: a token that is kept for later may be used as well. */
function UseToken({ scene, pick }: { readonly scene: Scene; readonly pick: Pick }) {
  const token = pick.startsWith('token ') && !isGuided(scene.props) ? scene.c.raw.discovery[numberOf(pick)] : undefined;
  if (token?.when !== 'kept') return null;
  return <AndUse scene={scene} name={said(scene, token.id).name} onPress={() => scene.plan.start(tokenPlan(pick, `free token ${numberOf(pick)}`))} />;
}

function Face({ scene, pick }: { readonly scene: Scene; readonly pick: Pick }) {
  const { c } = scene;
  const n = numberOf(pick);
  const [word] = pick.split(' ');
  if (word === 'faction') return <FactionFace scene={scene} faction={c.raw.factions[n]} />;
  const card = word === 'destiny' ? c.raw.destiny[n] : word === 'token' ? c.raw.discovery[n] : c.raw.developmentCards[n];
  const { name, lines } = said(scene, card.id);
  // N223: a card gives the Collective something else.
  const solo = askedKind(scene) === 'c-card' ? c.raw.developmentCards[n].solo.do : null;
  return (
    <>
      <GlyphArt of={word === 'destiny' ? 'destiny' : word === 'token' ? 'discovery' : 'develop'} className="emblem" />
      <span className="ae-called">{name}</span>
      <Signs of={effectSigns(solo ?? card.do)} />
      {/* The last line says where the values come from, the first what sort of piece it is. */}
      <span className="words">{solo === null ? lines.slice(1, -1).join(' ') : detailSaid(scene, pick)}</span>
    </>
  );
}

/** Its sort, a line of advice, its abilities, what it starts with, and where the values come from. */
function FactionFace({ scene, faction }: { readonly scene: Scene; readonly faction: Faction }) {
  const { c, w } = scene;
  const { name, lines } = said(scene, faction.id);
  const first = lines.length - 2 - faction.abilities.length;
  const upgrade = c.upgrades.find(({ id }) => id === faction.upgrade);
  return (
    <>
      <Art of={art.faction(faction.id)} className="emblem" />
      <span className="ae-called">{name}</span>
      {first > 1 && <span className="plan">{lines[1]}</span>}
      <span className="start" title={lines.at(-2)}>
        <small>{w.starts}</small>
        <Signs of={priceSigns(faction.start)} />
        {faction.tracks.map((t) => (
          <TrackArt key={t} of={t} />
        ))}
      </span>
      {faction.abilities.map((a, i) => (
        <Power key={a.id} line={lines[first + i] ?? ''} signs={abilitySigns(a)} />
      ))}
      {upgrade !== undefined && (
        <Power
          line={`${said(scene, upgrade.id).name}: ${said(scene, upgrade.id).lines.slice(1, -1).join(' ')}`}
          signs={abilitySigns(upgrade.ability)}
          ship={upgrade.ship}
        />
      )}
    </>
  );
}

/** "Name: what it does", with its signs beside it; an upgrade with the ship it is for. */
function Power({ line, signs, ship }: { readonly line: string; readonly signs: readonly Sign[]; readonly ship?: ShipType }) {
  const cut = line.indexOf(': ');
  return (
    <span className="power">
      <b>
        {ship !== undefined && <ShipMark of={ship} />}
        {line.slice(0, Math.max(0, cut))}
        <Signs of={signs} />
      </b>
      <span className="words">{line.slice(cut < 0 ? 0 : cut + 2)}</span>
    </span>
  );
}
