/** The table of Afternova as a seat sees it; for tests. */
import type { Known, Language, Seat } from '@starboard/kernel';
import { propsAt } from '@starboard/table-kit/testing';
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afternova } from '../../game.ts';
import type { Afternova } from '../../rules/types.ts';
import AfternovaTable from '../index.tsx';

export const draw = (known: Known<Afternova>, seat: Seat | null, language: Language = 'en'): string =>
  renderToString(createElement(AfternovaTable, propsAt(afternova, known.pub.paws.length, known, seat, language)));
