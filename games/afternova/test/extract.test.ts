import { choose } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { afternova } from '../game.ts';
import { LETTERS } from '../rules/gems.ts';
import { capacity, loadAfter } from '../rules/power.ts';
import { contractOf, talksOf } from '../rules/present.ts';
import { andrew, arrange, gemsText, jeff, mina, otis } from './table.ts';

describe('the rulebook’s examples', () => {
  test('A9, A11: Jeff lacks a pilot for the planet; Andrew has one and gets two purple fragments for it', () => {
    const t = arrange({ paws: ['PE PE', 'PS'], planets: [['pl02', 'YPPK']] });
    const [jeffs, andrews] = [t.paw(jeff, 0, 1), t.paw(andrew, 0)];
    t.say(jeff, 'planet 0', 'call', 'lack 1', 'lack 0', 'price P', 'price P', 'done');
    expect(t.event('called')).toMatchObject({ seat: jeff, skills: [0, 1], lacks: [1, 0], price: [0, 0, 2, 0, 0] });
    t.say(andrew, 'offer', 'to active', ...andrews, 'for', 'take P', 'take P', 'send');
    t.say(jeff, 'contract', `with ${andrew}`, 'done', ...jeffs, 'done', 'as offered');
    expect(talksOf(t.pub).contract).toMatchObject({
      n: 1,
      agreed: [jeff],
      rows: [
        { seat: jeff, n: 2 },
        { seat: andrew, n: 1 },
      ],
    });
    t.say(andrew, 'agree 1');
    expect([t.gems(jeff), t.gems(andrew)]).toEqual(['YK', 'PP']);
    expect([t.pub.paws[jeff], t.pub.paws[andrew], t.pub.pawsOut.length]).toEqual([0, 0, 3]);
    expect(t.event('extracted').rows.map((r) => r.cards.length)).toEqual([2, 1]);
    expect(t.pub.planetsOut).toHaveLength(1);
    expect([t.pub.extracts, t.pub.partnered]).toEqual([1, 1]);
  });

  test('A10: Jeff gives his green fragment for a pilot, which leaves room for all four of the planet', () => {
    const t = arrange({ paws: ['PE PE', 'PS'], store: ['G'], planets: [['pl02', 'YPWK']] });
    const [jeffs, andrews] = [t.paw(jeff, 0, 1), t.paw(andrew, 0)];
    t.say(jeff, 'planet 0', 'call', 'lack 1', 'lack 0', 'price G', 'done');
    t.say(andrew, 'offer', 'to active', ...andrews, 'for', 'want G', 'send');
    t.say(jeff, 'contract', `with ${andrew}`, 'done', ...jeffs, 'done', 'as offered');
    expect(loadAfter(t.pub, contractOf(t.pub), jeff)).toBe(4);
    t.say(andrew, 'agree 1');
    expect([t.gems(jeff), t.gems(andrew)]).toEqual(['YPWK', 'G']);
    expect(t.step).not.toBe('trim');
  });
});

describe('what it takes', () => {
  test('A7, Q22: either an Extract or the Market; there is no passing', () => {
    const t = arrange({ paws: ['PE PE'], planets: [['pl01', 'YGP']] });
    expect(t.picks(jeff)).toEqual(['market', 'planet 0']);
    expect(t.refuses(jeff, 'wait')).toMatchObject({ rule: 'A7' });
    t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done').declines();
    expect(t.pub.active).toBe(andrew);
  });

  test('A7: a negotiation that was broken off may be followed by the Market', () => {
    const t = arrange({ paws: ['PP', 'EE'], planets: [['pl01', 'YGP']] });
    t.call(jeff).say(jeff, 'abort');
    expect(t.step).toBe('action');
    t.say(jeff, 'market');
    expect(t.step).toBe('market');
  });

  test('A8: the icons must reach both requirements', () => {
    const t = arrange({
      paws: ['PP PE SS', 'MM'],
      planets: [
        ['pl01', 'YGP'],
        ['pl04', 'K'],
      ],
    });
    expect(t.why(jeff, 'planet 0', 'alone')).toBe('A8 cannot-alone');
    t.say(jeff, 'planet 1', 'alone', ...t.paw(jeff, 0, 2), 'done');
    expect(t.gems(jeff)).toBe('K');
    const u = arrange({ paws: ['PP PE EE SS'], planets: [['pl01', 'YGP']] });
    expect(u.refuses(jeff, 'planet 0', 'alone', ...u.paw(jeff, 0, 1), 'done')).toMatchObject({
      rule: 'A8',
      why: 'too-few-icons',
      with: { lacks: [0, 1] },
    });
    // A surplus of a skill is not a lack of it, whichever skill it is.
    expect(u.refuses(jeff, 'planet 0', 'alone', ...u.paw(jeff, 1, 2), 'done')).toMatchObject({ with: { lacks: [1, 0] } });
    expect(u.why(jeff, 'planet 0', 'alone', ...u.paw(jeff, 3), 'done')).toBe('A8 too-few-icons');
  });

  test('A9: alone, the active player takes everything', () => {
    const t = arrange({ paws: ['PP EE'], planets: [['pl01', 'YYK']] });
    t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done');
    expect(t.gems(jeff)).toBe('YYK');
    expect(t.pub.partnered).toBe(0);
  });

  test('Q3: superfluous Paws may be played, and make their owner a participant', () => {
    const t = arrange({ paws: ['PP EE SS', 'MM'], planets: [['pl01', 'YYK']] });
    expect(t.why(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1, 2), 'done')).toBeNull();
    t.call(jeff);
    t.say(andrew, 'offer', 'to all', ...t.paw(andrew, 0), 'for', 'take Y', 'send');
    t.say(jeff, 'contract', 'with 1', 'done', ...t.paw(jeff, 0, 1), 'done', 'as offered').say(andrew, 'agree 1');
    expect([t.gems(jeff), t.gems(andrew)]).toEqual(['YK', 'Y']);
  });

  test('Q1: without a Paw nobody takes part, so nobody can offer, give or get anything', () => {
    const t = arrange({ paws: ['PP EE', undefined, 'PS'], store: [undefined, 'Y', 'W'], planets: [['pl01', 'GGK']] });
    t.call(jeff);
    expect(t.why(andrew, 'offer')).toBe('Q1 no-paws');
    expect(t.why(mina, 'offer', 'to all', 'for')).toBe('Q1 no-paws');
    t.say(mina, 'offer', 'to all', ...t.paw(mina, 0), 'for', 'send');
    const start = ['contract', 'with 2', 'done', ...t.paw(jeff, 0, 1), 'done', 'change'] as const;
    expect(t.why(jeff, 'contract', 'with 1')).toBe('Q1 no-offer');
    expect(t.why(jeff, ...start, 'G>1')).toBe('Q5 outsider');
    expect(t.why(jeff, ...start, 'G>0', 'G>0', 'K>0', '1Y>0')).toBe('A10 outsider');
    expect(t.why(jeff, ...start, 'G>0', 'G>0', 'K>0', '2W>1')).toBe('Q4 outsider');
  });

  test('Q2: the active player plays a Paw, unless the option says otherwise', () => {
    const scene = { paws: [undefined, 'PE PE'], planets: [['pl01', 'GGK']] as const };
    // Q22: without a Paw only the Market is left, and everybody sees it.
    expect(arrange(scene).step).toBe('market');
    const with1 = arrange({ ...scene, paws: ['SS', 'PE PE'] }).call(jeff);
    with1.say(andrew, 'offer', 'to active', ...with1.paw(andrew, 0, 1), 'for', 'take G', 'send');
    expect(with1.why(jeff, 'contract', 'with 1', 'done', 'done')).toBe('Q2 must-play');
    const t = arrange({ ...scene, options: { activeMustPlayPaw: false } }).call(jeff);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0, 1), 'for', 'take G', 'send');
    t.say(jeff, 'contract', 'with 1', 'done', 'done', 'as offered').say(andrew, 'agree 1');
    expect([t.gems(jeff), t.gems(andrew)]).toEqual(['GK', 'G']);
  });

  test('Q12: any number of helpers', () => {
    const t = arrange({ players: 4, paws: ['PE', 'PE', 'PE', 'SS'], planets: [['pl03', 'YGPWK']] }).call(jeff);
    for (const seat of [andrew, mina, otis])
      t.say(seat, 'offer', 'to active', ...t.paw(seat, 0), 'for', `take ${(['Y', 'G', 'P'] as const)[seat - 1]}`, 'send');
    t.say(jeff, 'contract', 'with 1', 'with 2', 'with 3', 'done', ...t.paw(jeff, 0), 'done', 'as offered');
    t.say(otis, 'agree 1').say(andrew, 'agree 1').say(mina, 'agree 1');
    expect([jeff, andrew, mina, otis].map((s) => t.gems(s))).toEqual(['WK', 'Y', 'G', 'P']);
  });
});

describe('what may be part of a deal', () => {
  /** Andrew and Mina help; each has something stored. */
  const three = (options = {}) => {
    const t = arrange({ players: 4, options, paws: ['PE', 'PE', 'SS', 'MM'], store: ['Y', 'GG', 'W', 'K'], planets: [['pl01', 'PPK']] }).call(jeff);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take P', 'give G', 'send');
    t.say(mina, 'offer', 'to active', ...t.paw(mina, 0), 'for', 'send');
    return { t, start: ['contract', 'with 1', 'with 2', 'done', ...t.paw(jeff, 0), 'done', 'change', 'P>0', 'P>2', 'K>1'] as const };
  };

  test('A10, Q4: stored fragments go from participant to participant, also from helper to helper', () => {
    const { t, start } = three();
    expect(t.picks(jeff, ...start)).toEqual(['0Y>1', '0Y>2', '1G>0', '1G>2', '2W>0', '2W>1', 'sign']);
    t.say(jeff, ...start, '0Y>2', '1G>2', '1G>2', '2W>1', 'sign')
      .say(andrew, 'agree 1')
      .say(mina, 'agree 1');
    expect([jeff, andrew, mina, otis].map((s) => t.gems(s))).toEqual(['P', 'WK', 'YGGP', 'K']);
  });

  test('Q4: with the option also to those who do not take part, who still give nothing', () => {
    const { t, start } = three({ giftsToOutsiders: true });
    expect(t.picks(jeff, ...start)).toContain('1G>3');
    expect(t.picks(jeff, ...start)).not.toContain('3K>0');
    t.say(jeff, ...start, '1G>3', 'sign')
      .say(andrew, 'agree 1')
      .say(mina, 'agree 1');
    expect(t.gems(otis)).toBe('GK');
  });

  test('A10: nobody gives more than is stored', () => {
    const { t, start } = three();
    expect(t.why(jeff, ...start, '0Y>1', '0Y>1')).toBe('A10 not-stored');
    expect(t.why(jeff, ...start, '1G>0', '1G>0', '1G>0')).toBe('A10 not-stored');
    expect(t.why(jeff, ...start, '0W>1')).toBe('A10 not-stored');
  });

  test('A10, Q4: every gift between two seats of the table is possible or has its reason, and no other is spoken of', () => {
    const { t, start } = three();
    const choice = choose(afternova, t.match.know(jeff), jeff, start);
    const spokenOf = [...(choice?.picks ?? []), ...(choice?.greyed?.() ?? []).map((no) => no.pick)];
    const seats = [jeff, andrew, mina, otis];
    const gifts = seats.flatMap((from) => LETTERS.flatMap((c) => seats.flatMap((to) => (from === to ? [] : [`${from}${c}>${to}`]))));
    expect(spokenOf.sort()).toEqual([...gifts, 'sign'].sort());
  });

  test('Q39: nobody gives and gets the same colour', () => {
    const t = arrange({ paws: ['PE', 'PE'], store: ['Y', 'Y'], planets: [['pl01', 'K']] }).call(jeff);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'send');
    const start = ['contract', 'with 1', 'done', ...t.paw(jeff, 0), 'done', 'change', 'K>0'] as const;
    expect(t.why(jeff, ...start, '0Y>1', '1Y>0')).toBe('Q39 cancels');
    expect(t.why(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'want Y', 'give Y')).toBe('Q39 cancels');
  });

  test('Q5: every fragment of the planet goes to one participant; a share may be nothing', () => {
    const t = arrange({ paws: ['PE', 'PE'], planets: [['pl01', 'YPK']] }).call(jeff);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take P', 'send');
    const start = ['contract', 'with 1', 'done', ...t.paw(jeff, 0), 'done', 'change'] as const;
    expect(t.picks(jeff, ...start)).toEqual(['Y>0', 'Y>1']);
    expect(t.refuses(jeff, ...start, 'Y>0', 'sign')).toMatchObject({ rule: 'Q5' });
    expect(t.why(jeff, ...start, 'Y>2')).toBe('Q5 outsider');
    t.say(jeff, ...start, 'Y>0', 'P>0', 'K>0', 'sign').say(andrew, 'agree 1');
    expect([t.gems(jeff), t.gems(andrew)]).toEqual(['YPK', '']);
  });

  test('Q5: offers that together want more than there is can only be taken up with changes', () => {
    const t = arrange({ paws: ['PE', 'PE', 'SS'], planets: [['pl01', 'YPK']] }).call(jeff);
    for (const seat of [andrew, mina]) t.say(seat, 'offer', 'to active', ...t.paw(seat, 0), 'for', 'take P', 'send');
    expect(t.why(jeff, 'contract', 'with 1', 'with 2', 'done', ...t.paw(jeff, 0), 'done', 'as offered')).toBe('Q5 not-joint');
    expect(t.why(jeff, 'contract', 'with 1', 'done', ...t.paw(jeff, 0), 'done', 'as offered')).toBeNull();
  });

  test('Q6: cards are never part of a deal', () => {
    const { t, start } = three();
    for (const seat of [jeff, andrew]) for (const pick of t.paw(seat, 0)) expect(t.why(jeff, ...start, pick)).not.toBeNull();
    const terms = t.picks(otis, 'offer', 'to all', ...t.paw(otis, 0), 'for');
    expect(terms.filter((p) => /paw|plan/.test(p))).toEqual([]);
  });

  test('Q7: nothing changes hands outside an Extract', () => {
    const t = arrange({ paws: ['PE', 'PE'], store: ['Y', 'G'], plans: ['bp16'] });
    for (const seat of [jeff, andrew]) for (const pick of ['offer', '0Y>1', 'give Y', 'agree 1'] as const) expect(t.why(seat, pick)).not.toBeNull();
    t.say(jeff, 'market');
    expect(t.picks(jeff).filter((p) => /offer|give|>/.test(p))).toEqual([]);
  });

  test('Q8: what a call promises binds nobody', () => {
    const t = arrange({ paws: ['PE', 'PE'], planets: [['pl01', 'YPK']] });
    t.say(jeff, 'planet 0', 'call', 'lack 2', 'lack 2', 'price P', 'price K', 'done');
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'send');
    t.say(jeff, 'contract', 'with 1', 'done', ...t.paw(jeff, 0), 'done', 'as offered').say(andrew, 'agree 1');
    expect(t.gems(jeff)).toBe('YPK');
  });
});

describe('carrying it out', () => {
  test('Q9: the Paws are opened to all, everything moves at once, then the planet is renewed', () => {
    const t = arrange({ paws: ['PE', 'PE'], store: ['YYYY', 'GGGG'], planets: [['pl01', 'PPK']] }).call(jeff);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'send');
    const before = t.view(mina);
    // Both are full, and both are not after the exchange: nothing is checked in between.
    t.say(jeff, 'contract', 'with 1', 'done', ...t.paw(jeff, 0), 'done', 'change', 'P>1', 'P>1', 'K>1', '1G>0', '1G>0', '1G>0', 'sign');
    expect([t.gems(jeff), t.gems(andrew)]).toEqual(['YYYY', 'GGGG']);
    expect(before).not.toContain('"seenPaws":[[0');
    t.say(andrew, 'agree 1');
    expect(t.kinds(mina).slice(0, 2)).toEqual(['agreed', 'extracted']);
    expect([t.gems(jeff), t.gems(andrew)]).toEqual(['YYYYGGG', 'GPPK']);
    expect(t.step).toBe('trim');
    expect(t.pub.planets[0].gems).toEqual([0, 0, 0, 0, 0]);
    t.say(jeff, 'drop Y', 'drop Y', 'drop G');
    expect(gemsText(t.pub.heap)).toBe('YYG');
    expect(t.kinds(null)).toEqual(expect.arrayContaining(['trimmed', 'planet']));
  });

  test('A11, Q10: a player with too much discards down to capacity, of old and new, onto the heap and not into the bag', () => {
    const t = arrange({ paws: ['PE PE'], store: ['YYG'], planets: [['pl01', 'PWK']] });
    t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done');
    expect([t.step, capacity(t.pub, jeff)]).toEqual(['trim', 4]);
    expect(t.picks(jeff)).toEqual(['drop Y', 'drop G', 'drop P', 'drop W', 'drop K']);
    t.say(jeff, 'drop Y', 'drop P');
    expect(t.gems(jeff)).toBe('YGWK');
    expect(gemsText(t.pub.heap)).toBe('YP');
  });

  test('Q9: several trim at the same time, and nobody sees what the others choose until all have', () => {
    const t = arrange({ paws: ['PE', 'PE'], store: ['YYG', 'KKWW'], planets: [['pl01', 'PPP']] }).call(jeff);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take P', 'send');
    t.say(jeff, 'contract', 'with 1', 'done', ...t.paw(jeff, 0), 'done', 'as offered').say(andrew, 'agree 1');
    expect(t.state.flow).toMatchObject({ window: 'sealed', asked: [jeff, andrew] });
    t.say(andrew, 'drop W');
    expect(t.gems(andrew)).toBe('PWWKK');
    expect(t.view(jeff)).not.toContain('drop');
    t.say(jeff, 'drop Y');
    expect([t.gems(jeff), t.gems(andrew)]).toEqual(['YGPP', 'PWKK']);
  });

  test('Q42: where there is only one way to trim, nobody is asked', () => {
    const t = arrange({ paws: ['PE PE'], store: ['YYY'], planets: [['pl01', 'YYY']] });
    t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done');
    expect(t.step).not.toBe('trim');
    expect(t.gems(jeff)).toBe('YYYY');
    expect(t.event('trimmed').gems).toEqual([2, 0, 0, 0, 0]);
  });

  test('A12: planet and Paws are discarded, and a new planet comes, filled from the bag', () => {
    const t = arrange({
      paws: ['PE PE'],
      planets: [
        ['pl01', 'YGP'],
        ['pl02', 'KKKK'],
      ],
    });
    t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done');
    expect(t.pub.planetsOut).toEqual([0]);
    expect(t.pub.pawsOut).toHaveLength(2);
    expect(t.pub.planets.map((p) => p.card)).toHaveLength(3);
    // The oldest comes first; the new one last.
    expect(t.pub.planets[0].card).toBe(1);
    expect(t.event('planet').slot).toBe(2);
  });
});

describe('upgrades in an Extract', () => {
  test('A19: a boost adds an icon where its owner plays a Paw, helpers’ too', () => {
    const alone = arrange({ paws: ['PE EE'], built: ['bp21'], planets: [['pl01', 'YGP']] });
    alone.say(jeff, 'planet 0', 'alone', ...alone.paw(jeff, 0, 1), 'done');
    expect(alone.gems(jeff)).toBe('YGP');
    const t = arrange({ paws: ['PE', 'EE'], built: [undefined, 'bp21'], planets: [['pl01', 'YGP']] }).call(jeff);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'send');
    t.say(jeff, 'contract', 'with 1', 'done', ...t.paw(jeff, 0), 'done', 'as offered').say(andrew, 'agree 1');
    expect(t.gems(jeff)).toBe('YGP');
  });

  test('A19: equal upgrades add up: two more fragments fit', () => {
    const t = arrange({ paws: ['PE PE'], built: ['bp01 bp02'], store: ['YYY'], planets: [['pl01', 'PWK']] });
    t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done');
    expect(t.gems(jeff)).toBe('YYYPWK');
    expect(capacity(t.pub, jeff)).toBe(6);
  });

  test('Q2, A19: a boost adds nothing for an active player who plays no Paw', () => {
    const scene = { options: { activeMustPlayPaw: false }, paws: [undefined, 'PE EE'], planets: [['pl01', 'YGP']] as const };
    const t = arrange({ ...scene, built: ['bp21'] }).call(jeff);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0, 1), 'for', 'send');
    expect(t.why(jeff, 'contract')).toBe('A8 offers-too-little');
    const u = arrange({ ...scene, paws: ['SS', 'PE EE'], built: ['bp21'] }).call(jeff);
    u.say(andrew, 'offer', 'to active', ...u.paw(andrew, 0, 1), 'for', 'send');
    expect(u.why(jeff, 'contract', 'with 1', 'done', 'done')).toBe('A8 too-few-icons');
    expect(u.why(jeff, 'contract', 'with 1', 'done', ...u.paw(jeff, 0), 'done', 'as offered')).toBeNull();
  });

  test('Q14: crew draws come after the new planet, clockwise from the active player, and are followed by the hand limit', () => {
    const t = arrange({
      turn: mina,
      paws: ['PE PP PP EE EE SS SS MM', undefined, 'PE'],
      built: ['bp12 bp13', undefined, 'bp11'],
      planets: [['pl01', 'YGP']],
    }).call(mina);
    t.say(jeff, 'offer', 'to active', ...t.paw(jeff, 2), 'for', 'send');
    t.say(mina, 'contract', 'with 0', 'done', ...t.paw(mina, 0), 'done', 'as offered').say(jeff, 'agree 1');
    const kinds = t.kinds(null);
    expect(kinds.indexOf('planet')).toBeLessThan(kinds.indexOf('drew'));
    expect(t.heard(null).flatMap((e) => (e.kind === 'drew' ? [e.seat] : []))).toEqual([mina, jeff, jeff]);
    expect(t.pub.paws[mina]).toBe(1);
    expect([t.step, t.state.flow.asked]).toEqual(['spill', [jeff]]);
    t.say(jeff, ...t.paw(jeff, 0));
    expect(t.pub.paws[jeff]).toBe(8);
  });
});
