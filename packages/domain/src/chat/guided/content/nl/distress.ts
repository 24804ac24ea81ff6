import type { DistressContent } from '../../content.ts';

export const distress: DistressContent = {
  first: {
    suicide: [
      'Wat je net zei is heel ernstig, en dank je dat je het zegt. Ik ben een AI en kan je niet beschermen, maar er zijn mensen die dat nu wel kunnen: bel het noodnummer, of vraag iemand om bij je te komen. Ligt er iets in je buurt waarmee je jezelf pijn zou kunnen doen, ga daar dan vandaan. Ben je op dit moment veilig?',
      'Ik neem serieus wat je schrijft. Zo’n grote pijn is niet bedoeld om zonder iemand naast je te dragen. Praat nu met het noodnummer, of met iemand die naar je toe kan komen, en blijf uit de buurt van alles wat kwaad kan. Ben je nu veilig?',
    ],
    selfHarm: [
      'Dank je dat je me dat toevertrouwt. Jezelf pijn doen is vaak een manier om te veel pijn te verdragen, en die pijn verdient hulp van mensen. Is de wond ernstig of de drang sterk, bel dan nu het noodnummer of vraag iemand om bij je te blijven. Ben je nu veilig?',
      'Dit is belangrijk, en ik ga er niet overheen. Ga als het lukt weg van wat je zou gebruiken, en bel iemand die je vertrouwt om bij je te zijn; is er gevaar, bel dan het noodnummer. Ben je op dit moment veilig?',
    ],
    violence: [
      'Wat je beschrijft is ernstig, en het is niet jouw schuld. Jouw veiligheid gaat voor: is er nu gevaar, ga dan als het kan naar een plek waar mensen zijn, en bel het noodnummer. Je hoeft niemand aan te spreken. Ben je nu veilig?',
      'Niemand hoort dat mee te maken, en wat er gebeurde is niet jouw schuld. Is die persoon dichtbij, zorg dan eerst voor je veiligheid; het noodnummer en iemand die je vertrouwt kunnen nu helpen. Kun je op dit moment veilig praten?',
    ],
    somebodyElse: [
      'Dat is ernstig, en het laat zien dat je om die persoon geeft. Is er nu gevaar, bel dan het noodnummer van de plek waar die persoon is, en zorg als het kan dat er iemand bij blijft. Rustig vragen of iemand aan doodgaan denkt, maakt het niet erger. Weet je waar die persoon nu is?',
      'Dat neem ik serieus. Draag het niet alleen: laat het weten aan iemand die dichtbij die persoon staat, en bel het noodnummer als er nu gevaar is. Blijf in de buurt, als dat kan en veilig is. Is er op dit moment iemand bij die persoon?',
    ],
    other: [
      'Dank je dat je het vertelt; ik neem het serieus. Ik ben een AI, en hier horen mensen bij: vertel het nu aan iemand in je buurt, en wordt het erger of is er gevaar, bel dan meteen het noodnummer. Ben je op dit moment veilig?',
      'Wat je schrijft is belangrijk, en ik stap er niet overheen. Draag dit niet zonder iemand naast je: iemand die je vertrouwt kan nu luisteren of langskomen, en het noodnummer is er als het erger wordt. Ben je nu veilig?',
    ],
  },
  again: [
    'Ik neem dit nog steeds serieus. Het belangrijkste is nu dat er een mens bij je is: bel het noodnummer, of maak iemand in huis wakker, een van de buren, iemand die je kent. Wat maakt het moeilijk om nu te bellen?',
    'Je komt hierop terug, en ik ook: blijf niet alleen met deze pijn. Het noodnummer neemt op elk uur op, en je hoeft niet te weten wat je gaat zeggen. Wie zou je kunnen vragen om naar je toe te komen?',
    'Hier zijn mensen voor nodig, meteen. Via het noodnummer bereik je iemand, en is praten te zwaar, stuur dan een kort bericht aan wie je kent: “kom alsjeblieft hierheen”. Is er iets dichtbij waarmee je jezelf pijn zou kunnen doen?',
    'De drang kan oplopen als een golf, en ook weer zakken; tot dan is de beste plek bij iemand, en ver van wat je kan schaden. Daar is het noodnummer voor. Wie kan er de komende minuten bij je zijn?',
  ],
  safe: [
    'Goed dat je nu veilig bent. Vertel toch vandaag nog aan iemand dichtbij wat je mij vertelde, en bel het noodnummer als het weer knelt. Waardoor werd de pijn zo groot?',
    'Dank je dat je antwoordt. Blijf vandaag als het kan bij mensen in de buurt, en weg van wat je kan schaden; het noodnummer is er op elk uur. Met wie kun je vandaag praten?',
    'Goed om te weten. Niemand hoeft zo’n tijd zonder steun door te komen: een huisarts en iemand die je vertrouwt kunnen met je meelopen, en het noodnummer is er als het knelt. Wat was het zwaarst om te dragen?',
  ],
  unsafe: [
    'Doe dan nu dit, voor we hier verdergaan: bel het noodnummer, of ga naar waar iemand is, de buren zijn ook goed. Leg wat je pijn kan doen buiten bereik. Wie is op dit moment het dichtst bij je?',
    'Je hebt nu meteen mensen naast je nodig, en je verdient die hulp. Bel het noodnummer, zeg dat je in gevaar bent en waar je bent; heb je al iets genomen of gedaan, zeg dat dan eerst. Kun je nu bellen?',
    'Wacht niet tot het overgaat. Open de deur, roep iemand, bel het noodnummer. Je kunt hier blijven schrijven terwijl je wacht. Is er iemand in huis of in de buurt?',
  ],
  unclear: [
    'Ik lees elk woord, en voor de rest wil ik op één ding terugkomen: wat je daarnet zei was ernstig. Het noodnummer en iemand dichtbij kunnen nu bij je zijn. Ben je op dit moment veilig?',
    'Daar kunnen we ook over praten. Ik wil alleen niet laten liggen wat je vertelde: is er iemand bij je, of zou er iemand kunnen komen?',
    'Je bent niemand uitleg schuldig. Wat telt, is dat je hier vandaag niet alleen mee bent; knelt het, bel dan het noodnummer. Hoe groot is het gevaar nu, van nul tot tien?',
    'Ik ben er nog. Denk aan iemand die zou opnemen als je nu belde; is er niemand, dan neemt het noodnummer op. Wat zou je helpen om dat contact te leggen?',
  ],
  goodbye: [
    'Voor je gaat, alsjeblieft: wees nu niet alleen. Bel iemand die je vertrouwt of het noodnummer. Je verdient hulp, en dit gesprek blijft open.',
    'Ga naar waar iemand is, en vertel wat je mij vertelde. Komt de drang terug, dan neemt het noodnummer op elk uur op. Pas goed op jezelf.',
  ],
};
