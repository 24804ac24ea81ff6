import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const cues: Recognition['cues'] = {
  neverTold: phrases(`
    nog nooit verteld, nooit verteld, nog nooit aan iemand, nooit aan iemand verteld, aan niemand verteld,
    tegen niemand gezegd, nog nooit gezegd, nooit hardop gezegd, nog nooit hardop, nooit uitgesproken,
    voor het eerst dat ik dit, voor het eerst zeg, de eerste keer dat ik dit, eerste keer dat ik het zeg,
    niemand weet dit, niemand weet het, niemand weet dat, weet niemand, mijn geheim, geheim gehouden
  `),
  dismissed: phrases(`
    dat ik overdrijf, zegt dat ik overdrijf, ik overdrijf, stel je niet aan, ik stel me aan, dat ik me aanstel,
    me niet aanstellen, aansteller, aanstellerij, te gevoelig, overgevoelig, dramaqueen, drama queen,
    te dramatisch, neemt me niet serieus, nemen me niet serieus, niemand neemt me serieus, niet serieus genomen,
    zit tussen mijn oren, tussen de oren, in mijn hoofd zit het, beeld het me in, lacht me uit, lachen me uit,
    uitgelachen, lachen om me, zet je eroverheen, zet het van je af, anderen hebben het erger, wuift het weg,
    wuift alles weg
  `),
  unsaid: phrases(`
    niks gezegd, niets gezegd, geen woord gezegd, geen woord uitgebracht, kreeg er geen woord uit, gezwegen,
    stil gebleven, bleef stil, kon niks zeggen, kon niets zeggen, kan het niet zeggen, durf het niet te zeggen,
    durf niks te zeggen, durf niets te zeggen, durfde niks te zeggen, durfde niets te zeggen, slik alles in,
    slik het in, ingeslikt, krop alles op, krop het op, opgekropt, opkroppen, hou het voor mezelf,
    hou alles voor mezelf, voor mezelf gehouden, op mijn tong gebeten, iets moeten zeggen, ik bevroor, bevroor,
    verstijfde, stond aan de grond genageld
  `),
  hiding: phrases(`
    doe alsof, deed alsof, doen alsof, laat niks merken, laat niets merken, niks laten merken,
    niets laten merken, masker, zet een glimlach op, nep glimlach, nepglimlach, glimlach maar, lach het weg,
    lach alles weg, naar buiten toe, buitenkant, schone schijn, hou me sterk, me groot houden, hou me groot,
    verberg, verstop, verstoppen, schijn ophouden
  `),
  forbidden: phrases(`
    schaam me ervoor, schaam me voor die gedachte, schaam me dat ik dat denk, mag ik niet denken,
    mag je niet denken, mag ik niet voelen, zou ik niet mogen, hoor ik niet te denken, hoor ik niet te voelen,
    dat ik dat denk, dat ik zoiets denk, om zoiets te denken, om dat te denken, om zo te denken,
    om dit te voelen, voel me schuldig dat ik, voel me een monster, slechte gedachte, slechte gedachten,
    vreselijke gedachte, rare gedachten
  `),
  insight: phrases(`
    nooit zo bekeken, nog nooit zo bekeken, nooit zo over nagedacht, nooit bij stilgestaan, nooit over nagedacht,
    besef nu, ik besef, besefte, realiseer me, ik realiseer, realiseerde me, nu snap ik, nu begrijp ik,
    nu zie ik, ik zie nu, ik merk dat, heb gemerkt dat, valt me op, viel me op, het viel me ineens op,
    valt op zijn plek, kwartje viel, het kwartje, nu je het zegt, als ik er zo over nadenk
  `),
  plan: phrases(`
    ik denk dat ik ga, denk dat ik ga, denk dat ik haar, denk dat ik hem, ik denk dat ik kan, ik ga proberen,
    ga het proberen, ga proberen, ik zal het proberen, zal het proberen, zal proberen, ik zou kunnen,
    zou ik kunnen, kan proberen, kan ik proberen, ga met hem praten, ga met haar praten, ga praten, ga bellen,
    ga vragen, ga zeggen, bel hem morgen, bel haar morgen, bel morgen, morgen bel ik, morgen ga ik,
    morgen praat ik, praat zondag, ik heb besloten, heb besloten, besloten om, ik ben van plan, van plan om,
    neem me voor, me voorgenomen, ik overweeg, afspraak gemaakt, me ingeschreven, me aangemeld,
    misschien bel ik, misschien praat ik, misschien ga ik, misschien kan ik, misschien moet ik,
    misschien zou ik, misschien vraag ik, ^ misschien een, ^ misschien met, ^ misschien gewoon, ik ben er klaar voor
  `),
  hard: phrases(`
    is zwaar, was zwaar, zo zwaar, heel zwaar, echt zwaar, best zwaar, is moeilijk, was moeilijk, zo moeilijk,
    heel moeilijk, echt moeilijk, was heftig, is heftig, heftig, pittig, niet makkelijk, niet gemakkelijk,
    lastig, zware tijd, zware dag, zware week, zware periode, moeilijke tijd, moeilijke dag, moeilijke week,
    ondraaglijk, niet te doen, slopend
  `),
  pleasant: phrases(`
    vind ik leuk, ik vind het leuk, vind ik fijn, vond ik fijn, vond ik leuk, geniet van, genoten, genoot,
    doet me goed, doet goed, deed me goed, deed goed, goed gedaan voor me, maakt me aan het lachen, laat me lachen,
    is leuk, was leuk, is fijn, was fijn, is zo fijn, was zo fijn, gezellig, voelt goed, voelde goed, is mooi,
    was mooi, hou ervan
  `),
  tooMuch: phrases(`
    wil dat het stopt, wil dat het ophoudt, waarom zou ik nog doorgaan,
    kan niet meer, ik kan niet meer, wil niet meer $, kan er niet meer tegen, kan dit niet meer, hou het niet meer vol,
    hou dit niet meer vol, hou het niet vol, hou dit niet vol, trek het niet meer, trek dit niet meer,
    trek het niet, trek dit niet, is me te veel, wordt me te veel, allemaal te veel, alles te veel,
    te veel voor me, te veel aan mijn hoofd, ben het zat, ben het beu, zo zat, zo beu, helemaal klaar mee,
    ben er klaar mee, de maat is vol, op mijn grens, aan mijn limiet, zie het niet meer zitten, niet meer zitten,
    red het niet meer, red het niet, de druppel, emmer overloopt, tot hier en niet verder, niet langer verdragen
  `),
  crying: phrases(
    'huil, huilen, huilde, gehuild, aan het huilen, tranen, janken, gejankt, jank, snik*, ween, wenen, geweend',
  ),
  alone: phrases(`
    doe alles alleen, alles alleen, alles zelf doen, komt op me neer, alles op me, komt allemaal op me,
    niemand helpt, helpt niemand, niemand die helpt, geen hulp, niemand om mee te praten,
    niemand om tegen te praten, niemand begrijpt, begrijpt niemand, niemand snapt, snapt niemand, niemand merkt,
    merkt niemand, op mijn schouders, niemand luistert, luistert niemand, niemand vraagt, vraagt niemand,
    helpt me niet thuis, helpt nooit, steekt geen vinger, er alleen voor
  `),
  worse: phrases(
    'wordt erger, wordt steeds erger, steeds erger, alleen maar erger, erger geworden, erger dan eerst, nog erger, wordt slechter, steeds slechter, gaat bergaf, gaat achteruit, bergafwaarts, verslechtert, van kwaad naar erger',
  ),
  better: phrases(`
    gaat beter, gaat het beter, gaat iets beter, gaat wat beter, voel me beter, voel me iets beter,
    voel me wat beter, beetje beter, iets beter, wat beter, nu beter, veel beter, wordt beter,
    beter geworden, beter dan eerst, bergop, heeft geholpen, hielp een beetje, helpt een beetje, helpt wel,
    dat hielp, dat helpt, dit helpt, rustiger, kalmer, lichter, opgeknapt, gekalmeerd
  `),
  effort: phrases(`
    ik probeer, probeer het, heb geprobeerd, probeer alles, probeer al, probeer steeds, blijf proberen,
    doe mijn best, mijn best gedaan, mijn best, doe zo mijn best, zo hard gewerkt, werk zo hard, hard gewerkt,
    ik vecht, gevochten, hou vol, volgehouden, alles gegeven, geef alles, moeite gedaan, zoveel moeite,
    mezelf ertoe gezet, over mijn drempel, heb gedurfd, toch gedaan
  `),
  supported: phrases(`
    gelooft in me, steunt me, steunen me, staat achter me, staan achter me, er voor me, is er voor me,
    waren er voor me, aan mijn kant, naast me staat, kan op haar rekenen, kan op hem rekenen, kan op ze rekenen,
    op hem bouwen, op haar bouwen, zorgt voor me, luistert naar me, begrijpt me, troost me, troostte me,
    gaf me een knuffel, nam me in de armen, hielp me erdoor
  `),
  wish: phrases(`
    ik wou, ik wou dat, wou dat ik, ik wens, ik wilde dat, ik wil alleen, ik wil gewoon, wil gewoon,
    wil alleen maar, wilde gewoon, wilde alleen, ik wil dat, ik wil dat hij, ik wil dat ze, zou graag,
    zou zo graag, zou willen, had graag, had zo graag, was het maar, kon ik maar, had ik maar iemand,
    ik droom van, mijn droom, heb iemand nodig, verlang naar, ik zou graag, een knuffel, geknuffeld worden, hopelijk ooit
  `),
  duty: phrases(`
    ik moet, moet ik altijd, moet altijd, ik zou moeten, zou ik moeten, had moeten, had ik moeten, mag niet falen,
    mag geen fouten, mag niet zwak, moet sterk zijn, moet doorgaan, verwachten van me, verwacht van me,
    van me verwacht, iedereen verwacht, verplicht, verplichting*, plicht
  `),
  ambivalence: phrases(`
    aan de ene kant, aan de andere kant, enerzijds, anderzijds, tegelijkertijd, een deel van me, deel van me,
    ergens wil ik, weet niet of, niet zeker of, twijfel, twijfel tussen, twijfelen, dubbel gevoel,
    gemengde gevoelens, ik wil maar, hou van hem maar, hou van haar maar, verscheurd, heen en weer
  `),
  before: phrases(`
    vroeger, destijds, toen ik klein was, toen ik jong was, toen ik kind was, als kind, als klein kind,
    voor dit alles, voordat dit, ooit was, was ooit, ben gestopt met, opgegeven, niet meer zoals, zoals vroeger,
    zoals toen, hij was altijd, ze was altijd, we waren altijd, we waren zo
  `),
  longTime: phrases(`
    al jaren, al jaren lang, jarenlang, al maanden, maandenlang, al weken, wekenlang, al lang, al heel lang,
    al zo lang, al een tijd, al een eeuwigheid, sinds mijn jeugd, sinds mijn kindertijd, sinds ik klein,
    zolang ik me herinner, mijn hele leven, heel mijn leven, al mijn hele leven, altijd al, altijd al geweest,
    steeds weer, keer op keer, jaren geleden, al _ jaar, al _ maanden, al _ weken
  `),
  recent: phrases(`
    daarnet, net pas, pas net, zonet, net gebeurd, net gehoord, gisteren, eergisteren, vanmorgen, vanochtend,
    vanmiddag, vannacht, gisteravond, gisternacht, een uur geleden, paar minuten geleden, sinds kort, onlangs
  `),
  ordinary: phrases(`
    niks bijzonders, niets bijzonders, niks speciaals, niets speciaals, niks nieuws, niets nieuws,
    zoals altijd, zoals gewoonlijk, het gewone, gewone dag, normale dag, gewoon een dag, doodgewoon,
    saaie dag, gaat wel, het gaat $, gaat zijn gangetje, zijn gangetje, mwah, meh, rustige dag, niet veel $, routine
  `),
  wondering: phrases(`
    waarom ik, waarom altijd ik, waarom gebeurt, waarom ben ik, waarom kan ik, waarom voel ik, waarom doe ik,
    vraag me af, ik vraag me af, snap niet waarom, begrijp niet waarom, wat is er mis met me, hoe kan het,
    hoe komt het
  `),
};
