/** Plays one event on the layer: first all measurements, then all animations. Only transforms and opacities change. */
import type { Motion } from '../contract.ts';
import { playSound, type Sounds } from '../sound/index.ts';
import { FLIP, MOVE, SETTLE } from './curves.ts';
import { dim, glow, outline } from './marks.ts';
import { FLIP_MS, MOVE_MS, msOf } from './motion.ts';
import { arc, type Box, type DrawnSize, type Pose, poseAt, poseIn, poseOver, transformOf } from './paths.ts';
import { placesNow, rulerOf } from './places.ts';
import { FADE_MS } from './queue.ts';
import type { Playing } from './use-stage.ts';

type Stop = () => void;

/** A motion with its places as they were found. */
interface Scene {
  readonly motion: Motion;
  readonly ghost: HTMLElement | null;
  readonly size: DrawnSize;
  readonly from: Box | null;
  readonly to: Box | null;
  readonly via: readonly Box[];
  readonly place: Element | null;
  readonly layer: DrawnSize;
  /** The edges of the part of a larger board that is seen; null: all of the board is. */
  readonly frame: Box | null;
  readonly delay: number;
  readonly duration: number;
}

export interface Performance {
  /** Cancels pending sounds and the dimmed light. Travelling things stay where they are. */
  stop(): void;
  /** Removes the travelling things. */
  end(): void;
}

export function perform(beat: Playing, layer: HTMLElement, marks: HTMLElement, volume: number, sounds: Sounds | undefined): Performance {
  const scenes = measure(beat, layer);
  const stops: Stop[] = [];
  const travels: Animation[] = [];
  for (const [i, scene] of scenes.entries()) {
    if (scene.ghost !== null) scene.ghost.dataset.on = '';
    if (!beat.reduced) set(scene, scenes, marks, travels, stops);
    else if (scenes.findIndex((other) => other.place === scene.place) === i) appear(scene, marks);
  }
  for (const { motion, delay } of scenes) {
    const { cue, pitch } = motion;
    if (cue === undefined) continue;
    const timer = setTimeout(() => playSound(cue, volume, pitch, sounds), beat.reduced ? 0 : delay);
    stops.push(() => clearTimeout(timer));
  }
  return {
    stop() {
      for (const stop of stops.splice(0)) stop();
    },
    end() {
      for (const travel of travels.splice(0)) travel.cancel();
    },
  };
}

function measure(beat: Playing, layer: HTMLElement): Scene[] {
  const ruler = rulerOf(layer);
  const placeOf = placesNow();
  const size = { w: layer.offsetWidth, h: layer.offsetHeight };
  const ghosts = new Map(Array.from(layer.querySelectorAll<HTMLElement>('[data-ghost]'), (ghost) => [ghost.dataset.ghost, ghost]));
  return beat.motions.map((motion, i) => {
    const place = placeOf(motion.to);
    return {
      motion,
      ghost: ghosts.get(String(i)) ?? null,
      size: motion.size ?? { w: 0, h: 0 },
      from: beat.starts[i],
      to: place === null ? null : ruler(place.box),
      via: (motion.via ?? []).flatMap((name) => {
        const passed = placeOf(name);
        return passed === null ? [] : [ruler(passed.box)];
      }),
      place: place?.element ?? null,
      layer: size,
      frame: frameOf(place?.element, ruler),
      delay: (motion.delay ?? 0) / beat.rate,
      duration: msOf(motion) / beat.rate,
    };
  });
}

/** What happens on a board that is larger than its place stays within that place. */
function frameOf(place: Element | undefined, ruler: (r: DOMRect) => Box): Box | null {
  const room = place?.closest('.kit-panzoom') ?? null;
  return room === null || room === place || room.querySelector(':scope > .fitted') !== null ? null : ruler(room.getBoundingClientRect());
}

const isSeen = ({ x, y, w, h }: Box, frame: Box | null): boolean =>
  frame === null || (x + w / 2 >= frame.x && x + w / 2 <= frame.x + frame.w && y + h / 2 >= frame.y && y + h / 2 <= frame.y + frame.h);

/** Cut off at the edges of the frame, in the thing's own pixels. */
function cut({ x, y, w, h }: Box, frame: Box, scale: number): string {
  const sides = [frame.y - y, x + w - frame.x - frame.w, y + h - frame.y - frame.h, frame.x - x];
  return `inset(${sides.map((side) => `${Math.round(side / scale)}px`).join(' ')})`;
}

/** With reduced motion: new things fade in and keep an outline for a while. */
function appear({ to, place }: Scene, marks: HTMLElement): void {
  if (to === null || place === null) return;
  place.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
  outline(marks, to);
}

function set(scene: Scene, all: readonly Scene[], marks: HTMLElement, travels: Animation[], stops: Stop[]): void {
  switch (scene.motion.kind) {
    case 'pulse':
      if (scene.to !== null && isSeen(scene.to, scene.frame)) stops.push(glow(marks, scene.to, scene.delay, scene.duration));
      return;
    case 'drama':
      act(scene, marks, travels, stops);
      return;
    default:
      travel(scene, all, travels);
  }
}

function travel({ motion, ghost, size, from, to, via, delay, duration }: Scene, all: readonly Scene[], travels: Animation[]): void {
  if (ghost === null || from === null || to === null) return;
  const poses = [from, ...via, to].map((box) => poseIn(box, size));
  const flips = motion.kind === 'flip';
  const flying = flips ? (duration * MOVE_MS) / (MOVE_MS + FLIP_MS) : duration;
  const way = motion.kind === 'slide' ? evenly(poses) : arc(poses[0], poses[1]);
  const frames = way.map((pose): Keyframe => ({ transform: transformOf(pose, size) }));
  travels.push(ghost.animate(frames, { delay, duration: flying, easing: motion.kind === 'slide' ? 'ease-in-out' : MOVE, fill: 'both' }));
  const leaf = flips ? ghost.firstElementChild : null;
  if (leaf !== null)
    travels.push(
      leaf.animate([{ transform: 'perspective(700px) rotateY(0)' }, { transform: 'perspective(700px) rotateY(180deg)' }], {
        delay: delay + flying,
        duration: duration - flying,
        easing: FLIP,
        fill: 'both',
      }),
    );
  // A thing that arrives at a drama fades out with it.
  const drama = all.find((s) => s.motion.kind === 'drama' && s.motion.to === motion.to);
  if (drama !== undefined) {
    const fade = drama.duration / 4;
    travels.push(ghost.animate([{ opacity: 1 }, { opacity: 0 }], { delay: drama.delay + drama.duration - fade, duration: fade, fill: 'forwards' }));
  }
}

/** Through intermediate places, each leg in the same time. */
const evenly = (poses: readonly Pose[]): readonly Pose[] => poses.map((p, i) => (i === poses.length - 1 ? p : { ...p, scale: poses[0].scale }));

/** The place trembles, something appears there and fades, and if it is bad the light drops. */
function act(
  { motion, ghost, size, to, place, layer, frame, delay, duration }: Scene,
  marks: HTMLElement,
  travels: Animation[],
  stops: Stop[],
): void {
  if (to !== null && ghost !== null) {
    const pose = motion.natural ? poseAt(to, size, layer) : poseOver(to, size);
    const at = transformOf(pose, size);
    if (frame !== null) {
      const [w, h] = [size.w * pose.scale, size.h * pose.scale];
      ghost.style.clipPath = cut({ x: pose.x - w / 2, y: pose.y - h / 2, w, h }, frame, pose.scale);
    }
    travels.push(
      ghost.animate(
        [
          { opacity: 0, transform: `${at} scale(.7)`, easing: SETTLE },
          { opacity: 1, transform: at, offset: 0.15 },
          { opacity: 1, transform: at, offset: 0.75 },
          { opacity: 0, transform: at },
        ],
        { delay, duration, fill: 'both' },
      ),
    );
  }
  const { dim: drop = false } = motion;
  if (drop === false) return;
  // `translate`, not `transform`: the place keeps its own transform and is not repainted.
  // A shape in a drawing would have the whole drawing painted again for every frame.
  const tremble = (place instanceof HTMLElement ? place : null)?.animate(
    { translate: [0, -3, 3, -2, 2, -1, 0].map((x) => `${x}px`) },
    { delay, duration: duration / 2 },
  );
  if (tremble !== undefined) stops.push(() => tremble.cancel());
  stops.push(drop === true ? dim(marks, delay, duration) : dim(marks, delay, duration, drop, to));
}
