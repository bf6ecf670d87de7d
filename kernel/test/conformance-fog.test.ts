import { conformance } from '../conformance/index.ts';
import { fog } from './toys/fog.ts';

conformance(fog);
