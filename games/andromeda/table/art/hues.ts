/** The colour of each resource, and of each type of modules. */
import type { Sort, Track } from '../../content/vocabulary.ts';

export const HUE: Readonly<Record<Sort, string>> = {
  energy: '#ffca4f',
  ice: '#8fdcff',
  titanium: '#b9c4dc',
  nanocarbon: '#7fd08a',
  credits: '#f2a35e',
  material: '#d7c7a8',
  any: '#f1ecf7',
};
export const TYPE_HUE: Readonly<Record<Track, string>> = {
  science: '#79c8f2',
  industry: '#f0a060',
  commerce: '#f6cf5c',
  civilization: '#c79cf2',
  supremacy: '#ff8a9c',
};
