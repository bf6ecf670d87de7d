/** Which questions of a battle are answered in the scene's own rows. */
import { askedKind, type Scene } from '../scene.ts';
import { isGuided } from '../use-ring.ts';

/** In these the rest of the fight can be said at once. */
export const canFight = ({ props }: Scene): boolean => {
  const kind = props.turn?.question.choice.kind;
  const fresh = kind === 'bring' || (kind === 'diplomacy' && props.turn?.question.path.length === 0);
  // A guided game has a text for every stage.
  return fresh && props.known.pub.battle?.void === false && props.known.flow.onBehalf === null && !isGuided(props);
};

/** Dice are asked for: their buttons stand in a row and not in the bar. */
export const asksDice = (scene: Scene): boolean => askedKind(scene) === 'dice';

/** Tactics are asked for, and nothing else lies at the station for it. */
export const playsTactics = (scene: Scene): boolean =>
  (askedKind(scene) === 'diplomacy' || askedKind(scene) === 'foe') &&
  scene.props.known.mine !== null &&
  [...scene.homes.at.keys()].every((thing) => /^(hand|side) /.test(thing));
