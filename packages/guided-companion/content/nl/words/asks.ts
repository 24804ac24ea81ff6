import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { Recognition } from '../../../src/content.ts';

export const asks: Recognition['asks'] = {
  kinds: {
    listen: phrases(`
      mijn hart luchten, me hart luchten, hart luchten, stoom afblazen, even klagen, wil klagen, even zeuren, wil zeuren, mag ik zeuren, mag ik klagen, van me afpraten, van me af praten, van me afschrijven, van me af schrijven,
      moet het kwijt, moet dit kwijt, moest het kwijt, moest dit kwijt, moet het even kwijt, moet dit even kwijt, moest dit even kwijt, moest het even kwijt, wil het kwijt, wil dit kwijt, wil het even kwijt, wil dit even kwijt,
      wil het alleen kwijt, wil het gewoon kwijt, wil dit gewoon kwijt, even kwijt, even mijn ei kwijt, mijn ei kwijt, moet eruit, moet er even uit, moet er gewoon uit, wil gewoon praten, wil alleen praten, alleen maar praten,
      gewoon even praten, iemand die luistert, iemand nodig die luistert, gewoon luisteren, alleen luisteren, alleen even luisteren, even luisteren, enkel luisteren, alleen maar luisteren, gewoon even luisteren, luister gewoon,
      luister alleen, luister even, luister maar, wil je luisteren, kun je luisteren, kan je luisteren, wil je even luisteren, luister je even, geen advies, geen tips, geen raad, geen oplossing, geen oplossingen, geen goede raad,
      zonder advies, zonder tips, zonder oplossingen, hoef geen advies, hoef geen raad, hoef geen tips, wil geen advies, wil geen tips, wil geen raad, wil geen oplossing, wil geen oplossingen, geen raad nodig, geen tips nodig,
      je hoeft niks te zeggen, je hoeft niets te zeggen, je hoeft niet te antwoorden, je hoeft niks op te lossen, je hoeft niets op te lossen, hoeft niks opgelost, zeg maar niks, zeg even niks, even niks zeggen, niks zeggen gewoon,
      uithuilen, even ventileren, wil ventileren, moet ventileren, ventileren, spuien, even spuien, mijn gal spuwen, gal spuwen, even razen, even tieren, laat me uitrazen, laat me uitpraten, laat me vertellen, wil alleen vertellen,
      wil het alleen vertellen, wil het gewoon vertellen, wil gewoon vertellen, alleen gehoord worden, gehoord worden, wil dat iemand het hoort, wil dat iemand luistert, een luisterend oor, luisterend oor, aanhoren, hoor me aan,
      mijn verhaal doen, me verhaal doen, mijn verhaal kwijt, me verhaal kwijt, ^ luisteren $, ^ luister $, mag ik even leeglopen, even leeglopen, babbelen over niks, wil even huilen, hoef geen oplossing, hoef geen oplossingen,
      hoef geen medelijden, je hoeft niks te doen, hoeft geen oplossing, zonder dat je iets zegt, alleen maar even kwijt, heb je even, mag ik iets kwijt, mag ik even iets kwijt, kan ik iets kwijt, kan ik mijn verhaal kwijt
    `),
    memory: phrases(`
      weet je nog, weet u nog, weet je nog wie, weet je nog hoe, weet je nog wat, herinner je je, herinnert u zich, kun je je herinneren, kan je je herinneren, onthou je, heb je onthouden, heb je nog onthouden, weet je mijn naam,
      ken je mijn naam, hoe heet ik, hoe heette ik, wat is mijn naam, wat was mijn naam, hoe heette mijn, hoe heet mijn, hoe heette me, hoe heet me, hoe heette ze ook, hoe heette hij ook, hoe heet ze ook, hoe heet hij ook,
      hoe heet ie ook, hoe heette ie ook, hoe heette die ook, hoe heette hij, hoe heette ze, hoe heette ons, hoe heet ons, hoe heten mijn, hoe heetten mijn, ook al weer, ook alweer, wie was ook, wat zei ik, wat zei ik nou,
      wat zei ik net, wat zei ik over, wat had ik gezegd, wat heb ik gezegd, wat heb ik verteld, wat had ik verteld, heb ik je verteld, vertelde ik je, wat noemde ik, wat schreef ik, wie noemde ik, wat weet je over me,
      wat weet je van me, wat weet je allemaal, wat weet je nog, welke dag had ik, welke datum had ik, welke datum zei ik, welke dag zei ik, welke dag was, welke dag was het, welke datum was, wanneer was mijn, wanneer is mijn,
      wanneer was het feest, wanneer was dat ook, wanneer was het ook, wanneer moest ik, wanneer moet ik ook, wanneer had ik, hoe laat was mijn, hoe laat is mijn, hoe laat had ik, hoe laat moest ik, hoe laat was het ook, hoe laat zei ik,
      welk uur had ik, waar was ik gebleven, waar waren we, waar hadden we het over, waar had ik het over, waar ging het over, wat was de naam, wat was de datum, wat is de naam van mijn, wat was de naam van mijn, de naam van mijn,
      zeg mijn naam, ben je vergeten hoe, ben je het vergeten, ben je al vergeten, ^ had ik, ^ heb ik je, wat was _ ook weer, wat was dat ook weer, hoe heette _ ook weer, wie was dat ook weer, wat is _ ook weer, hoe was het ook weer,
      welke had ik, waar woonde ik, waar werk ik ook, hoe oud zei ik, weet je nog dat ik
    `),
    wording: phrases(`
      hoe zeg ik, hoe zeg je, hoe zeg je zo, hoe vertel ik, hoe vertel je, hoe leg ik uit, hoe leg ik het, hoe leg ik dat, hoe leg ik dit, hoe leg je, hoe vraag ik, hoe vraag je, hoe schrijf ik, hoe schrijf je, hoe antwoord ik,
      hoe reageer ik, hoe reageer je, hoe app ik, hoe breng ik, hoe breng je, hoe verwoord ik, hoe verwoord je, hoe formuleer ik, hoe formuleer je, hoe begin ik een gesprek, hoe begin ik zo, hoe begin ik dat gesprek,
      hoe begin ik het gesprek, hoe begin ik die, hoe begin ik dat, hoe begin ik over, hoe begin ik erover, hoe begin je zo, hoe open ik, hoe maak ik duidelijk, hoe maak ik het duidelijk, hoe nodig ik, hoe bied ik, hoe condoleer,
      hoe wens ik, hoe sla ik af, hoe weiger ik, hoe zeg ik nee, hoe maak ik het uit, hoe zegt ge, hoe zegt men, hoe mail ik, hoe bel ik, wat zeg ik, wat zeg je tegen, wat zeg je dan, wat zeg je in, wat zeg je zo, wat schrijf ik,
      wat schrijf je, wat antwoord ik, wat stuur ik, wat stuur je, wat app ik, wat app je, wat vertel ik, wat mail ik, wat reageer ik, wat typ ik, wat zet ik in, wat zet ik op, wat zet je op, wat moet ik zeggen, wat moet ik schrijven,
      wat moet ik antwoorden, wat moet ik sturen, wat moet ik appen, wat moet ik terugsturen, wat moet ik vertellen, wat moet ik erop zeggen, wat moet ik daarop zeggen, wat moet ik tegen, wat kan ik zeggen, wat kan ik schrijven,
      wat kan ik sturen, wat kan ik antwoorden, wat kan ik appen, wat kan ik terug, wat zal ik zeggen, wat zal ik schrijven, wat zal ik sturen, wat zal ik appen, wat zou je zeggen, wat zou je schrijven, wat zou je sturen,
      wat zou je antwoorden, wat zou je appen, wat zou ik zeggen, wat zou ik kunnen zeggen, wat zou ik kunnen schrijven, wat te zeggen, wat te schrijven, wat te antwoorden, wat te sturen, hoe moet ik zeggen, hoe moet ik het zeggen,
      hoe moet ik dat zeggen, hoe moet ik dit zeggen, hoe moet ik dat vertellen, hoe moet ik het vertellen, hoe moet ik vertellen, hoe moet ik dit vertellen, hoe moet ik het brengen, hoe moet ik dat brengen, hoe moet ik dit brengen,
      hoe moet ik reageren, hoe moet ik antwoorden, hoe moet ik hem vertellen, hoe moet ik haar vertellen, hoe moet ik het uitleggen, hoe moet ik dat uitleggen, hoe moet ik het vragen, hoe moet ik dat vragen, hoe moet ik vragen,
      hoe kan ik zeggen, hoe kan ik het zeggen, hoe kan ik dat zeggen, hoe kan ik dit zeggen, hoe kan ik het vertellen, hoe kan ik het uitleggen, hoe kan ik het brengen, hoe kan ik vragen, hoe kan ik reageren, hoe zou je het zeggen,
      hoe zou je dat zeggen, hoe zou je dit zeggen, hoe zou je het brengen, hoe zou je reageren, hoe zou je het verwoorden, hoe zal ik het zeggen, hoe zal ik dat zeggen, hoe ik het moet zeggen, hoe ik dat moet zeggen,
      hoe ik dit moet zeggen, hoe ik moet zeggen, hoe ik het moet vertellen, hoe ik dat moet vertellen, hoe ik moet vertellen, hoe ik het ga zeggen, hoe ik het vertel, hoe ik dat vertel, hoe ik het breng, hoe ik dat breng,
      hoe ik het moet uitleggen, hoe ik het moet brengen, hoe ik moet beginnen over, hoe ik moet reageren, hoe ik moet antwoorden, hoe ik moet vragen, hoe ik het moet vragen, wat ik moet zeggen, wat ik moet schrijven,
      wat ik moet antwoorden, wat ik moet sturen, wat ik moet appen, wat ik moet terugsturen, wat ik kan zeggen, wat ik kan sturen, wat ik kan schrijven, wat ik daarop moet, wat ik erop moet, help me schrijven, help me met een appje,
      help me even met een appje, help me met een bericht, help me met een mail, help me met een mailtje, help me met de mail, help me met het appje, help me met het bericht, help me met de woorden, help me het te zeggen,
      help me verwoorden, help me formuleren, help me antwoorden, help me reageren, help me dit te, help me even schrijven, help met een appje, help met een bericht, help met een mail, even met een appje, schrijf een appje,
      schrijf een bericht, schrijf een mail, schrijf een mailtje, schrijf een brief, schrijf iets, schrijf me een bericht, schrijf me een appje, schrijf me een mail, schrijf het voor, schrijf eens, schrijf even, schrijf jij,
      kun je iets schrijven, kan je iets schrijven, kun je een bericht, kan je een bericht, kun je een appje, kan je een appje, kun je een mail, kan je een mail, kun je een mailtje, kan je een mailtje, kun je een zin, kan je een zin,
      kun je me helpen schrijven, kan je me helpen schrijven, maak een appje, maak een bericht, maak een mailtje, maak er een bericht, maak er een mail, maak er een appje, maak er iets van, maak er een nette, een voorbeeldzin,
      een voorbeeldbericht, voorbeeld van een bericht, een voorbeeld van een mail, een openingszin, openingszin, de eerste zin, eerste zin, letterlijk de eerste, een goede zin, een nette zin, een nette manier, een nette mail,
      een aardige manier, een lieve manier, een goede manier om te zeggen, manier om het te zeggen, manier om dat te zeggen, de juiste woorden, de goede woorden, goede woorden, juiste woorden, woorden vinden, vind de woorden niet,
      kom niet op de woorden, geef me een zin, geef een zin, geef me de woorden, geef me de zin, geef me iets om te sturen, iets om te sturen, iets om te zeggen, iets wat ik kan sturen, iets wat ik kan zeggen, iets dat ik kan sturen,
      iets dat ik kan zeggen, iets schrijven op een kaart, iets schrijven op een kaartje, op een kaartje, op het kaartje, iets schrijven aan, haar iets schrijven, hem iets schrijven, wil haar iets schrijven, wil hem iets schrijven,
      ze iets schrijven, netjes zeggen, netjes afzeggen, netjes maar, beleefd zeggen, vriendelijk zeggen, zonder ruzie te, zonder bot, zonder onaardig, zonder dat het gemeen, zonder dat het bot, zonder wanhopig, wat dan $,
      wat stuur ik dan, wat zeg ik dan, en wat dan zeggen, herschrijf, herformuleer, anders verwoorden, tekst voor, een tekst voor, tekstje voor, een tekstje, berichtje voor, antwoord op zo, de woorden voor, help me met een mail aan,
      help met een mailtje, wat zal ik hem, wat zal ik haar, weet niet hoe ik het moet brengen, hoe zet ik op papier, hoe zet ik dat, hoe kondig ik, hoe vertel ik het, zeg eens wat ik kan sturen, typ iets voor me, typ een bericht,
      bedenk een zin, bedenk een berichtje, bedenk een appje, bedenk iets wat ik
    `),
    plan: phrases(`
      een plan voor, een plan maken, maak een plan, maak eens een plan, maak even een plan, maak me een plan, geef me een plan, geef een plan, plan nodig, wil een plan, heb een plan nodig, heb je een plan, kun je een plan,
      kan je een plan, een plannetje, plannetje, plan voor vanavond, plan voor morgen, plan voor vannacht, plan voor, plan van aanpak, ^ plan $, ^ een plan $, ^ plan graag, ^ plan aub, ^ plan please, planning maken, planning voor,
      maak een planning, kan je een planning, kun je een planning, schema voor, geef me een schema, maak een schema, geef een schema, dagschema, weekschema, studieschema, leerschema, leerplan, leerplanning, studieplanning, dagindeling,
      dagplanning, weekplanning, rooster voor, maak een rooster, een to do lijst, to do lijst, todo lijst, todolijst, todo lijstje, to do lijstje, lijstje maken, maak een lijstje, een lijstje voor, een checklist, routine voor,
      avondroutine, ochtendroutine, stappenplan, een stappenplan, stap voor stap, stapsgewijs, in stappen, in stapjes, de stappen, welke stappen, geef me stappen, welke stap eerst, per uur, uur voor uur, uur per uur, dag voor dag plan,
      per dag indelen, op een rijtje, op rij zetten, zet het op een rij, zet even op een rij, zet eens op een rij, in welke volgorde, welke volgorde, wat eerst, wat moet ik eerst, wat doe ik eerst, waarmee begin ik, waar begin ik,
      waar begin ik mee, waar moet ik beginnen met, waar moet ik mee beginnen, waar begin ik in, wat is de eerste stap, wat doe ik als eerste, wat is stap een, hoe pak ik dit aan, hoe pak ik het aan, hoe pak ik dat aan,
      hoe pak ik morgen, hoe pak ik vanavond, hoe verdeel ik, hoe deel ik, deel mijn, deel me dag in, deel mijn dag in, deel het in, hoe plan ik, plan mijn, plan me, plan het, plan dit, plan voor me, help me plannen, helpen plannen,
      help me met plannen, help met plannen, help me ordenen, hoe kom ik de nacht door, hoe kom ik de dag door, hoe kom ik deze nacht door, hoe kom ik deze dag door, hoe kom ik vannacht door, hoe kom ik morgen door,
      hoe kom ik vanavond door, hoe kom ik het weekend door, hoe kom ik dit weekend door, hoe kom ik deze avond door, hoe kom ik door de nacht, hoe kom ik door de dag, hoe kom ik door deze, hoe kom ik door het weekend, hoe overleef ik,
      de nacht doorkomen, de dag doorkomen, de avond doorkomen, het weekend doorkomen, hoe geraak ik door, wat doe ik vanavond, wat doe ik vannacht, wat doe ik het komende uur, wat doe ik de komende uren, wat doe ik morgen,
      wat ik morgen moet doen, wat ik morgenvroeg moet doen, wat ik vanavond moet doen, wat ik morgen doe, wat ik vandaag doe, wat moet ik morgen allemaal, zeg wat ik eerst, zeg me wat ik eerst, een planning voor, een planning maken,
      zet dat op een rij, een schema voor, een schema maken, een rooster voor, een rooster maken, een routine voor, hoe ziet mijn dag eruit, hoe vul ik, hoe vul ik mijn dag, schema graag, ^ planning $, ^ schema $, help me de dag door,
      help me de nacht door, help me de avond door, help me morgen door, help me vandaag door
    `),
    doWithMe: phrases(`
      een oefening, oefeningen, zo n oefening, zon oefening, een oefeningetje, oefeningetje, ademoefening*, ademhalingsoefening*, ontspanningsoefening*, ontspanning, meditatie, mediteren, geleide meditatie, bodyscan, body scan,
      me kalmeren, me te kalmeren, kalm worden, kalm te worden, tot rust komen, tot rust te komen, help me rustig, maak me rustig, rustig worden, rustig te worden, rustiger worden, me ontspannen, om te ontspannen, iets om te kalmeren,
      iets om rustig, een techniek, met me ademen, adem met me, samen ademen, samen ademhalen, even ademen, adem samen, doe met me mee, doe je mee, doe even mee, kunnen we iets doen, kunnen we wat doen, kunnen we samen, zullen we samen,
      laten we samen, doe het samen, doen we samen, doen we het samen, samen met me, begeleid me, leid me, neem me mee, loop me er doorheen, help me ademen, help me kalm, help me kalmeren, help me ontspannen, help me aarden,
      aardingsoefening, grounding, mindfulness, 54321, 5 4 3 2 1, vijf zintuigen, tel met me, samen tellen, aftellen met me, nog een oefening, die oefening nog, dezelfde oefening, ^ oefening $, ^ oefenen $, ^ ademen $,
      geef me iets te doen, iets te doen nu, wat kunnen we doen samen, spierontspanning, spieren ontspannen, die oefening, de oefening nog, doe een oefening, geef me een oefening, oefening graag, oefening samen, kunnen we iets samen,
      kunnen we iets doen samen, iets kleins samen, help me tot rust, help me zakken, help me ademhalen, laten we ademen, laten we iets doen, zullen we iets doen, zullen we ademen, zullen we een
    `),
    distraction: phrases(`
      weet je nog een weetje, weet je nog een leuk, weet je nog een mop, weet je nog een raadsel, weet je nog iets leuks, heb je nog een weetje, heb je nog een mop, heb je nog een leuk, ken je nog een, leid me af, leid me even af, leid mijn, wat afleiding, me afleiden, me even afleiden, iets om me af te leiden, af te leiden, mijn gedachten verzetten, me gedachten verzetten, gedachten verzetten, mijn zinnen verzetten,
      zinnen verzetten, ergens anders aan denken, er even niet aan denken, ik er niet aan denk, er even niet aan denk, mijn hoofd ergens anders, over iets anders praten, over wat anders praten, over iets anders hebben,
      over wat anders hebben, over iets leuks, iets leuks vertellen, iets moois vertellen, random feitje, een feitje, feitje, feitjes, leuk feit, leuke feiten, een weetje, weetje, weetjes, leuk weetje, vertel iets, vertel eens iets,
      vertel me iets, vertel eens wat, vertel wat, vertel me wat, vertel maar wat, kun je iets vertellen, kan je iets vertellen, vertel een verhaal, een verhaal vertellen, vertel me een verhaal, bedtijdverhaal, slaapverhaal, een raadsel,
      raadsel, raadseltje, raadsels, spel spelen, zullen we spelen, speel met me, quiz, een quiz, quizvraag, quizvragen, trivia, galgje, twintig vragen, 20 vragen, wie ben ik spelen, ik zie ik zie, laat me lachen, maak me aan het lachen,
      aan het lachen maken, doe me lachen, vrolijk me op, beur me op, verras me, kletsen over niks, over koetjes en kalfjes, zeg iets liefs, zeg iets grappigs, amuseer me, entertain me, afleiding nodig, geef me afleiding, zoek afleiding,
      afleiding graag, ^ afleiding $, kun je me afleiden, kan je me afleiden, vertel iets leuks, zeg iets leuks, iets leuks graag, vertel iets grappigs, vertel iets geks, vertel iets raars, vertel iets interessants, vertel een mop,
      vertel me een mop, ken je een mop, weet je een mop, weet je een goede mop, weet je nog een mop, nog een mop, een mop vertellen, heb je een mop, mop graag, ^ mop $, ^ mopje $, ken je moppen, vertel een grap, vertel me een grap,
      vertel een grapje, ken je een grap, weet je een grap, nog een grap, heb je een grap, een grap vertellen, zeg een grap, spelletje spelen, een spelletje doen, een spelletje met me, zullen we een spelletje, doe een spelletje,
      ken je een spelletje, speel een spelletje, spelletje $, iets spelen met me, ^ spel $, even aan iets anders denken, wil aan iets anders denken, aan iets anders te denken, even aan wat anders denken, ik er _ niet aan denk,
      niet aan hoef te denken, even niet eraan denken, er even niet aan hoeven, ^ vertel, een verhaaltje voor, verhaaltje vertellen, vertel een verhaaltje, iets om te lachen graag, geef me iets om te lachen, leg iets leuks voor,
      doe eens gek, praat over iets, praten over iets leuks
    `),
    company: phrases(`
      wil nu niet alleen zijn, wil even niet alleen zijn, wil vannacht niet alleen, wil vanavond niet alleen, wil nu niet alleen, liever niet alleen, kan nu niet alleen zijn, kun je er even zijn, kan je er even zijn, wil je er even zijn, kom je bij me, blijf bij me, blijf even bij me, blijf nog wat, blijf even hier, blijf nog hier, blijf je nog, blijf je bij me, blijf je hier, blijf even hangen, blijf nog even hangen, blijf plakken, blijf nog plakken, blijft nog wat,
      blijft nog even, blijft nog plakken, blijft wat plakken, blijft ge nog, blijft u nog, blijft bij me, kun je blijven, kan je blijven, wil je blijven, kun je bij me blijven, kan je bij me blijven, wil je bij me blijven,
      kun je even blijven, kan je even blijven, kun je nog even blijven, wil je even blijven, wil je nog even blijven, hou me gezelschap, hou me even gezelschap, gezelschap houden, wat gezelschap, beetje gezelschap, kom bij me zitten,
      zit bij me, bij me zitten, even bij me zitten, zit even bij me, samen zitten, samen wachten, wacht met me, wacht je met me, wacht samen met me, wees even hier, wees er even, wees bij me, gewoon er zijn, er gewoon zijn,
      wees er gewoon, wil niet alleen zijn, niet alleen willen zijn, niet in die stilte, niet alleen laten, laat me niet alleen, laat me niet in de steek, ga niet weg, ga nog niet weg, ga nog even niet weg, ben je er nog, ben je er,
      ben je daar, ben je hier, ben je nog hier, ben je nog daar, ben je nog wakker, ben je wakker, ben u wakker, bent u wakker, bent u daar, ben u daar, bent u er nog, ^ daar $, ben jij er, praat even met me, praat nog even met me,
      praat nog even, praat gewoon met me, praat wat met me, blijf praten, blijf nog even praten, blijf tegen me praten, klets met me, klets even met me, klets wat met me, babbel met me, babbel wat, een babbeltje, knuffel nodig,
      een virtuele knuffel, hou mijn hand vast, hou me vast, hou mijn hand, tot ik slaap, tot ik in slaap, ^ blijf even, ^ blijf nog, | blijf even, | blijf nog, ^ blijf hier, | blijf hier, ^ blijf je, | blijf je, ^ blijf hangen, ^ blijf,
      ^ blijft, wil niet alleen zitten, wil niet alleen liggen, kan niet alleen zijn, niet alleen zijn nu, durf niet alleen, ^ praat met me, | praat met me, ^ praat tegen me, geef me een knuffel, wil een knuffel, een knuffel graag,
      ^ knuffel $, ^ ga niet, ^ ga nog niet, | ga nog niet, | ga niet, wacht even met me, wil je even bij me, kun je bij me, kan je bij me, ben je er even
    `),
    opinion: phrases(`
      wat vind je, wat vind je ervan, wat vind je daarvan, wat vind je hiervan, wat vindt u, wat denk je, wat denk je ervan, wat denkt u, wat denk je zelf, wat vind je zelf, wat zou je vinden, vind je dat, vind je het, vind je dit,
      vind je me, vindt u dat, vind je ook, vind jij ook, denk je dat, denk je ook, denkt u dat, denk je niet, vind je niet, je mening, uw mening, jouw mening, eerlijke mening, mening, wat is je mening, hoe zie je dat, hoe kijk je,
      hoe kijk je daarnaar, hoe denk je daarover, wat zeg je ervan, wat zegt u ervan, jouw kijk, je kijk, je gedacht, wees eerlijk, wees eens eerlijk, eerlijk zeggen, zeg eerlijk, zeg eens eerlijk, eerlijk antwoord,
      ben je het met me eens, ben je het eens, ben je het ermee eens, ben ik fout, was ik fout, zit ik fout, zat ik fout, is het fout, is dat fout, was dat fout, is dit fout, is het verkeerd, is dat verkeerd, was het fout,
      was het verkeerd, heb ik gelijk, had ik gelijk, heeft hij gelijk, heeft ze gelijk, hebben ze gelijk, hebben we gelijk, heeft ie gelijk, overdrijf ik, overdreef ik, reageer ik te, reageerde ik te, overreageer ik, overreageerde ik,
      stel ik me aan, stelde ik me aan, stel me aan, ben ik raar als, ben ik een slechte, ben ik nu een slechte, ben ik nou een slechte, ben ik een slecht, ben ik een trut, ben ik een eikel, ben ik een lul, ben ik een rotmens,
      ben ik het probleem, ben ik de slechte, ben ik egoistisch, ben ik gemeen, ben ik ondankbaar, ben ik overgevoelig, maakt me dat, maakt dat me, ligt het aan me, lag het aan me, ligt dat aan me, ligt het aan mij, is het mijn schuld,
      was het mijn schuld, is dit mijn schuld, is dat mijn schuld, is het mijn fout, is het me schuld, heb ik het goed gedaan, deed ik het goed, deed ik goed, deed ik het juiste, heb ik juist gehandeld, heb ik iets verkeerd gedaan,
      heb ik iets fout gedaan, heb ik het verpest, heb ik het verkeerd gedaan, deed ik iets fout, is dat raar, is het raar, is dit raar, of is dat raar, was dat raar, is dat gek, is het gek, is dit gek, of is dat gek, is dat stom,
      is het stom, is dit stom, is dat dom, is het dom, is dat belachelijk, is het belachelijk, is dat zielig, is het zielig, is dat erg, is het erg, is dit erg, was dat erg, is dat slecht, is het slecht, is dat gemeen, is het gemeen,
      was dat gemeen, is dat egoistisch, is het egoistisch, is dat eerlijk, is het eerlijk, is dat fair, is dat lomp, was dat lomp, is dat onbeleefd, is het onbeleefd, is dat ok, is het ok, is dat oke, is het oke, is dat overdreven,
      is het overdreven, is dat te veel, is het te veel, is het te veel gevraagd, te veel gevraagd, is dat te vroeg, is het te vroeg, is het te laat, is dat kinderachtig, is dat zwak, is het zwak, mag ik boos zijn, mag ik dat, mag ik me,
      is het terecht, is dat terecht, kan dat wel, kan dit wel, kan ik dat maken, kan ik het maken, meent hij het, meent ze het, menen ze het, meent hij dat, meent ze dat, zou hij het menen, zou ze het menen, is hij serieus,
      is ze serieus, is het het waard, is dat het waard, heeft het zin om, heeft het nog zin, is dat een goed idee, is het een goed idee, is dit een goed idee, een goed idee $, goed idee of, slecht idee, zou u hem, zou je hem,
      zou je haar, zou u haar, zou je het doen, zou jij het doen, zou je dat doen, zou u dat doen, zou u het doen, ^ ben ik te, ^ ben ik zo, ^ ben ik nou, | ben ik te, | ben ik zo, | ben ik nou, of ben ik, ben ik nou te, ben ik stom dat,
      ben ik dom dat, ben ik gek als, ben ik gek om, ben ik stom als, mag dat wel, mag dat eigenlijk, is dat goed of, ben ik raar dat, ben ik verkeerd bezig, ben ik slecht bezig, ben ik goed bezig, is het een goed idee om,
      vind je dat ik, vind je me zwak, kan dat nog, is dat normaal van hem, is dat normaal van haar
    `),
    information: phrases(`
      waarom moet ik altijd, waarom moet ik steeds, waarom moet ik huilen, waarom ben ik altijd, waarom ben ik steeds, waarom ben ik toch, waarom word ik, waarom kan ik nooit, waarom slaat mijn, waarom is mijn, waarom gaat mijn, waarom blijf ik, wat doet stress, wat doet slaapgebrek, hoelang voordat, hoe lang voor, hoe lang voordat, is het normaal, is dat normaal, is dit normaal, is da normaal, ben ik normaal, normaal dat, normaal om, normaal voor, normaal als, is het gewoon dat, hoort dat, hoort dat erbij, hoort dit erbij, hoort het zo, hoe lang duurt,
      hoelang duurt, hoe lang gaat, hoelang gaat, hoe lang kan, hoelang kan, hoe lang blijft, hoelang blijft, hoe lang nog, hoe lang is, hoelang is, hoe lang mag, hoelang mag, hoe lang moet je, hoelang moet je, hoe veel, hoeveel uur,
      hoeveel slaap, hoeveel mensen, hoeveel dagen, hoeveel tijd, hoeveel kost, hoe vaak, hoe vaak moet, hoe werkt, hoe gaat dat, hoe gaat zo, hoe gaat zoiets, hoe zit dat, hoe zit het met, hoe komt het, hoe komt het dat, hoe komt dat,
      hoe komt zoiets, hoe kan het dat, hoe kan dat, hoe doen anderen, hoe doen andere mensen, hoe doen mensen, hoe doen andere ouders, hoe maken mensen, hoe maak je vrienden, hoe krijg je vrienden, hoe vind je vrienden, hoe weet ik of,
      hoe weet je of, hoe herken ik, hoe herken je, hoe merk ik of, hoe merk je, waaraan merk ik, waaraan herken, klopt het dat, is het waar dat, is het waar, is het mogelijk, kan het kwaad, kan dat kwaad, is dat gevaarlijk,
      is het gevaarlijk, is dit gevaarlijk, is dat schadelijk, is het gezond, is dat gezond, gaat het over, gaat dit over, gaat dat over, gaat het weer over, gaat dit weer over, gaat het ooit over, gaat dit ooit over, gaat het voorbij,
      gaat dit voorbij, gaat het weg, gaat dit weg, gaat het nog weg, wordt het beter, wordt dit beter, wordt het ooit beter, wordt dit ooit, wordt het ooit, wordt het makkelijker, wordt het minder, wordt dit minder, houdt het op,
      houdt dit op, houdt het ooit op, houdt dit ooit op, stopt het ooit, stopt dit ooit, wanneer houdt, wanneer stopt, wanneer gaat het over, wanneer wordt het, wanneer wordt dit, wat betekent, wat betekent het, wat betekent dat,
      wat betekent het als, wat is een, wat zijn de, wat is het verschil, verschil tussen, wat is eigenlijk, wat is nou, wat gebeurt er met me, wat gebeurt er als, wat gebeurt er in, wat gebeurt er nu met, wat is er met me,
      wat is er aan de hand met me, wat is dit voor, waar komt dat vandaan, waar komt het vandaan, waardoor komt, waardoor komt het, wat veroorzaakt, wat zijn symptomen, de symptomen, symptomen van, signalen van, tekenen van, is dit een,
      is dat een, is dit paniek, is dit een paniekaanval, is dat een paniekaanval, heb ik een paniekaanval, kan je doodgaan, kun je doodgaan, kan je flauwvallen, kun je flauwvallen, kun je uitleggen, kan je uitleggen,
      kun je me uitleggen, kan je me uitleggen, leg uit, leg eens uit, leg me uit, leg even uit, vertel me over, weet je hoe, weet je waarom, weet je wat een, weet je of, weet u of, weet u hoe, weet u waarom, weet je iets van,
      weet jij iets over, waarom worden, waarom wordt, waarom word je, waarom doen mensen, waarom doet een, waarom doen, waarom hebben mensen, waarom zijn mensen, waarom huil ik, waarom moet ik huilen, waarom voel ik, waarom kan ik niet,
      waarom ben ik zo moe, waarom ben ik altijd moe, waarom slaap ik, waarom droom ik, waarom doet mijn, waarom klopt mijn, waarom tril, waarom krijg ik, waarom krijg je, waarom heb ik, hebben anderen, hebben andere mensen,
      hebben meer mensen, hebben veel mensen, heeft iedereen, heeft iemand anders, doen anderen, doet iedereen dat, voelen anderen, kennen anderen, ben ik de enige, ben ik alleen hierin, heb ik dat alleen, heeft iedereen dat,
      is er iets mis met, is er iets stuk, is er iets kapot, mankeer ik iets, mogen ze dat, mag hij dat, mag ze dat, mag hij zomaar, mag ze zomaar, mogen ze zomaar, mag mijn baas, mag een baas, mag de huisbaas, mag mijn huisbaas,
      mag een werkgever, mag mijn werkgever, mag dat zomaar, mag dat wel, mag dat wettelijk, is dat legaal, is dat wettelijk, is dat toegestaan, heb ik recht, heb ik recht op, mijn rechten, wat zijn mijn rechten, welke rechten,
      sluiten ze dan, sluiten ze je, sluiten ze af, kunnen ze me, kunnen ze mij, kunnen ze dat, kan hij dat zomaar, kunnen ze zomaar, kan hij zomaar, moet ik betalen, hoe vraag ik aan, hoe vraag je aan, waar kan ik terecht, waar vind ik,
      waar kan ik, bij wie moet ik zijn, wat als ik het niet, wat als ik niet betaal, helpt het om, helpt dat tegen, wat helpt tegen, wat helpt bij, wat is gezond, wat houdt _ in, ^ mag je, en mag je, mag je eruit, mag je zomaar,
      mag je eigenlijk, wat was ook alweer, hoe heet het als, hoe noem je dat, hoe noem je het, hoe heet dat als
    `),
    advice: phrases(`
      echt niet meer wat ik moet, niet meer wat ik moet $, niet wat ik moet $, weet echt niet wat ik moet, weet niet meer hoe ik, weet echt niet hoe ik, help me alstublieft, help me aub, help me alsjeblieft, ^ help $, kun je iets doen, wat kan ik nog, wat kan ik nog doen, wat moet ik nog, wat moet ik toch, wat moet ik toch doen, wat moet ik hier nou mee, wat moet ik daar nou mee, hoe red ik, hoe trek ik, hoe zet ik, hoe moet het nou, wat is je tip, wat zijn je tips, beste tip, wat moet ik doen, wat moet ik nu, wat moet ik nou, wat moet ik dan, wat moet ik ermee, wat moet ik hiermee, wat moet ik daarmee, wat moet ik in, wat moet ik met, wat moet ik hem, wat moet ik eraan, wat moet ik eraan doen,
      wat moet ik ertegen, wat moet ik anders, wat doe ik, wat doe ik nu, wat doe ik dan, wat doe ik eraan, wat doe ik hiermee, wat doe je dan, wat doe je als, wat doe je aan, wat doe je in zo, wat doe je tegen, wat doe je bij,
      wat kan ik doen, wat kan ik eraan, wat kan ik nu, wat kan ik hieraan, wat kan ik ertegen, wat kan ik tegen, wat kan ik hiermee, wat kan ik beter, wat kan ik het beste, wat kan ik best, wat kan je doen, wat kun je doen,
      wat kan helpen, wat zou kunnen helpen, wat helpt, wat helpt er, wat zou helpen, wat werkt, wat zou je, wat zou je doen, wat zoudt, wat zou u, wat zou u doen, ge zoudt doen, zou doen in mijn plaats, in mijn plaats, in mijn schoenen,
      als je mij was, als je me was, wat doe ik fout, wat doe ik verkeerd, wat nu, en nu $, wat nu $, en nu dan, hoe nu verder, hoe verder, hoe moet het nu, hoe moet het verder, hoe moet dit, heb je advies, heb je een advies,
      heb je een tip, heb je tips, heb je nog tips, heb je raad, heb je goede raad, heb je een idee, heb je ideeen, heb je een oplossing, heb u een tip, hebt u een tip, hebt u raad, geef me advies, geef advies, geef me raad, geef raad,
      geef me een tip, geef me tips, geef tips, geef eens tips, geef een tip, een advies, je advies, advies nodig, advies graag, graag advies, advies aub, raad nodig, je raad, goede raad, wat raad je, wat raad je aan, wat raadt u,
      wat adviseer je, wat is je advies, wat is verstandig, wat is wijs, wat is wijsheid, wat is het beste, wat is het slimst, wat is slim, wat is beter, wat is nou beter, tips, een tip, tip $, ^ advies $, ^ tips $, ^ raad $,
      zeg me wat ik, zeg wat ik moet, zeg gewoon wat ik moet, zeg eens wat ik, vertel me wat ik moet, vertel wat ik moet, hoe moet ik, hoe moet ik dat, hoe moet ik dit, hoe kan ik, hoe kan ik dit, hoe kan ik stoppen, hoe kom ik,
      hoe kom ik hier, hoe kom ik ervan, hoe doe ik, hoe doe ik dat, hoe doe je dat, hoe doe je zoiets, hoe ga ik, hoe ga ik hiermee, hoe ga ik ermee, hoe ga ik daarmee, hoe ga je om, hoe ga je daarmee, hoe pak ik, hoe pak je,
      hoe stop ik, hoe stop je, hoe hou ik, hoe hou je, hoe krijg ik, hoe krijg je, hoe laat ik los, hoe laat je los, hoe leer ik, hoe los ik, hoe los je, hoe overwin ik, hoe raak ik, hoe geraak ik, hoe verwerk ik, hoe vergeet ik,
      hoe word ik, hoe zorg ik, hoe zorg ik dat, hoe begin ik, hoe begin je, hoe maak ik, hoe reageer ik op, hoe slaap ik, hoe val ik in slaap, help me kiezen, help me beslissen, help me met kiezen, help me eruit, help me hiermee,
      help me met, kun je me helpen, kan je me helpen, kunt u me helpen, kun je helpen, kan je helpen, help je me, help me $, help me even, help me alsjeblieft, weet niet wat ik moet doen, weet niet wat te doen,
      weet niet meer wat ik moet, weet niet hoe ik moet, weet niet hoe ik dit moet, weet niet hoe ik het moet doen, weet niet wat ik moet, weet niet wat ik nu, weet niet meer wat te doen, geen idee wat ik moet, geen idee wat te doen,
      geen idee hoe ik, weet me geen raad, ten einde raad, weet geen raad, zie geen uitweg uit dit, wel of niet, ja of nee, wat kies ik, wat zou jij kiezen, wat zou je kiezen, welke van de twee, dit of dat, wat trek ik aan,
      wat doe je aan bij, wat neem ik mee, zal ik bellen, zal ik hem, zal ik haar, zal ik appen, zal ik nu, zal ik toch, zou ik moeten, zou ik beter, moet ik bellen, moet ik hem, moet ik haar, moet ik dat doen, moet ik blijven,
      moet ik weggaan, moet ik ontslag, moet ik appen, moet ik sorry, kan ik beter, kan ik beter gaan, kan ik niet beter, is het beter om, is het beter als, is het slim om, is het verstandig, is het handig, beter om te, ga ik of,
      blijf ik of, enig idee, enig idee wat, enige tips, iemand tips, suggesties, heb je suggesties, een suggestie, oplossing voor, ik vroeg wat je zou doen, ^ zal ik, | zal ik, en zal ik, of zal ik, zal ik maar, ^ zou ik, | zou ik,
      of zou ik, ^ moet ik, | moet ik, of moet ik, en moet ik, moet ik gaan of, moet ik dat dan, moet ik nou echt, moet ik nu echt, weet niet of ik moet, weet niet of ik het moet, twijfel of ik, weet niet of ik, doen of niet,
      gaan of niet, bellen of niet, appen of niet, sturen of niet, zeggen of niet, melden of niet, ziekmelden of niet, ziek melden of niet, blijven of niet, stoppen of niet, vragen of niet, wel doen of niet, wat doe je daar tegen,
      wat doe je daaraan, wat doet ge, wat moet ge, wat raad je me aan
    `),
  },
  again: phrases(`
    ^ nog een keer $, nog een keer graag, nog een keer aub, ^ nog eens $, nog eens graag, ^ nog een $, ^ nog eentje $, nog eentje graag, nog eentje, ^ nog een graag, geef me nog, heb je er nog, heb je nog een, heb je nog meer,
    nog meer tips, ^ meer $, meer graag, meer tips, wat nog meer, wat nog, en verder $, ^ anders $, anders nog, iets anders nog, nog iets $, nog iets anders, nog andere, andere tips, een andere, een ander idee, een andere manier,
    op een andere manier, anders graag, een andere graag, geef een andere, doe het nog, doe nog een, doe dat nog, doe die nog, opnieuw, ^ opnieuw $, probeer opnieuw, probeer het nog, probeer nog, ^ volgende $, de volgende,
    maar dan korter, maar korter, korter graag, maak het korter, kan het korter, iets korter, te lang, maar dan liever, maar liever, iets liever, maar dan zachter, zachter, wat zachter, minder formeel, te formeel, minder stijf,
    te stijf, informeler, losser, wat losser, maar losser, maar netter, netter, beleefder, maar normaal, in normale taal, in gewone taal, simpeler, makkelijker graag, te moeilijk, langzamer, wat langzamer, maar dan langzamer, niet zo,
    zo niet
  `),
  reporting: phrases(`
    vroeg me, vraagt me, vragen me, vroeg hij, vroeg ze, vraagt hij, vraagt ze, hij vroeg, ze vroeg, hij vraagt, ze vraagt, ze vroegen, ze vragen, vroeg mijn, vraagt mijn, vroegen of, vroeg of, vraagt of, vraagt steeds, vraagt altijd,
    blijft vragen, bleef vragen, hij zei, ze zei, hij zegt, ze zegt, zei hij, zei ze, zegt hij, zegt ze, zegt ie, zei ie, zeiden ze, zeggen ze, ze zeggen, ze zeiden, mijn moeder zegt, mijn moeder zei, mijn vader zegt, mijn zus zegt,
    iedereen zegt, iedereen vraagt, mensen vragen, mensen zeggen, vertelde me, vertelt me, zei tegen me, zegt tegen me, zegt dat, zei dat, wilde weten, wil weten, wou weten, hij weet, ze weet, weet hij niet, weet ze niet,
    hij wist niet, ze wist niet, wist niet, wist nooit, weet altijd, weten altijd, vroeg ik me, vroeg ik hem, vroeg ik haar, ik vroeg hem, ik vroeg haar, ik heb hem gevraagd, ik heb haar gevraagd, leerde me, deed me voor, dacht ik,
    ik dacht, gaf me, geeft me, kreeg van
  `),
  declining: phrases(`
    wil geen, hoef geen, niet nodig, hoeft niet, hoeft geen, zonder, geen, stop met, hou op met, genoeg van, ik zit niet te wachten op, vroeg niet om, niet om gevraagd, moe van, beu, in plaats van, niet weer, niet nog, laat maar,
    liever geen, had geen
  `),
  situations: {
    breakUp: phrases(`
      uit wil maken, wil het uitmaken, het uitmaken, uitmaken, maak het uit, maak ik het uit, uit elkaar gaan, uit elkaar wil, relatie stoppen, relatie beeindigen, de relatie verbreken, stoppen met de relatie,
      een einde maken aan de relatie, hem verlaten, haar verlaten, bij hem weg, bij haar weg, weg bij hem, weg bij haar, ga scheiden, wil scheiden, scheiding aanvragen, hem dumpen, haar dumpen, dumpen
    `),
    apologise: phrases(`
      sorry zeggen, zeg ik sorry, sorry ofzo, sorry tegen, excuses, excuus, mijn excuses, excuseren, verontschuldig*, spijt betuigen, spijt van wat ik zei, goedmaken, goed maken, weer goedmaken, rechtzetten, het was mijn schuld,
      mijn fout, ik was fout, ik zat fout, ik heb haar gekwetst, ik heb hem gekwetst, heb haar pijn gedaan, heb hem pijn gedaan, ik schreeuwde, geschreeuwd tegen, geroepen tegen, gesnauwd, uitgevallen tegen, viel uit tegen, snauwde,
      ik loog, heb gelogen tegen, verjaardag vergeten, haar teleurgesteld, hem teleurgesteld, in de steek gelaten
    `),
    condole: phrases(`
      condol*, gecondoleerd, rouwkaart, rouwkaartje, deelneming, sterkte wensen, haar moeder is overleden, haar vader is overleden, zijn moeder is overleden, zijn vader is overleden, haar man is overleden, zijn vrouw is overleden,
      haar broer is overleden, zijn broer is overleden, haar moeder verloren, haar vader verloren, zijn moeder verloren, zijn vader verloren, haar man verloren, zijn vrouw verloren, iemand verloren heeft, begrafenis van haar,
      begrafenis van zijn, de familie schrijven, wiens _ is overleden
    `),
    sayNo: phrases(`
      nee zeggen, zeg ik nee, nee zeg, nee tegen, weigeren, afslaan, afwijzen, wijs ik af, bedanken voor de eer, wil niet mee, wil er niet heen, wil niet komen, wil dat niet doen, wil het niet doen, geld lenen, geen geld lenen,
      lenen aan, met rust laten, laat me met rust, ruimte nodig, meer ruimte, een grens, grenzen, grens aangeven, grenzen aangeven, niet meer komen, niet meer bellen, stoppen met bellen, onaangekondigd, ongevraagd, bemoei*,
      dienst overnemen, extra dienst, diensten overnemen, shift overnemen, invallen, extra werken, weer op zaterdag, dat ik niet kom, niet kom werken, niet wil
    `),
    askForHelp: phrases(`
      om hulp vragen, hulp vragen, vraag ik hulp, hulp nodig, heb hulp nodig, helpen met, of ze me wil helpen, of hij me wil helpen, of iemand, iemand vragen om, een handje helpen, oppassen, oppas, op de kinderen passen,
      kinderen opvangen, een gunst, iets voor me doen, dat het niet goed gaat, dat het niet gaat, niet goed met me gaat, gaat niet goed met me, dat ik me zo voel, hoe ik me voel, dat ik het niet red, dat ik het niet trek,
      het niet meer trek, dat ik vastzit
    `),
    moreTime: phrases(`
      huisbaas, verhuurder, de huur, woningcorporatie, woningbouw, later betalen, in termijnen, in delen, betalingsregeling, afbetal*, gespreid betalen, regeling treffen, uitstel, uitstel vragen, meer tijd, paar dagen langer,
      een week langer, deadline, inleverdatum, later inleveren, te laat met, achterstand, energierekening, energiebedrijf, jaarafrekening, energieleverancier, bijbetalen, de rekening, rekening niet betalen, aanmaning, incasso,
      deurwaarder, de bank, schuldeiser, belastingdienst, schoolreisje
    `),
    cancel: phrases(`
      afzeggen, zeg ik af, afbellen, afmelden, annuleren, cancelen, niet komen, niet kan komen, kan niet komen, ik kom niet, niet ga, niet meega, onderuit komen, ziek melden, ziekmelden, meld ik me ziek, ziek melden bij, toch niet ga,
      toch niet kom, feestje afzeggen, afspraak verzetten, verzetten
    `),
    invite: phrases(`
      uitnodigen, nodig ik, uitnodiging, mee uit vragen, uitvragen, vraag ik haar uit, vraag ik hem uit, koffie drinken, een koffie, koffietje, biertje doen, terrasje, iets drinken, iets gaan drinken, afspreken met, wil afspreken,
      een wandeling, meegaan, mijn crush, een crush, ik vind hem leuk, ik vind haar leuk, leuk vind, vrienden worden, vriendschap sluiten, niet wanhopig
    `),
    reconnect: phrases(`
      contact opnemen, weer contact, terug contact, opnieuw contact, contact zoeken, contact herstellen, contact verwaterd, verwaterd, uit het oog verloren, lang niet gesproken, al lang niet gezien, lang niets gehoord,
      jaren niet gesproken, na al die jaren, na zo lang, niks meer laten horen, niks laten horen, niet meer gereageerd, geghost, oude vriend, oude vriendin, weer appen, weer schrijven
    `),
    collect: phrases(`
      spullen ophalen, haar spullen, zijn spullen, mijn spullen, mijn spullen terug, sleutel terug, sleutels terug, ophalen van, komt langs om, wil afspreken, ze appte me, hij appte me, ze stuurde me, hij stuurde me, appje van hem,
      appje van haar, bericht van hem, bericht van haar, hij schreef me, ze schreef me, terugappen, terug appen, app ik terug, terugsturen, op gelezen, blauwe vinkjes, sanne appen
    `),
    complain: phrases(`
      foto weghalen, foto verwijderen, foto eraf, untaggen, moet stoppen met, ophouden met, stoppen met die grappen, grappen over me, lacht me uit, lachen me uit, uitgelachen, belachelijk gemaakt, achter mijn rug, roddel*, rondverteld,
      doorverteld, pijn gedaan, deed me pijn, gekwetst, stoort me, ergert me, irriteert me, dwarszit, boos op, kwaad op, geluidsoverlast, zo luid, lawaai, buren maken, de afwas, doet niks in huis, helpt nooit, altijd te laat,
      mijn verjaardag vergeten, negeert me, negeren me, groepsapp, groepschat, uit de groep gegooid, uit de groep gezet, gooide me, ruzie met
    `),
    hardNews: phrases(`
      mijn ouders vertellen, aan mijn ouders, tegen mijn ouders, mijn moeder vertellen, aan mijn moeder, tegen mijn moeder, mijn vader vertellen, aan mijn vader, tegen mijn vader, mijn familie vertellen, aan mijn familie,
      mijn kinderen vertellen, aan mijn kinderen, tegen mijn kinderen, mijn man vertellen, aan mijn man, tegen mijn man, mijn vrouw vertellen, aan mijn vrouw, tegen mijn vrouw, mijn vriend vertellen, aan mijn vriend,
      mijn vriendin vertellen, aan mijn vriendin, aan mijn zus, aan mijn broer, aan mijn dochter, aan mijn zoon, hem vertellen, haar vertellen, ze vertellen, het hem zeggen, het haar zeggen, slecht nieuws, uit de kast, coming out,
      dat ik gay, dat ik homo, dat ik lesbisch, dat ik bi, dat ik trans, ik ben homo, ik ben lesbisch, ik ben trans, zwanger, ik ben gezakt, gezakt, gebuisd, blijf zitten, blijven zitten, baan kwijt, ontslagen, ga verhuizen, uit huis ga,
      ga stoppen met mijn studie, stop met mijn studie, stoppen met school, ben ziek, kanker, schulden heb, vreemdgegaan, vreemd gegaan, geheim
    `),
    atWork: phrases(`
      mijn baas, me baas, de baas, mijn chef, mijn leidinggevende, mijn manager, teamleider, teamleidster, planner, de planner, hr, opslag, loonsverhoging, salaris, mijn uren, minder uren, vrije dag, dag vrij, vrij vragen, vrij krijgen,
      verlof, vakantiedagen, mijn dienst, mijn shift, ontslag nemen, neem ik ontslag, ontslag indienen, mijn collega, me collega, een collega, overuren, werkdruk, vergadering, functioneringsgesprek, evaluatiegesprek, sollicitatie*,
      sollicitatiegesprek, op het werk
    `),
    ask: phrases(`
      vragen waar het over gaat, waar het over gaat, vragen of, vragen wat, vragen hoe, aan de leraar, aan de juf, aan de meester, aan de meneer, aan mijn mentor, aan mijn docent, mijn docent vragen, aan de docent, aan de dokter,
      aan de huisarts, mijn huisarts vragen, dom overkomen, zonder dom, dom lijken, stom overkomen, zonder stom, onbeleefd overkomen, te bellen, durf niet te bellen, durf te vragen
    `),
  },
  topics: {
    rights: phrases(`
      mogen ze dat, mag hij dat, mag ze dat, mag hij zomaar, mag ze zomaar, mogen ze zomaar, mag mijn baas, mag mijn werkgever, mag een werkgever, mag de huisbaas, mag mijn huisbaas, is dat legaal, is dat wettelijk, is dat toegestaan,
      wettelijk, heb ik recht, recht op, mijn rechten, contract, opzegtermijn, proeftijd, uitzetten, uit huis gezet, uit huis zetten, waarborg, borg, borgsom, huurcontract, ontslagvergoeding, ontslaan, op staande voet, voogdij,
      omgangsregeling, co ouderschap, alimentatie, afsluiten, afgesloten, sluiten ze, niet betaal, deurwaarder, incasso
    `),
    panic: phrases(`
      paniek, paniekaanval*, paniek aanval, angstaanval*, hyperventil*, hartaanval, hartinfarct, hart bonst, hart bonkt, hart klopt, hartkloppingen, hart gaat tekeer, kan niet ademen, geen lucht, benauwd, kortademig, druk op mijn borst,
      druk op de borst, mijn borst, flauwvallen, flauw vallen, duizelig, tintel*, gek worden, word gek, word ik gek, doodgaan
    `),
    breakup: phrases(`
      uitgemaakt, uit is, het is uit, relatiebreuk, breuk, liefdesverdriet, gebroken hart, over hem heen, over haar heen, over mijn ex, over een ex, mijn ex, me ex, ex vergeten, ex missen, scheiding, gescheiden, loslaten, mis hem nog,
      mis haar nog
    `),
    grief: phrases(`
      rouw, rouwen, rouwproces, verlies, overleden, overlijden, dood, gestorven, doodgegaan, begrafenis, uitvaart, crematie, weduw*, mis hem, mis haar, tegen hem praten, tegen haar praten, praat nog tegen, hoor haar stem, hoor zijn stem,
      zie haar overal, zie hem overal
    `),
    crying: phrases(`
      huil, huilen, huilt, huilde, gehuild, tranen, janken, jank, bleiten, wenen, ween, huilbui*, niet kunnen huilen, kan niet huilen
    `),
    numb: phrases(`
      voel niks, voel niets, niks voelen, niets voelen, niks voel, niets voel, voel eigenlijk niks, voel helemaal niks, gevoelloos, verdoofd, afgestompt, leeg, leegte, achter glas, geen gevoel, geen gevoelens, geen emoties,
      koud vanbinnen, alles is grijs, raakt me niet, boeit me niks, vlak
    `),
    sleep: phrases(`
      slaap, slapen, geslapen, slaapt, in slaap, insomnia, wakker, doorslapen, inslapen, droom, dromen, droomde, nachtmerrie*, dutje, uitslapen, slaapgebrek, slapeloos*
    `),
    friends: phrases(`
      vrienden maken, vrienden vinden, nieuwe vrienden, vrienden krijgen, vriendschap sluiten, geen vrienden, vrienden te maken, mensen leren kennen, nieuwe mensen, mensen ontmoeten
    `),
    homesick: phrases(`
      heimwee, mis thuis, mis mijn land, mis mijn familie, verhuisd, nieuwe stad, nieuw land, op kamers, kot, op kot, hier nieuw, nieuw hier, wennen, aarden hier, thuis voelen
    `),
    badThoughts: phrases(`
      slechte gedachten, nare gedachten, rare gedachten, enge gedachten, vreselijke gedachten, gekke gedachten, zieke gedachten, dwanggedachten, opdringerige, zulke gedachten, zo n gedachte, gedachten in mijn hoofd,
      gedachten waar ik van schrik
    `),
    study: phrases(`
      examen, examens, toets, toetsen, tentamen*, toetsweek, proefwerk, black out, blackout, dichtklap*, klap dicht, klap ik dicht, concentr*, focus*, onthouden, studeren, leren voor, blokken, blok, uitstelgedrag, uitstellen, studie
    `),
    children: phrases(`
      baby, pasgeboren, peuter, peuters, kleuter, kind, kinderen, mijn zoon, mijn dochter, puber, pubers, tiener, jaar oud, ouders, als moeder, als vader, als mama, als papa, slechte moeder, slechte vader, borstvoeding, driftbui*,
      tandjes, doorkomende, mijn kleine, onze kleine, jongste, oudste
    `),
    tired: phrases(`
      moe, vermoeid, vermoeidheid, moeheid, uitgeput, uitputting, burn out, burnout, opgebrand, geen energie, kapot, futloos, lui, luiheid, kom niet op gang, geen motivatie, kan niet opstaan
    `),
    anger: phrases(`
      boos, boosheid, woede, woedend, kwaad, razend, woest, driftig, kort lontje, prikkelbaar, snauw, haat hem, haat haar, wrok, jaloers, jaloezie, afgunst
    `),
    worry: phrases(`
      zorgen, pieker, piekeren, piekert, bezorgd, angst, angstig, bang, nerveus, zenuwachtig, zenuwen, overdenken, denken stoppen, gedachten stoppen, gedachten malen, malen, maalt, stress, gestrest, gespannen, spanning, buikpijn, maag,
      onrust, onrustig
    `),
    alone: phrases(`
      eenzaam, eenzaamheid, alleen, in mijn eentje, op mezelf, introvert, verlegen, ongemakkelijk, sociaal onhandig
    `),
    normal: phrases(`
      is het normaal, is dat normaal, is dit normaal, is da normaal, ben ik normaal, normaal dat, normaal om, normaal voor, normaal als, de enige, hebben anderen, hebben andere mensen, hebben meer mensen, heeft iedereen, voelen anderen,
      kennen anderen, doet iedereen, gaat het over, gaat dit over, gaat het ooit over, gaat dit ooit over, gaat het voorbij, wordt het beter, wordt dit beter, wordt het ooit, wordt het makkelijker, houdt het ooit op, stopt het ooit,
      hoort dat erbij, iets mis met, iets stuk bij, iets kapot in, raar, gek
    `),
  },
  dialogues: {
    urgeToText: phrases(`
      hem appen, haar appen, mijn ex appen, me ex appen, ex appen, ex bellen, ex een bericht, ex een appje, mijn ex schrijven, hem een bericht, haar een bericht, wil hem bellen, wil haar bellen, wil hem schrijven, wil haar schrijven,
      toch appen, bijna geappt, zin om te appen, sta op het punt te appen, sta op het punt te sturen, zijn profiel, haar profiel, zijn insta, haar insta, stalk zijn, stalk haar, naar zijn chat, naar haar chat, typ en wis,
      getypt en gewist, typen en wissen, zijn laatst gezien, haar laatst gezien, sturen of niet, appje sturen aan mijn ex
    `),
    awakeAtThree: phrases(`
      drie uur snachts, vier uur snachts, twee uur snachts, 2 uur snachts, 3 uur snachts, 4 uur snachts, om drie uur, half drie snachts, half vier snachts, midden in de nacht, klaarwakker, klaar wakker, lig wakker, wakker liggen,
      lig ik wakker, weer wakker, nog wakker, al uren wakker, wakker geworden, word elke nacht wakker, elke nacht wakker, kan niet meer slapen, niet meer in slaap, weer in slaap, naar het plafond, naar de klok, op de klok,
      elke nacht zelfde tijd
    `),
    racingMind: phrases(`
      hoofd zit vol, hoofd is vol, vol hoofd, hoofd vol, mijn hoofd stopt niet, me hoofd stopt niet, hoofd staat niet stil, hoofd blijft malen, hoofd maalt, gedachten razen, gedachten malen, gedachten stoppen niet, razende gedachten,
      malende gedachten, blijf malen, lig te malen, alles draait, hoofd draait, duizend dingen, honderd dingen, miljoen dingen, hoofd uitzetten, kan mijn hoofd niet uitzetten, kan niet stoppen met denken, niet stoppen met denken,
      blijf het afspelen, speel het steeds af, mijn kop staat niet stil, kop werkt niet meer, chaos in mijn hoofd
    `),
    parkingAWorry: phrases(`
      blijf piekeren, lig te piekeren, kan niet stoppen met piekeren, piekeren in bed, heel de nacht piekeren, hele nacht piekeren, zorgen over morgen, bang voor morgen, zie op tegen morgen, opzien tegen morgen, zorgen blijven komen,
      maak me de hele tijd zorgen, maak me steeds zorgen
    `),
    examTonight: phrases(`
      examen morgen, morgen examen, toets morgen, morgen toets, tentamen morgen, morgen tentamen, proefwerk morgen, morgen proefwerk, presentatie morgen, mondeling, toetsweek, examenweek, examens beginnen, tentamenweek, de blok,
      herkansing, herexamen, niks geleerd, niets geleerd, nul geleerd, nog niet geleerd, nog moet leren, veel te laat begonnen, blokken voor
    `),
    bodyImage: phrases(`
      mijn lichaam, me lichaam, mijn lijf, mijn gewicht, te dik, voel me dik, ben dik, zo dik, dik ben, voel me lelijk, ben lelijk, lelijk, de spiegel, in de spiegel, mijn buik, mijn benen zijn, mijn dijen, mijn neus, mijn huid,
      mijn gezicht is, hoe ik eruitzie, hoe ik eruit zie, hoe ik er uit zie, op de foto, fotos van mezelf, bikini, zwembroek, badpak, pashokje, kleedkamer
    `),
    innerCritic: phrases(`
      ik ben dom, ik ben stom, zo dom, zo stom van me, ik ben een mislukking, mislukkeling, een loser, ben waardeloos, ik ben niks waard, niks waard, nutteloos ben ik, ik ben een idioot, haat mezelf, walg van mezelf, niet goed genoeg,
      nooit goed genoeg, niet genoeg, kan niks goed, kan niets goed, doe alles fout, oplichter, door de mand vallen, iedereen is beter, vergelijk mezelf, vergelijk me, schaam me voor mezelf
    `),
    apology: phrases(`
      sorry zeggen, excuses, verontschuldig*, goedmaken, het weer goed maken, ik heb haar gekwetst, ik heb hem gekwetst, ik schreeuwde tegen, geschreeuwd tegen, geroepen tegen, gesnauwd tegen, uitgevallen tegen,
      had dat niet moeten zeggen, had het niet moeten zeggen, spijt van wat ik zei, ik was fout, ik zat fout
    `),
    boundary: phrases(`
      schoonmoeder, schoonvader, schoonouders, onaangekondigd, leest mijn berichten, in mijn telefoon, in mijn spullen, bemoei*, opmerkingen over mijn, respecteert me niet, respecteert mijn, controleert me, controlerende moeder,
      controlerende vader, mijn moeder blijft, mijn moeder belt, mijn vader blijft, mijn ouders blijven, mijn moeder wil altijd, belt elke dag, belt me elke dag, schuldgevoel aan, praat me een schuldgevoel, nee zeggen tegen mijn,
      grenzen stellen, grens stellen, grenzen aangeven
    `),
    askingForHelp: phrases(`
      hulp vragen, om hulp vragen, kan het niet alleen, red het niet alleen, trek het niet alleen, alles alleen doen, doe alles alleen, moet alles alleen, sta er alleen voor, komt op me neer, komt alles op me neer, niemand helpt,
      niemand die helpt, helpt niemand me, wil niemand lastigvallen, niemand tot last, tot last, last zijn, alleenstaand*, mantelzorg*, zorg voor mijn
    `),
    catastropheCheck: phrases(`
      het ergste, ergste geval, wat als ik faal, wat als ik zak, wat als ze, wat als hij, wat als het, wat als ik mijn, wat als ik ontslagen, word ontslagen, ga mijn baan verliezen, baan kwijtraak, alles gaat mis, alles gaat fout,
      het gaat helemaal mis, alles verpest, op straat belanden, alleen eindigen, rampscenario, doemscenario, doemdenk*
    `),
    stop: phrases(`
      sta op ontploffen, ga ontploffen, ontplof zo, ga uit mijn dak, flip zo, ga flippen, door het lint, wil schreeuwen, kan wel schreeuwen, ga nu sturen, sta op het punt, neem nu ontslag, loop nu weg, loop zo weg, zeg ze de waarheid,
      wil alles kapot, iets kapot gooien, kapot slaan, smijten, ga hem uitschelden, bijna uitgescholden, bijna voor rotte vis
    `),
    hardConversation: phrases(`
      moet het vertellen, moet hem vertellen, moet haar vertellen, moet het hem vertellen, moet het haar vertellen, moet met hem praten, moet met haar praten, ga met hem praten, ga met haar praten, moeilijk gesprek, lastig gesprek,
      zwaar gesprek, gesprek met mijn baas, gesprek met mijn, gesprek voeren, confronteren, uit de kast, mijn ouders vertellen, ga het uitmaken, wil het uitmaken, mijn baas vragen, met mijn baas praten, zo n gesprek, slechtnieuws*
    `),
    assertiveMessage: phrases(`
      groepsapp, groepschat, hem een mail, haar een mail, een mail aan, een mailtje aan, een appje aan, bericht aan mijn baas, mail naar mijn, appje naar mijn, hem zeggen dat, haar zeggen dat, dat hij moet stoppen, dat ze moet stoppen,
      antwoord op zijn, antwoord op haar, opslag vragen, netjes maar wel duidelijk, netjes maar duidelijk
    `),
    makingAFriend: phrases(`
      vrienden maken, geen vrienden, nieuwe vrienden, ken hier niemand, ken niemand hier, niemand praat met me, nieuw hier, nieuwe school, nieuwe stad, eet alleen, zit alleen in de pauze, alleen in de pauze, niemand om bij te staan,
      niemand om mee, hebben hun groepje, groepjes, koffie drinken met, iemand leren kennen, mensen leren kennen
    `),
    fiveSenses: phrases(`
      onwerkelijk, onecht, voelt niet echt, alsof ik droom, als in een droom, achter glas, van de wereld, zweef, zweven, buiten mezelf, buiten mijn lichaam, los van mezelf, ver weg van mezelf, niet in mijn lichaam, dissoci*, depersonal*,
      derealis*, flashback*, herbeleving*, niet echt hier, alsof niks echt is, alsof het niet echt is, niks voelt echt
    `),
    gettingGoing: phrases(`
      kom niet uit bed, niet uit bed komen, krijg mezelf niet, hele dag in bed, heel de dag in bed, lig al de hele dag, blijf in bed, kom niet op gang, krijg niks gedaan, krijg niets gedaan, geen motivatie, kan niet beginnen,
      kom tot niks, kom nergens toe, uitstelgedrag, stel alles uit, niks gedaan vandaag, niets gedaan vandaag, doe de hele dag niks, alles is zinloos, niks is leuk, nergens zin in, geen puf, geen fut, de puf niet
    `),
  },
  unquotable: phrases(`
    dood, doodgaan, sterven, sterf, doden, vermoord*, moord*, zelfmoord*, suicid*, zelfdoding, ophangen, snijd, snijden, gesneden, mezelf pijn, maak er een eind, einde aan, overdosis, pillen, mes, pistool, wapen*, verkracht*,
    misbruik*, mishandel*, aangerand*, aanrand*, slaat me, sloeg me, geslagen, schopt me, fuck*, shit*, kut*, lul*, klootzak*, klote*, klere*, tering*, tyfus*, kanker*, kkr*, hoer*, slet*, bitch*, teef, trut*, eikel*, sukkel*,
    mongool*, mongol*, debiel*, idioot*, achterlijk*, dom, domme, stom, stomme, lelijk*, dik, dikke, waardeloos, waardeloze, nutteloos, nutteloze, zielig, loser*, walgelijk*, monster, godver*, verdomme*, gvd, flikker*, homo*, neger*,
    pik, pikken, kont, reet, smeerlap*, onnozelaar*, trol, zak, zeik*, bek, kop, je, jij, jou, jouw, jezelf, u, uw, gij, ge, bot, app, ai, alento, porno*, seks*, sex*, naakt*, neuk*, adres, straat, wachtwoord, pincode, iban,
    rekeningnummer, bsn
  `),
};
