/**
 * How the last battle went: it may be over before anybody has seen a die. Stays until the next turn or until it is closed; an own
 * one a while longer, since the turn may have ended with it.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Event } from '../../rules/events.ts';
import { Badge, GlyphArt } from '../art/index.tsx';
import { PLAYERS } from '../art/players.ts';
import { keepsOff } from '../map/foot.ts';
import { emblemOf, nameOf, playerOf, type Scene } from '../scene.ts';
import { RAIDER_COLOUR } from './colours.ts';
import { Dice, pairedOf } from './dice.tsx';

interface Roll {
  readonly who: number;
  faces: number[];
}
interface Fought {
  readonly key: number;
  readonly rolls: readonly Roll[];
  /** Null: nobody. */
  readonly winner: number | null;
  /** Turns that have begun since. */
  readonly turns: number;
}
/** How long your own battle is shown after its turn. */
const LASTS_MS = 8000;

const isEvent = (e: { readonly kind: string }): e is Event => !e.kind.startsWith('$');
const descending = (a: number, b: number): number => b - a;

/** From the last lines; null: no dice fell in this turn, or within a round in a battle of the one who looks. */
function lastFought({ props, me }: Scene): Fought | null {
  const { lines, known } = props;
  const side = (name: 'raiders' | 'collective' | number): number =>
    name === 'raiders' ? -1 : name === 'collective' ? known.pub.sides.length - 1 : name;
  const from = lines.findLastIndex(({ event }) => event.kind === 'battle' || event.kind === '$undone');
  if (from < 0 || lines[from].event.kind !== 'battle') return null;
  const turns = lines.slice(from).filter(({ event }) => event.kind === 'turn').length;
  if (turns > known.pub.sides.length) return null;
  const rolls: Roll[] = [];
  let winner: number | null = null;
  for (const { event } of lines.slice(from)) {
    if (!isEvent(event)) continue;
    if (event.kind === 'rolled') rolls.push({ who: side(event.who), faces: [...event.faces] });
    else if (event.kind === 'rerolled') {
      const roll = rolls.find((r) => r.who === side(event.of));
      for (const face of event.from) roll?.faces.splice(roll.faces.indexOf(face), 1);
      if (roll !== undefined) roll.faces = [...roll.faces, ...event.to].sort(descending);
    } else if (event.kind === 'die-set') {
      const roll = rolls.find((r) => r.who === side(event.who));
      if (roll !== undefined) roll.faces = roll.faces.with(roll.faces.lastIndexOf(event.from), event.to).sort(descending);
    } else if (event.kind === 'won') winner = side(event.who);
  }
  if (rolls.length === 0 || (turns > 0 && !rolls.some(({ who }) => who === me))) return null;
  return { key: lines[from].key, rolls, winner, turns };
}

export function BattleResult({ scene }: { readonly scene: Scene }) {
  const { w, props } = scene;
  const [closed, setClosed] = useState(-1);
  const fought = props.known.pub.battle === null ? lastFought(scene) : null;
  const late = fought !== null && fought.turns > 0 ? fought.key : -1;
  useEffect(() => {
    if (late < 0) return undefined;
    const timer = setTimeout(() => setClosed(late), LASTS_MS);
    return () => clearTimeout(timer);
  }, [late]);
  if (fought === null || fought.key === closed) return null;
  const all = fought.rolls.map((r) => r.faces);
  return (
    <aside className={`ae-result${keepsOff(scene)}`} key={fought.key} aria-label={w.result}>
      {fought.rolls.map(({ who, faces }, i) => (
        <span key={who} className={who === fought.winner ? 'won' : ''}>
          {who < 0 ? <GlyphArt of="raider" /> : <Badge p={playerOf(scene, who)} emblem={emblemOf(scene, who)} />}
          <b>{nameOf(scene, who)}</b>
          <Dice colour={who < 0 ? RAIDER_COLOUR : PLAYERS[playerOf(scene, who)].c} faces={faces} n={0} paired={pairedOf(all, i)} />
          {who === fought.winner && <em>{w.wins(who < 0 ? 'raiders' : who === props.you ? 'you' : 'other')}</em>}
        </span>
      ))}
      {fought.winner === null && <em>{w.nobodyWins}</em>}
      <button type="button" className="kit-btn quiet" aria-label={w.close} onClick={() => setClosed(fought.key)}>
        ✕
      </button>
    </aside>
  );
}
