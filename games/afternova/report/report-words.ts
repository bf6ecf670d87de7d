/** What a language says in the report. */
import type { HELPED, PARTS, TALK, UPGRADES } from './counts.ts';

interface Section {
  readonly title: string;
  readonly about: string;
  readonly value: string;
}
type By<K extends string> = { readonly by: { readonly [N in K]: string } };

export interface ReportWords {
  of(n: number, all: number): string;
  games(n: number): string;
  times(n: number): string;
  number(n: number, digits: number): string;
  percent(range: string): string;
  readonly facts: {
    readonly title: string;
    readonly about: string;
    readonly turns: string;
    readonly winner: string;
    readonly partnered: string;
    readonly extracts: string;
  };
  readonly finding: {
    readonly turns: Record<'less' | 'more', (least: number, most: number) => string>;
    readonly winner: Record<'less' | 'more', (least: number, most: number) => string>;
    readonly alone: string;
    strong(cards: readonly string[]): string;
    readonly fair: string;
  };
  readonly rounds: Section & { readonly unit: string };
  readonly totals: Section & { readonly unit: string };
  readonly helped: Section & By<(typeof HELPED)[number]>;
  readonly talk: Section & By<(typeof TALK)[number]>;
  readonly parts: Section & By<(typeof PARTS)[number]>;
  readonly places: Section & { readonly mark: string; place(n: number): string };
  readonly built: Section;
  readonly won: Section & { readonly mark: string };
  readonly upgrades: Section & { readonly mark: string } & By<(typeof UPGRADES)[number]>;
  readonly ships: Section & { readonly mark: string };
}
