import { conformance } from '../conformance/index.ts';
import { ladder } from './toys/ladder.ts';

conformance(ladder);
