/** What raiders' dice and odds are drawn in. */
export const RAIDER_COLOUR = '#b03a55';
