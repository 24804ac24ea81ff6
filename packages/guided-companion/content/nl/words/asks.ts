import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { Recognition } from '../../../src/content.ts';

export const asks: Recognition['asks'] = {
  kinds: {
    listen: phrases(`
      (mijn/me) hart luchten, hart luchten, stoom afblazen, (even/wil) (klagen/zeuren), mag ik (zeuren/klagen), van me (afpraten/afschrijven),
      van me af (praten/schrijven), (moet/moest/wil) (het/dit) kwijt, (moet/moest/wil) (het/dit) even kwijt, wil het alleen kwijt,
      wil (het/dit) gewoon kwijt, even (kwijt/spuien/razen/tieren/leeglopen), even mijn ei kwijt, mijn ei kwijt, moet eruit,
      moet er (even/gewoon) uit, wil (gewoon/alleen) (praten/vertellen), alleen maar (praten/luisteren/lezen/horen/aanhoren), gewoon even praten,
      iemand die luistert, iemand nodig die luistert, (gewoon/alleen/even/enkel) luisteren, (alleen/gewoon) even luisteren,
      luister (gewoon/alleen/even/maar), (wil/kun/kan) je luisteren, wil je even luisteren, (luister/heb) je even,
      (geen/zonder) (advies/tips/oplossingen), geen (raad/oplossing), (geen/zonder) goede raad, (hoef/wil) geen (advies/raad/tips/oplossingen),
      (wil/hoef/hoeft) geen oplossing, geen (raad/tips) nodig, je hoeft (niks/niets) te zeggen, je hoeft niet te antwoorden,
      je hoeft (niks/niets) op te lossen, hoeft niks opgelost, zeg (maar/even) niks, even niks zeggen, niks zeggen gewoon, uithuilen,
      (even/wil/moet) ventileren, ventileren, spuien, mijn gal spuwen, gal spuwen, laat me (uitrazen/uitpraten/vertellen),
      wil het (alleen/gewoon) vertellen, alleen gehoord worden, gehoord worden, wil dat iemand het hoort, wil dat iemand luistert,
      een luisterend oor, luisterend oor, aanhoren, hoor me aan, (mijn/me) verhaal (doen/kwijt), ^ (luisteren/luister) $, mag ik even leeglopen,
      babbelen over niks, wil even huilen, hoef geen medelijden, je hoeft niks te doen, zonder dat je iets zegt, alleen maar even kwijt,
      (mag/kan) ik iets kwijt, mag ik even iets kwijt, kan ik mijn verhaal kwijt, (hoef/wil/verwacht/zoek/vraag) nu geen goede raad,
      (hoef/wil/verwacht/zoek/vraag) nu geen (antwoord/antwoorden/reactie/oplossing/oplossingen/oordeel/peptalk/preek/troost),
      (hoef/wil/verwacht/zoek/vraag) geen goede raad,
      (hoef/wil/verwacht/zoek/vraag) geen (antwoord/antwoorden/reactie/oplossing/oplossingen/oordeel/peptalk/preek/troost),
      ergens (neerzetten/kwijt/neerleggen/dumpen/droppen/laten),
      (moet/wil) (het/dit/dat) (gewoon/even/ergens/alleen/maar) (ergens/gewoon/even) (neerzetten/kwijt/zeggen/vertellen/opschrijven/dumpen),
      (leegstromen/leegpraten/leeglopen/uitrazen/zeiken/zagen/janken/mopperen/foeteren),
      laat me (even/gewoon/maar) (leegstromen/uitpraten/praten/vertellen/razen/zagen/uitrazen/leeglopen/mopperen),
      (mag/kan) ik even gewoon tegen je aan, (mag/kan) ik even gewoon (vertellen/zagen/mopperen/zeiken/uitrazen/leeglopen/janken/luchten/spuien),
      (mag/kan) ik (even/effe/gewoon/es/eens) tegen je aan,
      (mag/kan) ik (even/effe/gewoon/es/eens) (vertellen/zagen/mopperen/zeiken/uitrazen/leeglopen/janken/luchten/spuien),
      tegen (je/u) aan (zeiken/praten/kletsen/zeuren/lullen/mopperen), zonder dat (je/u) (gaat/met/iets/me/tips/oordeelt),
      zonder (oordeel/preek/gered/adviezen/tips), (hoeft/hoef) er (niks/niets) (mee/aan/van) te,
      (u/je) hoeft (er/niks/niets/niet) (niks/niets/mee/te), als (u/je) het maar (leest/hoort/aanhoort),
      (lees/luister/hoor) het (maar/gewoon/enkel) (mee/even/aan), (niet/niks) (oplossen/redden/repareren/fixen) (alsjeblieft/aub/nu/$)
    `),
    memory: phrases(`
      weet (je/u) (nog/mijn), weet je nog (wie/hoe/wat), herinner je je, herinnert u zich, (kun/kan) je je herinneren, onthou je,
      heb je (onthouden/opgelet/geluisterd), heb je (nog/het) onthouden, (weet/ken) je mijn naam, hoe (heet/heette) (ik/me/ons),
      wat (is/was) mijn naam, hoe (heette/heet/heten/heetten) mijn, hoe (heette/heet) (ze/hij/ie) ook, hoe heette die ook, hoe heette (hij/ze),
      ook al weer, ook alweer, wie was ook, wat (zei/schreef) ik, wat zei ik (nou/net/over), wat (had/heb) ik (gezegd/verteld), heb ik je verteld,
      vertelde ik (je/ook/weer), (wat/wie) noemde ik, wat weet je (over/van) me, wat weet je (allemaal/nog), welke (dag/datum) (had/zei) ik,
      welke (dag/datum) was, welke dag was het, wanneer (was/is) mijn, wanneer was het feest, wanneer was (dat/het) ook, wanneer moest ik,
      wanneer moet ik ook, (wanneer/welke) had ik, hoe laat (was/is) mijn, hoe laat (had/moest) ik, hoe laat was het ook, hoe (laat/oud) zei ik,
      welk uur had ik, waar was ik gebleven, waar waren we, waar hadden we het over, waar had ik het over, waar ging het over,
      wat was de (naam/datum), wat (is/was) de naam van mijn, de naam van mijn, zeg mijn naam, ben je vergeten hoe, ben je (het/al/alles) vergeten,
      ^ had ik, ^ heb ik je, wat (was/is) _ ook weer, (wat/wie) was dat ook weer, hoe heette _ ook weer, hoe was het ook weer, waar woonde ik,
      waar werk ik ook, weet je nog dat ik,
      (wat/wie/waar/wanneer) (had/heb/zei/noemde/schreef) ik (ook/je/u/daarnet/daarstraks/net/eerder/nou) (weer/alweer/verteld/over),
      ook weer (verteld/gezegd/noemde/heette/over), (test/quizvraag/overhoring) |, (welke/wat/wie/hoe) (was/heette/heet) (dat/die/het/ie) $,
      (welke/wat) (naam/datum/dag/stad/leeftijd/woord/beroep) (zei/noemde/gaf/was/had/heb) (ik/het/dat), weet (u/je) mijn (naam/leeftijd),
      weet u mijn, (die/wat) ik (noemde/zei/vertelde/schreef) (daarnet/daarstraks/net/eerder/$), op welk woord, niet naar boven scrollen,
      niet terug scrollen, verkleed als (ook/weer), had ik verteld (ook/weer), (let/lette) je op,
      (mijn/de) (naam/leeftijd/hond/kat/datum) weet je nog, (mijn/de) (naam/leeftijd/hond/kat/datum) nog
    `),
    wording: phrases(`
      (hoe/wat) (zeg/vertel/schrijf/antwoord/reageer/app/mail) ik, hoe (zeg/vertel/leg/vraag/reageer/breng/verwoord/formuleer) je,
      (hoe/wat) zeg je zo, hoe leg ik (uit/dit), hoe (leg/vertel) ik het, hoe (leg/begin/zet) ik dat,
      hoe (vraag/breng/verwoord/formuleer/open/nodig/bied/wens/weiger/bel/kondig) ik, (hoe/wat) schrijf je, hoe begin ik (een/dat/het) gesprek,
      hoe begin (ik/je) zo, hoe begin ik (die/over/erover), hoe maak ik duidelijk, hoe maak ik het (duidelijk/uit), hoe condoleer, hoe sla ik af,
      hoe zeg ik nee, hoe zegt (ge/men), wat zeg je (tegen/dan/in), wat (stuur/typ) ik, wat (stuur/app) je, wat zet ik in, wat zet (ik/je) op,
      (wat/hoe) (moet/kan) ik zeggen, wat (moet/kan/zal) ik (schrijven/sturen/appen), (wat/hoe) moet ik (antwoorden/vertellen),
      wat moet ik (terugsturen/tegen), wat moet ik (erop/daarop) zeggen, wat kan ik (antwoorden/terug), wat (zal/zou) ik zeggen,
      wat zou je (zeggen/schrijven/sturen/antwoorden/appen), wat zou ik kunnen (zeggen/schrijven), wat te (zeggen/schrijven/antwoorden/sturen),
      hoe (moet/kan/zal) ik (het/dat) zeggen, hoe (moet/kan) ik dit zeggen, hoe moet ik (dat/dit/hem/haar) vertellen,
      hoe (moet/kan) ik het (vertellen/brengen/uitleggen), hoe moet ik (dat/dit) brengen, hoe (moet/kan) ik (reageren/vragen),
      hoe moet ik dat uitleggen, hoe moet ik (het/dat) vragen, hoe zou je (het/dat/dit) zeggen, hoe zou je het (brengen/verwoorden),
      hoe zou je reageren, hoe ik (het/dat/dit) moet zeggen, (hoe/wat) ik moet (zeggen/antwoorden), hoe ik (het/dat) moet vertellen,
      hoe ik moet (vertellen/reageren/vragen), hoe ik het ga zeggen, hoe ik (het/dat) (vertel/breng), hoe ik het moet (uitleggen/brengen/vragen),
      hoe ik moet beginnen over, wat ik (moet/kan) (schrijven/sturen), wat ik moet (appen/terugsturen), wat ik kan zeggen,
      wat ik (daarop/erop) moet, help me (schrijven/verwoorden/formuleren/antwoorden/reageren), help me met (een/het) (appje/bericht),
      help me even met een appje, help me met (een/de) mail, help me met een mailtje, help me met de woorden, help me het te zeggen,
      help me dit te, help me even schrijven, (help/even) met een appje, help met een (bericht/mail/mailtje), (schrijf/maak/bedenk) een appje,
      (schrijf/maak/typ) een bericht, schrijf een (mail/brief), (schrijf/maak) een mailtje, schrijf (iets/eens/even/jij),
      schrijf me een (bericht/appje/mail), schrijf het voor, (kun/kan) je iets schrijven, (kun/kan) je een (bericht/appje/mail/mailtje/zin),
      (kun/kan) je me helpen schrijven, maak er een (bericht/mail/appje/nette), maak er iets van,
      een (voorbeeldzin/voorbeeldbericht/openingszin/tekstje), voorbeeld van een bericht, een voorbeeld van een mail, openingszin, de eerste zin,
      eerste zin, letterlijk de eerste, een (goede/nette) zin, een (nette/aardige/lieve) manier, een nette mail, een goede manier om te zeggen,
      manier om (het/dat) te zeggen, de (juiste/goede) woorden, (goede/juiste) woorden, woorden vinden, vind de woorden niet,
      kom niet op de woorden, geef me (een/de) zin, (geef/bedenk) een zin, geef me de woorden, geef me iets om te sturen,
      iets om te (sturen/zeggen), iets (wat/dat) ik kan (sturen/zeggen), iets schrijven op een (kaart/kaartje), op (een/het) kaartje,
      iets schrijven aan, (haar/hem/ze) iets schrijven, wil (haar/hem) iets schrijven, (netjes/beleefd/vriendelijk) zeggen, netjes (afzeggen/maar),
      zonder (ruzie/hem/haar) te, zonder (bot/onaardig/wanhopig/ruzie/drama), zonder dat het (gemeen/bot), wat dan $, wat (stuur/zeg) ik dan,
      en wat dan zeggen, herschrijf, herformuleer, anders verwoorden, (tekst/tekstje/berichtje) voor, een tekst voor, antwoord op zo,
      de woorden voor, help me met een mail aan, wat zal ik (hem/haar), weet niet hoe ik het moet brengen, hoe zet ik op papier,
      zeg eens wat ik kan sturen, typ iets voor me, bedenk een berichtje, bedenk iets wat ik, nog geen eerste (zin/woord/woorden),
      geen eerste (zin/woord/woorden), (kun/kan/kunt/wil) (je/u) (dat/dit/die/het/mijn/de) (appje/bericht/mail/mailtje/brief/berichtje/tekst/zin),
      (wat/iets) minder (zielig/hard/bot/stijf/boos/wanhopig/formeel/aanvallend/lang),
      wat (zet/schrijf/zeg/stuur/app) (je/ge/ik/men/u) (nou/dan/nu/eigenlijk/in/op/aan/tegen/bij/terug/naar), wat schrijft (ge/je/u/men),
      hoe (moet/zou/kan) ik (het/dat/dit) (moet/zou/kan) (inkleden/aankaarten/verpakken/brengen/verwoorden/aanpakken/opschrijven/uitleggen/zeggen/vertellen/overbrengen),
      hoe (kun/zou) je (het/dat/dit) (moet/zou/kan) (inkleden/aankaarten/verpakken/brengen/verwoorden/aanpakken/opschrijven/uitleggen/zeggen/vertellen/overbrengen),
      hoe (ik/je) (het/dat/dit) (moet/zou/kan) (inkleden/aankaarten/verpakken/brengen/verwoorden/aanpakken/opschrijven/uitleggen/zeggen/vertellen/overbrengen),
      onder woorden brengen, (inkleden/aankaarten/verwoorden/formuleren),
      help me (even/eens) met (een/het/mijn/de/die) (mailtje/mail/appje/bericht/brief/berichtje/kaart/speech/toespraak/sollicitatie),
      help (es/eens/even/me) met (een/het/mijn/de/die) (mailtje/mail/appje/bericht/brief/berichtje/kaart/speech/toespraak/sollicitatie),
      hoe zou (ik/je/u) (dat/dit/het) (donderdag/morgen/straks/tegen/aan/kunnen/haar/hem/dan), (kunnen/moeten) zeggen (in/zonder/tegen/$),
      hoe (zeg/vertel/vraag/leg/maak/breng/schrijf) (ik/je) (tegen/aan/dat/haar/hem/mijn/zoiets/het/dit/nou/zo),
      zonder dat (ze/hij/het/u/zij) op een smoes, zonder dat (ze/hij/het/u/zij) het verkeerd,
      zonder dat (ze/hij/het/u/zij) (dichtklapt/boos/kwaad/ontploft/raar/schrikt/klinkt/lijkt/weglopen), zonder te kwetsen,
      (iets/wat) willen geven, (iets/wat) op papier, op papier (krijgen/zetten/gezet),
      een (briefke/briefje/kaartje/berichtje/appje/speech/toespraak/mailtje) (bij/voor/aan/naar/schrijven/maken/opstellen),
      (wat/hoe) (antwoord/vertel/zeg/reageer) ik (dan/hem/haar/daarop/als/hierop/terug/morgen),
      (stel/stelt) (je/u) (even/eens/es) (een/iets) (op/bericht/mail), (vind/heb/krijg) er geen (woorden/woord) (niet/uit/voor/bij),
      (vind/heb/krijg) (de/geen) (woorden/woord) (niet/uit/voor/bij), krijg het niet op papier, krijg het niet over mijn lippen,
      krijg het niet (gezegd/verwoord), over mijn lippen, dichtgeklapt als ik, met welke woorden, wat voor woorden (gebruik/kies/zou),
      welke woorden (gebruik/kies/zou), hoe ik (een/het/dat/dit) gesprek, gesprek met _ _ moet (openen/beginnen/voeren/aangaan),
      gesprek (moet/kan) (openen/beginnen), (gesprek/brief) (openen/aanknopen)
    `),
    plan: phrases(`
      een (plan/lijstje/planning/schema/rooster/routine) voor, een (plan/planning/schema/rooster) maken, (maak/geef/wil) een plan,
      maak (eens/even) een plan, (maak/geef) me een plan, plan (nodig/me/het/dit), heb een plan nodig, (heb/kun/kan) je een plan,
      een (plannetje/checklist/stappenplan/schemaatje), plannetje, plan voor (vanavond/morgen/vannacht/me),
      (plan/planning/schema/rooster/routine) voor, plan van aanpak, ^ (plan/planning/schema) $, ^ een plan $, ^ plan (graag/aub/please),
      (planning/lijstje) maken, maak een (planning/rooster/lijstje), (kan/kun) je een planning, geef me een schema, (maak/geef) een schema,
      dagschema, weekschema, studieschema, leerschema, leerplan, leerplanning, studieplanning, dagindeling, dagplanning, weekplanning,
      een to do lijst, to do (lijst/lijstje), todo (lijst/lijstje), todolijst, avondroutine, ochtendroutine, stappenplan, stap voor stap,
      stapsgewijs, (in/de/welke) stappen, in (stapjes/stukken/stukjes/brokken/hapjes/blokjes/blokken), geef me stappen, welke stap eerst, per uur,
      uur (voor/per/na/tot) uur, dag voor dag plan, per dag indelen, op een (rijtje/rij), op rij zetten, zet (het/even/eens/dat) op een rij,
      in welke volgorde, (welke/op) volgorde, wat (eerst/daarna), wat (moet/doe) ik eerst, (waarmee/waar) begin ik, waar begin ik (mee/in),
      waar moet ik beginnen met, waar moet ik mee beginnen, wat is de eerste stap, wat doe ik als eerste, wat is stap een,
      hoe pak ik (dit/het/dat) aan, hoe pak ik (morgen/vanavond), hoe (verdeel/deel/plan/overleef/vul) ik, (deel/plan) mijn, deel (me/mijn) dag in,
      deel het in, help (me/met) plannen, helpen plannen, help me met plannen, help me ordenen, hoe kom ik (de/deze) (nacht/dag) door,
      hoe kom ik (vannacht/morgen/vanavond) door, hoe kom ik (het/dit) weekend door, hoe kom ik deze avond door, hoe kom ik door de (nacht/dag),
      hoe kom ik door deze, hoe kom ik door het weekend, de (nacht/dag/avond) doorkomen, het weekend doorkomen, hoe geraak ik door,
      wat doe ik (vanavond/vannacht/morgen/wanneer), wat doe ik het komende uur, wat doe ik de komende uren,
      wat ik (morgen/morgenvroeg/vanavond) moet doen, wat ik (morgen/vandaag) doe, wat moet ik morgen allemaal, zeg wat ik eerst,
      zeg me wat ik eerst, hoe ziet mijn dag eruit, hoe vul ik mijn dag, schema graag, help me de (dag/nacht/avond) door,
      help me (morgen/vandaag) door,
      hoe (hak/knip/verdeel/deel/puzzel/plan/regel/organiseer/prop/passen/stop/krijg) (ik/we/je) (dat/die/dit/het/alles/deze) (in/dag/zaterdag/zondag/weekend/week/allemaal/avond/gevuld/tot/op),
      (zet/leg/schrijf/maak) voor me voor me (onder/op/voor/eens/rijtje/een/strijdplan/plannetje/schema/schemaatje),
      (zet/leg/schrijf/maak) voor me (s/eens/es/even/op/voor/het/een) (onder/op/voor/eens/rijtje/een/strijdplan/plannetje/schema/schemaatje),
      (zet/leg/schrijf/maak) (het/me/dat/s/eens/es/even/alles) voor me (onder/op/voor/eens/rijtje/een/strijdplan/plannetje/schema/schemaatje),
      (zet/leg/schrijf/maak) (het/me/dat/s/eens/es/even/alles) (s/eens/es/even/op/voor/het/een) (onder/op/voor/eens/rijtje/een/strijdplan/plannetje/schema/schemaatje),
      onder elkaar, wat (eerst/dan) en (wat/dan) (dan/daarna/later/wat),
      (schemaatje/planninkje/strijdplan/draaiboek/dagschema/spoorboekje/lijstje) (voor/van/maken/$),
      (maak/geef/bedenk) (eens/me) een (een/schemaatje/strijdplan), (maak/geef/bedenk) (s/es/eens/even/me) (een/schemaatje/strijdplan),
      (van/vanaf) nu (tot/af), tot (acht/negen/tien/zeven/zes/vijf/morgen) uur, eerst (dit/dat) (dan/en), (zeg/vertel) me wat ik doe,
      (puzzel/puzzelen) ik die dag, in (mekaar/elkaar) dat ik,
      hoe (overleef/overbrug/vul) ik (de/die/het/dit/deze/komend) (komende/uren/dag/week/weekend/uur/nacht/avond/maandag),
      (programma/indeling/routine/dagindeling) (voor/maken/van), de komende drie dagen, de komende twee uur, de komende (uren/dagen),
      stukje bij beetje, (kleine/hapklare) (stapjes/brokken/stukjes), (schemaatje/plannetje/lijstje) gebruiken,
      (kan/zou) wel een (schema/planning/plan/lijstje) gebruiken, wel een (schema/planning/plan) gebruiken
    `),
    doWithMe: phrases(`
      (een/zon/dezelfde/die) oefening, oefeningen, zo n oefening, een (oefeningetje/techniek), oefeningetje, ademoefening*, ademhalingsoefening*,
      ontspanningsoefening*, ontspanning, meditatie, mediteren, geleide meditatie, bodyscan, body scan, me kalmeren, me te kalmeren,
      (kalm/rustig/rustiger) worden, (kalm/rustig) te worden, tot rust komen, tot rust te komen, (help/maak) me rustig, (me/spieren) ontspannen,
      om te (ontspannen/zakken/landen/aarden/kalmeren/ademen), iets om te kalmeren, iets om rustig, (met/help) me ademen,
      (adem/samen/tel/aftellen) met me, (samen/even) ademen, samen (ademhalen/tellen/ademen/zuchten), (adem/oefening/wij) samen, doe met me mee,
      doe (je/even) mee, (kunnen/laten/zullen) we iets doen, kunnen we wat doen, (kunnen/zullen/laten/doen) we samen, doe het samen,
      doen we het samen, (begeleid/leid) me, neem me mee, loop me er doorheen, help me (kalm/kalmeren/ontspannen/aarden/zakken/ademhalen),
      aardingsoefening, grounding, mindfulness, 54321, 5 4 3 2 1, vijf zintuigen, (nog/doe) een oefening, (die/de) oefening nog,
      ^ (oefening/oefenen/ademen) $, geef me iets te doen, iets te doen nu, wat kunnen we doen samen, spierontspanning, geef me een oefening,
      oefening graag, kunnen we iets samen, kunnen we iets doen samen, iets kleins samen, help me tot rust, (laten/zullen) we ademen,
      zullen we een, (heb/heeft/weet/ken) (je/u) een (kleine/korte) (wat/dat/oefening/oefeningetje/om) (ik/tegen/voor/te/die/om/zittend),
      (heb/heeft/weet/ken) (je/u) (iets/wat/een) (wat/dat/oefening/oefeningetje/om) (ik/tegen/voor/te/die/om/zittend),
      (zittend/staand/liggend/onopvallend/stiekem) kan doen, (zittend/staand/liggend/onopvallend/stiekem) (op/in/kan/doen), om te zakken nu,
      samen tot tien, tot tien tellen, (doe/doen) (even/eens/iets) (iets/met) (met/mijn) (mijn/adem/me), iets met (mijn/de) adem*, iets met adem*,
      (kleine/korte/snelle) (oefening/ademoefening), (oefening/oefeningetje) (die/voor/tegen/samen/zonder),
      (wat/iets) (we/wij) samen (kunnen/doen), (tel/adem/zit/doe/wacht) (even/eens/es) (met/mee) (me/mee/mij),
      (krijg/help) (mijn/me) (adem/hart/lijf/hoofd) naar beneden, (krijg/help) (mijn/me) (adem/hart/lijf/hoofd) niet rustig,
      (krijg/help) (mijn/me) (adem/hart/lijf/hoofd) (rustig/omlaag/weer), haal me uit deze paniek, haal me naar beneden
    `),
    distraction: phrases(`
      (weet/heb) je nog een (weetje/leuk/mop), weet je nog een raadsel, weet je nog iets leuks, ken je nog een, leid me af, leid me even af,
      leid mijn, (wat/zoek) afleiding, me afleiden, me even afleiden, iets om me af te leiden, af te leiden, (mijn/me) gedachten verzetten,
      (gedachten/zinnen) verzetten, mijn zinnen verzetten, ergens anders aan denken, er even niet aan (denken/denk/hoeven), ik er niet aan denk,
      mijn hoofd ergens anders, over (iets/wat) anders (praten/hebben), (over/vertel/zeg) iets leuks, iets (leuks/moois) vertellen,
      (random/een) feitje, feitje, feitjes, leuk feit, leuke feiten, (een/leuk) weetje, weetje, weetjes, vertel (iets/wat/over),
      vertel (eens/me) iets, vertel (eens/me/maar) wat, (kun/kan) je iets vertellen, vertel een (verhaal/grapje/verhaaltje),
      een (verhaal/mop/grap) vertellen, vertel me een (verhaal/mop/grap), bedtijdverhaal, slaapverhaal, een (raadsel/quiz), raadsel, raadseltje,
      raadsels, (spel/spelletje) spelen, zullen we spelen, speel met me, quiz, quizvraag, quizvragen, trivia, galgje, (twintig/20) vragen,
      wie ben ik spelen, ik zie ik zie, (laat/doe) me lachen, maak me aan het lachen, aan het lachen maken, (vrolijk/beur) me op,
      (verras/amuseer/entertain) me, kletsen over niks, over koetjes en kalfjes, zeg iets liefs, (zeg/vertel) iets grappigs, afleiding nodig,
      geef me afleiding, (afleiding/mop) graag, ^ (afleiding/mop/mopje/spel) $, (kun/kan) je me afleiden, iets leuks graag,
      vertel iets (geks/raars/interessants), (vertel/nog) een mop, (ken/weet/heb) je een (mop/grap), weet je een goede mop, ken je moppen,
      (vertel/nog/zeg) een grap, een spelletje doen, een spelletje met me, zullen we een spelletje, (doe/speel) een spelletje,
      ken je een spelletje, spelletje $, iets spelen met me, (even/wil) aan iets anders denken, aan iets anders te denken,
      even aan wat anders denken, ik er _ niet aan denk, niet aan hoef te denken, even niet eraan denken, ^ vertel, een verhaaltje voor,
      verhaaltje vertellen, iets om te lachen graag, geef me iets om te lachen, leg iets leuks voor, doe eens gek, praat over iets,
      praten over iets leuks, haal me (uit/hier/even/eens) (mijn/uit/weg),
      (praat/klets/vertel/zeg/begin) (maar/even/eens/es) (over/iets) (iets/wat/koetjes/pinguins/stoms/geks/doms/anders),
      (praat/vertel/klets) over het weer, (praat/vertel/klets) over (pinguins/iets/katten/honden/eten/voetbal/een/vroeger),
      maakt niet uit (wat/waarover), alles behalve (dit/dat), (iets/wat) (stoms/doms/geks/luchtigs/onnozels/grappigs/willekeurigs),
      (neem/breng) me (even/ergens/naar) (ergens/mee/anders), ander onderwerp, iets heel anders, over iets anders (hebben/praten/graag/nu)
    `),
    company: phrases(`
      (wil/kan) nu niet alleen zijn, wil even niet alleen zijn, wil (vannacht/vanavond/nu) niet alleen, (liever/durf) niet alleen,
      (kun/kan/wil) je er even zijn, (kom/blijf/kun/kan) je bij me, (blijf/blijft/zit/wees) bij me, (blijf/zit) even bij me,
      (blijf/blijft) nog (wat/plakken), (blijf/wees) even hier, blijf nog hier, blijf je nog, (blijf/ben) je hier, blijf even hangen,
      blijf nog even (hangen/praten), blijf (plakken/praten), (blijft/praat) nog even, blijft wat plakken, blijft (ge/u) nog,
      (kun/kan/wil) je blijven, (kun/kan/wil) je bij me blijven, (kun/kan/wil) je even blijven, (kun/wil) je nog even blijven,
      hou me (gezelschap/vast), hou me even gezelschap, gezelschap houden, (wat/beetje) gezelschap, (kom/even) bij me zitten, bij me zitten,
      samen (zitten/wachten), (wacht/klets/babbel) met me, wacht (je/samen) met me, wees er (even/gewoon), gewoon er zijn, er gewoon zijn,
      (wil/kan) niet alleen zijn, niet alleen willen zijn, niet in die stilte, niet alleen laten, laat me niet alleen, laat me niet in de steek,
      ga niet weg, ga nog niet weg, ga nog even niet weg, ben je er (nog/even), ben (je/jij) er, ben je (daar/wakker),
      ben je nog (hier/daar/wakker), (ben/bent) u (wakker/daar), bent u er nog, ^ (daar/knuffel) $, (praat/klets/wacht) even met me,
      praat nog even met me, praat gewoon met me, (praat/klets) wat met me, blijf tegen me praten, babbel wat, een babbeltje, knuffel nodig,
      een virtuele knuffel, hou mijn hand vast, hou mijn hand, tot ik slaap, tot ik in slaap, ^ blijf (even/nog/hier/je/hangen),
      | blijf (even/nog/hier/je), ^ (blijf/blijft), wil niet alleen (zitten/liggen), niet alleen zijn nu, ^ praat (met/tegen) me, | praat met me,
      geef me een knuffel, wil een knuffel, een knuffel graag, ^ ga niet, ^ ga nog niet, | ga nog niet, | ga niet, wil je even bij me,
      is er iemand (daar/wakker), is er nog iemand, is er iemand, (hou/houdt/houden) (je/u/we) me (gezelschap/vast/even),
      (kun/kan/kunt/wil/wilt/zou) (je/u) een beetje hier blijven, (kun/kan/kunt/wil/wilt/zou) (je/u) een beetje bij me,
      (kun/kan/kunt/wil/wilt/zou) (je/u) een beetje blijven, (kun/kan/kunt/wil/wilt/zou) (je/u) (even/nog/beetje/wat) hier blijven,
      (kun/kan/kunt/wil/wilt/zou) (je/u) (even/nog/beetje/wat) bij me, (kun/kan/kunt/wil/wilt/zou) (je/u) (even/nog/beetje/wat) blijven,
      (beetje/even/nog) blijven (tot/$/hangen/praten/zitten),
      (blijf/blief/blijft) (mor/maar/nog/even/gewoon/hier/wat) (wat/hangen/even/bij/tot/zitten/hier), tot mijn (man/vrouw) (terug/thuis/er) is,
      tot (hij/zij/ze/de) (terug/thuis/er) is, (zit/wacht/blijf) (samen/even/hier) met me, (zit/wacht/blijf) (samen/even/hier) in de,
      (zit/wacht/blijf) (samen/even/hier) mee, niet veel praten hoeft, (ben/zijn) (je/u/daar) (er/nog/iemand) (nog/er/daar/wakker), zo stil hier,
      (laat/laten) me niet (alleen/zitten/los) (nu/aub/$)
    `),
    opinion: phrases(`
      wat (vind/denk) je, wat (vind/denk/zeg) je ervan, wat vind je (daarvan/hiervan), wat (vindt/denkt) u, wat (denk/vind) je zelf,
      wat zou je vinden, (vind/denk) je (dat/ook/niet), vind je (het/dit/me), (vindt/denkt) u dat, vind jij ook, (je/uw/jouw/eerlijke) mening,
      mening, wat is je mening, hoe zie je dat, hoe kijk je, hoe kijk je daarnaar, hoe denk je daarover, wat zegt u ervan, (jouw/je) kijk,
      je gedacht, (wees/zeg) eerlijk, (wees/zeg) eens eerlijk, eerlijk (zeggen/antwoord), ben je het met me eens, ben je het eens,
      ben je het ermee eens, (ben/was/zit/zat) ik fout, (is/was) (het/dat) fout, is dit fout, (is/was) het verkeerd,
      is dat (verkeerd/fair/kinderachtig), (heb/had) ik gelijk, heeft (hij/ie) gelijk, (heeft/hebben) ze gelijk, hebben we gelijk,
      (overdrijf/overdreef/overreageer/overreageerde) ik, (reageer/reageerde) ik te, (stel/stelde) ik me (aan/nou/nu), stel me aan,
      ben ik (raar/gek/stom) als, ben ik (een/de) slechte, ben ik (nu/nou) een slechte, ben ik een (slecht/trut/eikel/lul/rotmens),
      ben ik het probleem, ben ik (egoistisch/gemeen/ondankbaar/overgevoelig), maakt me dat, maakt dat me, (ligt/lag) het aan me, ligt dat aan me,
      ligt het aan mij, (is/was) het mijn schuld, is (dit/dat) mijn schuld, is het mijn fout, is het me schuld, heb ik het goed gedaan,
      deed ik het (goed/juiste), deed ik goed, heb ik juist gehandeld, heb ik (iets/het) verkeerd gedaan, heb ik iets fout gedaan,
      heb ik het verpest, deed ik iets fout, (is/was) dat (raar/erg/gemeen/lomp), is (het/dit) (raar/erg), of is dat (raar/gek),
      is (dat/het/dit) (gek/stom), is (dat/het) (dom/belachelijk/zielig/slecht/egoistisch/eerlijk/onbeleefd/ok/oke/overdreven/zwak/terecht),
      is het gemeen, is (dat/het) te (veel/vroeg), is het te veel gevraagd, te veel gevraagd, is het te laat, mag ik boos zijn, mag ik (dat/me),
      (kan/mag) dat wel, kan dit wel, kan ik (dat/het) maken, meent hij het, (meent/menen) ze het, meent (hij/ze) dat, zou (hij/ze) het menen,
      is (hij/ze) serieus, is (het/dat) het waard, heeft het zin om, heeft het nog zin, is (dat/het/dit) een goed idee, een goed idee $,
      goed idee of, slecht idee, zou (u/je) (hem/haar), zou (je/jij/u) het doen, zou (je/u) dat doen, ^ ben ik (te/zo/nou), | ben ik (te/zo/nou),
      of ben ik, ben ik nou te, ben ik (stom/dom/raar) dat, ben ik gek om, mag dat eigenlijk, is dat goed of, ben ik (verkeerd/slecht/goed) bezig,
      is het een goed idee om, vind je dat ik, vind je me zwak, kan dat nog, is dat normaal van (hem/haar),
      (vond/vindt/vind/vinden) (je/u) (het/dat/me/hem/haar/dit/ook/ik) (normaal/raar/gek/erg/fout/kinderachtig/overdreven/streng/terecht/ook/laf/zielig/egoistisch/te),
      (vindt/vind) gij, vind je $,
      (had/zou/zoudt) (u/je) (hem/haar/ze/dat/het/die) (binnengelaten/vergeven/gedaan/gezegd/laten/teruggenomen/anders/ook/geloofd/vertrouwd/teruggebeld/geaccepteerd/doen),
      mag ik (daar/hier/er) (kwaad/boos/verdrietig/jaloers/blij/teleurgesteld),
      ben ik (nou/nu/dan/echt/wel) (zo/te/een) (gek/raar/slecht/streng/erg/moeilijk/gevoelig/hard),
      te (streng/hard/soft/lief/snel/laat/veel) of (goed/niet/terecht/kan/valt),
      (streng/kinderachtig/raar/overdreven/gek/fout/laf/egoistisch/zielig/stom/dom) of (mag/niet/goed/kan/normaal/terecht/valt/is/gewoon/juist),
      of (is/valt/ligt) (dit/dat/het) (echt/aan/mee/wel), (overdreven/erg/raar/gek/slecht/stom) dat ik,
      (was/is) (dat/dit/het) (nou/nu/niet/wel) (zo/te/een) (raar/gek/erg/hard/stom/slim/slecht/streng/overdreven),
      had ik (het/dat/moeten/anders/beter) (anders/moeten/niet/kunnen) (doen/zeggen/moeten/laten/zwijgen), aan wie ligt (het/dat),
      ligt (het/dat) (nou/nu/dan) aan (me/hem/haar/ons)
    `),
    information: phrases(`
      waarom (moet/ben) ik (altijd/steeds), waarom moet ik huilen, waarom ben ik toch, waarom (word/blijf/huil/voel/slaap/droom/krijg/heb) ik,
      waarom kan ik (nooit/niet), waarom (slaat/is/gaat/doet/klopt) mijn, wat doet (stress/slaapgebrek),
      hoelang (voordat/duurt/gaat/kan/blijft/is/mag), hoe lang (voor/voordat/duurt/gaat/kan/blijft/nog/is/mag), is (het/dat/dit/da) normaal,
      ben ik normaal, (normaal/hoort) dat, normaal (om/voor/als), is het (gewoon/waar) dat, hoort (dat/dit) erbij, hoort het zo, hoe lang moet je,
      hoelang moet je, hoe (veel/vaak/werkt), hoeveel (uur/slaap/mensen/dagen/tijd/kost/weken/maanden/geld/opzeg/vakantie/recht), hoe vaak moet,
      hoe (gaat/zit/komt/kan) dat, hoe gaat zo, hoe (gaat/komt) zoiets, hoe zit het met, (hoe/waardoor) komt het, hoe (komt/kan) het dat,
      hoe doen anderen, hoe doen andere (mensen/ouders), (hoe/waarom) doen mensen, hoe maken mensen, hoe (maak/krijg/vind) je vrienden,
      hoe (weet/merk) ik of, hoe weet je of, hoe herken ik, hoe (herken/merk) je, waaraan merk ik, waaraan herken, klopt het dat,
      is het (waar/mogelijk), kan (het/dat) kwaad, is (dat/het/dit) gevaarlijk, is dat (schadelijk/legaal/toegestaan), is (het/dat) gezond,
      gaat (het/dit/dat) over, gaat (het/dit) (weer/ooit) over, gaat (het/dit) (voorbij/weg), gaat het nog weg, wordt (het/dit) (beter/minder),
      wordt het ooit beter, (wordt/stopt) (dit/het) ooit, wordt het makkelijker, houdt (het/dit) op, houdt (het/dit) ooit op,
      wanneer (houdt/stopt), wanneer gaat het over, wanneer wordt (het/dit), wat (betekent/veroorzaakt), wat betekent (het/dat),
      wat betekent het als, wat is (een/eigenlijk/nou/gezond), wat zijn (de/symptomen), wat is het verschil, verschil tussen,
      wat (gebeurt/is) er met me, wat gebeurt er (als/in), wat gebeurt er nu met, wat is er aan de hand met me, wat is dit voor,
      waar komt (dat/het) vandaan, waardoor komt, de symptomen, (symptomen/signalen/tekenen) van, is (dit/dat) een, is dit paniek,
      is (dit/dat) een paniekaanval, heb ik een paniekaanval, (kan/kun) je (doodgaan/flauwvallen/uitleggen), (kun/kan) je me uitleggen, leg uit,
      leg (eens/me/even) uit, vertel me over, weet (je/u) (hoe/waarom/of), weet je wat een, weet je iets van, weet jij iets over,
      waarom (worden/wordt/doen/tril), waarom (word/krijg) je, waarom doet een, waarom (hebben/zijn) mensen, waarom ben ik (zo/altijd) moe,
      (hebben/doen/voelen/kennen) anderen, hebben (andere/meer/veel) mensen, heeft iedereen, heeft iemand anders, (doet/heeft) iedereen dat,
      ben ik de enige, ben ik alleen hierin, heb ik dat alleen, is er iets mis met, is er iets (stuk/kapot), mankeer ik iets,
      (mogen/mag/kunnen) ze (dat/zomaar), mag hij dat, (mag/kan) hij zomaar, mag (mijn/een) (baas/werkgever), mag (de/mijn) huisbaas,
      mag (dat/je) zomaar, mag dat wel, (mag/is) dat wettelijk, heb ik recht, heb ik recht op, (mijn/welke) rechten, wat zijn mijn rechten,
      sluiten ze (dan/je/af), kunnen ze (me/mij), kan hij dat zomaar, moet ik betalen, hoe vraag (ik/je) aan, waar kan ik terecht,
      waar (vind/kan) ik, bij wie moet ik zijn, wat als ik het niet, wat als ik niet betaal, helpt het om, helpt dat tegen, wat helpt (tegen/bij),
      wat houdt _ in, ^ mag je, en mag je, mag je (eruit/eigenlijk), wat was ook alweer, hoe heet (het/dat) als, hoe noem je (dat/het),
      hoe (lang/snel/vaak/veel/oud/ver) (mag/moet/duurt/kan/mogen/blijft/heb/krijg/zit) (een/je/ik/ze/de/het/dat/hij/die),
      hoe komt het dat (lig/word/slaap/huil/eet/droom/tril/zweet/schrik/denk/voel/krijg/blijf/vergeet/ben) (ik/je) (altijd/steeds/juist/precies/overdag/s/zo/ineens/opeens/nog/er/wel/toch),
      (waarom/waardoor) (lig/word/slaap/huil/eet/droom/tril/zweet/schrik/denk/voel/krijg/blijf/vergeet/ben) (ik/je) (altijd/steeds/juist/precies/overdag/s/zo/ineens/opeens/nog/er/wel/toch),
      gaat (dat/dit/het) (ooit/nog/vanzelf/weer) een keer, gaat (dat/dit/het) (ooit/nog/vanzelf/weer) (weg/over/voorbij),
      (vanaf/tot/met/op) wat voor (leeftijd/moment/punt/bedrag/datum/uur),
      (vanaf/tot/met/op) (welke/welk/hoeveel) (leeftijd/moment/punt/bedrag/datum/uur), (tot/vanaf/sinds) wanneer,
      (is/klopt) (het/dat/da) (eigenlijk/nou/nu/echt/raar/waar) (dat/raar/waar/zo),
      is (dat/het) (nou/nu/dan/eigenlijk) (raar/normaal/gek/waar/gewoon/vreemd), klopt het eigenlijk dat,
      (mag/moet/kan) (een/de/mijn) (baas/huisbaas/werkgever/school/kind/arts/ex/gemeente/bank), (wat/hoe) (heet/noemen/noemt) (men/ze/je),
      waarom (bieten/zijn/is/hebben/doen/heeft/wordt/gaan/krijgen/moeten) (zo/die/de/het/mensen/we/een/er),
      wanneer (ga/moet) je (iets/je/het) (naar/nou/een/nog), wanneer (is/spreek) (iets/je/het) (naar/nou/een/nog),
      welke (papieren/documenten/rechten/regels/klachten/signalen), (bestaat/bestaan) (er/dat) (zoiets/iets/een/echt)
    `),
    advice: phrases(`
      (echt/weet) niet meer wat ik moet, niet meer wat ik moet $, niet wat ik moet $, weet echt niet wat ik moet, weet niet meer hoe ik,
      weet echt niet hoe ik, help me (alstublieft/aub/alsjeblieft/kiezen/beslissen/eruit/hiermee/met/even), ^ (help/advies/tips/raad) $,
      kun je iets doen, wat (kan/moet) ik (nog/doen/ertegen), wat kan ik nog doen, wat moet ik (toch/nou/ermee/daarmee/in/met/hem/anders),
      wat moet ik (toch/eraan) doen, wat moet ik (hier/daar) nou mee,
      hoe (red/trek/zet/kan/kom/ga/pak/stop/hou/krijg/leer/los/overwin/raak/geraak/verwerk/vergeet/word/zorg/begin/maak/slaap) ik,
      hoe moet het (nou/nu/verder), wat is je (tip/advies), wat zijn je tips, (beste/een) tip, wat (moet/doe/kan) ik (nu/hiermee/eraan),
      wat (moet/doe) ik dan, (wat/hoe) doe ik, wat doe je (dan/als/tegen/bij/daaraan), wat (doe/raad) je aan, wat doe je in zo,
      wat kan ik (hieraan/tegen/beter/best), wat kan ik het beste, wat (kan/kun/zou) je doen, wat (kan/zou) helpen, wat zou kunnen helpen,
      wat (helpt/werkt/zoudt/nu), wat helpt er, wat (zou/raad/adviseer) je, wat (zou/raadt) u, wat zou u doen, ge zoudt doen,
      zou doen in mijn plaats, in mijn (plaats/schoenen), als je (mij/me) was, wat doe ik (fout/verkeerd), (en/wat) nu $, en nu dan, hoe nu verder,
      hoe verder, hoe moet dit, heb je (advies/tips/raad/ideeen/suggesties), heb je een (advies/tip/idee/oplossing), heb je nog tips,
      heb je goede raad, (heb/hebt) u een tip, hebt u raad, geef me (advies/raad), (geef/een/je/graag) advies, (geef/je/goede) raad,
      geef me een tip, geef (me/eens) tips, (geef/enige/iemand) tips, geef een tip, (advies/raad) nodig, advies (graag/aub),
      wat is (verstandig/wijs/wijsheid/slim/beter), wat is het (beste/slimst), wat is nou beter, tips, tip $, zeg (me/eens) wat ik,
      (zeg/vertel) wat ik moet, zeg gewoon wat ik moet, vertel me wat ik moet, (hoe/of/en) moet ik, hoe (moet/doe/zorg) ik dat,
      hoe (moet/kan) ik dit, hoe kan ik stoppen, hoe kom ik (hier/ervan), hoe doe je (dat/zoiets), hoe ga ik (hiermee/ermee),
      hoe ga (ik/je) daarmee, hoe ga je om, hoe (pak/stop/hou/krijg/los/begin) je, hoe laat (ik/je) los, hoe reageer ik op, hoe val ik in slaap,
      help me met kiezen, (kun/kan) je me helpen, kunt u me helpen, (kun/kan) je helpen, help je me, help me $, weet niet wat ik moet doen,
      weet niet wat te doen, weet niet (hoe/wat/of) ik moet, weet niet hoe ik dit moet, weet niet hoe ik het moet doen, weet niet wat ik nu,
      weet niet meer wat te doen, geen idee wat ik moet, geen idee wat te doen, geen idee hoe ik, weet me geen raad, ten einde raad,
      weet geen raad, zie geen uitweg uit dit, (wel/doen/gaan/bellen/appen/sturen/zeggen/melden/ziekmelden/blijven/stoppen/vragen) of niet,
      ja of nee, wat kies ik, wat zou (jij/je) kiezen, welke van de twee, dit of dat, wat trek ik aan, wat doe je aan bij, wat neem ik mee,
      (zal/moet) ik (bellen/hem/haar/appen), zal ik (nu/toch/maar), zou ik moeten, (zou/kan) ik beter, moet ik dat (doen/dan),
      moet ik (blijven/weggaan/ontslag/sorry), kan ik beter gaan, kan ik niet beter, is het (beter/slim) om, is het beter als,
      is het (verstandig/handig), beter om te, (ga/blijf) ik of, enig idee, enig idee wat, suggesties, een suggestie, oplossing voor,
      ik vroeg wat je zou doen, ^ (zal/zou/moet) ik, | (zal/zou/moet) ik, (en/of) zal ik, of zou ik, moet ik gaan of, moet ik (nou/nu) echt,
      weet niet of ik het moet, (twijfel/niet) of ik, (weet/nog) niet of ik, ziek melden of niet, wel doen of niet, wat doe je daar tegen,
      wat (doet/moet) ge, wat raad je me aan, hoe (gaan/doen/redden/lossen/houden/pakken) andere mensen (om/dat/het/met) (met/dat/op/aan/vol),
      hoe (gaan/doen/redden/lossen/houden/pakken) (jullie/anderen/mensen) (om/dat/het/met) (met/dat/op/aan/vol),
      hoe (hou/houd/houdt/houden) (je/u/jullie/ik) (dat/het/dit) (vol/uit), (zeg/zegt) (je/u/gij) het maar, zeg jij het maar,
      kom er (zelf/zo/niet/echt/alleen/maar) (niet/zelf/alleen) (uit/$), er zelf niet uit,
      waar (begin/moet) (je/ik/men/u) (in/nou/dan/nu/ermee/met/mee),
      (ga/blijf/bel/zeg/stuur/houd/neem/meld/laat/kies/vraag/koop/open/accepteer/teken/zwijg) ik (nou/nu/dan/toch/naar/hem/haar/het/dat/die/wel/bij) (naar/niet/wel/of/feest/feestje/dat/gewoon/maar/toch/zelf),
      of (blijf/zwijg/wacht/laat/zeg/ga/hou/doe/bel/vergeet) ik (lekker/thuis/maar/het/beter/gewoon/niks/nog/toch/hem/haar/niet/liever),
      (moet/zal/kan/zou) ik (nou/nu/toch/dan/beter) (bellen/wachten/gaan/blijven/zwijgen/appen/zeggen/sturen/vertrekken/opzeggen/doen),
      (bellen/gaan/blijven/zeggen/sturen/wachten/tekenen/houden/vertellen) of (afwachten/niet/wachten/zwijgen/weggaan/gaan/laten/vertrekken/weggooien/verzwijgen),
      of juist naar, of laten zitten, of (afwachten/gewoon), (weet/wist) niet of, wat (zou/zoudt/zouden) (u/je/jullie/gij) in mijn,
      wat (zou/zoudt/zouden) (u/je/jullie/gij) (doen/nou/nu/aanraden/kiezen/dan), als het (je/u/uw) (zoon/dochter/moeder/vader/kind/man/vrouw) was,
      (gaat/ga/moet) (men/je/ik) (dan/nou/nu) naar (haar/hem/een/de), draai er (al/maar/steeds) (een/weken/dagen/de), (draai/loop) er (al/omheen),
      (wat/hoe) (raadt/raad/adviseert) (u/je/men),
      hoe (los/pak/krijg/doorbreek/voorkom/verdraag/bewaar/kom/ga/hou/red) (je/u/ik/men) (zoiets/dat/zo/dit/het/die/hem/haar/mijn),
      (help/raad) (me/mij) (eens/even/es/verder/kiezen/alsjeblieft/hier),
      (wat/waar) (doe/moet) (je/ik) (hier/daar/ermee/hieraan/mee/nou) (aan/mee/nou/nu/tegen/in),
      wat doe (je/men/ik) (met/aan/tegen/bij) (een/zo/mijn/je/die/zulke), wat (moet/kan) je met een
    `),
  },
  again: phrases(`
    ^ nog een keer $, nog een keer (graag/aub), ^ nog (eens/een/eentje) $, nog (eens/eentje) graag, nog eentje, ^ nog een graag, geef me nog,
    heb je er nog, heb je nog (een/meer), nog meer tips, ^ (meer/anders/opnieuw/volgende) $, (meer/anders/korter/makkelijker) graag,
    (meer/andere) tips, wat nog meer, (wat/anders/probeer) nog, en verder $, iets anders nog, nog iets $, nog iets anders, (nog/een) andere,
    een ander idee, een andere (manier/graag), op een andere manier, geef een andere, (doe/probeer) het nog, doe nog een, doe (dat/die) nog,
    opnieuw, probeer opnieuw, de volgende, maar dan (korter/liever/zachter/langzamer), (maar/iets) (korter/liever), (maak/kan) het korter,
    te (lang/moeilijk), zachter, wat (zachter/langzamer), (minder/te) (formeel/stijf), informeler, losser, (wat/maar) losser,
    maar (netter/normaal), netter, beleefder, in (normale/gewone) taal, simpeler, langzamer, niet zo, zo niet
  `),
  reporting: phrases(`
    (vroeg/vraagt/vragen/vertelde/vertelt/leerde/gaf/geeft) me, (vroeg/vraagt/zei/zegt) hij, (vroeg/vraagt/zei/zegt/zeiden/zeggen) ze,
    (hij/ze) (vroeg/zei/weet), (hij/ze/iedereen) (vraagt/zegt), ze (vroegen/zeiden), (ze/blijft/bleef/mensen) vragen, (vroeg/vraagt) mijn,
    (vroegen/vroeg/vraagt) of, vraagt steeds, (vraagt/weet/weten) altijd, (zegt/zei) (ie/dat), (ze/mensen) zeggen, mijn (moeder/vader/zus) zegt,
    mijn moeder zei, (zei/zegt) tegen me, (wilde/wil/wou) weten, weet (hij/ze) niet, (hij/ze) wist niet, wist (niet/nooit),
    vroeg ik (me/hem/haar), ik vroeg (hem/haar), ik heb (hem/haar) gevraagd, deed me voor, dacht ik, ik dacht, kreeg van
  `),
  declining: phrases(`
    (wil/hoef/hoeft/liever/had) geen, niet (nodig/weer/nog), hoeft niet, zonder, geen, stop met, hou op met, (genoeg/moe) van,
    ik zit niet te wachten op, vroeg niet om, niet om gevraagd, beu, in plaats van, laat maar
  `),
  situations: {
    breakUp: phrases(`
      uit wil maken, wil het uitmaken, het uitmaken, uitmaken, maak het uit, maak ik het uit, uit elkaar (gaan/wil), relatie (stoppen/beeindigen),
      de relatie verbreken, stoppen met de relatie, een einde maken aan de relatie, (hem/haar) (verlaten/dumpen), bij (hem/haar) weg,
      weg bij (hem/haar), (ga/wil) scheiden, scheiding aanvragen, dumpen
    `),
    apologise: phrases(`
      sorry (zeggen/ofzo), zeg ik sorry, (sorry/geschreeuwd/geroepen/uitgevallen) tegen, excuses, excuus, mijn (excuses/fout), excuseren,
      verontschuldig*, spijt betuigen, spijt van wat ik zei, goedmaken, goed maken, weer goedmaken, rechtzetten, het was mijn schuld,
      ik (was/zat) fout, ik heb (haar/hem) gekwetst, heb (haar/hem) pijn gedaan, ik (schreeuwde/loog), gesnauwd, viel uit tegen, snauwde,
      heb gelogen tegen, verjaardag vergeten, (haar/hem) teleurgesteld, in de steek gelaten
    `),
    condole: phrases(`
      condol*, gecondoleerd, rouwkaart, rouwkaartje, deelneming, sterkte wensen, (haar/zijn) (moeder/vader/broer) is overleden,
      haar man is overleden, zijn vrouw is overleden, (haar/zijn) (moeder/vader) verloren, haar man verloren, zijn vrouw verloren,
      iemand verloren heeft, begrafenis van (haar/zijn), de familie schrijven, wiens _ is overleden
    `),
    sayNo: phrases(`
      nee (zeggen/zeg/tegen), zeg ik nee, weigeren, afslaan, afwijzen, wijs ik af, bedanken voor de eer, wil niet (mee/komen), wil er niet heen,
      wil (dat/het) niet doen, geld lenen, geen geld lenen, lenen aan, met rust laten, laat me met rust, ruimte nodig, meer ruimte, een grens,
      grenzen, (grens/grenzen) aangeven, niet meer (komen/bellen), stoppen met bellen, onaangekondigd, ongevraagd, bemoei*,
      (dienst/diensten/shift) overnemen, extra (dienst/werken), invallen, weer op zaterdag, dat ik niet kom, niet kom werken, niet wil
    `),
    askForHelp: phrases(`
      om hulp vragen, hulp (vragen/nodig), vraag ik hulp, heb hulp nodig, helpen met, of (ze/hij) me wil helpen, of iemand, iemand vragen om,
      een handje helpen, oppassen, oppas, op de kinderen passen, kinderen opvangen, een gunst, iets voor me doen, dat het niet goed gaat,
      dat het niet gaat, niet goed met me gaat, gaat niet goed met me, dat ik me zo voel, hoe ik me voel, dat ik het niet (red/trek),
      het niet meer trek, dat ik vastzit
    `),
    moreTime: phrases(`
      huisbaas, verhuurder, de (huur/rekening/bank), woningcorporatie, woningbouw, (later/gespreid) betalen, in (termijnen/delen),
      betalingsregeling, afbetal*, regeling treffen, uitstel, uitstel vragen, meer tijd, paar dagen langer, een week langer, deadline,
      inleverdatum, later inleveren, te laat met, achterstand, energierekening, energiebedrijf, jaarafrekening, energieleverancier, bijbetalen,
      rekening niet betalen, aanmaning, incasso, deurwaarder, schuldeiser, belastingdienst, schoolreisje
    `),
    cancel: phrases(`
      afzeggen, zeg ik af, afbellen, afmelden, annuleren, cancelen, (niet/onderuit) komen, niet kan komen, kan niet komen, ik kom niet,
      niet (ga/meega), ziek melden, ziekmelden, meld ik me ziek, ziek melden bij, toch niet (ga/kom), feestje afzeggen, afspraak verzetten,
      verzetten
    `),
    invite: phrases(`
      uitnodigen, nodig ik, uitnodiging, mee uit vragen, uitvragen, vraag ik (haar/hem) uit, (koffie/iets) drinken, een (koffie/wandeling),
      koffietje, biertje doen, terrasje, iets gaan drinken, afspreken met, wil afspreken, meegaan, (mijn/een) crush, ik vind (hem/haar) leuk,
      leuk vind, vrienden worden, vriendschap sluiten, niet wanhopig
    `),
    reconnect: phrases(`
      contact (opnemen/zoeken/herstellen/verwaterd), (weer/terug/opnieuw) contact, verwaterd, uit het oog verloren, (lang/jaren) niet gesproken,
      al lang niet gezien, lang niets gehoord, na al die jaren, na zo lang, niks meer laten horen, niks laten horen, niet meer gereageerd, geghost,
      oude (vriend/vriendin), weer (appen/schrijven)
    `),
    collect: phrases(`
      spullen ophalen, (haar/zijn/mijn) spullen, mijn spullen terug, (sleutel/sleutels) terug, ophalen van, komt langs om, wil afspreken,
      (ze/hij) (appte/stuurde/schreef) me, (appje/bericht) van (hem/haar), terugappen, (terug/sanne) appen, app ik terug, terugsturen, op gelezen,
      blauwe vinkjes
    `),
    complain: phrases(`
      foto (weghalen/verwijderen/eraf), untaggen, moet stoppen met, (ophouden/ruzie) met, stoppen met die grappen, grappen over me,
      (lacht/lachen) me uit, uitgelachen, belachelijk gemaakt, achter mijn rug, roddel*, rondverteld, doorverteld, pijn gedaan, deed me pijn,
      gekwetst, (stoort/ergert/irriteert/negeert/negeren/gooide) me, dwarszit, (boos/kwaad) op, geluidsoverlast, zo luid, lawaai, buren maken,
      de afwas, doet niks in huis, helpt nooit, altijd te laat, mijn verjaardag vergeten, groepsapp, groepschat, uit de groep (gegooid/gezet)
    `),
    hardNews: phrases(`
      mijn (ouders/moeder/vader/familie/kinderen/man/vrouw/vriend/vriendin) vertellen, (aan/tegen) mijn (ouders/moeder/vader/kinderen/man/vrouw),
      aan mijn (familie/vriend/vriendin/zus/broer/dochter/zoon), (hem/haar/ze) vertellen, het (hem/haar) zeggen, slecht nieuws, uit de kast,
      coming out, dat ik (gay/homo/lesbisch/bi/trans), ik ben (homo/lesbisch/trans/gezakt), zwanger, gezakt, gebuisd, (blijf/blijven) zitten,
      baan kwijt, ontslagen, ga verhuizen, uit huis ga, ga stoppen met mijn studie, stop met mijn studie, stoppen met school, ben ziek, kanker,
      schulden heb, vreemdgegaan, vreemd gegaan, geheim
    `),
    atWork: phrases(`
      (mijn/me/de) baas, mijn (chef/leidinggevende/manager/dienst/shift), teamleider, teamleidster, planner, de planner, hr, opslag,
      loonsverhoging, salaris, (mijn/minder) uren, vrije dag, dag vrij, vrij (vragen/krijgen), verlof, vakantiedagen, ontslag (nemen/indienen),
      neem ik ontslag, (mijn/me/een) collega, overuren, werkdruk, vergadering, functioneringsgesprek, evaluatiegesprek, sollicitatie*,
      sollicitatiegesprek, op het werk
    `),
    ask: phrases(`
      vragen waar het over gaat, waar het over gaat, vragen (of/wat/hoe), aan de (leraar/juf/meester/meneer/dokter/huisarts), aan mijn mentor,
      aan (mijn/de) docent, mijn (docent/huisarts) vragen, (dom/stom/onbeleefd) overkomen, zonder (dom/stom), dom lijken, te bellen,
      durf niet te bellen, durf te vragen
    `),
  },
  topics: {
    rights: phrases(`
      (mogen/mag) ze (dat/zomaar), mag hij (dat/zomaar), mag mijn baas, mag (mijn/een) werkgever, mag (de/mijn) huisbaas,
      is dat (legaal/wettelijk/toegestaan), wettelijk, heb ik recht, recht op, mijn rechten, contract, opzegtermijn, proeftijd, uitzetten,
      uit huis (gezet/zetten), waarborg, borg, borgsom, huurcontract, ontslagvergoeding, ontslaan, op staande voet, voogdij, omgangsregeling,
      co ouderschap, alimentatie, afsluiten, afgesloten, sluiten ze, niet betaal, deurwaarder, incasso
    `),
    panic: phrases(`
      paniek, paniekaanval*, paniek aanval, angstaanval*, hyperventil*, hartaanval, hartinfarct, hart (bonst/bonkt/klopt), hartkloppingen,
      hart gaat tekeer, kan niet ademen, geen lucht, benauwd, kortademig, druk op (mijn/de) borst, mijn borst, flauwvallen, flauw vallen, duizelig,
      tintel*, gek worden, word gek, word ik gek, doodgaan
    `),
    breakup: phrases(`
      uitgemaakt, uit is, het is uit, relatiebreuk, breuk, liefdesverdriet, gebroken hart, over (hem/haar) heen, over (mijn/een) ex, (mijn/me) ex,
      ex (vergeten/missen), scheiding, gescheiden, loslaten, mis (hem/haar) nog
    `),
    grief: phrases(`
      rouw, rouwen, rouwproces, verlies, overleden, overlijden, dood, gestorven, doodgegaan, begrafenis, uitvaart, crematie, weduw*,
      mis (hem/haar), tegen (hem/haar) praten, praat nog tegen, hoor (haar/zijn) stem, zie (haar/hem) overal
    `),
    crying: phrases(`
      huil, huilen, huilt, huilde, gehuild, tranen, janken, jank, bleiten, wenen, ween, huilbui*, niet kunnen huilen, kan niet huilen
    `),
    numb: phrases(`
      voel (niks/niets), (niks/niets) (voelen/voel), voel (eigenlijk/helemaal) niks, gevoelloos, verdoofd, afgestompt, leeg, leegte, achter glas,
      geen (gevoel/gevoelens/emoties), koud vanbinnen, alles is grijs, raakt me niet, boeit me niks, vlak
    `),
    sleep: phrases(`
      slaap, slapen, geslapen, slaapt, in slaap, insomnia, wakker, doorslapen, inslapen, droom, dromen, droomde, nachtmerrie*, dutje, uitslapen,
      slaapgebrek, slapeloos*
    `),
    friends: phrases(`
      vrienden (maken/vinden/krijgen), (nieuwe/geen) vrienden, vriendschap sluiten, vrienden te maken, mensen leren kennen, nieuwe mensen,
      mensen ontmoeten
    `),
    homesick: phrases(`
      heimwee, mis thuis, mis mijn (land/familie), verhuisd, nieuwe stad, nieuw land, op (kamers/kot), kot, hier nieuw, (nieuw/aarden) hier,
      wennen, thuis voelen
    `),
    badThoughts: phrases(`
      (slechte/nare/rare/enge/vreselijke/gekke/zieke/zulke) gedachten, dwanggedachten, opdringerige, zo n gedachte, gedachten in mijn hoofd,
      gedachten waar ik van schrik
    `),
    study: phrases(`
      examen, examens, toets, toetsen, tentamen*, toetsweek, proefwerk, black out, blackout, dichtklap*, klap dicht, klap ik dicht, concentr*,
      focus*, onthouden, studeren, leren voor, blokken, blok, uitstelgedrag, uitstellen, studie
    `),
    children: phrases(`
      baby, pasgeboren, peuter, peuters, kleuter, kind, kinderen, mijn (zoon/dochter), puber, pubers, tiener, jaar oud, ouders,
      (als/slechte) (moeder/vader), als (mama/papa), borstvoeding, driftbui*, tandjes, doorkomende, (mijn/onze) kleine, jongste, oudste
    `),
    tired: phrases(`
      moe, vermoeid, vermoeidheid, moeheid, uitgeput, uitputting, burn out, burnout, opgebrand, geen (energie/motivatie), kapot, futloos, lui,
      luiheid, kom niet op gang, kan niet opstaan
    `),
    anger: phrases(`
      boos, boosheid, woede, woedend, kwaad, razend, woest, driftig, kort lontje, prikkelbaar, snauw, haat (hem/haar), wrok, jaloers, jaloezie,
      afgunst
    `),
    worry: phrases(`
      zorgen, pieker, piekeren, piekert, bezorgd, angst, angstig, bang, nerveus, zenuwachtig, zenuwen, overdenken, (denken/gedachten) stoppen,
      gedachten malen, malen, maalt, stress, gestrest, gespannen, spanning, buikpijn, maag, onrust, onrustig
    `),
    alone: phrases(`
      eenzaam, eenzaamheid, alleen, in mijn eentje, op mezelf, introvert, verlegen, ongemakkelijk, sociaal onhandig
    `),
    normal: phrases(`
      is (het/dat/dit/da) normaal, ben ik normaal, normaal (dat/om/voor/als), de enige, (hebben/voelen/kennen) anderen,
      hebben (andere/meer) mensen, (heeft/doet) iedereen, gaat (het/dit) over, gaat (het/dit) ooit over, gaat het voorbij, wordt (het/dit) beter,
      (wordt/stopt) het ooit, wordt het makkelijker, houdt het ooit op, hoort dat erbij, iets mis met, iets stuk bij, iets kapot in, raar, gek
    `),
  },
  dialogues: {
    urgeToText: phrases(`
      (hem/haar/ex/toch) appen, (mijn/me) ex appen, ex bellen, (ex/hem/haar) een bericht, ex een appje, mijn ex schrijven,
      wil (hem/haar) (bellen/schrijven), bijna geappt, zin om te appen, sta op het punt te (appen/sturen), (zijn/haar) (profiel/insta),
      stalk (zijn/haar), naar (zijn/haar) chat, typ en wis, getypt en gewist, typen en wissen, (zijn/haar) laatst gezien, sturen of niet,
      appje sturen aan mijn ex
    `),
    awakeAtThree: phrases(`
      (drie/vier/twee/2/3/4) uur snachts, om drie uur, half (drie/vier) snachts, midden in de nacht, klaarwakker, (klaar/lig/weer/nog) wakker,
      wakker (liggen/geworden), lig ik wakker, al uren wakker, word elke nacht wakker, elke nacht wakker, kan niet meer slapen, niet meer in slaap,
      weer in slaap, naar het plafond, (naar/op) de klok, elke nacht zelfde tijd
    `),
    racingMind: phrases(`
      hoofd (zit/is) vol, vol hoofd, hoofd (vol/maalt/uitzetten), (mijn/me) hoofd stopt niet, hoofd staat niet stil, hoofd blijft malen,
      gedachten razen, (gedachten/blijf) malen, gedachten stoppen niet, (razende/malende) gedachten, lig te malen, (alles/hoofd) draait,
      (duizend/honderd/miljoen) dingen, kan mijn hoofd niet uitzetten, kan niet stoppen met denken, niet stoppen met denken, blijf het afspelen,
      speel het steeds af, mijn kop staat niet stil, kop werkt niet meer, chaos in mijn hoofd
    `),
    parkingAWorry: phrases(`
      blijf piekeren, lig te piekeren, kan niet stoppen met piekeren, piekeren in bed, heel de nacht piekeren, hele nacht piekeren,
      zorgen over morgen, bang voor morgen, zie op tegen morgen, opzien tegen morgen, zorgen blijven komen, maak me de hele tijd zorgen,
      maak me steeds zorgen
    `),
    examTonight: phrases(`
      (examen/toets/tentamen/proefwerk/presentatie) morgen, morgen (examen/toets/tentamen/proefwerk), mondeling, toetsweek, examenweek,
      examens beginnen, tentamenweek, de blok, herkansing, herexamen, (niks/niets/nul) geleerd, nog niet geleerd, nog moet leren,
      veel te laat begonnen, blokken voor
    `),
    bodyImage: phrases(`
      (mijn/me) lichaam, mijn (lijf/gewicht/buik/dijen/neus/huid), (te/ben/zo) dik, voel me (dik/lelijk), dik ben, ben lelijk, lelijk, de spiegel,
      in de spiegel, mijn benen zijn, mijn gezicht is, hoe ik eruitzie, hoe ik eruit zie, hoe ik er uit zie, op de foto, fotos van mezelf, bikini,
      zwembroek, badpak, pashokje, kleedkamer
    `),
    innerCritic: phrases(`
      ik ben (dom/stom), zo dom, zo stom van me, ik ben een (mislukking/idioot), mislukkeling, een loser, ben waardeloos, ik ben niks waard,
      niks waard, nutteloos ben ik, (haat/vergelijk) mezelf, walg van mezelf, (niet/nooit) goed genoeg, niet genoeg, kan (niks/niets) goed,
      doe alles fout, oplichter, door de mand vallen, iedereen is beter, vergelijk me, schaam me voor mezelf
    `),
    apology: phrases(`
      sorry zeggen, excuses, verontschuldig*, goedmaken, het weer goed maken, ik heb (haar/hem) gekwetst, ik schreeuwde tegen,
      (geschreeuwd/geroepen/gesnauwd/uitgevallen) tegen, had (dat/het) niet moeten zeggen, spijt van wat ik zei, ik (was/zat) fout
    `),
    boundary: phrases(`
      schoonmoeder, schoonvader, schoonouders, onaangekondigd, leest mijn berichten, in mijn (telefoon/spullen), bemoei*, opmerkingen over mijn,
      respecteert me niet, respecteert mijn, controleert me, controlerende (moeder/vader), mijn (moeder/vader) blijft, mijn moeder belt,
      mijn ouders blijven, mijn moeder wil altijd, belt elke dag, belt me elke dag, schuldgevoel aan, praat me een schuldgevoel,
      nee zeggen tegen mijn, (grenzen/grens) stellen, grenzen aangeven
    `),
    askingForHelp: phrases(`
      hulp vragen, om hulp vragen, (kan/red/trek) het niet alleen, alles alleen doen, (doe/moet) alles alleen, sta er alleen voor, komt op me neer,
      komt alles op me neer, niemand helpt, niemand die helpt, helpt niemand me, wil niemand lastigvallen, niemand tot last, tot last, last zijn,
      alleenstaand*, mantelzorg*, zorg voor mijn
    `),
    catastropheCheck: phrases(`
      het ergste, ergste geval, wat als ik (faal/zak/mijn/ontslagen), wat als (ze/hij/het), word ontslagen, ga mijn baan verliezen, baan kwijtraak,
      alles gaat (mis/fout), het gaat helemaal mis, alles verpest, op straat belanden, alleen eindigen, rampscenario, doemscenario, doemdenk*
    `),
    stop: phrases(`
      sta op ontploffen, ga (ontploffen/flippen), (ontplof/flip) zo, ga uit mijn dak, door het lint, wil schreeuwen, kan wel schreeuwen,
      ga nu sturen, sta op het punt, neem nu ontslag, loop (nu/zo) weg, zeg ze de waarheid, wil alles kapot, iets kapot gooien, kapot slaan,
      smijten, ga hem uitschelden, bijna uitgescholden, bijna voor rotte vis
    `),
    hardConversation: phrases(`
      moet (het/hem/haar) vertellen, moet het (hem/haar) vertellen, (moet/ga) met (hem/haar) praten, (moeilijk/lastig/zwaar) gesprek,
      gesprek met mijn baas, gesprek met mijn, gesprek voeren, confronteren, uit de kast, mijn ouders vertellen, (ga/wil) het uitmaken,
      mijn baas vragen, met mijn baas praten, zo n gesprek, slechtnieuws*
    `),
    assertiveMessage: phrases(`
      groepsapp, groepschat, (hem/haar) een mail, een (mail/mailtje/appje) aan, bericht aan mijn baas, (mail/appje) naar mijn,
      (hem/haar) zeggen dat, dat (hij/ze) moet stoppen, antwoord op (zijn/haar), opslag vragen, netjes maar wel duidelijk, netjes maar duidelijk
    `),
    makingAFriend: phrases(`
      vrienden maken, (geen/nieuwe) vrienden, ken hier niemand, ken niemand hier, niemand praat met me, nieuw hier, nieuwe (school/stad),
      eet alleen, zit alleen in de pauze, alleen in de pauze, niemand om bij te staan, niemand om mee, hebben hun groepje, groepjes,
      koffie drinken met, (iemand/mensen) leren kennen
    `),
    fiveSenses: phrases(`
      onwerkelijk, onecht, voelt niet echt, alsof ik droom, als in een droom, achter glas, van de wereld, zweef, zweven, buiten mezelf,
      buiten mijn lichaam, los van mezelf, ver weg van mezelf, niet in mijn lichaam, dissoci*, depersonal*, derealis*, flashback*, herbeleving*,
      niet echt hier, alsof niks echt is, alsof het niet echt is, niks voelt echt
    `),
    gettingGoing: phrases(`
      kom niet uit bed, niet uit bed komen, krijg mezelf niet, hele dag in bed, heel de dag in bed, lig al de hele dag, blijf in bed,
      kom niet op gang, krijg (niks/niets) gedaan, geen (motivatie/puf/fut), kan niet beginnen, kom tot niks, kom nergens toe, uitstelgedrag,
      stel alles uit, (niks/niets) gedaan vandaag, doe de hele dag niks, alles is zinloos, niks is leuk, nergens zin in, de puf niet
    `),
  },
  unquotable: phrases(`
    dood, doodgaan, sterven, sterf, doden, vermoord*, moord*, zelfmoord*, suicid*, zelfdoding, ophangen, snijd, snijden, gesneden, mezelf pijn,
    maak er een eind, einde aan, overdosis, pillen, mes, pistool, wapen*, verkracht*, misbruik*, mishandel*, aangerand*, aanrand*,
    (slaat/sloeg/schopt) me, geslagen, fuck*, shit*, kut*, lul*, klootzak*, klote*, klere*, tering*, tyfus*, kanker*, kkr*, hoer*, slet*, bitch*,
    teef, trut*, eikel*, sukkel*, mongool*, mongol*, debiel*, idioot*, achterlijk*, dom, domme, stom, stomme, lelijk*, dik, dikke, waardeloos,
    waardeloze, nutteloos, nutteloze, zielig, loser*, walgelijk*, monster, godver*, verdomme*, gvd, flikker*, homo*, neger*, pik, pikken, kont,
    reet, smeerlap*, onnozelaar*, trol, zak, zeik*, bek, kop, je, jij, jou, jouw, jezelf, u, uw, gij, ge, bot, app, ai, alento, porno*, seks*,
    sex*, naakt*, neuk*, adres, straat, wachtwoord, pincode, iban, rekeningnummer, bsn
  `),
};
