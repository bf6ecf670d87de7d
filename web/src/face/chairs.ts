/** What a chair gives to the face that sits there: an outline, a colour, and how the face is fitted into it. By seat, then again. */
interface ChairLook {
  /** In the box of 64. */
  readonly outline: string;
  readonly colour: string;
  readonly fit: string;
}

const WIDE = 'translate(1.3 1.6) scale(.96)';
const ROUND = 'translate(5.1 5.6) scale(.84)';

export const CHAIRS: readonly ChairLook[] = [
  { outline: 'M32 3a29 29 0 1 1 0 58a29 29 0 1 1 0-58z', colour: '#f47a5c', fit: WIDE },
  {
    outline: 'M29 3.7a6 6 0 0 1 6 0l20 11.5a6 6 0 0 1 3 5.2v23.2a6 6 0 0 1-3 5.2L35 60.3a6 6 0 0 1-6 0L9 48.8a6 6 0 0 1-3-5.2V20.4a6 6 0 0 1 3-5.2z',
    colour: '#f7cf45',
    fit: WIDE,
  },
  { outline: 'M14 5h36a9 9 0 0 1 9 9v36a9 9 0 0 1-9 9H14a9 9 0 0 1-9-9V14a9 9 0 0 1 9-9z', colour: '#2fdcae', fit: WIDE },
  {
    outline: 'M27 3.6a7 7 0 0 1 10 0L60.4 27a7 7 0 0 1 0 10L37 60.4a7 7 0 0 1-10 0L3.6 37a7 7 0 0 1 0-10z',
    colour: '#3f86e0',
    fit: ROUND,
  },
  {
    outline:
      'M22.1 8A10.8 10.8 0 0 1 41.9 8A10.8 10.8 0 0 1 56 22.1A10.8 10.8 0 0 1 56 41.9A10.8 10.8 0 0 1 41.9 56A10.8 10.8 0 0 1 22.1 56A10.8 10.8 0 0 1 8 41.9A10.8 10.8 0 0 1 8 22.1A10.8 10.8 0 0 1 22.1 8z',
    colour: '#c9a2ff',
    fit: ROUND,
  },
  {
    outline: 'M10 5h44a5 5 0 0 1 5 5v20c0 15-10 25-27 31C15 55 5 45 5 30V10a5 5 0 0 1 5-5z',
    colour: '#f3eff8',
    fit: 'translate(6.4 4.5) scale(.8)',
  },
  {
    outline: 'M27.2 6.8a5.6 5.6 0 0 1 9.6 0l23.4 42.6a5.6 5.6 0 0 1-4.9 8.3H8.7a5.6 5.6 0 0 1-4.9-8.3z',
    colour: '#0f6a70',
    fit: 'translate(11.5 18.5) scale(.64)',
  },
  {
    outline:
      'M22 4h20a4 4 0 0 1 4 4v10h10a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H46v10a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V46H8a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4h10V8a4 4 0 0 1 4-4z',
    colour: '#a8324a',
    fit: ROUND,
  },
];
