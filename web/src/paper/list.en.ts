/** The 256 words that a way back in is written with, English: things one knows, no two alike in their first four letters. */
export const PAPER_ENGLISH = `
  acorn actor alarm album almond amber anchor ankle apple apron arrow atlas attic autumn badge bagel bamboo banjo barrel basket beach beetle
  bell berry bicycle bishop blanket blossom boat bottle boulder bread breeze bridge broom bubble bucket button cabin cactus camel candle canoe
  carpet carrot castle cattle cello chalk cherry chimney circle cliff clover coast cobweb coconut coffee comb copper coral corner cotton
  cradle crater cricket crown crystal curtain cushion daisy dancer dawn desert diamond dinner dolphin donkey door dragon drawer drum duck
  eagle earth echo elbow engine evening fabric falcon family farmer feather fence fiddle field finger fire flag flute fog forest fountain fox
  friend frost fruit gadget galaxy garden garlic gate ginger giraffe glacier glove goat grape grass guitar hammer harbour harvest hat hazel
  hedge heron hill hive honey hook horse ice igloo insect island ivory jacket jar jelly jewel jigsaw journey juice jungle kettle key kitchen
  kite kitten knot ladder lagoon lake lamp lantern leaf lemon letter lighthouse lily lizard lobster machine magnet maple market mask meadow
  melon meteor milk mirror mitten moon moss mountain mouse mushroom napkin needle nest night noodle nutmeg oak ocean olive onion orchard otter
  owl oyster paddle palace paper parrot pear pebble pencil pepper piano pigeon pillow pilot pine planet plum pocket pond potato pumpkin puzzle
  quarry queen quilt rabbit radio rain raven ribbon river robin rocket rope saddle sailor salmon scarf seal shadow shell ship silver snail
  snow spider spoon squirrel star stone sugar summer table thunder ticket tiger tomato trumpet tulip tunnel turtle umbrella velvet walnut
`;
