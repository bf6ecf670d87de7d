/** The end, step by step: who has won is not said before the total, and a tie is explained. */
import { seatsOf } from '@starboard/kernel';
import { propsAt } from '@starboard/table-kit/testing';
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { afternova } from '../../game.ts';
import { arrange, jeff } from '../../test/table.ts';
import { NO_DRAFTS } from '../drafts.ts';
import { endSteps, Over } from '../over.tsx';
import { rest } from '../picture.ts';
import type { Scene } from '../scene.ts';
import { tableWords } from '../words.ts';

const SLOT = 'Jeff wins.';

/** A finished game of three; `tied`: as if the second had as many points as the first. */
function ended(reduced: boolean, tied = false): string {
  const built = ['bp01 bp02 bp03 bp04 bp05', 'bp16 bp17', 'bp20'];
  const t = arrange({
    ...{ ends: true, options: { ending: 'step' }, ships: ['ship01', 'ship02', 'ship03'] },
    ...{ built, plans: ['bp06'], store: ['YP', 'G'] },
  });
  t.say(jeff, t.plan('bp06'));
  for (const seat of seatsOf(3)) if (t.waited.includes(seat)) t.say(seat, 'nothing');
  expect(t.state.stack).toEqual([]);
  const known = t.match.know(jeff);
  const props = propsAt(afternova, 3, known, jeff);
  const outcome = { ...afternova.outcome(t.state), ...(tied ? { scores: [30, 30, 1], ranks: [2, 1, 3] } : {}) };
  const scene: Scene = {
    ...{ props: { ...props, outcome, taste: { ...props.taste, reduced }, slots: { ...props.slots, over: SLOT } }, picture: rest(known) },
    ...{ root: null, drafts: NO_DRAFTS, bids: null, fresh: false, open: null, small: false, shape: 'wide', w: tableWords.en },
    ...{ isBehind: () => false, set() {}, say() {}, setOpen() {} },
  };
  return renderToString(createElement(Over, { scene, drawn: endSteps(3) }));
}

describe('scoring step by step', () => {
  test('A21: it begins with the Blueprints alone; ships, goals and the winner come later', () => {
    const html = ended(false);
    expect(html).toContain('v-over-slot later');
    expect(html).not.toMatch(/goal \d|class="v-tug"|v-col won/);
    expect(html.match(/class="blk bp"/g)).toHaveLength(9);
  });

  test('A21: without motion all of it is there at once', () => {
    const html = ended(true);
    expect(html).not.toContain('v-over-slot later');
    expect(html).toMatch(/v-col won/);
    expect(html.match(/class="v-tug"/g)).toHaveLength(3);
    expect(html).not.toContain('A tie goes to');
  });

  test('A22: a tie is explained, with its rule', () => {
    const html = ended(true, true);
    expect(html).toMatch(/Also 30 points: You\. A tie goes to the player later in turn order\..*A22/s);
  });
});
