/** The own home planet: a cabinet of sets. */
import './home.css';
import type { Seat } from '@starboard/kernel';
import { Pickable, Stars } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import { SETS_TO_WIN } from '../content/cards.ts';
import { completeSets } from '../rules/planet.ts';
import { PlanetArt } from './art/index.ts';
import { Pass, Where } from './others.tsx';
import { Rings } from './rings.tsx';
import { about, previewed, type Scene, stepsBack } from './scene.ts';

export const Home = memo(function Home({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { props, picture, w, layout } = scene;
  const planet = picture.planets[seat];
  const sets = completeSets(planet);
  const preview = previewed(scene);
  const kinds = planet.filter((n, kind) => n > 0 || kind === preview).length;
  const wide = layout.kind === 'wide';
  const double = wide && kinds > 4;
  const large = Math.min(kinds > 3 ? 56 : 62, layout.planet - 96);
  const strip = Math.min(layout.planet - 4, kinds > 5 ? 27 : layout.kind === 'tall' ? 50 : 34);
  const size = double ? Math.min(44, (layout.planet - (layout.planet < 180 ? 76 : 88)) / 2) : wide ? large : strip;
  return (
    <div
      className={`t-home${stepsBack(scene)}${double ? ' double' : ''}${kinds > 3 ? ' nameless' : ''}${layout.planet < 180 ? ' low' : ''}`}
      data-anchor={`planet ${seat}`}
      style={{ height: layout.planet }}
    >
      {wide && <PlanetArt seat={seat} />}
      <header>
        <h2>
          {w.yourPlanet} <Pass scene={scene} seat={seat} />
        </h2>
        <span className="t-goal" role="img" aria-label={w.sets(sets)}>
          <Stars n={sets} of={SETS_TO_WIN} />
        </span>
        <p>{w.setsToGo(SETS_TO_WIN - sets)}</p>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div className="t-rings" role="group" aria-label={w.yourPlanet}>
        <Rings scene={scene} seat={seat} size={size} captions={wide} single={scene.at('home') === null} />
        {kinds === 0 && <span className="t-nothing">{w.emptyPlanet}</span>}
      </div>
      {!wide && <Where scene={scene} seat={seat} />}
      {scene.at('home') !== null && (
        <Pickable
          props={props}
          pick={scene.at('home')}
          label={w.yourPlanet}
          about={about(scene, w.yourPlanet, 'R27')}
          className="t-onto"
          ribbon={w.toHome}
          onAim={(on) => scene.setAim(on ? 'home' : null)}
        >
          {null}
        </Pickable>
      )}
    </div>
  );
});
