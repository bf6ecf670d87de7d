/** The table of Aliens as a seat sees it; for tests. */
import type { Known, Language, Seat } from '@starboard/kernel';
import type { BoardProps, Turn } from '@starboard/table-kit';
import * as kit from '@starboard/table-kit/testing';
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { aliens } from '../../game.ts';
import type { Aliens } from '../../rules/types.ts';
import AliensTable from '../index.tsx';

export const turnAt = (known: Known<Aliens>, seat: Seat | null): Turn<Aliens> | null => kit.turnAt(aliens, known, seat);

export const propsAt = (known: Known<Aliens>, seat: Seat | null, language: Language = 'en'): BoardProps<Aliens> =>
  kit.propsAt(aliens, known.pub.status.length, known, seat, language);

export const draw = (known: Known<Aliens>, seat: Seat | null): string => renderToString(createElement(AliensTable, propsAt(known, seat)));
