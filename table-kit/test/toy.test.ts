/** The toy table: what it draws follows from the question, and its picture from what is heard. */
import { FastChance, heardBy, know, LANGUAGES, Match, type Seat, seatsOf, waitedFor } from '@starboard/kernel';
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { fog } from '../../kernel/test/toys/fog.ts';
import type { Fog } from '../../kernel/test/toys/fog-table.ts';
import type { BoardProps } from '../contract.ts';
import { KIT_SOUNDS } from '../sound/index.ts';
import { propsAt } from '../testing/index.ts';
import { kitWords } from '../words/index.ts';
import FogBoard from './toy/fog-board.tsx';
import { type FogPicture, staging } from './toy/staging.tsx';

interface Thing {
  readonly pick: string;
  readonly state: string;
  readonly second: boolean;
}

/** The elements that stand for a pick, in the order of the page. */
const thingsIn = (html: string): Thing[] =>
  [...html.matchAll(/<(?:button|g)\b[^>]*data-pick="([^"]*)"[^>]*>/g)].map(([tag, pick]) => ({
    pick,
    state: /data-state="([^"]*)"/.exec(tag)?.[1] ?? '',
    second: tag.includes('data-second'),
  }));

const draw = (props: BoardProps<Fog>): string => renderToString(createElement(FogBoard, props));

/** Plays to the end; before each answer `look` sees the match and who is waited for. */
function play(name: string, look: (match: Match<Fog>, asked: Seat) => void): Match<Fog> {
  const chance = new FastChance(name);
  const match = new Match<Fog>(fog, { nights: 4 }, 3, new FastChance(`${name} deal`));
  while (!match.over) {
    const waited = waitedFor(know(match.state, null));
    const asked = waited[chance.int(waited.length)];
    look(match, asked);
    const picks = propsAt(fog, 3, know(match.state, asked), asked, 'en').turn?.question.choice.picks ?? [];
    expect(match.answer(asked, [picks[chance.int(picks.length)]]).refused).toBeNull();
  }
  return match;
}

describe('the board of Fog', () => {
  test('every legal pick can be pressed, by keyboard exactly once; others see nothing to press', () => {
    const states = new Set<string>();
    for (let n = 0; n < 10; n++)
      play(`board ${n}`, (match, asked) => {
        const props = propsAt(fog, 3, know(match.state, asked), asked, LANGUAGES[n % LANGUAGES.length]);
        const things = thingsIn(draw(props));
        const { choice, greyed } = props.turn!.question;
        expect(
          things
            .filter((t) => !t.second && t.state === 'legal')
            .map((t) => t.pick)
            .toSorted(),
        ).toEqual(choice.picks.toSorted());
        for (const t of things.filter((x) => x.state === 'refused')) expect(greyed.map((r) => r.pick)).toContain(t.pick);
        for (const t of things) states.add(`${t.pick.split(' ')[0]} ${t.state}${t.second ? ' second' : ''}`);
        expect(thingsIn(draw(propsAt(fog, 3, know(match.state, null), null, 'en')))).toEqual([]);
      });
    // Staying is a place and a button; striking is a button, refused to a runner; a place may be refused.
    for (const state of ['stay legal', 'stay legal second', 'strike legal', 'strike refused', 'noise legal', 'noise refused'])
      expect(states).toContain(state);
  });

  test('what is heard moves the picture on to what is known, from every seat', () => {
    for (const seat of [...seatsOf(3), null]) {
      const pictures: FogPicture[] = [];
      const match = play('picture', (m) => pictures.push(structuredClone(staging.rest(know(m.state, seat), seat))));
      let m = pictures[0];
      for (const [i, entry] of match.entries.slice(1).entries()) {
        for (const { event } of heardBy(entry.told, seat)) m = staging.land(staging.lift(m, event, seat), event, seat);
        expect(m).toEqual(pictures[i + 1] ?? staging.rest(know(match.state, seat), seat));
      }
    }
  });

  test('every motion happens at a place of the plan and makes a sound that exists', () => {
    const html = draw(propsAt(fog, 3, know(play('motions', () => {}).state, null), null, 'en'));
    const { entries } = play('motions', () => {});
    const motions = entries.flatMap((e) => e.told.flatMap((t) => staging.motions({ night: 0, noise: [], caught: [] }, t.event, null)));
    expect(new Set(motions.map((m) => m.cue))).toEqual(new Set(['ping', 'strike']));
    for (const { to, cue } of motions) {
      expect(html).toContain(`data-anchor="${String(to)}"`);
      expect({ ...KIT_SOUNDS, ...staging.sounds }).toHaveProperty([String(cue)]);
    }
  });

  test.each(LANGUAGES)('%s: the kit speaks for itself, and shows the portraits it is given', (language) => {
    const match = new Match<Fog>(fog, { nights: 4 }, 3, new FastChance('words'));
    const [asked] = waitedFor(know(match.state, null));
    const html = draw(propsAt(fog, 3, know(match.state, asked), asked, language));
    const w = kitWords[language];
    for (const label of [w.others, w.question, w.mine]) expect(html).toContain(`aria-label="${label}"`);
    expect(html.match(/src="\w+\.svg"/g)).toHaveLength(2);
    expect(draw(propsAt(fog, 3, know(match.state, null), null, language))).toContain(`aria-label="${w.everybody}"`);
  });

  test('the second line of a pick stands on its button and is read out with its thing', () => {
    const match = new Match<Fog>(fog, { nights: 4 }, 3, new FastChance('detail'));
    const [asked] = waitedFor(know(match.state, null));
    const props = propsAt(fog, 3, know(match.state, asked), asked, 'en');
    const html = draw({ ...props, words: { ...props.words, detail: (p) => (p === 'stay' ? ['Quiet'] : null) } });
    expect(html).toMatch(/<button[^>]*data-pick="stay"[^>]*>.*?<small>Quiet<\/small>/);
    expect(html).toMatch(/<g[^>]*data-pick="stay"[^>]*aria-description="Quiet"/);
    expect(draw(props)).not.toContain('<small>');
  });
});
