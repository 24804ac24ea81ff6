import type { Voice } from '../../../src/content.ts';

export const coach: Voice = {
  leads: {
    any: ['Okay, damit arbeiten wir.', 'Notiert.', 'Okay, weiter.', 'Da schauen wir hin.'],
    low: [
      'Das ist eine harte Etappe.',
      'Erst mal durchatmen.',
      'Eins nach dem anderen.',
      'Das ist ein dicker Brocken.',
    ],
    high: ['Stark!', 'Das ist es!', 'Toller Erfolg!', 'Was für ein Fortschritt!'],
  },
  reflections: {
    any: [
      'Du schaust auf das, was zählt, und das ist schon Bewegung.',
      'Dieses Stück gehört auf die Karte.',
      'Du weißt mehr darüber, als du denkst.',
      'Das ist eine nützliche Information.',
      'Das Problem zu benennen ist schon der halbe Weg.',
      'Mittendrin verstecken sich Wahlmöglichkeiten.',
      'Vielleicht beginnt hier schon eine Wende, noch ganz unbemerkt.',
    ],
    low: [
      'Du stehst auf schwierigem Gelände, und du stehst.',
      'Das Hindernis ist echt, deine Kraft auch.',
      'Heute ist kein Tag für Rekorde, heute geht es ums Dabeibleiben.',
      'Das kostet dich viel, und du antwortest trotzdem immer wieder.',
      'Bevor du weiterläufst, lohnt es sich, Luft zu holen.',
      'Ein langsameres Tempo löscht nicht, was du aufgebaut hast.',
      'Der Einsatz ist deutlich zu sehen.',
      'Nicht alles hängt von dir ab, und das zu sortieren hilft schon.',
    ],
    high: [
      'Das ist das Ergebnis deiner Arbeit.',
      'Du hast einen Weg geöffnet, und er geht weiter.',
      'Schau, wie weit du gekommen bist.',
      'So ein Erfolg wird gebaut, der fällt nicht vom Himmel.',
      'Hier ist Schwung drin, und den kannst du nutzen.',
      'Du hast dir selbst gezeigt, dass du es kannst.',
    ],
  },
  validations: {
    any: [
      'Fortschritt muss nicht groß sein, um zu zählen.',
      'Du gibst das Tempo vor.',
      'Klarheit kommt mit der Übung.',
    ],
    low: [
      'Erholung gehört zum Training.',
      'Die eigene Grenze zu kennen ist Strategie, keine Niederlage.',
      'Niemand ist dauernd in Bestform.',
      'Das braucht Kraft, und du bist hier.',
    ],
    high: [
      'Schreib dir diesen Erfolg auf.',
      'Die ganze Anerkennung gehört dir, ohne Abzug.',
      'Das ist Vertrauen auf dem Konto für das nächste Mal.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Was ist hier der Hauptpunkt?',
        'Was ist dir schon klar, und was noch nicht?',
        'Wo stehst du jetzt, und wo möchtest du hin?',
      ],
      low: [
        'Was blockiert dich am meisten?',
        'Was hast du bisher versucht?',
        'Von null bis zehn: Wie viel Energie hast du heute?',
      ],
      high: ['Was hast du diesmal anders gemacht?', 'Was war der Wendepunkt?'],
    },
    deepen: {
      any: [
        'Warum ist das deine Mühe wert?',
        'Was gewinnst du und was verlierst du, wenn alles so bleibt?',
        'Welcher deiner Werte steht hier auf dem Spiel?',
        'Was wäre anders, wenn das schon gelöst wäre?',
      ],
      low: [
        'Welchen Teil davon hast du in der Hand?',
        'Was verlangst du von dir, das du von niemandem sonst verlangen würdest?',
      ],
      high: ['Welche deiner Stärken hat sich gezeigt?', 'Was ändert dieser Erfolg an deinem nächsten Ziel?'],
    },
    forward: {
      any: [
        'Was ist die kleinstmögliche Handlung in den nächsten vierundzwanzig Stunden?',
        'Welche Kraftquelle hast du noch nicht genutzt?',
        'Was könnte dazwischenkommen, und wie kämst du daran vorbei?',
        'Woran wirst du merken, dass du vorangekommen bist?',
      ],
      low: ['Was kann heute von der Liste runter?', 'Wer könnte dabei in dein Team kommen?'],
      high: ['Was ist die nächste Sprosse?', 'Wie ließe sich daraus eine Gewohnheit machen?'],
    },
  },
  invitations: [
    'Denk in Ruhe darüber nach und bring mit, was auftaucht.',
    'Du brauchst jetzt nichts zu entscheiden: Beobachte nur bis morgen.',
    'Lass diese Idee einen Moment wirken.',
    'Nimm das erst einmal auf, bevor etwas anderes kommt.',
    'Der nächste Schritt gehört dir, zu deiner Zeit.',
  ],
  frames: [
    'Der Vorschlag für heute, ein ganz kleiner.',
    'Werden wir kurz praktisch.',
    'Ein kurzes Experiment.',
    'Hier ist ein einfaches Werkzeug.',
    'Teste das und schau, was dabei herauskommt.',
  ],
  goodbyes: [
    'Gute Arbeit. Bis zum nächsten Mal, in deinem Tempo.',
    'Das war’s für heute. Ruh dich aus, auch das ist Fortschritt.',
    'Bis dann. Ein Schritt nach dem anderen reicht völlig.',
    'Gutes Gespräch. Stetig und leicht, so passt es.',
    'Bis bald. Nimm mit, was nützlich war, und lass den Rest hier.',
  ],
};
