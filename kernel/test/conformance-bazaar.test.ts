import { conformance } from '../conformance/index.ts';
import { bazaar } from './toys/bazaar.ts';

conformance(bazaar);
