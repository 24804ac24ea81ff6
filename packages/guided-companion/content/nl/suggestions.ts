import type { SuggestionContent } from '../../src/content.ts';

export const suggestions: SuggestionContent = {
  list: [
    {
      kind: 'breath',
      suits: ['panic', 'anxiety', 'fear', 'overwhelm'],
      text: 'Langzaam uitademen vertelt het lichaam dat het gevaar voorbij is, dus probeer dit: adem in terwijl je tot vier telt en uit terwijl je tot zes telt, een keer of vijf.',
    },
    {
      kind: 'grounding',
      suits: ['panic', 'anxiety', 'fear'],
      text: 'Als het hoofd op hol slaat, brengen de zintuigen je terug naar nu: zoek vijf dingen die je ziet, vier die je kunt aanraken en drie die je hoort, en neem de tijd.',
    },
    {
      kind: 'body',
      suits: ['anxiety', 'anger', 'overwhelm', 'panic'],
      text: 'Spanning verstopt zich graag in het lijf: bal je vuisten vijf tellen stevig, laat ineens los en merk het verschil, en doe daarna hetzelfde met je schouders.',
    },
    {
      kind: 'writing',
      suits: ['anxiety', 'sleep', 'overwhelm', 'future'],
      text: 'Het hoofd herhaalt wat het bang is te vergeten. Zet alles op papier in twee kolommen, wat van jou afhangt en wat niet, en laat die tweede rusten.',
    },
    {
      kind: 'smallStep',
      suits: ['overwhelm', 'exhaustion', 'work', 'study', 'money'],
      text: 'Als alles dringend is, beweegt er niets. Kies één ding dat in tien minuten past en laat de rest wachten: een klein begin geeft weer richting.',
    },
    {
      kind: 'rest',
      suits: ['exhaustion', 'work', 'parenting', 'study'],
      text: 'Opgestapelde moeheid haal je niet in één keer in, maar korte pauzes helpen: vijf minuten zonder scherm, kijkend in de verte, tellen als echte rust.',
    },
    {
      kind: 'limit',
      suits: ['work', 'family', 'exhaustion', 'anger', 'relationship'],
      text: 'Een grens gaat makkelijker met een zin die klaarligt. Schrijf de jouwe eens op: “dat lukt me nu niet, donderdag wel.” De woorden vooraf hebben haalt wat druk van het moment.',
    },
    {
      kind: 'movement',
      suits: ['anger', 'anxiety', 'sadness', 'emptiness'],
      text: 'Een sterk gevoel is energie in het lijf, en die wil ergens heen: een stevig blokje om, hoe kort ook, haalt er vaak de scherpte af.',
    },
    {
      kind: 'writing',
      suits: ['anger', 'hurt', 'breakup', 'disappointment'],
      text: 'Sommige woorden moeten eruit voor ze iemand bereiken. Schrijf een brief zonder filter die nooit verstuurd wordt: op papier draait de pijn niet langer rondjes.',
    },
    {
      kind: 'writing',
      suits: ['grief', 'longing'],
      text: 'De liefde die overblijft, wil ergens naartoe. Je zou een paar regels kunnen schrijven aan wie je mist, over je dag, alsof het gesprek doorgaat.',
    },
    {
      kind: 'savouring',
      suits: ['grief', 'longing'],
      text: 'Herinneren is een manier van zorgen: kies een foto, een liedje of een voorwerp en geef die herinnering tien minuten voor zichzelf, in plaats van haar de hele dag weg te duwen.',
    },
    {
      kind: 'kindness',
      suits: ['guilt', 'shame', 'selfWorth'],
      text: 'Voor anderen zijn we meestal eerlijker. Schrijf op wat je zou zeggen tegen iemand die je dierbaar is in precies deze situatie, en lees het dan hardop met je eigen naam erin.',
    },
    {
      kind: 'writing',
      suits: ['selfWorth', 'disappointment'],
      text: 'Het geheugen bewaart wat misging en laat de rest vallen. Om het recht te trekken: noteer drie dingen van vandaag die gebeurden omdat jij er was, hoe klein ook.',
    },
    {
      kind: 'contact',
      suits: ['loneliness', 'emptiness', 'sadness', 'friendship'],
      text: 'Eenzaamheid doet het lijken alsof niemand het wil weten. Een kleine proef: stuur iemand een simpel “ik dacht aan je”, zonder iets terug te vragen.',
    },
    {
      kind: 'contact',
      suits: ['grief', 'breakup', 'overwhelm', 'family'],
      text: 'Een last verandert van maat als je hem deelt. Denk aan één persoon en één heel concrete vraag, zoals “kun je me vanavond bellen”; dat is makkelijker te zeggen dan “ik heb hulp nodig”.',
    },
    {
      kind: 'smallStep',
      suits: ['emptiness', 'sadness', 'loneliness'],
      text: 'Zin komt soms na het doen, niet ervoor. Neem iets wat je ooit fijn vond en doe er maar twee minuten van, zonder te vragen dat het leuk is.',
    },
    {
      kind: 'body',
      suits: ['sleep', 'exhaustion'],
      text: 'Slaap komt makkelijker als niemand erom vraagt. Ga in bed je lichaam langs, van voeten tot voorhoofd, en laat elk deel zachter worden, met rust als enige doel.',
    },
    {
      kind: 'rest',
      suits: ['sleep'],
      text: 'Een bed leert van wat we erin doen. Is de slaap er na een minuut of twintig niet, sta dan op, doe iets rustigs bij zacht licht en ga terug als je ogen zwaar worden.',
    },
    {
      kind: 'limit',
      suits: ['world', 'anxiety'],
      text: 'Nieuws zonder vaste tijden wordt een alarm dat de hele dag rinkelt. Houd er twee korte momenten voor vrij en laat de rest van de dag erbuiten.',
    },
    {
      kind: 'smallStep',
      suits: ['world', 'future', 'change'],
      text: 'Bij dingen die te groot zijn, helpt het om dichtbij iets te doen: één concreet ding, zo groot als je straat of je week, geeft weer wat grond.',
    },
    {
      kind: 'writing',
      suits: ['future', 'confusion', 'change', 'relationship'],
      text: 'Een keuze die in het hoofd vastzit, draait rondjes. Leef één dag alsof je de eerste weg koos en één alsof je de andere koos, en noteer hoe je lijf reageert: dat geeft hints die het verstand mist.',
    },
    {
      kind: 'kindness',
      suits: ['parenting', 'health', 'exhaustion'],
      text: 'Wie zorgt, hoort zelf ook op de lijst. Kies vandaag vijf minuten zorg die alleen van jou zijn, een douche zonder haast of een kop koffie zonder scherm.',
    },
    {
      kind: 'writing',
      suits: ['money'],
      text: 'Een bedrag waar niemand naar kijkt, groeit in de verbeelding. Zet op één blad wat er binnenkomt, wat vast is en wat dringend is: de echte maat is vaak minder eng.',
    },
    {
      kind: 'breath',
      suits: ['low'],
      text: 'Een korte pauze kan wat ruimte maken: drie langzame ademhalingen met een hand op je borst, en alleen merken hoe de lucht naar buiten gaat.',
    },
    {
      kind: 'body',
      suits: ['low'],
      text: 'Als alles in je hoofd zit, kan het lijf je helpen landen: zet beide voeten plat op de grond, laat je schouders zakken en voel een minuut lang het gewicht in de stoel.',
    },
    {
      kind: 'kindness',
      suits: ['low'],
      text: 'Op dagen als deze helpt het om de lat lager te leggen: bedenk wat vandaag het minste is dat genoeg zou zijn, en laat het dan ook echt genoeg zijn.',
    },
    {
      kind: 'movement',
      suits: ['low'],
      text: 'Een andere plek verandert de gedachte een beetje. Het raam openzetten of tot de hoek lopen breekt het rondje al even.',
    },
    {
      kind: 'savouring',
      suits: ['joy', 'gratitude', 'pride', 'high'],
      text: 'Goede momenten gaan snel voorbij als niemand ze vasthoudt. Sluit een halve minuut je ogen en ga terug naar het moment, met alle details: het licht, de geluiden, de gezichten.',
    },
    {
      kind: 'contact',
      suits: ['joy', 'gratitude', 'love', 'high'],
      text: 'Blijdschap groeit als je haar vertelt. Kies iemand die er deel aan had en laat het weten, met één concreet voorbeeld van wat het voor je veranderde.',
    },
    {
      kind: 'writing',
      suits: ['joy', 'gratitude', 'pride', 'hope', 'high'],
      text: 'Het is fijn om iets achter de hand te hebben voor grijzere dagen: schrijf drie regels over wat er gebeurde en wat jij eraan deed.',
    },
    {
      kind: 'smallStep',
      suits: ['hope', 'pride', 'high'],
      text: 'Een goed moment is de beste tijd om het volgende te planten: noteer één kleine stap nu je er zin in hebt.',
    },
    {
      kind: 'rest',
      suits: ['calm', 'relief', 'high'],
      text: 'Rust kun je ook uit het hoofd leren. Blijf er nog twee minuten in zonder iets te doen, zodat je lijf de weg terug onthoudt.',
    },
  ],
  accepted: [
    'Mooi. Neem er de tijd voor, en vertel me daarna wat er veranderde, hoe weinig ook.',
    'Rustig aan. Als je klaar bent: wat merkte je op?',
    'Goed. Er is geen juiste manier, alleen de jouwe. Wat merk je terwijl je het probeert?',
    'In je eigen tempo. Helpt het een beetje, dan is dat iets, en helpt het niet, dan is dat ook goed om te weten.',
  ],
  done: [
    'Mooi, je gaf jezelf die tijd. Wat is er anders, al is het maar een beetje?',
    'Goed dat je het probeerde. Hoe is je lijf nu, vergeleken met daarvoor?',
    'Daarmee zorgde je voor jezelf. Wat merkte je terwijl je bezig was?',
  ],
  declined: [
    'Prima, niet elk idee past bij elk moment. Wat zou nu beter bij je passen?',
    'Geen probleem, dat kan weg. Waar wil je het wel over hebben?',
    'Jij kent jezelf beter dan elk voorstel. Wat werkt er meestal voor jou?',
    'Goed. Praten is ook zonder oefening iets waard. Wat houdt je nog bezig?',
  ],
};
