/** The question of this game: its small print, and buttons for what has no thing on the table. */
import './bar.css';
import type { Seat } from '@starboard/kernel';
import { type BarButton, Countdown, DecisionBar, isSmall, Portrait, Stars } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import { VALUES } from '../content/cards.ts';
import type { Pick, Rarities } from '../rules/types.ts';
import { RelicArt, ShipArt } from './art/index.ts';
import type { Scene } from './scene.ts';
import { landingNow } from './ships.tsx';

interface BarProps {
  readonly scene: Scene;
  readonly picks: readonly Pick[];
}

export const Bar = memo(function Bar({ scene, picks }: BarProps) {
  const { props, picture } = scene;
  const danger = picture.phase === 'bonus';
  return (
    <DecisionBar
      props={props}
      lead={<Lead scene={scene} />}
      buttons={picks.map((pick) => buttonFor(scene, pick)).sort((a, b) => Number(a.primary ?? false) - Number(b.primary ?? false))}
      small={small(scene)}
      danger={danger}
    />
  );
}, sameBar);

/** What is pointed at changes nothing here. */
function sameBar({ scene: a, picks }: BarProps, { scene: b, picks: next }: BarProps): boolean {
  return picks === next && a.props === b.props && a.picture === b.picture && a.layout === b.layout;
}

/** Time in a window, actions while collecting, else whose question it is. */
function Lead({ scene }: { readonly scene: Scene }) {
  const { props, picture, w } = scene;
  const { due, turn, asking } = props;
  if (due !== null && picture.phase === 'landing') return <Countdown due={due} language={props.language} />;
  if (picture.phase === 'bonus') return <RelicArt tag="sabortal" />;
  const { collecting } = picture;
  if (turn !== null && collecting !== null && collecting.seat === turn.seat)
    return (
      <span className="t-actions" role="img" aria-label={w.left(collecting.left)}>
        <Stars n={collecting.left} of={VALUES[picture.berths[collecting.seat]]} />
      </span>
    );
  const about: Seat | null = asking.about;
  return about === null ? null : <Portrait chair={props.chairs[about]} />;
}

function small({ props, picture, w, ...scene }: Scene): string | undefined {
  const kind = props.turn?.question.choice.kind;
  switch (kind) {
    case 'explore':
      return w.risk;
    case 'land':
    case 'land-now':
      if (props.known.flow.window === 'sealed') return w.secret;
      return w.placeIn(landingNow({ props, picture, w, ...scene }).place);
    case 'collect':
      return w.mix;
    case undefined:
      return picture.phase === 'bonus' ? w.noLanding : undefined;
    default:
      return undefined;
  }
}

function buttonFor(scene: Scene, pick: Pick): BarButton<Rarities> {
  const { w, props, layout } = scene;
  const small = isSmall(layout.kind);
  const said = props.known.sealed !== null && props.known.sealed[0] === pick;
  switch (pick) {
    case 'land':
      return {
        pick,
        text: w.land,
        more: w.actions(landingNow(scene).actions),
        icon: props.turn === null ? null : <ShipArt seat={props.turn.seat} />,
        letter: w.letters.land,
        primary: true,
        said,
        onAim: (on) => scene.setAim(on ? pick : null),
      };
    case 'stay':
      return { pick, text: w.stay, letter: w.letters.stay, said };
    case 'none':
      return { pick, text: small ? w.noneShort : w.none };
    case 'enough':
      return { pick, text: w.enough };
    default:
      return { pick };
  }
}
