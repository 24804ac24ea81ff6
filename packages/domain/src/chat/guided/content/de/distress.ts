import type { DistressContent } from '../../content.ts';

export const distress: DistressContent = {
  first: {
    suicide: [
      'Was du gerade gesagt hast, ist sehr ernst, und danke, dass du es sagst. Ich bin eine KI und kann dich nicht schützen, aber es gibt Menschen, die das können, jetzt: Bitte ruf den Notruf an, oder hol jemanden zu dir. Wenn etwas in deiner Nähe ist, womit du dir etwas antun könntest, geh davon weg. Bist du gerade in Sicherheit?',
      'Ich nehme ernst, was du geschrieben hast. So großer Schmerz ist nicht dafür gemacht, ihn ohne jemanden an der Seite durchzustehen. Bitte sprich jetzt mit dem Notruf oder mit einem Menschen, der zu dir kommen kann, und halte Abstand von allem, was gefährlich werden könnte. Bist du in diesem Moment in Sicherheit?',
    ],
    selfHarm: [
      'Danke, dass du mir das anvertraust. Sich selbst zu verletzen ist oft ein Versuch, zu viel Schmerz auszuhalten, und dieser Schmerz verdient Hilfe von Menschen. Wenn die Verletzung ernst oder der Drang stark ist, ruf bitte jetzt den Notruf an oder hol jemanden zu dir. Bist du gerade in Sicherheit?',
      'Das ist wichtig, und ich gehe nicht darüber hinweg. Wenn du kannst, geh weg von dem, was du benutzen würdest, und ruf jemanden an, dem du vertraust; wenn Gefahr besteht, ruf den Notruf an. Bist du in diesem Moment in Sicherheit?',
    ],
    violence: [
      'Was du beschreibst, ist ernst, und du trägst keine Schuld daran. Deine Sicherheit geht vor: Wenn jetzt Gefahr besteht, geh, wenn du kannst, dorthin, wo Menschen sind, und ruf den Notruf an. Du musst niemanden zur Rede stellen. Bist du gerade in Sicherheit?',
      'So etwas soll niemand erleben müssen, und was geschehen ist, ist nicht deine Schuld. Wenn diese Person in der Nähe ist, achte zuerst auf deine Sicherheit; der Notruf und ein Mensch, dem du vertraust, können jetzt helfen. Kannst du in diesem Moment sicher schreiben?',
    ],
    somebodyElse: [
      'Das ist ernst, und es zeigt Fürsorge, dass du es ansprichst. Wenn diese Person jetzt in Gefahr ist, ruf bitte den Notruf dort an, wo sie ist, und sorge, wenn möglich, dafür, dass jemand bei ihr ist. Ruhig zu fragen, ob sie ans Sterben denkt, macht es nicht schlimmer. Weißt du, wo sie gerade ist?',
      'Das nehme ich ernst. Trag es nicht allein: Sag einem Menschen Bescheid, der ihr nahesteht, und dem Notruf, wenn jetzt Gefahr besteht. Wenn es möglich und für dich sicher ist, sei bei ihr. Ist in diesem Moment jemand bei ihr?',
    ],
    other: [
      'Danke, dass du es sagst; ich nehme das ernst. Ich bin eine KI, und so etwas braucht Menschen an deiner Seite: Bitte sag es jetzt jemandem in deiner Nähe, und wenn es schlimmer wird oder Gefahr besteht, ruf sofort den Notruf an. Bist du gerade in Sicherheit?',
      'Was du schreibst, ist wichtig, und ich gehe nicht darüber hinweg. Trag das bitte nicht ohne jemanden an deiner Seite: Ein vertrauter Mensch kann jetzt zuhören oder kommen, und der Notruf ist da, wenn es schlimmer wird. Bist du in diesem Moment in Sicherheit?',
    ],
  },
  again: [
    'Ich nehme das weiterhin ernst. Das Wichtigste ist jetzt ein Mensch bei dir: Ruf den Notruf an oder weck jemanden im Haus, nebenan, im Freundeskreis. Was macht es schwer, jetzt dort anzurufen?',
    'Du kommst darauf zurück, und ich auch: Bitte sei mit diesem Schmerz nicht allein. Der Notruf antwortet zu jeder Stunde, und du musst nicht wissen, was du sagen sollst. Wen könntest du bitten, zu dir zu kommen?',
    'Das hier braucht Menschen, sofort. Wenn Sprechen zu schwer ist, schick jemandem eine kurze Nachricht, „bitte komm her“, oder ruf den Notruf an und sag nur, wo du bist. Ist etwas in deiner Nähe, womit du dir etwas antun könntest?',
    'Der Drang kann steigen wie eine Welle, und er kann auch wieder sinken; bis dahin ist der beste Platz bei jemandem und weit weg von dem, was dir schaden könnte. Der Notruf ist dafür da. Wer kann in den nächsten Minuten bei dir sein?',
  ],
  safe: [
    'Gut, dass du im Moment in Sicherheit bist. Sag trotzdem bitte noch heute jemandem, der dir nahesteht, was du mir gesagt hast, und ruf den Notruf an, wenn es wieder enger wird. Was hat den Schmerz so groß werden lassen?',
    'Danke für deine Antwort. Sei heute, wenn du kannst, in der Nähe von Menschen und weit weg von dem, was dir schaden könnte; der Notruf ist zu jeder Stunde da. Mit wem kannst du heute reden?',
    'Gut, das zu wissen. Durch so eine Zeit muss niemand ohne Unterstützung: Fachleute und ein Mensch, dem du vertraust, können sie mit dir durchstehen, und der Notruf ist da, wenn es enger wird. Was war am schwersten auszuhalten?',
  ],
  unsafe: [
    'Dann tu bitte jetzt das, bevor es hier weitergeht: Ruf den Notruf an oder geh dorthin, wo jemand ist, gleich nebenan genügt. Bring außer Reichweite, womit du dich verletzen könntest. Wer ist dir in diesem Moment am nächsten?',
    'Du brauchst jetzt sofort Menschen neben dir, und du verdienst diese Hilfe. Ruf den Notruf an, sag, dass du in Gefahr bist und wo du bist; wenn du schon etwas genommen oder getan hast, sag das zuerst. Kannst du jetzt dort anrufen?',
    'Bitte warte nicht darauf, dass es vorbeigeht. Öffne die Tür, ruf nach jemandem, wähl den Notruf. Du kannst hier weiterschreiben, bis jemand da ist. Ist jemand im Haus oder in der Nähe?',
  ],
  unclear: [
    'Ich lese jedes Wort, und vor allem anderen muss ich auf eines zurückkommen: Was du vorhin gesagt hast, war ernst. Der Notruf und ein Mensch, der dir nahesteht, können jetzt bei dir sein. Bist du in diesem Moment in Sicherheit?',
    'Auch darüber können wir reden. Ich möchte nur nicht zurücklassen, was du mir gesagt hast: Ist jemand bei dir, oder könnte jemand kommen?',
    'Du schuldest niemandem eine Erklärung. Wichtig ist, dass du heute nicht allein damit bist; wenn es enger wird, ruf den Notruf an. Wie groß ist die Gefahr jetzt, von null bis zehn?',
    'Ich lese weiter mit. Denk an einen Menschen, der abnehmen würde, wenn du um diese Zeit anrufst; gibt es keinen, dann nimmt der Notruf ab. Was würde dir helfen, dort anzurufen?',
  ],
  goodbye: [
    'Bevor du gehst, bitte: Sei jetzt nicht allein. Ruf jemanden an, dem du vertraust, oder den Notruf. Du verdienst Hilfe, und dieses Gespräch steht dir offen.',
    'Geh dorthin, wo jemand ist, und sag, was du mir gesagt hast. Wenn der Drang zurückkommt, antwortet der Notruf zu jeder Stunde. Pass auf dich auf.',
  ],
};
