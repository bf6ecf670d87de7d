/** Both languages of a toy from one page: `t('de', 'en')` says it in one of them. Real games have a file per language. */
import type { Game, Types, Words } from '../../contract.ts';

export type Tongue = (de: string, en: string) => string;

export const inBoth = <T extends Types>(make: (t: Tongue) => Words<T>): Game<T>['words'] => ({ de: make((de) => de), en: make((_, en) => en) });
