import type { Recognition } from '../../../content.ts';
import { phrases } from '../../../../../common/text/phrases.ts';

const somebody = phrases(`
  hij, ze, vriend, vriendin, broer, zus, broertje, zusje, moeder, mama, vader, papa, zoon, dochter, kind, man,
  vrouw, partner, collega, oma, opa, ex, neef, nicht, vriend van me, vriendin van me, iemand
`);

const wantsToDie = phrases(`
  is suicidaal, is erg suicidaal,
  wil dood, wil sterven, wil echt dood, wil doodgaan, wil niet meer leven, wil er niet meer zijn,
  wil zelfmoord plegen, wil zelfmoord, wil uit het leven stappen, wil eruit stappen, wil er een einde aan maken,
  wil er een eind aan maken, wil een einde aan, denkt aan zelfmoord, denkt over zelfmoord, praat over zelfmoord,
  heeft zelfmoordgedachten, dreigt met zelfmoord, probeerde zelfmoord, heeft geprobeerd zelfmoord,
  snijdt zichzelf, snijdt zich, doet zichzelf pijn, doet zichzelf iets aan, zegt dat hij dood wil,
  zegt dat ze dood wil
`);

export const dangers: Recognition['dangers'] = {
  somebodyElse: [
    ...somebody.flatMap((person) => wantsToDie.map((wish) => `${person} ${wish}`)),
    ...phrases(`
      wil zichzelf iets aandoen, wil zich iets aandoen, zichzelf iets aan wil doen, zichzelf wil doden,
      zichzelf wil verwonden, wil zichzelf doden, wil zich van kant maken, zich van kant maken,
      zichzelf van kant maken, zich van het leven beroven, zichzelf van het leven, dat hij dood wil,
      dat ze dood wil, dat hij zelfmoord, dat ze zelfmoord, dat hij niet meer wil leven, dat ze niet meer wil leven,
      dat hij niet meer leven wil, hij zelfmoord wil, ze zelfmoord wil, dreigt zichzelf, zichzelf snijdt,
      zichzelf pijn doet, pleegt zelfmoord als, hij snijdt zichzelf, ze snijdt zichzelf, snijdt zichzelf,
      verwondt zichzelf, doet zichzelf pijn
    `),
  ],
  suicide: phrases(`
    dodelijke dosis, pillen dodelijk, pillen is dodelijk, paracetamol is dodelijk, paracetamol dodelijk, pillen om dood,
    doosje paracetamol, doos paracetamol, strip paracetamol, hele strip, stap uit het leven, stap eruit vannacht,
    waarom leef ik nog, waarom zou ik nog leven, slapen en niet meer opstaan,
    wil _ dood, wil _ _ dood, wil ik dood, wil ik liever dood, dood willen, hoop dat ik doodga, hoop dat ik dood ga,
    kon ik maar doodgaan, kon ik maar dood, denk aan doodgaan, denk vaak aan doodgaan, denk aan de dood $,
    zin om dood te gaan, ik wil niet verder $, beter zijn zonder me, beter zou zijn zonder me, pillen klaar*,
    wil springen, sta op de brug, sta op een brug, sta op het dak, ga mezelf doden,
  wil dood, ik wil dood, wil gewoon dood, wil echt dood, wil alleen maar dood, wil liever dood, dood wil,
  wilde dood, wou dood, wil doodgaan, wil dood gaan, wil gewoon doodgaan, wilde doodgaan, dood wilde, wil sterven,
  wil gewoon sterven, wil alleen maar sterven, zou willen sterven, wilde sterven, sterven wil, liever dood,
  liever sterven, beter dood, was ik maar dood, was maar dood, dat ik dood was, als ik dood was, als ik dood ben,
  dood was geweest, zelfmoord, zelfmoordgedachten, zelfmoordgedachte, zelfmoordpoging, zelfmoordneigingen,
  zelfdoding, suicide, suicidaal, suicidale, suicidegedachten, suicidepoging, levensmoe, doodswens, doodsverlangen,
  mezelf van kant, me van kant, mezelf doden, mezelf te doden, mezelf vermoorden, mezelf te vermoorden,
  mezelf van het leven, me van het leven, me zelf van kant, me zelf doden, me zelf vermoorden,
  er een einde aan maken, er een eind aan maken, er een einde aan te maken, er een eind aan te maken,
  er een einde aan, er een eind aan, einde aan mijn leven, eind aan mijn leven, een einde maken aan mijn,
  een eind maken aan mijn, mijn leven beeindigen, mijn leven te beeindigen, uit het leven stappen,
  uit het leven te stappen, wil eruit stappen, eruit te stappen, er uit stappen, wil niet meer leven,
  ik wil niet meer leven, niet meer willen leven, niet meer wil leven, niet meer leven wil, niet meer leven,
  niet meer verder leven, niet verder leven, wil niet leven, zo niet meer leven, wil niet bestaan,
  wil niet meer bestaan, niet meer bestaan, wil er niet meer zijn, wil er niet zijn, er niet meer wil zijn,
  er niet meer zijn, er niet meer te zijn, wil hier niet meer zijn, niet meer wakker worden,
  nooit meer wakker worden, niet meer wakker word, nooit meer wakker word, niet wakker worden, niet wakker word,
  word niet meer wakker, niet meer wakker te worden, nooit meer wakker te worden, slapen en nooit,
  slapen en niet meer wakker, voor altijd slapen, voor altijd inslapen, voorgoed verdwijnen,
  voor altijd verdwijnen, voor altijd weg, voorgoed weg, voor eeuwig slapen, geen reden om te leven,
  geen reden meer om te leven, geen reden om door te leven, niks om voor te leven, niets om voor te leven,
  niks meer om voor te leven, niets meer om voor te leven, leven niet waard, niet waard om te leven,
  leven niet meer waard, leven heeft geen zin, leven heeft voor me geen zin, zin meer in het leven,
  zin in het leven meer, zin meer om te leven, zin om te leven, zin in leven, zin meer in leven,
  leven niet meer zitten, leven niet meer aan, klaar met leven, klaar met het leven, moe van het leven,
  moe van leven, leven beu, leven zat, leven moe, kracht meer om te leven, kracht om te leven, wil om te leven,
  beter af zonder me, zonder me beter af, beter zonder me, beter als ik er niet, beter dat ik er niet,
  beter was als ik er niet, als ik er niet meer ben, als ik er niet meer was, nooit geboren, niet geboren was,
  mezelf ophangen, me ophangen, mezelf op te hangen, mezelf verhangen, me verhangen, mezelf door het hoofd,
  uit het raam springen, mezelf verdrinken, mezelf vergiftigen, overdosis, al mijn pillen, alle pillen genomen,
  te veel pillen, doosje pillen, strip pillen, hele doos pillen, polsen doorsnijden, polsen oversnijden,
  polsen door te snijden, afscheidsbrief, afscheidsbrieven, afscheid nemen voor altijd,
  afscheid nemen van iedereen, kms, unalive, doodgaan is beter, mezelf iets aandoen, mezelf iets aan te doen,
  mezelf iets aan doen, mezelf wat aandoen, mezelf wat aan te doen, me zelf iets aandoen, me iets aandoen,
  mezelf nog iets aan, iets aandoe, dood willen zijn, ik er niet meer was, ik er niet meer ben,
  voor de trein springen, voor de trein te springen, voor een trein springen, spring voor de trein,
  spring voor een trein, voor de trein gooien, voor de trein gooi, me voor de trein, mezelf voor de trein,
  mezelf voor een trein, me voor een trein, onder de trein springen, onder een trein springen,
  voor de tram springen, van het dak springen, van een dak springen, van het dak te springen,
  van een dak te springen, spring van het dak, van de brug springen, van een brug springen,
  van de brug te springen, van een brug te springen, spring van de brug, spring van een brug,
  van een flat springen, van een gebouw springen, van de flat springen, polsen open, polsen doorgesneden,
  alle pillen slikken, alle pillen geslikt, alle pillen nemen, alle pillen tegelijk, alle pillen innemen,
  heb pillen geslikt, heb pillen genomen, veel pillen geslikt, veel pillen genomen, hoop pillen, pot pillen,
  doos pillen
`),
  selfHarm: phrases(`
  mezelf snijden, mezelf te snijden, mezelf gesneden, mezelf weer gesneden, mezelf opnieuw gesneden, snijd mezelf,
  snijd me, ik snijd, me zelf snijden, me zelf gesneden, snijden in mijn armen, in mijn arm gesneden,
  in mijn armen gesneden, in mijn pols gesneden, in mijn polsen gesneden, in mijn been gesneden,
  in mijn benen gesneden, in mijn arm snijden, in mijn armen snijden, me gesneden, weer gesneden,
  weer aan het snijden, begonnen met snijden, drang om te snijden, neiging om te snijden, mezelf pijn doen,
  mezelf pijn te doen, mezelf pijn gedaan, mezelf pijn, me zelf pijn, doe mezelf pijn, mezelf verwonden,
  mezelf te verwonden, mezelf verwond, verwond mezelf, zelfverwonding, zelfbeschadiging, mezelf beschadigen,
  mezelf beschadigd, mezelf te beschadigen, automutil*, zelfmutil*, mezelf krassen, kras mezelf, mezelf gekrast,
  mezelf branden, mezelf verbranden, brand mezelf, mezelf slaan, mezelf te slaan, sla mezelf, mezelf geslagen,
  hoofd tegen de muur, mezelf uithongeren, mezelf uit te hongeren, mezelf straffen door te, scheermesje,
  scheermesjes, mezelf aan het snijden, me aan het snijden
`),
  violence: phrases(`
    vader zit aan me, stiefvader zit aan me, oom zit aan me, broer zit aan me, vader heeft me aangeraakt,
    stiefvader heeft me aangeraakt, oom heeft me aangeraakt, ongewenst aangeraakt, word _ mishandeld, ben mishandeld,
    me gaat vermoorden, me gaat doden, me zal vermoorden, gaat me vermoorden,
  slaat me, sloeg me, me slaat, me sloeg, me geslagen, me weer geslagen, me gisteren geslagen, slaat ons,
  ons slaat, schopt me, schopte me, me geschopt, stampt me, me in elkaar geslagen, me in elkaar,
  in elkaar geslagen door, wurgt me, wurgde me, me gewurgd, me wurgen, duwt me tegen, me van de trap geduwd,
  verkracht, ben verkracht, me verkracht, verkrachting, misbruikt me, misbruikte me, me misbruikt, ben misbruikt,
  werd misbruikt, seksueel misbruik, seksueel misbruikt, aangerand, me aangerand, aanranding, raakt me aan terwijl,
  betast me, betastte me, me betast, dwingt me tot seks, dwingt me om seks, dwong me tot seks, gedwongen tot seks,
  dwingt me met hem, bedreigt me, bedreigde me, me bedreigd, bedreigd met een mes, dreigt me, dreigde me,
  gedreigd me, me te vermoorden, me te doden, me wil vermoorden, wil me vermoorden, wil me doden, me iets aandoet,
  me iets aan doet, me iets zal aandoen, me iets gaat aandoen, hij me iets aan, ik ben in gevaar, ben in gevaar,
  niet veilig thuis, thuis niet veilig, thuis onveilig, onveilig thuis, bang voor mijn man, bang voor mijn vriend,
  bang voor mijn ex, bang voor mijn vader, bang voor mijn stiefvader, bang voor mijn vrouw, bang voor mijn partner,
  stalkt me, stalker, me gestalkt, volgt me naar huis, huiselijk geweld, partnergeweld, geweld thuis,
  mishandelt me, mishandelde me, me mishandeld, word mishandeld, werd mishandeld, mishandeling,
  komt snachts in mijn kamer, komt s nachts in mijn kamer, in mijn kamer snachts, hij zit aan me, hij zat aan me,
  met een mes op me, met een mes achterna, hij kneep mijn keel, hij knijpt mijn keel, ze kneep mijn keel,
  me bij de keel, hij achtervolgt me, ze achtervolgt me, ex achtervolgt me, hij sluit me op, ze sluit me op,
  sluiten me op, man sluit me op, heeft me opgesloten, hebben me opgesloten, bang dat hij me slaat,
  bang dat hij me wat, bang dat hij me iets, bang dat hij me pijn, bang dat hij me vermoordt,
  bang dat ze me wat aan, bang dat ze me iets aan, bang dat ze me slaat, bang dat hij me gaat slaan,
  bang dat hij weer slaat
`),
};

export const harmless: Recognition['harmless'] = phrases(`
  er een eind aan breien, een einde aan breien, levensmoe haha,
  wil _ niet dood, wil niet _ dood, wil hem dood, wil haar dood, springen van de duikplank, springen van blijdschap,
  bedreigt me met ontslag, voel me bedreigd, sloeg me met stomheid, achtervolgt me niet meer,
  er een eind aan met mijn, er een einde aan met mijn, hond wil niet, kat wil niet,
  wil niet dood, ik wil niet dood, wil nog niet dood, wil niet sterven, wil nog niet sterven, wil niet doodgaan,
  niet dood wil, wilde niet dood, bang om dood, bang om te sterven, bang dat ik doodga, geen zelfmoordgedachten,
  niet suicidaal, geen zelfmoord plegen, niet levensmoe, mezelf niks aandoen, mezelf niets aandoen,
  mezelf geen pijn doen, mezelf niet snijden, mezelf niet meer snijden, niet meer gesneden, vroeger gesneden,
  vroeger mezelf gesneden, snijd mezelf niet meer, doe mezelf niks aan, lach me dood, lachte me dood, doodgelachen,
  dood van het lachen, sterven van het lachen, kapot van het lachen, sterf van de honger, sterven van de honger,
  sterf van de kou, sterven van schaamte, doodgaan van schaamte, sterven van verveling, 
  dood van schaamte, dood gaan van schaamte, wil dood van schaamte, mama vermoordt me, papa vermoordt me,
  moeder vermoordt me, vader vermoordt me, baas vermoordt me, vermoordt me als, gaat me vermoorden als,
  gaat me vermoorden wanneer, suicide squad, politieke zelfmoord, sociale zelfmoord, professionele zelfmoord,
  carriere zelfmoord, gesneden bij het koken, gesneden tijdens het koken, in mijn vinger gesneden,
  mezelf gesneden bij het, mezelf gesneden tijdens het, mezelf gesneden met koken, me gesneden bij het,
  me gesneden tijdens het, gesneden aan papier, gesneden aan een, mezelf gesneden aan,
  ik snijd groenten, haar gesneden, pijn gedaan bij het, mezelf pijn gedaan tijdens,
  mezelf pijn gedaan bij, overdosis chocola, overdosis chocolade, overdosis koffie, overdosis cafeine,
  overdosis suiker, er een einde aan onze, er een eind aan onze, er een einde aan de relatie,
  er een eind aan de relatie, zonder koffie niet meer leven, niet meer leven zonder koffie,
  met hem niet meer leven, met haar niet meer leven, hier niet meer leven, niet meer leven met hem,
  niet meer leven met haar, weer zin om te leven, weer zin in het leven, zin in het leven terug,
  zin om te leven terug, weer zin in leven, weer kracht om te leven, slaat me met schaken, slaat me in schaken,
  slaat me met tennis, dat slaat me, sloeg me om het hart, slaat me om het hart, de schrik sloeg me,
  sloeg me op de schouder, slaat me op de schouder, slaat me altijd met, achtervolgt me in mijn dromen,
  achtervolgt me in mijn slaap, dreigt me te ontslaan, dreigde me te ontslaan, me te ontslaan, pleegde zelfmoord,
  door zelfmoord verloren, verloren aan zelfmoord, overleden door zelfmoord, als ik er niet meer ben voor,
  zin om te leven gegeven, vader dood was, moeder dood was, opa dood was, oma dood was, hond dood was,
  kat dood was, ik snijd de, ik snijd een, zelfmoord gepleegd, het slaat me, dreigt me te verlaten,
  er een einde aan mijn relatie, er een eind aan mijn relatie, er een einde aan maken met hem,
  er een einde aan maken met haar, hij achtervolgt me in mijn dromen, er een einde aan mijn huwelijk
`);

export const safe: Recognition['safe'] = phrases(`
  ben veilig, ik ben veilig, voel me veilig, het gaat wel weer, ben oke nu, ben ok nu, doe niks, doe niets,
  zal niks doen, zal niets doen, ga niks doen, ga niets doen, ga mezelf niks aandoen, doe mezelf niks, zou ik nooit doen, zou het nooit doen,
  zou het niet doen, ga het niet doen, mama is hier, mama is er, moeder is hier, moeder is er, papa is hier, papa is er,
  vader is hier, vader is er, iemand is hier, er is iemand bij me, iemand bij me, is bij me, zijn bij me, niet alleen,
  heb gebeld, ik bel nu, ga bellen, ik zal bellen, gewoon een gedachte, maar een gedachte, alleen gedachten,
  was een grapje, grapje, niet serieus bedoeld, meen het niet, ben bij mijn, ben bij een vriend, ben bij een vriendin,
  is onderweg, komt eraan, komt zo, komt naar me toe, komt langs
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  niet veilig, onveilig, weet niet of ik veilig, ben alleen, helemaal alleen, alleen thuis, niemand hier, niemand thuis, niemand bij me,
  is niemand, heb het al gedaan, al gedaan, al genomen, al ingenomen, al geslikt, ik heb ze genomen, heb een plan, ik ga het doen, ga het doen,
  doe het vandaag, doe het vannacht, doe het nu, vannacht nog, vanavond nog, vertrouw mezelf niet, bang voor mezelf, heb besloten
`);

export const negations: Recognition['negations'] = phrases(
  'niet, geen, nooit, niks, niets, zonder, nauwelijks, amper, noch, niemand, nergens',
);

export const negationReach: Recognition['negationReach'] = { onwards: 3, backwards: 1 };

export const turningWords: Recognition['turningWords'] = phrases(
  'maar, want, omdat, dat, dus, toch, en, terwijl, ook al, alleen maar, stoppen, ophouden',
);

export const addressing: Recognition['addressing'] = phrases('je, jezelf, u');
