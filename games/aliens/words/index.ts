import type { Words } from '@starboard/kernel';
import type { Aliens } from '../rules/types.ts';
export const words = { de: {} as Words<Aliens>, en: {} as Words<Aliens> };
