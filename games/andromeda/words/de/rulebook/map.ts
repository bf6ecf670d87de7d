/** German rulebook: the map (N23–N33). */
export const map = {
  N23: 'Die Felder sind Sechsecke in fünf Reihen zu 6, 5, 6, 5 und 6. Ein Feld heißt nach Reihe und Stelle: r2c3. Felder mit gemeinsamer Kante sind Nachbarn.',
  N24: 'Jedes Feld kann sechs Nachbarn haben: links, rechts, links oben, rechts oben, links unten und rechts unten.',
  N25: 'Die Nebel liegen an beiden Enden der ersten, dritten und fünften Reihe: 1 und 2 oben, 3 und 4 in der Mitte, 5 und 6 unten.',
  N26: 'Die Leere liegt auf r3c3, nahe der Mitte. Ohne sie ist das ein gewöhnliches Feld.',
  N27: 'Plättchen werden in Leserichtung gelegt, Reihe für Reihe von links; die Nebel und das Feld der Leere bleiben frei.',
  N28: 'Ein Sektor ist ein Nebel oder ein Feld mit Plättchen. Ein Feld ohne Plättchen ist nichts: Kein Schiff kommt hindurch, nichts grenzt daran.',
  N29: 'Die Entfernung zweier Sektoren ist die kleinste Zahl von Wegen von Nachbar zu Nachbar. Nebel zählen unterwegs mit.',
  N30: 'Weiter links heißt: kleinere Koordinate. Sektoren genau übereinander sind gleichauf.',
  N31: 'Jede Planetenart trägt ihren eigenen Großkomplex: Observatorien auf Eis (Wissenschaft), Fabriken auf Titan (Industrie), Raumhäfen auf Credits (Wirtschaft), Metropolen auf Nanokarbon (Kultur), Obelisken auf Energie (Überlegenheit).',
  N32: 'Manche Sektoren tragen ein Ereignis-Symbol: beide Felder, die Ambosswerften, die Vortexe und ein Planet jeder Art. Ein Start dorthin bewegt den Ereignis-Anzeiger.',
  N33: 'In einem Sektor liegen höchstens drei Bonusressourcen. Mehr werden nicht gelegt.',
} as const;
