/** German rulebook: scenario options and options of our own. */
export const options = {
  'A.1': 'Auch in Sicherheitssektoren ziehst du eine Karte: Nirgends auf dem Schiff ist es still.',
  'A.2': 'Du darfst stehen bleiben, musst es aber sagen. Es zählt, als endete dein Zug dort: Du ziehst oder darfst angreifen.',
  'A.4': 'Sicherheitssektoren sind gesperrt, für alle oder für eine Seite: Wer dazugehört, darf dort nicht enden und nicht hindurchgehen.',
  'A.5': 'Wer durch einen Angriff ausscheidet, bleibt im Spiel und beginnt den nächsten Zug im eigenen Startsektor.',
  'B.3': 'Ein ausgeschiedener Mensch wird zum Alien und macht in dem Sektor weiter, in dem er erwischt wurde.',
  'B.4': 'Die Menschen beginnen in einer Rettungskapsel. Sie ist eine wie jede andere: Sie zu verlassen zählt nicht als Ankunft, die Rückkehr schon.',
  'B.6': 'Es sind keine Menschen an Bord. Aliens jagen Aliens.',
  'C.3': 'Aliens werden nicht schneller, wenn sie einen Menschen erwischen.',
  'C.6': 'Aliens beginnen in einer oder mehreren Rettungskapseln statt im Alien-Sektor.',
  'D.2': 'Es gibt keine Rettungskapselkarten. Jede Rettungskapsel funktioniert, aber nur einmal.',
  'E.3': 'Wer eine bestimmte Zahl anderer erwischt hat, gewinnt.',
  'G.4':
    'Gegenstände werden verdeckt benutzt: Die anderen sehen nur, dass du einen weniger hast. Teleport, Scheinwerfer und Verteidigung werden wie immer angesagt, und der Angriff eines Menschen klingt wie der eines Aliens. Wer angreift, ohne dass eine Karte abgelegt wird, ist aber sicher ein Alien.',
  'J.4': 'Gegenstandssymbole bedeuten nichts. Stattdessen bringt eine Stille-Karte einen Gegenstand.',
  'X.1': 'Bist du entkommen oder ausgeschieden, siehst du, wo alle sind und wer sie sind. Bis dahin ändert sich nichts.',
  'X.2':
    'Der Tisch zeigt, wo jede Person sein kann, nach allem, was zu hören und zu sehen war. Das ist Rechnen, kein Tipp: Mit gutem Gedächtnis kämst du zum selben Ergebnis.',
  'X.3':
    'Ein Szenario ist eine fertige Auswahl von Optionen: gedruckt oder aus einer eigenen Datei. Es kommt zu dem dazu, was ihr selbst wählt. Für wie viele es gedacht ist, ist ein Rat.',
} as const;
