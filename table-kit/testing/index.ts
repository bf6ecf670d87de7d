/** Tools for the tests of drawn tables. Only tests import them. */
export { propsAt, turnAt } from './props-at.ts';
