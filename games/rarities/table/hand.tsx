/** The own hand. Equal cards are one thing. */
import './hand.css';
import type { Seat } from '@starboard/kernel';
import { Pickable, px, standingOf, vars } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import { KINDS, SET, tagOf } from '../content/cards.ts';
import { CardFace } from './art/index.ts';
import { Where } from './others.tsx';
import { about, aboutCard, bare, cardName, type Scene, stepsBack } from './scene.ts';
import { useDealt } from './use-dealt.ts';

export const Hand = memo(function Hand({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { props, picture, w, layout } = scene;
  const hand = picture.own ?? [];
  const dealt = useDealt(hand.flatMap((n, card) => (n > 0 ? [card] : [])));
  const groups = hand.flatMap((n, card) => (n > 0 && dealt.has(card) ? [{ card, n }] : []));
  const count = picture.hands[seat];
  const planet = picture.planets[seat];
  const legal = groups.filter(({ card }) => standingOf(props.turn, scene.at(`card ${tagOf(card)}`)).state === 'legal').length;
  return (
    <div className={`t-hand${stepsBack(scene)}`} data-anchor={`hand ${seat}`} style={{ height: layout.hand, ...vars({ '--card': px(layout.held) }) }}>
      <header>
        <h2>{w.yourHand}</h2>
        <span className="chip num">{count}</span>
        {layout.kind === 'wide' && (
          <span className="chip">
            <Where scene={scene} seat={seat} />
          </span>
        )}
      </header>
      <div className="t-held kit-counted" data-of={groups.length}>
        {groups.map(({ card, n }) => {
          const tag = tagOf(card);
          const pick = scene.at(`card ${tag}`);
          const completes = card < KINDS && planet[card] === SET - 1 && pick?.startsWith('place') === true;
          return (
            <Pickable
              key={tag}
              props={props}
              pick={pick}
              label={w.inHand(cardName(scene, tag), n)}
              about={aboutCard(scene, tag)}
              className={`t-card kit-item copies-${n}${completes ? ' completes' : ''}${legal === 1 ? ' only' : ''}`}
              anchor={`card ${tag}`}
              ribbon={pick?.startsWith('place') === true ? (completes ? w.completes : w.place) : w.playInstead}
              onAim={(on) => scene.setAim(on ? pick : null)}
            >
              {Array.from({ length: n }, (_, copy) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are the same.
                <span className="t-copy" key={copy}>
                  <CardFace tag={tag} language={props.language} width={layout.held} />
                </span>
              ))}
            </Pickable>
          );
        })}
      </div>
      {scene.at('hand') !== null && (
        <Pickable
          props={props}
          pick={scene.at('hand')}
          label={bare(scene, 'hand')}
          about={about(scene, w.yourHand, 'R35')}
          className="t-onto"
          ribbon={w.toHand}
        >
          {null}
        </Pickable>
      )}
    </div>
  );
});
