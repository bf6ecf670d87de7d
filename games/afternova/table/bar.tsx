/** The question in one sentence, and buttons for what has no thing on the table. What is being put together is said here. */
import './bar.css';
import { plain } from '@starboard/kernel';
import { kitWords, Sentence } from '@starboard/table-kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SignArt } from './art/index.tsx';
import { askOf, type BarAct } from './ask.ts';
import { Badge, upTo } from './bits.tsx';
import { Doable } from './doable.tsx';
import { isAsked, type Scene } from './scene.ts';

const LONG = 72;
/** On a phone two buttons leave no room beside more than this. */
const WORDY = 44;
/** And no more than this for a second line under the sentence, */
const TERSE = 60;
/** or beside two buttons: the bar keeps its height while something is put together, and nothing under a finger moves. */
const BESIDE = 24;

export function Bar({ scene }: { readonly scene: Scene }) {
  const { props } = scene;
  const { asking, names, slots, lookUp, turn } = props;
  const w = kitWords[props.language];
  const { sentence, small = null, acts, tone } = askOf(scene);
  const aside = acts.filter((a) => a.aside === 'always' || (a.aside === true && scene.small));
  const [more, setMore] = useState(false);
  const question = scene.root;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question closes it.
  useEffect(() => setMore(false), [question]);
  const asked = turn !== null && !turn.sent;
  const { length } = plain(sentence, names);
  const long = length > LONG;
  const buttons = acts.length - aside.length;
  const pair = buttons > 2 || (scene.small && buttons > 1 && length > WORDY);
  const line = [...asking.small, ...(small === null ? [] : [small])].join(' ');
  const beside = buttons + (aside.length > 0 ? 1 : 0);
  const terse = scene.shape === 'phone' && !pair && length + line.length <= TERSE && (beside < 2 || line.length <= BESIDE);
  return (
    <section
      className={`kit-bar v-bar${pair ? ' pair' : ''}${terse ? ' terse' : ''}${asked ? ' asked' : ''}${tone === undefined ? '' : ` ${tone}`}${long ? ' long' : ''}`}
      aria-label={turn === null ? w.waiting : w.question}
      data-decision=""
      data-anchor="question"
    >
      <div className="lead">
        <Lead scene={scene} />
      </div>
      <div className="say" aria-live="polite" aria-atomic="true">
        <h2>
          <Sentence phrase={sentence} names={names} />
        </h2>
        {asking.refused !== null ? (
          <p className="no">
            <Sentence phrase={asking.refused.why} names={names} /> {asking.refused.rule}
          </p>
        ) : (
          line !== '' && <p>{line}</p>
        )}
      </div>
      <div className="acts">
        {asking.rule !== null && !scene.small && (
          <button type="button" className="rule" onClick={() => lookUp(asking.rule ?? '')}>
            {asking.rule}
          </button>
        )}
        {slots.clock}
        {aside.length > 0 && (
          <button
            type="button"
            className="kit-btn v-more"
            data-thing=""
            aria-expanded={more}
            aria-label={scene.w.moreActs}
            onClick={() => setMore(!more)}
          >
            …
          </button>
        )}
        {acts
          .filter((a) => !aside.includes(a))
          .map((a) => (
            <Press key={`${a.text} ${a.path?.[0] ?? ''}`} scene={scene} act={a} />
          ))}
      </div>
      {aside.length > 0 && (
        <div className="v-aside" hidden={!more}>
          {aside.map((a) => (
            <Press key={`${a.text} ${a.path?.[0] ?? ''}`} scene={scene} act={a} />
          ))}
        </div>
      )}
    </section>
  );
}

/** What is read aloud begins with what is seen, so that it can also be called by that. */
const named = (text: string, label = text): string => (label.toLowerCase().includes(text.toLowerCase()) ? label : `${text}: ${label}`);

function Press({ scene, act }: { readonly scene: Scene; readonly act: BarAct }) {
  const { text, label, path, refusal, primary, quiet, letter, sign, dead } = act;
  const sent = scene.props.turn?.sent === true;
  const inside: ComponentChildren = (
    <>
      {sign !== undefined && <SignArt of={sign} />}
      <span className="what">{text}</span>
      {scene.props.taste.keys && letter !== undefined && <kbd>{letter.toUpperCase()}</kbd>}
    </>
  );
  const className = `kit-btn${primary ? ' primary' : ''}${quiet ? ' quiet' : ''}${sent ? ' sent' : ''}${dead ? ' dead' : ''}`;
  return (
    <Doable
      scene={scene}
      label={named(text, label)}
      path={dead ? undefined : path}
      refusal={refusal}
      act={dead ? () => {} : act.act}
      pick={act.pick ?? path?.[0]}
      letter={letter}
      className={className}
    >
      {inside}
    </Doable>
  );
}

/** Cards left to take, else whose question it is. */
function Lead({ scene }: { readonly scene: Scene }) {
  const { props } = scene;
  const top = props.known.stack.at(-1);
  if (isAsked(scene, 'market') && top?.step === 'market')
    return (
      <span className="v-left" aria-hidden="true">
        {upTo(top.left + top.taken).map((i) => (
          <i key={i} className={i < top.taken ? 'f' : ''} />
        ))}
      </span>
    );
  const seat = props.turn?.seat ?? props.asking.about ?? props.waited[0];
  return seat === undefined || scene.small ? null : <Badge scene={scene} seat={seat} />;
}
