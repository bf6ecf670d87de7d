/**
 * The table is drawn in parts, one a frame (`useStaggered`): the marks of the plan, the head of the trail, the rounds, what is mine,
 * then the rows of the trail and the sectors in groups. Each says whether it looks the same.
 */
import type { Same } from '@starboard/table-kit';
import type { Scene } from './scene.ts';

/** Sectors are drawn in so many groups, and the rows of the trail. */
const SECTORS = 6;
export const ROWS = 3;

const sameAround = (a: Scene, b: Scene): boolean =>
  a.w === b.w && a.props.words === b.props.words && a.props.names === b.props.names && a.props.taste === b.props.taste;

/** At the end everything is told of everybody. */
const anew = (a: Scene, b: Scene): 'alone' | false => a.picture.over !== b.picture.over && 'alone';

const samePlan: Same<Scene> = (a, b) =>
  a === b ||
  (sameAround(a, b) &&
    a.aim === b.aim &&
    a.model === b.model &&
    a.regions === b.regions &&
    a.marks === b.marks &&
    a.round === b.round &&
    a.echo === b.echo &&
    a.picture.hatches === b.picture.hatches &&
    a.picture.moving === b.picture.moving &&
    a.props.turn === b.props.turn) ||
  anew(a, b);

const examines = ({ props }: Scene): boolean => props.turn?.question.choice.picks.some((pick) => pick.startsWith('examine ')) ?? false;

const sameSheet: Same<Scene> = (a, b) =>
  a === b ||
  (sameAround(a, b) &&
    a.picture === b.picture &&
    a.props.known === b.props.known &&
    a.props.waited === b.props.waited &&
    a.round === b.round &&
    a.eyes === b.eyes &&
    (a.props.turn === b.props.turn || !(examines(a) || examines(b)))) ||
  anew(a, b);

/** The boxes of the rounds and the facts in the top bar. */
const sameRounds: Same<Scene> = (a, b) =>
  a === b || (sameAround(a, b) && a.picture === b.picture && a.props.known === b.props.known && a.round === b.round);

const sameMine: Same<Scene> = (a, b) =>
  a === b ||
  (sameAround(a, b) &&
    a.props.known === b.props.known &&
    a.props.turn === b.props.turn &&
    a.armed === b.armed &&
    a.picture.status === b.picture.status);

const sameSectors: Same<Scene> = (a, b) =>
  a === b ||
  (sameAround(a, b) &&
    a.aim === b.aim &&
    a.props.turn === b.props.turn &&
    a.model === b.model &&
    a.regions === b.regions &&
    a.marks === b.marks &&
    a.picture.hatches === b.picture.hatches);

export const PARTS: readonly Same<Scene>[] = [
  samePlan,
  sameSheet,
  sameRounds,
  sameMine,
  ...Array.from({ length: ROWS }, () => sameSheet),
  ...Array.from({ length: SECTORS }, () => sameSectors),
];
