/** Every promise of the contract, at every number of seats and with every value of every option. */
import { conformance } from '@starboard/kernel/conformance';
import { sample } from '../game.ts';

conformance(sample);
