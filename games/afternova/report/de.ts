import type { ReportWords } from './report-words.ts';

const joined = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' oder $1');

export const de: ReportWords = {
  of: (n, all) => `${n} von ${all}`,
  games: (n) => (n === 1 ? '1 Partie' : `${n} Partien`),
  times: (n) => (n === 1 ? 'einmal insgesamt' : `${n}-mal insgesamt`),
  number: (n, digits) => n.toFixed(digits).replace('.', ','),
  percent: (range) => `${range}\u00a0%`,
  facts: {
    title: 'Auf einen Blick',
    about:
      'Mittelwerte mit ihren 95-%-Intervallen. Das Set zielt auf 9 bis 12 Züge je Person, 33 bis 39 Siegpunkte beim Sieg und Hilfe bei den meisten Abbauten.',
    turns: 'Züge je Person',
    winner: 'Punkte beim Sieg',
    partnered: 'Abbauten mit Hilfe',
    extracts: 'Abbauten je Partie',
  },
  finding: {
    turns: {
      less: (least, most) => `Die Partien sind früher vorbei als nach den ${least} bis ${most} Zügen je Person, auf die ein Set zielt.`,
      more: (least, most) => `Die Partien dauern länger als die ${least} bis ${most} Züge je Person, auf die ein Set zielt.`,
    },
    winner: {
      less: (least, most) => `Zum Sieg reichen weniger Punkte als die ${least} bis ${most}, auf die ein Set zielt.`,
      more: (least, most) => `Zum Sieg braucht es mehr Punkte als die ${least} bis ${most}, auf die ein Set zielt.`,
    },
    alone: 'Die meisten Abbauten gelingen ohne Hilfe: Gib den Planeten mehr Symbole oder den Mietpfoten weniger.',
    strong: (cards) => `Wer ${joined(cards)} hat, gewinnt weit öfter als andere.`,
    fair: 'Länge, Punkte und Hilfe sind so, wie ein Set es anstrebt, und keine Karte sticht heraus.',
  },
  rounds: { title: 'Wie lange eine Partie dauert', about: 'Züge je Person, aufgerundet.', value: 'Züge je Person', unit: 'Partien' },
  totals: { title: 'Was zum Sieg reicht', about: 'Die Gesamtpunkte beim Sieg.', value: 'Punkte', unit: 'Partien' },
  helped: {
    title: 'Allein oder zusammen',
    about: 'Abbauten danach, wie viele geholfen haben.',
    value: 'Anteil der Abbauten',
    by: { alone: 'Allein', one: 'Mit einer Hilfe', more: 'Mit zwei oder mehr' },
  },
  talk: {
    title: 'Verhandlungen',
    about: 'Wie oft es in einer Partie geschieht. Angebote werden zurückgenommen oder abgelehnt, Verträge auch.',
    value: 'Mal je Partie',
    by: {
      called: 'Hilferuf',
      offered: 'Angebot',
      withdrew: 'Angebot zurückgenommen',
      declined: 'Angebot abgelehnt',
      proposed: 'Vertrag',
      refused: 'Vertrag abgelehnt',
      showed: 'Karten gezeigt',
      aborted: 'Abgebrochen',
      lapsed: 'Im Sande verlaufen',
    },
  },
  parts: {
    title: 'Woraus die Punkte beim Sieg bestehen',
    about: 'Der Mittelwert jedes Teils.',
    value: 'Punkte',
    by: { points: 'Auf Blaupausen', stored: 'Im Lager', objective: 'Geheimes Ziel' },
  },
  places: {
    title: 'Siege nach Platz in der Zugfolge',
    about: 'Platz 1 beginnt. Spätere Plätze haben zu Beginn mehr Mietpfoten und gewinnen bei Gleichstand.',
    value: 'Anteil der Siege',
    mark: 'ein gerechter Anteil',
    place: (n) => `Platz ${n}`,
  },
  built: {
    title: 'Wie oft jede Blaupause vollendet wird',
    about: 'Partien, in denen jemand sie vollendet hat. In der Reihenfolge des Kartenpakets; unseres geht von billig nach teuer.',
    value: 'Anteil der Partien',
  },
  won: {
    title: 'Siege nach Blaupause',
    about:
      'So viele von denen, die sie vollendet haben, gewannen. Wer viel vollendet, gewinnt öfter, darum zeigt die Marke den Mittelwert aller Blaupausen. Darüber ist eine Karte ein gutes Zeichen, aber nicht unbedingt der Grund.',
    value: 'Anteil der Siege',
    mark: 'Mittel aller',
  },
  upgrades: {
    title: 'Siege nach Upgrade',
    about: 'So viele von denen, die mindestens eines dieser Art hatten, gewannen.',
    value: 'Anteil der Siege',
    mark: 'ein gerechter Anteil',
    by: {
      cargo: 'Mehr Lager',
      market: 'Mehr vom Markt',
      crew: 'Pfoten danach',
      refinery: 'Beliebige Farbe',
      boost: 'Fähigkeit +1',
      none: 'Gar kein Upgrade',
    },
  },
  ships: {
    title: 'Siege nach Raumschiff',
    about: 'So viele von denen, die es flogen und damit sein geheimes Ziel hatten, gewannen.',
    value: 'Anteil der Siege',
    mark: 'ein gerechter Anteil',
  },
};
