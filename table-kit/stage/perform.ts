/** One event on the pane: everything is measured, then everything is set going. Only transforms and opacities change. */
import type { Motion } from '../contract.ts';
import { play } from '../sound/index.ts';
import { FLIP, MOVE, SETTLE } from './curves.ts';
import { dim, glow, outline } from './marks.ts';
import { FLIP_MS, MOVE_MS, msOf } from './motion.ts';
import { arc, type Box, type Pose, poseIn, type Size, transformOf } from './paths.ts';
import { placesNow, rulerOf } from './places.ts';
import { FADE_MS } from './queue.ts';
import type { Playing } from './use-stage.ts';

type Stop = () => void;

/** A motion with its places as they were found. */
interface Scene {
  readonly motion: Motion;
  readonly ghost: HTMLElement | null;
  readonly size: Size;
  readonly from: Box | null;
  readonly to: Box | null;
  readonly via: readonly Box[];
  readonly place: Element | null;
  readonly delay: number;
  readonly duration: number;
}

/** Returns how it is stopped: sounds that have not begun and a light that is still low. */
export function perform(beat: Playing, layer: HTMLElement, marks: HTMLElement, volume: number): () => void {
  const scenes = measure(beat, layer);
  const stops: Stop[] = [];
  for (const [i, scene] of scenes.entries()) {
    if (!beat.reduced) stops.push(...set(scene, scenes, marks));
    else if (scenes.findIndex((other) => other.place === scene.place) === i) appear(scene, marks);
  }
  for (const { motion, delay } of scenes) {
    const { cue, pitch } = motion;
    if (cue === undefined) continue;
    const timer = setTimeout(() => play(cue, volume, pitch), beat.reduced ? 0 : delay);
    stops.push(() => clearTimeout(timer));
  }
  return () => {
    for (const stop of stops) stop();
  };
}

function measure(beat: Playing, layer: HTMLElement): Scene[] {
  const ruler = rulerOf(layer);
  const placeOf = placesNow();
  return beat.motions.map((motion, i) => {
    const place = placeOf(motion.to);
    const ghost = layer.querySelector<HTMLElement>(`[data-ghost="${i}"]`);
    const start = beat.starts[i];
    return {
      motion,
      ghost,
      size: { w: ghost?.offsetWidth ?? 0, h: ghost?.offsetHeight ?? 0 },
      from: start === null ? null : ruler(start),
      to: place === null ? null : ruler(place.box),
      via: (motion.via ?? []).flatMap((name) => {
        const passed = placeOf(name);
        return passed === null ? [] : [ruler(passed.box)];
      }),
      place: place?.element ?? null,
      delay: (motion.delay ?? 0) / beat.rate,
      duration: msOf(motion) / beat.rate,
    };
  });
}

/** Without travel: what is new fades in, and keeps a line around it for a while. */
function appear({ to, place }: Scene, marks: HTMLElement): void {
  if (to === null || place === null) return;
  place.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
  outline(marks, to);
}

function set(scene: Scene, all: readonly Scene[], marks: HTMLElement): Stop[] {
  switch (scene.motion.kind) {
    case 'pulse':
      return scene.to === null ? [] : [glow(marks, scene.to, scene.delay, scene.duration)];
    case 'drama':
      return act(scene, marks);
    default:
      travel(scene, all);
      return [];
  }
}

function travel({ motion, ghost, size, from, to, via, delay, duration }: Scene, all: readonly Scene[]): void {
  if (ghost === null || from === null || to === null) return;
  const poses = [from, ...via, to].map((box) => poseIn(box, size));
  const flips = motion.kind === 'flip';
  const flying = flips ? (duration * MOVE_MS) / (MOVE_MS + FLIP_MS) : duration;
  const way = motion.kind === 'slide' ? evenly(poses) : arc(poses[0], poses[1]);
  const frames = way.map((pose): Keyframe => ({ opacity: 1, transform: transformOf(pose, size) }));
  ghost.animate(frames, { delay, duration: flying, easing: motion.kind === 'slide' ? 'ease-in-out' : MOVE, fill: 'both' });
  const leaf = flips ? ghost.firstElementChild : null;
  leaf?.animate([{ transform: 'perspective(700px) rotateY(0)' }, { transform: 'perspective(700px) rotateY(180deg)' }], {
    delay: delay + flying,
    duration: duration - flying,
    easing: FLIP,
    fill: 'both',
  });
  // What arrives where a drama is going on does not outlive it.
  const drama = all.find((s) => s.motion.kind === 'drama' && s.motion.to === motion.to);
  if (drama !== undefined) {
    const fade = drama.duration / 4;
    ghost.animate([{ opacity: 1 }, { opacity: 0 }], { delay: drama.delay + drama.duration - fade, duration: fade, fill: 'forwards' });
  }
}

/** Through places in between, each part of the way in the same time. */
const evenly = (poses: readonly Pose[]): readonly Pose[] => poses.map((p, i) => (i === poses.length - 1 ? p : { ...p, scale: poses[0].scale }));

/** The place trembles, something appears there and fades, and if it is bad the light drops. */
function act({ motion, ghost, size, to, place, delay, duration }: Scene, marks: HTMLElement): Stop[] {
  if (to !== null && ghost !== null) {
    const at = transformOf({ ...poseIn(to, size), scale: Math.max(to.w / size.w, to.h / size.h) }, size);
    ghost.animate(
      [
        { opacity: 0, transform: `${at} scale(.7)`, easing: SETTLE },
        { opacity: 1, transform: at, offset: 0.15 },
        { opacity: 1, transform: at, offset: 0.75 },
        { opacity: 0, transform: at },
      ],
      { delay, duration, fill: 'both' },
    );
  }
  if (!motion.dim) return [];
  const tremble = [0, -3, 3, -2, 2, -1, 0].map((x): Keyframe => ({ transform: `translateX(${x}px)` }));
  place?.animate(tremble, { delay, duration: duration / 2, composite: 'add' });
  return [dim(marks, delay, duration)];
}
