/** The light in an open niche, in the colour of its value, which is the theme's. One per page, anywhere in it. */
const VALUES = [1, 2, 3, 4];

export const Glows = () => (
  <svg className="r-glows" width="0" height="0" aria-hidden="true">
    {VALUES.map((v) => (
      <radialGradient key={v} id={`r-glow-${v}`} cy=".62">
        <stop className={`r-stop core v${v}`} stopOpacity=".4" />
        <stop className={`r-stop v${v}`} offset="1" stopOpacity="0" />
      </radialGradient>
    ))}
  </svg>
);
