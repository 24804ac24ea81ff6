import type { Reflections } from '../../../src/content.ts';

export const feelingInTheme: Reflections['feelingInTheme'] = {
  low: [
    'Was {theme} angeht, ist da {feeling}, und das ist nachvollziehbar.',
    'Durch alles, was {theme} betrifft, zieht sich {feeling}.',
    'Der Gedanke an {theme} bringt zurzeit wohl {feeling} mit.',
    'Zum Bild gehört also auch {feeling}, wenn es um {theme} geht.',
  ],
  high: [
    'Was {theme} angeht, ist da {feeling}, und das ist schön zu sehen.',
    'Da ist {feeling} in der Art, wie du über {theme} sprichst.',
  ],
};

export const mixed: Reflections['mixed'] = [
  'Da ist {low}, und da ist {high}, beides zugleich, und keins muss das andere verdrängen.',
  'Auf der einen Seite {high}, auf der anderen {low}: Beides gehört dir.',
  'In einem einzigen Tag haben {high} und {low} Platz, sogar bei derselben Sache.',
  'Auch mit {low} im Gepäck ist da {high}.',
  'Das sieht nach Gegensätzen aus, und doch wohnen sie in dir nebeneinander.',
  'Das ist ein gemischter Ort, und er muss jetzt nicht aufgeräumt werden.',
];

export const pair: Reflections['pair'] = [
  'Da ist {feeling}, und {other} kommt noch dazu.',
  'Es ist {feeling} und {other} zugleich, und eins nährt das andere.',
  'Zwischen {feeling} und {other} bleibt für anderes nicht mehr viel Platz.',
  'Es ist nicht leicht, {feeling} und {other} in einem Atemzug zu nennen, und du hast es getan.',
];

export const cues: Reflections['cues'] = {
  neverTold: [
    'Du hast gerade etwas gesagt, das du bisher für dich behalten hast. Dazu gehört Mut.',
    'Es ist nicht leicht, Worte für etwas zu finden, das nie ausgesprochen wurde.',
    'Das so lange für dich zu behalten muss schwer gewesen sein.',
  ],
  dismissed: [
    'Du sagst, wie es ist, und bekommst zu hören, es sei nichts. Das tut doppelt weh.',
    'Es ist hart, beweisen zu müssen, dass es weh tut.',
    'Wenn andere kleinreden, was du fühlst, liegt es nahe, nichts mehr zu sagen.',
  ],
  unsaid: [
    'Da ist dir viel im Hals stecken geblieben.',
    'Was damals nicht gesagt wurde, redet seither weiter.',
    'Auch Schweigen hat einen Preis, und kaum jemand sieht ihn.',
  ],
  hiding: [
    'Außen ist alles gut, und innen ist es eine andere Geschichte.',
    'Diese Fassade aufrechtzuerhalten macht auch müde.',
    'Es muss einsam sein, den Tag über so zu tun, als wäre nichts.',
  ],
  forbidden: [
    'So ein Moment sagt nicht, wer du bist.',
    'Wer erschöpft ist, hat manchmal Gedanken und Momente, die nicht schön sind.',
    'Das eine zu fühlen löscht die Liebe daneben nicht aus.',
  ],
  insight: [
    'Da ist gerade etwas an seinen Platz gerückt.',
    'Das zu bemerken ist wichtig.',
    'Was du da gerade gesehen hast, verdient einen Moment.',
  ],
  plan: [
    'Da nimmt schon ein Schritt Form an, und gefunden hast du ihn.',
    'Es klingt, als bewege sich ein Teil von dir schon in diese Richtung.',
    'In dem, was du sagst, wächst eine Entscheidung.',
    'Das klingt nach einem möglichen Anfang.',
  ],
  hard: [
    'Das hat dich viel gekostet.',
    'Da hindurchzugehen war keine Kleinigkeit.',
    'Schwer ist es, und du machst weiter.',
  ],
  pleasant: [
    'Darin liegt etwas Gutes zum Auskosten.',
    'Das tut dir gut, das ist zu merken.',
    'Das ist etwas Gutes mitten unter dem Übrigen.',
    'Gut, dass dein Tag auch das hat.',
  ],
  tooMuch: [
    'Es ist so weit, dass nichts mehr hineinpasst.',
    'Du hältst das schon zu lange aus.',
    'Das ist mehr, als ein Mensch still tragen kann.',
    'Es klingt, als wäre das Fass schon vor einer Weile übergelaufen.',
  ],
  crying: [
    'Manchmal sagen Tränen, was Worte nicht können.',
    'Gut, dass die Tränen kommen konnten, auch wenn es weh tat.',
    'Solche Tränen zeigen, wie tief das geht.',
  ],
  alone: [
    'Du hältst das, ohne jemanden, mit dem du es teilen kannst.',
    'Was fehlt, ist jemand, der ein Stück mitträgt, nicht jemand, der sagt, es gehe vorbei.',
    'So viel auf deinen Schultern, und kaum jemand merkt es.',
  ],
  worse: [
    'Und statt nachzulassen, wird es enger.',
    'Es entmutigt, wenn es nach aller Mühe schlimmer wird.',
    'Was schwer war, ist noch schwerer geworden.',
  ],
  better: [
    'Da hat sich also etwas gelichtet.',
    'Etwas hat sich verschoben, und es ist gut, das zu merken.',
    'Dieses Stück Erleichterung zählt, auch wenn es klein ist.',
    'In dem, was du schreibst, ist jetzt etwas mehr Luft.',
  ],
  effort: [
    'Du gibst dir Mühe, und das verdient gesagt zu werden.',
    'Selbst bei all dem hast du nicht losgelassen.',
    'Da steckt echte Anstrengung drin, auch wenn noch nichts davon zu sehen ist.',
    'Jeder dieser Versuche hat dich etwas gekostet, und du hast sie trotzdem gemacht.',
  ],
  wish: [
    'Darin liegt ein klarer Wunsch, und er verdient es, ernst genommen zu werden.',
    'Darunter liegt etwas, das du dir sehr wünschst.',
    'Du weißt, was du brauchst, auch wenn der Weg dahin noch offen ist.',
  ],
  supported: [
    'So jemanden in der Nähe zu haben verändert das Gewicht der Dinge.',
    'Mitten in all dem steht jemand auf deiner Seite.',
    'Dieser Halt zählt, und du hast ihn bemerkt.',
  ],
  duty: [
    'Da steckt viel Müssen drin und wenig Platz für das, was du willst.',
    'Du trägst eine Liste von Pflichten, die nie zu enden scheint.',
    'Es klingt, als wäre Scheitern schlicht nicht erlaubt.',
    'Da ist eine Stimme, die fordert und selten Danke sagt.',
  ],
  ambivalence: [
    'Ein Teil von dir zieht hierhin, ein Teil dorthin.',
    'Beide Seiten haben ihre Gründe, und deshalb ist es so schwer.',
    'Da ist ein Tauziehen in dir, und du stehst mittendrin.',
    'Zugleich zu wollen und nicht zu wollen macht müde.',
  ],
  before: [
    'In dieser Geschichte gibt es ein Davor und ein Danach.',
    'Ein Teil von dir erinnert sich gut, wie es war.',
    'Das gehörte einmal zu dir, und vielleicht tut es das noch.',
  ],
  longTime: [
    'Du trägst das schon lange.',
    'Es ist eine lange Geschichte, und sie hat sich angesammelt.',
    'So viel Zeit hinterlässt Spuren, auch wenn man sich gewöhnt.',
    'Nach so langer Zeit gehört es wohl schon zur Landschaft.',
  ],
  recent: [
    'Das ist noch ganz frisch.',
    'Es war kaum Zeit, es zu begreifen.',
    'Es ist gerade erst passiert, und der Kopf kommt noch nach.',
  ],
  ordinary: [
    'Auch gewöhnliche Tage haben etwas zu sagen.',
    'Manchmal hört man sich selbst gerade an einem Tag ohne Neuigkeiten.',
    'Ein Tag ohne Stolpersteine ist etwas wert.',
  ],
  wondering: [
    'Diese Frage kreist wohl oft in dir.',
    'Du suchst ein Warum, und es gibt sich nicht leicht zu erkennen.',
    'Manche Fragen brauchen eher Gesellschaft als Antworten.',
    'Das ist eine ernste Frage, und es ist Zeit, darüber nachzudenken.',
  ],
};

export const longStory: Reflections['longStory'] = [
  'Ich habe das alles aufmerksam gelesen, und es steckt viel darin.',
  'Du hast eine ganze Geschichte ausgebreitet. Nehmen wir sie Stück für Stück.',
  'Das ist so viel auf einmal, und du hast Worte dafür gefunden.',
  'Da hattest du sehr viel in dir, bevor du das geschrieben hast.',
  'Es klingt, als musste das heraus.',
];
