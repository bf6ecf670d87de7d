/** Section 7: free actions; section 13: tactics. */
import { describe, expect, test } from 'vitest';
import { drawTactics } from '../rules/gains.ts';
import { READING } from '../rules/map.ts';
import { PLACES } from '../rules/picks.ts';
import { hasSkill } from '../rules/ships.ts';
import { Table } from './table.ts';

describe('free actions', () => {
  test('N72, N75: in the prompts of one’s own turn, also inside a base’s decision, not inside another effect', () => {
    const t = new Table({}, 2).stock({ energy: 3, ice: 3, titanium: 3 }).dock(['moon_ice_1']).noRaiders();
    t.play('transport', `to ${t.where('base_odessa')}`);
    expect(t.label).toBe('module');
    expect(t.picks()).toContain('free abandon');
    t.play('free abandon', `abandon ${t.moon('moon_ice_1')}`);
    expect(t.label).toBe('module');
    const u = new Table({}, 2).dock(['moon_ice_1']);
    u.push({ step: 'track', who: 0, tracks: [0, 1], n: 1 });
    expect(u.picks()).toEqual(['track 0', 'track 1']);
  });
  test('N72: one closing prompt, only where something is possible as far as everybody can see', () => {
    const t = new Table({}, 2).hand([]).noRaiders().stock({});
    const quiet = READING.find(
      (i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet' && !t.c.tiles[t.pub.map.tile[i]].icon,
    ) as number;
    t.pub.map.moons[quiet] = 0;
    t.pub.map.unseen[t.c.tiles[t.pub.map.tile[quiet]].kind].push(t.pub.map.top[quiet]);
    t.pub.map.top[quiet] = -1;
    t.play('transport', `to ${PLACES[quiet]}`);
    expect([t.label, t.asked]).toEqual(['turn', 1]);
    const u = new Table({}, 2).hand(['tac_08']).stock({}).noRaiders();
    u.play('transport', `to ${PLACES[quiet]}`);
    expect([u.label, u.asked]).toEqual(['closing', 0]);
  });
  test('N73: a token, a card, an ability, a tactic', () => {
    const t = new Table({}, 2, ['fac_astropirates']).stock({ energy: 2 }).hand(['tac_01']);
    t.side().tokens[5]++;
    t.s.dark.stocks[3][5]--;
    t.pub.decks.stocks[3]--;
    if (t.s.dark.stocks[3][5] < 0) {
      const other = t.s.dark.stocks.findIndex((stock) => stock[5] > 0);
      t.s.dark.stocks[3][5]++;
      t.pub.decks.stocks[3]++;
      t.s.dark.stocks[other][5]--;
      t.pub.decks.stocks[other]--;
    }
    const card = t.c.raw.developmentCards.findIndex((d) => d.id === 'dev_spaceport_1');
    t.side().cards.push(card);
    t.pub.market.cards.splice(t.pub.market.cards.indexOf(card), 1);
    const before = t.side().vp;
    t.play('free token 5');
    expect(t.side().vp).toBe(before + 3);
    expect([t.side().tokens[5], t.side().usedTokens[5]]).toEqual([0, 1]);
    t.play(`free card ${card}`).play('unit 1', 'unit 1', 'unit 1', 'unit 1');
    expect(t.side().resources[1]).toBe(4);
    expect(t.picks()).not.toContain(`free card ${card}`);
    t.play(`free ability ${t.power('fac_astropirates_2')}`);
    expect(t.side().resources[0]).toBe(1);
    t.play(`free tactic ${t.tactic('tac_01')}`);
    expect(t.side().resources[0]).toBe(3);
  });
  test('N74, N118: one tactic a turn for its free use; it is discarded, for all to see', () => {
    const t = new Table().hand(['tac_01', 'tac_03']).stock({});
    t.play(`free tactic ${t.tactic('tac_01')}`);
    expect(t.pub.decks.discards[t.tactic('tac_01')]).toBe(1);
    expect(t.picks().some((p) => p.startsWith('free tactic'))).toBe(false);
    expect(t.final).toBe(true);
  });
  test('N76: a limit of one use a turn holds for every turn of anybody', () => {
    const t = new Table({}, 2, ['fac_astropirates']).stock({ energy: 5 }).dock(['moon_ice_1']);
    const free = `free ability ${t.power('fac_astropirates_2')}` as const;
    t.play(free);
    expect(t.picks()).not.toContain(free);
    expect(t.refused(free)).toBe('N76 once-a-turn');
  });
  test('N119: a card is playable only if some part of it can have an effect', () => {
    const t = new Table().stock({ energy: 8 }).hand(['tac_01', 'tac_08']);
    // Tactic 01 gives energy, of which there is no room; 08 swaps.
    expect(t.picks()).not.toContain(`free tactic ${t.tactic('tac_01')}`);
    expect(t.picks()).toContain(`free tactic ${t.tactic('tac_08')}`);
  });
  test('N119, N140: a card that takes an S figure off the map wants one there', () => {
    const t = new Table().stock({ energy: 8 }).hand(['tac_15']).noRaiders();
    const free = `free tactic ${t.tactic('tac_15')}` as const;
    expect(t.picks()).not.toContain(free);
    t.pub.raiders.card.push(t.c.raw.raiders.findIndex(({ id }) => id === 'raid_husks'));
    t.pub.raiders.at.push(READING[0]);
    expect(t.picks()).toContain(free);
  });
  test('N82, N118: what a card changes for a turn is gone in the next', () => {
    const t = new Table().stock({}).hand(['tac_19']).hand([], 1).noRaiders();
    const able = () => [0, 1, 2, 3].map((type) => hasSkill(t.pub, 0, 'confrontation', type));
    t.play(`free tactic ${t.tactic('tac_19')}`);
    expect(able()).toEqual([true, true, true, true]);
    t.play('transport', t.picks('transport')[0]).until('turn');
    expect([t.asked, able()]).toEqual([1, [false, true, false, true]]);
  });
});

describe('tactics', () => {
  test('N116, N99: everybody above the hand limit discards at the end of every turn, the owner choosing', () => {
    const t = new Table({}, 2, ['fac_basalt', 'fac_ember']).noRaiders().stock({});
    t.hand(['tac_01', 'tac_02', 'tac_03', 'tac_04'], 1).hand([], 0);
    t.push({ step: 'limits', left: [0, 1] });
    expect([t.label, t.asked]).toEqual(['discard', 1]);
    t.play(`tactic ${t.tactic('tac_03')}`);
    expect(t.side(1).hand).toBe(3);
    expect(t.pub.decks.discards[t.tactic('tac_03')]).toBe(1);
  });
  test('N116: modifiers raise the limit', () => {
    const t = new Table({}, 2, ['fac_accord']).hand(['tac_01', 'tac_02', 'tac_03', 'tac_04', 'tac_05']);
    t.push({ step: 'limits', left: [0] });
    expect(t.label).toBe('turn');
  });
  test('N117: an empty deck is made anew of the discards; where both are empty nothing is drawn', () => {
    const t = new Table().hand([]).hand([], 1);
    t.s.dark.tactics.forEach((n, kind) => {
      t.pub.decks.discards[kind] += n;
      t.s.dark.tactics[kind] = 0;
    });
    t.pub.decks.tactics = 0;
    t.run((s, x) => void drawTactics(s, x, 0, 2));
    expect(t.side().hand).toBe(2);
    expect(t.pub.decks.tactics).toBe(78);
    expect(t.told('reshuffled')).toHaveLength(1);
  });
  test('N105, D15: of three drawn two are kept', () => {
    const t = new Table().hand([]).stock({ energy: 1 });
    t.do('base_ilion/do').play('yes');
    expect(t.label).toBe('keep');
    t.play(t.picks()[0]);
    expect(t.side().hand).toBe(2);
    expect(t.stored()).toEqual({});
  });
});
