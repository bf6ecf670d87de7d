import { describe, expect, test } from 'vitest';
import { capacity } from '../rules/power.ts';
import { andrew, arrange, gemsText, jeff, mina, planOf, type Scene, type Table } from './table.ts';

describe('completing Blueprints', () => {
  test('A17, A19: the rulebook’s example: Jeff completes his second Blueprint and discards its fragments', () => {
    const t = arrange({ ends: true, plans: ['bp16'], built: ['bp01'], store: ['YGWK'] });
    t.say(jeff, t.plan('bp16'));
    expect(t.gems(jeff)).toBe('K');
    expect(gemsText(t.event('completed').paid)).toBe('YGW');
    expect(t.event('completed')).toMatchObject({ seat: jeff, nth: 2, points: 5, upgrade: null, card: { id: 'bp16' } });
    expect(t.pub.built[jeff]).toEqual([planOf('bp01'), planOf('bp16')]);
    expect(t.pub.plans[jeff]).toBe(0);
  });

  const three: Scene = { ends: true, turn: andrew, plans: ['bp01', 'bp02', 'bp03'], store: ['YG', 'GP', 'PW'] };

  test('A17, Q23: all players may, all at once and in secret; it is carried out clockwise from the active player', () => {
    const t = arrange(three);
    expect(t.waited).toEqual([jeff, andrew, mina]);
    t.say(jeff, t.plan('bp01')).say(andrew, 'nothing');
    expect([t.waited, t.pub.built[jeff], t.kinds(mina)]).toEqual([[mina], [], []]);
    expect(t.view(mina)).not.toContain(t.plan('bp01'));
    // A mind may change until everybody has answered.
    t.say(andrew, t.plan('bp02')).say(mina, 'rest');
    expect(t.heard(mina).flatMap((e) => (e.kind === 'completed' || e.kind === 'rests' ? [[e.kind, e.seat]] : []))).toEqual([
      ['completed', andrew],
      ['rests', mina],
      ['completed', jeff],
    ]);
    expect(t.pub.active).toBe(mina);
  });

  test('Q23: an answer leaves the position before it as it was, so that it can be taken back', () => {
    for (const ending of ['chance', 'step'] as const) {
      const t = arrange({ ...three, options: { ending } });
      for (let n = 0; n < 3; n++) {
        const { state } = t;
        const before = JSON.stringify(state);
        t.say(t.waited[0], 'nothing');
        expect(JSON.stringify(state), `${ending}, answer ${n}`).toBe(before);
      }
    }
  });

  test('Q23, Q27: where a sixth ends the game at once they are asked one after the other, knowing what came before', () => {
    const t = arrange({ ...three, options: { ending: 'step' } });
    for (const seat of [andrew, mina, jeff]) {
      expect(t.waited).toEqual([seat]);
      t.say(seat, t.plan(['bp01', 'bp02', 'bp03'][seat]));
      expect(t.pub.built[seat]).toHaveLength(1);
    }
  });

  test('Q23: asked is everybody who could pay a Blueprint that nobody sees, whether it is in their own hand or not', () => {
    const t = arrange({ ends: true, plans: ['bp01', 'bp02', undefined], store: ['WK', '', 'YG'], planRow: 'bp37 bp38 bp39 bp40' });
    expect(t.state.flow.asked).toEqual([jeff]);
    expect(t.picks(jeff)).toEqual(['nothing', 'rest']);
    t.say(jeff, 'nothing');
    expect(t.step).not.toBe('complete');
  });

  test('Q23: who could pay nothing but what lies open is not asked: one fragment, two of a colour, or the only ones for it in sight', () => {
    for (const store of ['K', 'KK']) expect(arrange({ ends: true, plans: ['bp01'], store: [store] }).step).not.toBe('complete');
    // White and black pay bp04 alone.
    const scene = { ends: true, plans: ['bp01'], store: ['WK'] };
    expect(arrange({ ...scene, planRow: 'bp04 bp38 bp39 bp40' }).step).not.toBe('complete');
    expect(arrange({ ...scene, built: ['', 'bp04'], planRow: 'bp37 bp38 bp39 bp40' }).step).not.toBe('complete');
    expect(arrange({ ...scene, planRow: 'bp37 bp38 bp39 bp40' }).step).toBe('complete');
    // A refinery pays more.
    expect(arrange({ ends: true, plans: ['bp01'], built: ['bp25'], store: ['KK'] }).step).toBe('complete');
  });

  test('Q23: being asked hangs on nothing hidden: another hand of the same size changes nothing', () => {
    const asked = (plan: string): unknown => arrange({ ends: true, plans: [plan], store: ['WK'], planRow: 'bp37 bp38 bp39 bp40' }).state.flow.asked;
    expect(asked('bp04')).toEqual(asked('bp36'));
  });

  test('Q23: who says so is not asked until storage or Blueprints change, or the last chance comes', () => {
    const rest = (more: Scene = {}): Table =>
      arrange({
        ends: true,
        plans: ['bp01 bp16'],
        store: ['YG'],
        paws: ['PE PE'],
        planets: [['pl01', 'YPP']],
        planRow: 'bp37 bp38 bp39 bp40',
        ...more,
      }).say(jeff, 'rest');
    const turn = (t: Table): Table => {
      for (let n = 0; n < 3; n++)
        t.say(t.pub.active, 'market').say(t.pub.active, 'blind paw').say(t.pub.active, 'blind paw').say(t.pub.active, 'blind paw');
      return t;
    };
    expect(rest().step).not.toBe('complete');
    expect([turn(rest()).step, turn(rest()).pub.active]).toEqual(['action', andrew]);
    // The fragments of a planet come in.
    const rich = rest({ turn: mina });
    expect(rich.pub.active).toBe(jeff);
    rich.say(jeff, 'planet 0', 'alone', ...rich.paw(jeff, 0, 1), 'done');
    if (rich.step === 'trim') rich.say(jeff, 'drop P');
    expect([rich.step, rich.state.flow.asked]).toEqual(['complete', [jeff]]);
    // A Blueprint comes in.
    const drawn = rest({ turn: mina }).say(jeff, 'market').say(jeff, 'blind plan').say(jeff, 'blind paw').say(jeff, 'blind paw');
    expect([drawn.step, drawn.state.flow.asked]).toEqual(['complete', [jeff]]);
    // Somebody completes the sixth: jeff is asked once more, and there is no later.
    const last = rest({ built: ['', 'bp02 bp03 bp04 bp05 bp07'], plans: ['bp01', 'bp06'], store: ['YG', 'YP'] }).say(andrew, 'plan 5');
    expect([last.pub.last, last.state.flow.asked, last.picks(jeff)]).toEqual([true, [jeff], [last.plan('bp01'), 'nothing']]);
  });

  test('Q24: one in a turn', () => {
    const t = arrange({ ends: true, plans: ['bp01 bp04'], store: ['YGWK'] });
    t.say(jeff, t.plan('bp01'));
    expect(t.step).not.toBe('complete');
    expect(t.gems(jeff)).toBe('WK');
  });

  test('Q25: exact colours; what cannot be paid is refused with what is lacking', () => {
    const t = arrange({ ends: true, plans: ['bp16'], store: ['YYGK'] });
    expect(t.refuses(jeff, t.plan('bp16'))).toMatchObject({ rule: 'Q25', why: 'cannot-pay', with: { lacks: [0, 0, 0, 1, 0] } });
    for (const pick of ['drop Y', 'pay Y'] as const) expect(t.refuses(jeff, pick)).not.toBeNull();
  });

  test('Q25: a refinery lets one fragment be of any colour, two of them two', () => {
    const one = arrange({ ends: true, plans: ['bp16'], built: ['bp25'], store: ['YYGK'] });
    expect(one.picks(jeff, one.plan('bp16'))).toEqual(['pay Y', 'pay G', 'pay K']);
    expect(one.picks(jeff, one.plan('bp16'), 'pay K')).toEqual(['pay Y', 'pay G']);
    one.say(jeff, one.plan('bp16'), 'pay Y', 'pay G', 'pay K');
    expect(one.gems(jeff)).toBe('Y');
    const two = arrange({ ends: true, plans: ['bp16'], built: ['bp25 bp31'], store: ['YKK'] });
    two.say(jeff, two.plan('bp16'));
    expect(two.gems(jeff)).toBe('');
    const lacking = arrange({ ends: true, plans: ['bp16'], built: ['bp25'], store: ['YKK'] });
    expect(lacking.why(jeff, lacking.plan('bp16'))).toBe('Q25 cannot-pay');
  });

  test('A18: what does not fit is gone before anybody completes', () => {
    const t = arrange({ paws: ['PE PE'], plans: ['bp36'], store: ['YYG'], planets: [['pl01', 'PKW']] });
    t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done');
    expect(t.step).toBe('trim');
    t.say(jeff, 'drop G', 'drop W');
    // bp36 needs YYGPK, all of which was there for a moment.
    expect(t.why(jeff, t.plan('bp36'))).toBe('Q25 cannot-pay');
  });

  test('A19, Q26: an upgrade works from the next turn on, never in the one in which it was completed', () => {
    const t = arrange({ ends: true, plans: ['bp01', 'bp03'], built: ['bp02'], store: ['YGKKK', 'PW'] });
    expect(capacity(t.pub, jeff)).toBe(5);
    t.say(jeff, t.plan('bp01'));
    expect([t.waited, t.pub.built[jeff].length, t.pub.ripe[jeff], capacity(t.pub, jeff)]).toEqual([[andrew], 1, 1, 5]);
    t.say(andrew, 'nothing');
    expect([t.pub.active, t.pub.ripe[jeff], capacity(t.pub, jeff)]).toEqual([andrew, 2, 6]);
  });

  test('Q26, Q27: a refinery completed with the sixth Blueprint does not help in the last chance', () => {
    const t = arrange({
      ends: true,
      built: ['bp33 bp01', 'bp02 bp03 bp04 bp05 bp07'],
      plans: ['bp25 bp09', 'bp06'],
      store: ['YYKKGK', 'YP'],
      planRow: 'bp37 bp38 bp39 bp40',
    });
    t.say(jeff, t.plan('bp25')).say(andrew, t.plan('bp06'));
    expect([t.state.flow.asked, t.gems(jeff)]).toEqual([[jeff], 'GK']);
    // bp09 costs green and white.
    expect(t.why(jeff, t.plan('bp09'))).toBe('Q25 cannot-pay');
  });
});
