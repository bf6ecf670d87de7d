/**
 * Which changes a part of the table has to be drawn for. While events play, only points, tracks and the marker change: the map is
 * not drawn again, which would take longer than a frame.
 */
import type { Scene } from './scene.ts';

interface Of {
  readonly scene: Scene;
}

/** The question and what is known, in the reader's words. */
const sameBase = (a: Scene, b: Scene): boolean =>
  a.props.known === b.props.known &&
  a.props.turn === b.props.turn &&
  a.props.words === b.props.words &&
  a.props.names === b.props.names &&
  a.homes === b.homes &&
  a.shape === b.shape &&
  a.me === b.me;

export const sameMap = ({ scene: a }: Of, { scene: b }: Of): boolean =>
  sameBase(a, b) && a.aim === b.aim && a.plan.launches === b.plan.launches && a.plan.launchTurn === b.plan.launchTurn;

export const sameOthers = ({ scene: a }: Of, { scene: b }: Of): boolean =>
  sameBase(a, b) && a.picture === b.picture && a.sheet === b.sheet && a.props.waited === b.props.waited && a.props.chairs === b.props.chairs;

export const sameMarket = ({ scene: a }: Of, { scene: b }: Of): boolean =>
  a.props.known.pub.market === b.props.known.pub.market &&
  a.props.known.pub.sides === b.props.known.pub.sides &&
  a.props.turn === b.props.turn &&
  a.props.words === b.props.words;

export const sameMine = ({ scene: a }: Of, { scene: b }: Of): boolean =>
  sameBase(a, b) &&
  a.picture === b.picture &&
  a.sheet === b.sheet &&
  a.tab === b.tab &&
  a.moon === b.moon &&
  a.lifted === b.lifted &&
  a.wordy === b.wordy &&
  a.plan.launches === b.plan.launches;
