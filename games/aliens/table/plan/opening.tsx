/**
 * The first moment of a game, at your own seat: the hum of the ship fades, the role card turns over in the middle, then settles with
 * what is mine. The plan draws itself meanwhile (./tools.css). Nothing is shown again once you have moved.
 */
import { playSound } from '@starboard/table-kit/sound';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CHARACTERS } from '../../content/cards.ts';
import { CardBack, RoleCard } from '../art/index.tsx';
import type { Scene } from '../scene.ts';
import { sounds } from '../sounds.ts';

const TURN_MS = 1500;
const SETTLE_MS = 480;

/** Nobody has moved or been heard: the plan draws itself. */
export const isFresh = ({ picture, props }: Scene): boolean =>
  picture.round <= 1 && picture.trail.length === 0 && (props.known.mine === null || props.known.mine.path.length <= 1);

/** At a shared screen everybody has a first moment of their own. */
const isFirst = ({ props: { known } }: Scene): boolean => known.mine !== null && known.pub.round <= 1 && known.mine.path.length <= 1;

export function Opening({ scene }: { readonly scene: Scene }) {
  const { props, w } = scene;
  const { mine } = props.known;
  const { speed, reduced } = props.taste;
  const [shown, setShown] = useState(() => isFirst(scene) && speed > 0 && !reduced);
  const card = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the card appears.
  useEffect(() => {
    if (shown) playSound('hum', props.taste.volume, 0, sounds);
  }, []);
  useLayoutEffect(() => {
    const el = card.current;
    if (!shown || el === null) return;
    const to = document.querySelector('[data-anchor="role"]')?.getBoundingClientRect();
    const from = el.getBoundingClientRect();
    const dx = to === undefined ? 0 : to.left + to.width / 2 - from.left - from.width / 2;
    const dy = to === undefined ? 0 : to.top + to.height / 2 - from.top - from.height / 2;
    const settle = el.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(.35)`, opacity: 0.2 },
      ],
      { delay: TURN_MS / speed, duration: SETTLE_MS / speed, easing: 'cubic-bezier(.5,0,.3,1)', fill: 'forwards' },
    );
    settle.onfinish = () => setShown(false);
    // Any input ends it: the card is with what is mine already.
    const end = (): void => setShown(false);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      settle.cancel();
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [shown, speed]);
  if (!shown || mine === null) return null;
  const name = w.names.characters[CHARACTERS[mine.character]].bare;
  return (
    <div className="x-opening" aria-hidden="true">
      <div className={`x-turning ${mine.alien ? 'alien' : 'human'}`} ref={card}>
        <div className="leaf">
          <div className="back">
            <CardBack of="role" />
          </div>
          <div className="face">
            <RoleCard character={CHARACTERS[mine.character]} />
            <b>{name}</b>
            <small>{mine.alien ? w.alien : w.human}</small>
          </div>
        </div>
      </div>
    </div>
  );
}
