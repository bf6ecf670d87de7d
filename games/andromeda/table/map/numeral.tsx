/**
 * Numbers on the map as drawings, 10 × 13 around a point: a region's name says all of it, and text inside would be taken for
 * another name.
 */
const PATHS: Readonly<Record<number, string>> = {
  2: 'M2 3.5q0-2.5 3-2.5t3 2.7q0 1.8-3 4.6L2 12h6.2',
  3: 'M2 2.2q1-1.2 3-1.2q3 0 3 2.6T5 6.3q3.2 0 3.2 2.9T5 12q-2.2 0-3.2-1.4',
  4: 'M6.6 12V1L1.6 8.6h6.8',
  5: 'M7.6 1H3l-.5 5q1-.9 2.6-.9q3 0 3 3.3T5 12q-2 0-3-1.2',
  6: 'M7.4 1.6Q3 2 2.2 7.4q0 4.6 3 4.6t3-3.2q0-2.9-2.9-2.9q-2.3 0-3.1 2',
  7: 'M1.8 1h6.4L4 12',
  8: 'M5 1q2.6 0 2.6 2.6T5 6.2T2.4 3.6T5 1zM5 6.2q3 0 3 2.9T5 12T2 9.1T5 6.2z',
  9: 'M7.8 5.6q-.8 2-3 2q-2.8 0-2.8-3.2T5 1t3 4.6Q7.4 11 2.8 11.6',
};

export const Numeral = ({ n, x, y, size }: { readonly n: number; readonly x: number; readonly y: number; readonly size: number }) => (
  <path className="ae-numeral" d={PATHS[n] ?? 'M1 6.5h8M5 2.5v8'} transform={`translate(${x - size * 0.385} ${y - size / 2}) scale(${size / 13})`} />
);
