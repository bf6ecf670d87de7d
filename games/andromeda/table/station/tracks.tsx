/** The five tracks of a side as heads with a bar, and in full with every step. */
import './tracks.css';
import { Pickable, vars } from '@starboard/table-kit';
import { TRACKS } from '../../content/vocabulary.ts';
import type { Who } from '../../rules/types.ts';
import { TYPE_HUE } from '../art/hues.ts';
import { GlyphArt, Mark, TrackArt } from '../art/index.tsx';
import { effectSigns, Signs } from '../glyphs/index.tsx';
import { isLegal, nameOf, pickAt, playerOf, type Scene, said } from '../scene.ts';

export function TrackHeads({ scene, who, own }: { readonly scene: Scene; readonly who: Who; readonly own: boolean }) {
  const { props, c, w, picture } = scene;
  return (
    <div className="ae-tracks">
      {TRACKS.map((track, t) => {
        const at = picture.tracks[who]?.[t] ?? 0;
        const next = c.raw.tracks[t].steps[at];
        const pick = own ? pickAt(scene, `track ${t}`) : null;
        // Where a track is to be chosen, what its next step gives is there too.
        const chosen = pick !== null && isLegal(scene, pick) && next !== undefined;
        return (
          <Pickable
            key={track}
            props={props}
            pick={pick}
            label={`${w.track[track]} ${at}`}
            about={{
              title: `${w.track[track]} ${at}`,
              text: next === undefined ? '' : said(scene, next.id).lines.slice(1, -1).join(' '),
              rule: 'N192',
            }}
            eager
            anchor={own ? `track ${t}` : undefined}
            className={`ae-track-head t-${track}`}
            style={vars({ '--c': TYPE_HUE[track] })}
          >
            <TrackArt of={track} />
            <b>{at}</b>
            {chosen && (
              <span className="next">
                <GlyphArt of="step" />
                {next.supremacyToken === true ? <SupremacyStep scene={scene} step={next.step} /> : <Signs of={effectSigns(next.do)} />}
              </span>
            )}
            <i className={`ae-filled-${at}`} />
          </Pickable>
        );
      })}
    </div>
  );
}

/** All steps of all tracks, with everybody's marks. */
export function TrackSheet({ scene }: { readonly scene: Scene }) {
  const { c, w, picture, props } = scene;
  return (
    <div className="ae-track-sheet">
      {TRACKS.map((track, t) => (
        <section key={track} className={`t-${track}`}>
          <h4>
            <TrackArt of={track} />
            {w.track[track]}
          </h4>
          <ol>
            {c.raw.tracks[t].steps.map((step) => (
              <li key={step.id}>
                <b>{step.step}</b>
                {step.supremacyToken === true ? <SupremacyStep scene={scene} step={step.step} /> : <Signs of={effectSigns(step.do)} />}
                <span className="vp">
                  {c.raw.tracks[t].endVp[step.step]}
                  <GlyphArt of="vp" />
                </span>
                <span className="who">
                  {picture.tracks.map((tracks, who) =>
                    tracks[t] === step.step ? (
                      <span key={props.names[who] ?? 'collective'} title={nameOf(scene, who)}>
                        <Mark p={playerOf(scene, who)} />
                      </span>
                    ) : null,
                  )}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** N199: a token lies there until somebody comes first. */
function SupremacyStep({ scene, step }: { readonly scene: Scene; readonly step: number }) {
  const token = scene.props.known.pub.decks.supremacy[step / 3 - 1] ?? -1;
  if (token < 0) return <GlyphArt of="supremacy" />;
  const { id, do: effects } = scene.c.raw.supremacy[token];
  return (
    <span className="token" title={`${said(scene, id).name}: ${said(scene, id).lines.join(' ')}`}>
      <GlyphArt of="supremacy" />
      <Signs of={effectSigns(effects)} />
    </span>
  );
}
