/** Bots are called after stars; a seat has the same one for everybody. */
const STARS = ['Vega', 'Rigel', 'Altair', 'Mira', 'Deneb', 'Capella', 'Atria', 'Sirius'];
export const botNames = (seats: number): string[] => Array.from({ length: seats }, (_, i) => STARS[i % STARS.length]);
