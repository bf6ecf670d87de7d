/** German rulebook: further decisions (from N302). */
export const later = {
  N302: 'Mehrere Bedrohungen in einem Sektor werfen die Würfel von allen und zielen so gut wie die beste.',
  N303: 'Ein Würfel, den du drehen darfst, ist dein niedrigster, und er wird nur gedreht, wenn er dadurch höher wird.',
  N304: 'Bedrohungen derselben Klasse rücken in der Reihenfolge ihrer Plätze auf dem Spielplan vor.',
  N305: 'Wo eine Karte des Kollektivs von einem freien Planeten spricht, ist einer ohne Großkomplex gemeint.',
  N306: 'Module werden einzeln umgestellt, in einem Zug höchstens so oft, wie du Module hast, und nur, wo es etwas ändern kann: in einer Reihe mit Mond-Slot oder bei anpassungsfähigen Modulen.',
  N307: 'Nach dem Aufgeben von Monden beim Bezahlen wirst du nur gefragt, wenn dein Lager allein nicht reicht oder es mehrere Wege gibt. Kannst du danach nicht mehr zahlen, entfällt die Aktion.',
  N308: 'Eine Möglichkeit, die nichts bewirkt, darfst du nur wählen, wenn auch keine andere etwas bewirkt.',
  N309: 'Einen umgekippten Großkomplex wieder aufzurichten zählt nicht als der eine Großkomplex deines Zuges.',
  N310: 'Zu fünft und ohne die Fraktionen aus Eskalation bekommen alle zwei statt drei Fraktionen zur Wahl.',
  N311: 'Vor dem Ende deines Zuges wirst du nur noch einmal gefragt, wenn du Taktiken hast und in diesem Zug noch keine gespielt hast oder wenn du eine Fähigkeit, ein Plättchen, eine Karte oder den Geist nutzen kannst. Monde und Module können bis zu deinem nächsten Zug warten; in der letzten Runde wird auch nach Monden gefragt.',
  N312: 'Einen Tausch, den du gerade gewählt hast, musst du nicht noch einmal bestätigen; gefragt wird nur, ob du ihn wiederholst.',
  N313: 'Spielst du allein und hast keine passende Taktik für die Schlacht, passt du, ohne gefragt zu werden.',
  N314: 'Steht ein Extrazug mehreren zu, macht ihn nur, wer von ihnen in der Zugfolge als Letzter kommt. Liegt das Kollektiv allein hinten, bekommt ihn niemand.',
} as const;
