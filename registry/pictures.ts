/** Pictures of a game's pieces, for its rulebook: by the names that its chapters use. One line for each game that has some. */

/** The address of a picture; null: there is none of that name. */
export type PictureOf = (name: string) => string | null;

const pictures: Readonly<Record<string, () => Promise<PictureOf>>> = {
  afternova: async () => (await import('@starboard/afternova/pictures')).pictureOf,
  aliens: async () => (await import('@starboard/aliens/pictures')).pictureOf,
  andromeda: async () => (await import('@starboard/andromeda/pictures')).pictureOf,
  rarities: async () => {
    const { addressOf, drawings } = await import('@starboard/rarities/pictures');
    return (name) => (drawings().has(name) ? addressOf(name) : null);
  },
};

/** A game without pictures is read without them. */
export const loadPictures = async (game: string): Promise<PictureOf> => (Object.hasOwn(pictures, game) ? pictures[game]() : () => null);
