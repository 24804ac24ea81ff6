import type { Reflections } from '../../../src/content.ts';

export const feelings: Reflections['feelings'] = {
  sadness: [
    'In dem, was du erzählst, liegt eine tiefe Traurigkeit.',
    'Es klingt, als hätte die Traurigkeit den ganzen Tag übernommen.',
    'Das tut weh, und nicht nur ein bisschen.',
    'Das ist dir wirklich nahegegangen.',
    'So eine Traurigkeit kommt nicht aus dem Nichts.',
  ],
  hurt: [
    'Das hat eine empfindliche Stelle getroffen.',
    'Es hat eine Spur hinterlassen, eine, die sich meldet, wenn es still wird.',
    'Es hat weh getan, und vielleicht noch mehr, weil es von dort kam.',
    'Diese Wunde hatte noch keine Zeit, sich zu schließen.',
  ],
  longing: [
    'Es würde dir nicht so fehlen, wenn es nicht so gut gewesen wäre.',
    'Zu bestimmten Stunden und an bestimmten Orten wird das Fehlen größer.',
    'So zu vermissen ist eine Art, wie Liebe weitergeht.',
    'Da ist eine Lücke, genau in der Form dessen, was fehlt.',
  ],
  loneliness: [
    'Du könntest jemanden in der Nähe gut gebrauchen.',
    'Alles still mit sich zu tragen macht die Einsamkeit größer.',
    'Das ist eine Einsamkeit, gegen die viele Leute nicht helfen würden.',
    'Was fehlt, ist jemand, um es zu teilen.',
  ],
  emptiness: [
    'Es ist, als wäre etwas in dir still geworden.',
    'Alles steht an seinem Platz, und trotzdem fehlt etwas.',
    'Es ist schwer, etwas zu wollen, wenn nichts ruft.',
    'Seltsam, wie schwer Leere sein kann.',
  ],
  disappointment: [
    'Du hattest auf anderes gehofft, und der Abstand dazwischen tut weh.',
    'Du hast etwas hineingegeben, und zurück kam nicht, was du erhofft hattest.',
    'Enttäuschung ist oft so groß wie das Vertrauen davor.',
    'Es frustriert, sich so zu bemühen und es entgleiten zu sehen.',
  ],
  anxiety: [
    'Da ist eine Unruhe, die dich nicht landen lässt.',
    'Dein Kopf hört nicht auf, und der Körper macht mit.',
    'Du stehst auf Wache und wartest, dass etwas passiert.',
    'Die Sorge will eine Gewissheit, die gerade niemand geben kann.',
    'Das ist viel Anspannung für einen einzigen Tag.',
  ],
  fear: [
    'Die Angst ist gerade laut.',
    'Etwas daran macht wirklich Angst.',
    'Es ist unheimlich, umso mehr, weil das Ende offen ist.',
    'Die Angst versucht etwas zu schützen, das dir wichtig ist.',
  ],
  overwhelm: [
    'Es sind zu viele Dinge auf einmal.',
    'Alles ist dringend, und nichts stellt sich hinten an.',
    'Du versuchst, sehr viele Bälle in der Luft zu halten.',
    'Es bleibt kaum eine Ecke zum Luftholen.',
  ],
  exhaustion: [
    'Diese Müdigkeit kommt nicht von nichts.',
    'Der Körper schickt die Rechnung für alles, was du hältst.',
    'Deine Kraft ist am Ende, und trotzdem wird noch mehr verlangt.',
    'Allein bis zum Abend zu kommen kostet alles.',
  ],
  anger: [
    'Da ist Wut, und sie hat ihre Gründe.',
    'Danach hat es in dir gekocht.',
    'Wut meldet sich, wenn auf etwas Wichtiges getreten wurde.',
    'Es wurde mehr, als sich unten halten lässt.',
  ],
  guilt: [
    'Das schlechte Gewissen meldet sich, auch an vollen Tagen.',
    'Du trägst das, als wäre es allein deins.',
    'Ein Teil von dir hört nicht auf, Anklage zu erheben.',
    'Das Schuldgefühl kommt aus deinen Werten, aber es verlangt hohe Zinsen.',
  ],
  shame: [
    'Scham weckt den Wunsch, unsichtbar zu sein.',
    'Das überhaupt zu sagen braucht Mut.',
    'Es klingt, als fürchtest du, was die anderen denken würden, wenn sie es wüssten.',
    'Scham wächst im Dunkeln, und du hast gerade Licht gemacht.',
  ],
  confusion: [
    'Alles ist verheddert, und das Ende des Fadens ist schwer zu finden.',
    'Da reden viele Stimmen auf einmal.',
    'Du weißt es noch nicht, und das Nichtwissen ist unbequem.',
    'Das klingt nach einem unordentlichen Zimmer: Man möchte am liebsten nur die Tür zumachen.',
  ],
  joy: [
    'Das Glück klingt durch, so wie du es erzählst.',
    'Das ist schön zu lesen.',
    'Da ist gute Energie drin.',
    'Das hat wohl den ganzen Tag heller gemacht.',
  ],
  gratitude: [
    'In deinen Worten liegt echte Dankbarkeit, eine, die wärmt.',
    'Du hast es nicht unbemerkt vorbeigehen lassen.',
    'Das zu bemerken ist selbst ein Geschenk.',
  ],
  pride: [
    'Du bist stolz darauf, und das mit Recht.',
    'Du weißt, was es gekostet hat, hierher zu kommen.',
    'Das war dein Verdienst, und es ist gut, das sagen zu können.',
  ],
  relief: [
    'Da scheint ein Stein vom Herzen gefallen zu sein.',
    'Jetzt kannst du ausatmen.',
    'Die Erleichterung zeigt, wie viel du getragen hast.',
  ],
  hope: [
    'Darin liegt Hoffnung, und sie ist hellwach.',
    'Ein Teil von dir sieht schon einen Weg.',
    'Das klingt nicht nach Wunschdenken, es klingt verdient.',
  ],
  calm: [
    'In dem, was du sagst, liegt eine gute Ruhe.',
    'Es klingt, als hätten die Dinge einen sanfteren Gang gefunden.',
    'Auch so eine Stille zählt, ganz ohne Besonderes darin.',
  ],
  love: [
    'Es ist deutlich, wie sehr du liebst.',
    'Diese Liebe hat einen schönen Platz in deinem Leben.',
    'Die Zärtlichkeit steckt in jedem Detail.',
  ],
};
