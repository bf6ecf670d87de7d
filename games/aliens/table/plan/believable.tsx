/** While any sector can be named: one line around those where the others can believe you to be. */
import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { exposed } from '../../words/common.ts';
import { contour, hexes, S } from '../geometry.ts';
import { askedKind, type Scene } from '../scene.ts';

export const Believable = memo(
  ({ scene }: { readonly scene: Scene }) => {
    const { props, picture } = scene;
    const { turn, known } = props;
    const { zone } = picture;
    const set = useMemo(
      () =>
        turn === null || askedKind(scene) !== 'announce-any'
          ? []
          : // Also those that a lesson leaves out: it speaks of the line.
            zone.audible.filter((at) => exposed(known, turn.seat, zone.names[at]) === null),
      [turn, known, zone, scene],
    );
    if (set.length === 0) return null;
    return (
      <g className="x-believed">
        <path className="fill" d={hexes(zone, set, S * 0.98)} />
        <path className="edge" d={contour(zone, set, 2)} />
      </g>
    );
  },
  (a, b) => a.scene.props.turn === b.scene.props.turn && a.scene.props.known === b.scene.props.known && a.scene.picture.zone === b.scene.picture.zone,
);
