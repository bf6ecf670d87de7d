/** The coach's face: an old diving helmet that has seen every portal, drawn by us. */
export const CoachFace = () => (
  <svg className="coach-face" viewBox="0 0 64 64" aria-hidden="true">
    <path d="M14 52c0-8 8-11 18-11s18 3 18 11v4H14z" fill="#a8782a" stroke="#1d1638" strokeWidth="2.4" strokeLinejoin="round" />
    <circle cx="32" cy="29" r="20" fill="#f2c66d" stroke="#1d1638" strokeWidth="2.4" />
    <path d="M15 38a20 20 0 0 0 30 6c-10 1-22-2-27-13-2-4-2-9-1-13a20 20 0 0 0-2 20z" fill="#c9942f" />
    <circle cx="33" cy="29" r="12.500" fill="#2c2270" stroke="#1d1638" strokeWidth="2.4" />
    <path d="M24 24a10 10 0 0 1 8-5" fill="none" stroke="#9db2ff" strokeWidth="2.4" strokeLinecap="round" />
    <circle cx="29" cy="29" r="2.600" fill="#fdf5e6" />
    <circle cx="38" cy="29" r="2.600" fill="#fdf5e6" />
    <path d="M28.500 34.500c2.500 2.300 7 2.300 9.500 0" fill="none" stroke="#fdf5e6" strokeWidth="2.400" strokeLinecap="round" />
    <path d="M32 9V3.500" stroke="#1d1638" strokeWidth="2.400" strokeLinecap="round" />
    <circle cx="32" cy="4" r="3" fill="#68f0cf" stroke="#1d1638" strokeWidth="2" />
    <path d="M20 52h.1M32 52h.1M44 52h.1" stroke="#1d1638" strokeWidth="3.600" strokeLinecap="round" />
  </svg>
);
