/**
 * Who wins a roll (N153, N154). Comparing the highest dice and taking away equal ones, again and again, comes to this: going
 * down from six, the first number that one side shows more often than every other side wins for it. As many dice as the
 * others show of that number fall against each other; what is left over is the highest die.
 */

/** The winning side's index; null when every die found its equal. `faces[i]` are side i's dice. */
export function winnerOf(faces: readonly (readonly number[])[]): number | null {
  for (let value = 6; value >= 1; value--) {
    let most = 0;
    let who: number | null = null;
    for (let side = 0; side < faces.length; side++) {
      let count = 0;
      for (const face of faces[side] as readonly number[]) if (face === value) count++;
      if (count > most) {
        most = count;
        who = side;
      } else if (count === most) who = null;
    }
    if (who !== null) return who;
  }
  return null;
}
