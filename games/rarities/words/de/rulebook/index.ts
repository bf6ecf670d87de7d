/** Das Regelheft in der App: die Regeln aus ../RULES.md, wie Spielende sie lesen. */
import type { Rule } from '../../../rules/ids.ts';
import { chaptersIn } from '../../chapters.ts';
import { joined } from '../../joined.ts';

export const rulebook: Readonly<Record<Rule, string>> = joined({
  // Material
  R1: 'In der Schachtel liegen 72 Relikte (acht Arten mit je neun Stück), drei Aliens (Langfinger, Intrigant und Zeitdieb) und sechs Sabortale. Alle bekommen einen von sechs Sammlern und eins von sechs Raumschiffen. Ein Startausweis geht reihum.',
  R2: 'Zehn Portale liegen in einer Reihe. Von Portal 1 bis Portal 10 sind sie 1, 1, 2, 2, 2, 2, 3, 3, 4 und 4 Aktionen wert. Portal 1 ist ganz vorn, Portal 10 am weitesten draußen.',
  R3: 'Die acht Arten von Relikten heißen Lichtjahr-Stiefel, Endlos-Rolle, Quanten-Schrauber, Mantel der Stille, Mondstaub-Sauger, Zeitmaschine, Wurmloch-Stöpsel und Wachsames Auge.',

  // Vorbereitung
  R4: 'Die Portale liegen der Reihe nach, Portal 1 zuerst. Die drei Aliens warten offen an Portal 1, 2 und 3, je eins, in zufälliger Reihenfolge.',
  R5: 'Du hast einen Sammler und ein Raumschiff. Alles, was vor dir ausliegt, gehört zu deinem Heimatplaneten.',
  R6: 'Zu dritt oder viert beginnst du mit sechs Relikten, zu fünft oder sechst mit fünf. Dein eigenes Sabortal kommt dazu, und niemand weiß je, wo in deiner Hand es steckt.',
  R7: 'Alle Relikte, die nicht ausgeteilt wurden, bilden den verdeckten Nachziehstapel.',
  R8: 'Am Küchentisch beginnt der Startausweis bei der Person, deren letzte Begegnung mit etwas Fliegendem am kürzesten her ist. Hier vergibt ihn der Zufall.',

  // Mission
  R9: 'Ihr fliegt eine Mission nach der anderen, bis jemand gewinnt. Die erste beginnt an Portal 4, jede spätere an Portal 1.',
  R10: 'Wer den Ausweis hat, erkundet zuerst. Dann geht es im Uhrzeigersinn, und jeder Zug erkundet das nächste Portal weiter draußen.',
  R11: 'Wenn du erkundest, tust du eins von beidem: eine Karte aus einer fremden Hand ziehen oder ein Alien aus deiner eigenen spielen.',
  R12: 'Zum Ziehen zeigst du auf eine andere Person und nimmst eine verdeckte Karte aus deren Hand.',
  R13: 'Alles außer einem Sabortal kommt offen an das Portal, das du erkundest. Ein gezogenes Alien liegt einfach nur da: Seine Fähigkeit wird nicht genutzt.',
  R14: 'Ziehst du ein Sabortal, ist die Mission vorbei.',
  R15: 'Statt zu ziehen, darfst du ein Alien aus deiner Hand spielen und seine Fähigkeit nutzen. In der ersten Mission hat noch niemand eins.',
  R16: 'Nach jedem Zug dürfen alle landen, die noch fliegen, auch wer gerade erkundet hat. Nur ein Sabortal oder ein gespielter Intrigant verhindert das.',
  R17: 'Zum Landen setzt du dein Raumschiff auf das Portal, das gerade erkundet wurde. Niemand muss auf andere warten. Raumschiffe am selben Portal bilden einen Stapel, das erste liegt unten.',
  R18: 'Ist das Landen geklärt, erkundet die nächste Person, die noch fliegt, das nächste Portal.',
  R19: 'Bist du gelandet, bleibst du bis zum Ende der Mission dort und erkundest nicht mehr. Aus deiner Hand darf weiter gezogen werden.',

  // Ende einer Mission
  R20: 'Eine Mission endet, wenn ein Sabortal auftaucht, sobald alle Raumschiffe gelandet sind oder nach Portal 10.',
  R21: 'Wird Portal 10 ohne Sabortal erkundet, ist das eine Super-Mission: Alle Raumschiffe, die noch fliegen, müssen dort landen, und die Mission endet.',
  R22: 'Wurde das Sabortal aus deiner Hand gezogen, darfst du eine offene Karte, Relikt oder Alien, von einem beliebigen Portal auf die Hand nehmen. Auch das Sabortal kehrt in deine Hand zurück.',
  R23: 'Nach einem Sabortal ist es zum Landen und Erkunden zu spät. Nur wer schon gelandet ist, darf einsammeln.',

  // Einsammeln und Ablegen
  R24: 'Nur wer gelandet ist, sammelt ein und legt ab. Das Raumschiff am weitesten draußen beginnt, am selben Portal das unterste im Stapel.',
  R25: 'Du hast so viele Aktionen, wie das Portal unter deinem Raumschiff wert ist.',
  R26: 'Mit jeder Aktion nimmst du ein Relikt oder Alien von einem beliebigen Portal auf die Hand oder legst ein Relikt aus der Hand auf deinem Heimatplaneten ab. Mische beides, wie du magst. Aliens werden nie abgelegt.',
  R27: 'Auf deinem Heimatplaneten ist Platz für drei Relikte jeder Art und für beliebig viele Arten.',
  R28: 'Du darfst auf Aktionen verzichten. Auch wenn die Portale leer sind, kannst du noch Relikte aus der Hand ablegen.',

  // Zwischen den Missionen
  R29: 'Nach einer Mission kehren alle Raumschiffe zu euch zurück.',
  R30: 'Wer den Ausweis hat, nimmt alle Karten, die noch an Portalen liegen, auch ohne gelandet zu sein. Dann wandert der Ausweis nach links weiter.',
  R31: 'Hast du jetzt weniger Karten als zu Beginn, ziehst du vom Nachziehstapel nach: zu dritt oder viert auf sieben, zu fünft oder sechst auf sechs, das Sabortal mitgezählt. Eine größere Hand bleibt, wie sie ist.',

  // Gewinnen
  R32: 'Mit drei vollständigen Sätzen aus je drei gleichen Relikten auf deinem Heimatplaneten gewinnst du auf der Stelle. Niemand kommt mehr an die Reihe.',

  // Aliens
  R33: 'Langfinger: Er kommt an das Portal, das du erkundest. Dann nimmst du ein Relikt von einem fremden Heimatplaneten und legst es auf deinem ab.',
  R34: 'Einen vollständigen Satz kann der Langfinger nicht anrühren: Eine Art, die dreimal auf einem Heimatplaneten liegt, ist dort sicher.',
  R35: 'Intrigant: Du nimmst ein Relikt, kein Alien, von einem beliebigen Portal. Leg es auf deinem Heimatplaneten ab oder behalte es auf der Hand.',
  R36: 'Der Intrigant kommt danach an die Stelle dieses Relikts. Er liegt nicht an dem Portal, das du erkundest.',
  R37: 'Der Intrigant hält alle im Flug: Nach seinem Zug gibt es kein Landefenster. Nur an Portal 10 wird trotzdem gelandet, denn dort müssen alle.',
  R38: 'Zeitdieb: Er kommt an das Portal, das du erkundest. Alle gelandeten Raumschiffe rutschen drei Portale nach vorn, aber nicht weiter als bis Portal 1.',
  R39: 'Verschiebt der Zeitdieb Raumschiffe, rutschen die vorderen vor denen, die weiter draußen liegen.',
  R40: 'Raumschiffe vom selben Portal rutschen zusammen, und ihr Stapel behält seine Reihenfolge.',
  R41: 'Nach dem Langfinger und nach dem Zeitdieb dürfen alle, die noch fliegen, wie üblich landen. Nach dem Intriganten darf es niemand.',

  // Folgerungen
  C1: 'Keine Hand ist je leer, denn ein Sabortal kehrt immer zurück. Hat eine Hand nur eine Karte, ist es das Sabortal.',
  C2: 'In jeder Hand ist genau eine Karte ein Sabortal: Bei sieben Karten ist das Risiko 1 von 7, bei drei Karten 1 von 3. Ein Alien zu spielen ist ganz ohne Risiko.',
  C3: 'An einem Portal liegt nie mehr als eine Karte, und ein Portal, das noch niemand erkundet hat, ist leer. Nur in der ersten Mission liegen an Portal 1 bis 3 schon die Aliens.',
  C4: 'Das Portal eines Zuges mit dem Intriganten bleibt bis zum Ende der Mission leer, und niemand landet dort, außer es ist Portal 10. Der Zeitdieb kann noch Raumschiffe dorthin schieben.',
  C5: 'Stapel treffen nur an Portal 1 zusammen, wo der Zeitdieb alle Raumschiffe von Portal 1 bis 4 anhält. Das vorderste liegt dann unten und ist zuerst dran.',
  C6: 'Landest du, gleich nachdem der Zeitdieb gespielt wurde, landest du am erkundeten Portal und wirst nicht verschoben.',
  C7: 'Relikte kommen nie in den Nachziehstapel zurück. Alle sehen, welche Karte du von einem Portal nimmst; sonst ist deine Hand dein Geheimnis.',
  C8: 'Ein vollständiger Satz ist für immer sicher: Er kann weder gestohlen noch aufgelöst werden. Mehr als zwei vollständige Sätze hat niemand, ohne gewonnen zu haben.',
  C9: 'Langfinger und Intrigant bringen Relikte sofort auf deinen Heimatplaneten. Deshalb können sie die Partie mitten in einer Mission gewinnen.',
  C10: 'Wo du landest, entscheidet, wann und wie oft du dran bist, nicht, was du nehmen darfst. Jede Karte an jedem Portal steht dir offen.',

  // Geklärte Fragen
  Q1: 'Wettlauf: Wer zuerst landet, liegt unten im Stapel, und alle sehen es sofort. Wer weiterfliegen wollte, darf noch landen, bis das Landefenster schließt. Es schließt, wenn sich alle entschieden haben oder die Zeit um ist; Schweigen heißt weiterfliegen.',
  Q2: 'Verdeckt: Alle, die noch fliegen, entscheiden sich heimlich, dann wird alles zugleich gezeigt. Gestapelt wird im Uhrzeigersinn, beginnend bei der Person, die erkundet hat.',
  Q2b: 'Reihum: Beginnend bei der Person, die erkundet hat, sagen alle, die noch fliegen, offen, ob sie landen oder weiterfliegen. Für die laufende Mission kannst du geheime Daueraufträge geben und jederzeit zurücknehmen.',
  Q3: 'Im Wettlauf entscheidet ein Bot sofort, wartet aber einen Moment mit dem Landen, damit Menschen schneller sein können. Er landet nie nach Ablauf der Zeit.',
  Q4: 'Das nächste Portal kann erst erkundet werden, wenn das Landefenster geschlossen ist.',
  Q5: 'Du darfst landen, weil andere gelandet sind: im Wettlauf, und wenn du nach ihnen gefragt wirst. Wird verdeckt entschieden, kannst du es nicht wissen.',
  Q6: 'Im Wettlauf hat die Person, die erkundet hat, keinen Vorteil. Sonst steht sie beim Landen an erster Stelle.',
  Q7: 'Nach dem Landen geht es im Uhrzeigersinn bei der nächsten Person weiter, die noch fliegt.',
  Q8: 'Fliegst nur noch du, erkundest du Portal um Portal und darfst nach jedem landen. Du ziehst dabei aus den Händen der Gelandeten.',
  Q9: 'Ist das letzte Raumschiff gelandet, endet die Mission sofort.',
  Q10: 'Du kannst nicht aussetzen: In deinem Zug ziehst du eine Karte oder spielst ein Alien. Ziehen geht immer.',
  Q11: 'Du darfst bei allen ziehen: bei Gelandeten, noch einmal bei derselben Person, bei der Person mit dem Ausweis. Nur deine eigene Hand ist tabu.',
  Q12: 'Es ist gleich, welche Kartenrückseite einer Hand du berührst: Der Zufall zieht die Karte. Karten haben in der Hand keinen Platz, also kann niemand ein Sabortal verfolgen.',
  Q13: 'Du siehst die gezogene Karte nicht vorab. Sie wird offen hingelegt, oder sie ist das Sabortal.',
  Q14: 'Du darfst den Langfinger nur spielen, wenn er ein Relikt nehmen kann. Auf den Diebstahl kannst du nicht verzichten.',
  Q15: 'Du kannst kein Relikt stehlen, von dessen Art schon drei auf deinem eigenen Heimatplaneten liegen.',
  Q16: 'Eine Art, die ein- oder zweimal auf einem Heimatplaneten liegt, kann dort gestohlen werden.',
  Q17: 'Der Langfinger darf auch bei Gelandeten zugreifen.',
  Q18: 'Du darfst den Intriganten nur spielen, wenn an irgendeinem Portal ein Relikt liegt. Im ersten Zug einer Mission ist das meist nicht so.',
  Q19: 'Der Intrigant kann nichts von dem Portal nehmen, das du erkundest, denn dort liegt noch nichts.',
  Q20: 'Liegen von der Art, die der Intrigant nimmt, schon drei auf deinem Heimatplaneten, kommt das Relikt auf deine Hand.',
  Q21: 'Ein Zug mit dem Intriganten verbraucht das Portal: Es bleibt leer, und als Nächstes wird das Portal dahinter erkundet.',
  Q22: 'An Portal 10 müssen alle Raumschiffe landen, die noch fliegen, auch wenn dort gerade der Intrigant gespielt wurde.',
  Q23: 'Du darfst den Zeitdieb spielen, wenn noch kein Raumschiff gelandet ist. Er verschiebt dann nichts, aber du erkundest ohne Risiko.',
  Q24: 'Raumschiffe, die über Portal 1 hinausrutschen würden, bleiben dort stehen. Was schon an Portal 1 liegt, bleibt unten im Stapel.',
  Q25: 'Nach dem Zeitdieb zählt das neue Portal: Du hast so viele Aktionen, wie es wert ist.',
  Q26: 'In der ersten Mission kann niemand an Portal 1 bis 3 landen. Die Aliens dort können eingesammelt werden, oder die Person nimmt eins, deren Sabortal die Mission beendet hat.',
  Q27: 'Taucht ein Sabortal auf, während an keinem Portal eine Karte liegt, gibt es nichts zu nehmen. Der Ausweis wandert weiter, und eine neue Mission beginnt.',
  Q28: 'Die Person, aus deren Hand das Sabortal kam, darf sich vor dem Einsammeln eine Karte nehmen, gelandet oder nicht. Es darf ein Relikt oder ein Alien sein, es kommt auf die Hand, und sie darf verzichten.',
  Q29: 'Ein Sabortal zu ziehen kostet dich nichts, außer der Gelegenheit zu landen.',
  Q30: 'Am Ende einer Super-Mission landet ihr im Wettlauf wie üblich; wer beim Schließen des Fensters noch fliegt, wird im Uhrzeigersinn gelandet, beginnend bei der Person, die erkundet hat. Ohne Wettlauf oder nach dem Intriganten geschieht das sofort.',
  Q31: 'Jedes einzelne abgelegte Relikt kann die Partie gewinnen: beim Einsammeln, durch den Intriganten oder durch den Langfinger. Alles, was noch käme, entfällt.',
  Q32: 'Du musst deinen Sieg nicht ansagen. Er zählt von selbst.',
  Q33: 'Ein viertes Relikt derselben Art kann nie auf einem Heimatplaneten abgelegt werden.',
  Q34: 'Was auf deinem Heimatplaneten liegt, bleibt dort: Du kannst es nicht zurücknehmen. Nur der Langfinger kann es wegnehmen.',
  Q35: 'Wer den Ausweis hat, bekommt die übrigen Karten, ob gelandet oder nicht.',
  Q36: 'Erst nimmt die Person mit dem Ausweis die übrigen Karten, dann wandert der Ausweis weiter, dann ziehen alle nach.',
  Q37: 'Reicht der Nachziehstapel nicht, wird einzeln ausgeteilt, im Uhrzeigersinn ab der Person, die den Ausweis jetzt hat, an alle, denen Karten fehlen. Ist der Stapel leer, zieht niemand mehr nach.',
  Q38: 'Die Zahl deiner Handkarten ist nach oben nicht begrenzt.',
  Q39: 'Hat nach 40 Missionen niemand gewonnen, siegen die meisten vollständigen Sätze. Bei Gleichstand entscheiden die meisten Relikte auf dem Heimatplaneten, dann die wenigsten Handkarten; danach wird der Sieg geteilt.',
  Q40: 'Alle sehen die Zahl der Handkarten, Heimatplaneten, Portale, Raumschiffe und die Größe des Nachziehstapels, außerdem jede Karte in dem Moment, da sie von einem Portal genommen wird. Merken müsst ihr es euch selbst, außer die Merkhilfe des Tisches ist an.',
  Q41: 'Der Zufall bestimmt, wer den Ausweis zuerst hat.',
  Q42: 'Ist jemand abwesend, fliegt das Raumschiff weiter, gezogen wird aus der größten anderen Hand, und auf Zusatzkarte und Aktionen wird verzichtet. Stattdessen kann ein Bot übernehmen.',
  Q43: 'Ihr dürft über Karten fragen, versprechen und bluffen, so viel ihr wollt.',
  Q44: 'Du darfst nur ein Alien pro Zug spielen, auch wenn du mehrere hast.',
  Q45: 'Ein gespieltes Alien bekommst du nur beim Einsammeln, durch dein Sabortal oder mit den übrigen Karten zurück.',
  Q46: 'Der Langfinger nimmt immer ein Relikt, denn etwas anderes liegt auf keinem Heimatplaneten.',
});

export const chapters = chaptersIn({
  box: 'Was in der Schachtel ist',
  setup: 'Vorbereitung',
  exploring: 'Erkunden',
  landing: 'Landen',
  ending: 'Wie eine Mission endet',
  collecting: 'Einsammeln und Ablegen',
  between: 'Zwischen den Missionen',
  winning: 'Gewinnen',
  pilferer: 'Der Langfinger',
  schemer: 'Der Intrigant',
  thief: 'Der Zeitdieb',
  table: 'Am Tisch',
});
