/** What a sector says to those who hear the plan: "C05, dangerous, one step, you may go; noise of Vela in round 13". */
import { nameOf, type Scene } from '../scene.ts';
import { shortName } from '../words.ts';
import { closedOn } from './passable.ts';
import { planWords } from './words.ts';

const kept = new WeakMap<Scene, ReadonlyMap<number, string>>();

/** What is said of each sector beyond its name and kind, by sector. Groups of one scene share it. */
export function notesOf(scene: Scene): ReadonlyMap<number, string> {
  let notes = kept.get(scene);
  if (notes === undefined) {
    notes = gathered(scene);
    kept.set(scene, notes);
  }
  return notes;
}

function gathered(scene: Scene): ReadonlyMap<number, string> {
  const { model, props, w, picture, regions, marks } = scene;
  const words = planWords[props.language];
  const notes = new Map<number, string>();
  const add = (at: number | undefined, text: string): void => {
    if (at !== undefined) notes.set(at, `${notes.get(at) ?? ''}; ${text}`);
  };
  for (const e of model.heard) add(e.at, words.heardOf[e.kind](nameOf(scene, e.seat), e.round));
  for (const { seat, at } of model.placed) add(at, words.isHere(nameOf(scene, seat)));
  for (const { seat, set } of regions) for (const at of set) add(at, words.canBe(nameOf(scene, seat)));
  for (const m of marks) add(picture.zone.byName.get(m.at), words.noted(nameOf(scene, m.seat), w.mark[m.kind]));
  return notes;
}

export interface Said {
  /** What may be done with it now; null: nothing. */
  readonly may: 'go' | 'say' | 'light' | null;
  /** Steps to it; 0: not said. */
  readonly steps: number;
  readonly notes: string;
}

export function labelOf(scene: Scene, at: number, { may, steps, notes }: Said): string {
  const { picture, model, props, w } = scene;
  const words = planWords[props.language];
  const name = shortName(w, picture.zone.names[at]);
  const parts = [name, w.kind[picture.zone.kinds[at]]];
  const hatch = picture.zone.hatchAt[at];
  if (closedOn(picture.zone, props.known).includes(at)) parts.push(words.closed);
  if (hatch > 0) parts.push(w.hatchState[model.hatches[hatch]]);
  if (model.you?.at === at) parts.push(words.youAreHere);
  if (steps > 0) parts.push(words.steps(steps));
  if (may !== null) parts.push(words.may[may]);
  return `${parts.join(', ')}${notes}`;
}
