/** N262: final scoring that only the Collective has. */
import { contentOf } from '../content.ts';
import { MOD, mod } from '../modifiers.ts';
import type { Pub } from '../types.ts';
import { collectiveState } from './current.ts';
import { collectiveOf } from './gains.ts';

/** 2 VP for each moon in its area. */
export function moonVp(pub: Readonly<Pub>): number {
  const { moonVp: each } = contentOf(pub.options).raw.constants.collective;
  return collectiveState(pub).moons.length * (each + mod(pub.sides[collectiveOf(pub)], MOD.cMoonVp));
}

/** 3 VP for each discovery or supremacy token. */
export function tokenVp(pub: Readonly<Pub>): number {
  const side = pub.sides[collectiveOf(pub)];
  const tokens = side.tokens.reduce((a, b) => a + b, 0) + side.supremacy.length;
  return tokens * (contentOf(pub.options).raw.constants.collective.tokenVp + mod(side, MOD.cTokenVp));
}

/** Vault level for each of its tactics, at most 15 of them. */
export function collectiveVault(pub: Readonly<Pub>): number {
  const side = pub.sides[collectiveOf(pub)];
  return mod(side, MOD.vaultLevel) * Math.min(side.hand, contentOf(pub.options).raw.constants.vaultCapCollective);
}
