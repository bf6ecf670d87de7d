/** The Collective as a character: its commander, the command wheel, its orders, and its turn step by step in the engine's sentences. */
import './collective.css';
import { plain } from '@starboard/kernel';
import { Sentence } from '@starboard/table-kit';
import type { Event } from '../rules/events.ts';
import type { Andromeda } from '../rules/types.ts';
import { Art, art, GlyphArt } from './art/index.tsx';
import { effectSigns, Signs } from './glyphs/index.tsx';
import { type Scene, said } from './scene.ts';

export function CollectivePanel({ scene }: { readonly scene: Scene }) {
  const { props, c, w } = scene;
  const it = props.known.pub.collective;
  if (it === null) return null;
  const commander = c.raw.commanders[it.commander];
  // The situation in words ends with the Collective's own paragraph.
  const about = props.words.scene(props.known, props.you).at(-1)?.lines ?? [];
  return (
    <div className="ae-collective">
      <header>
        <Art of={art.commander(commander.id, commander.rank)} />
        <div>
          <h3>{said(scene, commander.id).name}</h3>
          <p>{w.rank(commander.rank)}</p>
        </div>
      </header>
      <div className="wheel" role="img" aria-label={w.wheel} data-anchor="wheel">
        {commander.wheel.map((space, i) => (
          <span key={space.id} className={`w${i}${i === it.marker ? ' on' : ''}`}>
            <Signs of={effectSigns(space.do)} />
          </span>
        ))}
        <b>{w.wheel}</b>
      </div>
      <ul className="lines">
        {about.map((line) => (
          <li key={plain(line, props.names)}>
            <Sentence phrase={line} names={props.names} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What it has done in its turn, oldest first. */
export function CollectiveSteps({ scene }: { readonly scene: Scene }) {
  const { props, w } = scene;
  const { lines, words, you, names } = props;
  const from = lines.findLastIndex((l) => isTurnOfIt(l.event));
  if (from < 0) return null;
  const done = lines.slice(from + 1).filter((l) => isEvent(words, l.event));
  return (
    <section className="ae-steps" aria-label={w.steps}>
      <h4>{w.steps}</h4>
      <ol>
        {done.slice(-12).map((l, i, all) => (
          <li key={l.key} className={i === all.length - 1 ? 'on' : ''}>
            <GlyphArt of={i === all.length - 1 ? 'command' : 'activate'} />
            <span>{isEvent(words, l.event) && <Sentence phrase={sayEvent(words, l.event, you)} names={names} />}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Words = Scene['props']['words'];
const isTurnOfIt = (e: { readonly kind: string }): boolean => e.kind === 'turn' && 'who' in e && e.who === 'collective';
const isEvent = (words: Words, e: { readonly kind: string }): e is Event => Object.hasOwn(words.event, e.kind);
/** The cast is here once: the compiler does not see that `e.kind` and `e` belong together. */
const sayEvent = (words: Words, e: Event, you: Scene['props']['you']) =>
  (words.event[e.kind] as (e: Andromeda['event'], you: Scene['props']['you']) => ReturnType<Words['waiting']>)(e, you);
