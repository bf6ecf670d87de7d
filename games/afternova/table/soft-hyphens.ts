/** Long German names break on narrow cards where their parts meet: browsers on desktops bring no German hyphenation. */
const PARTS = `
  See|schwalbe Wagen|heber Schäfer|hund Ohne|bremse Sieb|zehner Weber|vogel Schutz|schild Funken|flug Panzer|schloss
  Bohr|futter Halte|dicht Dreh|moment Rhino|zeros Feuer|stein Honig|dachs Gürtel|tier Schief|lage Anschraub|korb
  Seiten|trichter Klapp|lade|raum Schlepp|kiepe Skizzen|archiv Flüster|tüte Nacht|markt|ausweis Makler|leuchte
  Heimhol|fähre Kojen|kammer Kombüsen|glocke Schwarz|fahrer|luke Gäste|schleuse Rallye|streifen Galions|figur
  Fest|beleuchtung Samt|brücke Pokal|regal Geister|steuer Aufzieh|werk|bank Wachhund|kanzel Selbst|bohrer
  Prismen|schmelze Sonnen|krone Doppel|spitze Obsidian|kiel Spiegel|segel Chor|triebwerk Alchemie|trommel
  Groß|börsen|schüssel Dom|speicher Crew|karussell Farben|ofen Sternen|karussell Kometen|orgel Finsternis|garten
  Supernova|glocke
`;
const SOFT = '\u00ad';
const WORDS: ReadonlyMap<string, string> = new Map(
  PARTS.trim()
    .split(/\s+/)
    .map((parts) => [parts.replaceAll('|', ''), parts.replaceAll('|', SOFT)]),
);

/** A card's name with places where it may break. */
export const breakable = (name: string): string => name.replace(/[^ -]+/g, (word) => WORDS.get(word) ?? word);
