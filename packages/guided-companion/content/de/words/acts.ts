import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const acts: Recognition['acts'] = {
  wantsPerson: phrases(`
    mit einem echten menschen, mit einem menschen reden, mit einem menschen sprechen, mit nem menschen, mit echten menschen, lieber mit einem menschen, einen echten menschen, ein echter mensch wäre,
    wärst du echt, wärst du ein mensch, brauche eine therapie, brauche einen therapeuten, brauche eine therapeutin, therapeuten finden, therapeutin finden, therapieplatz, therapie machen, eine therapie anfangen,
    zum therapeuten, zur therapeutin, zum psychologen, zur psychologin, brauche einen psychologen, brauche eine psychologin, brauche professionelle hilfe, professionelle hilfe suchen, hilfe von profis,
    jemand echtes, jemanden echtes, zur beratungsstelle, eine beratungsstelle
  `),
  areYouAi: phrases(`
    bist du ein mensch, bist du menschlich, bist du eine person, bist du echt, bist du real, bist du ein bot,
    bist du bot, bist du ein roboter, bist du eine ki, bist du ne ki, bist du ki, bist du eine maschine,
    bist du ein computer, bist du ein programm, bist du chatgpt, ist das ein bot, ist das eine ki, ist das hier ki,
    ist das ein mensch, rede ich hier mit, schreibe ich hier mit, hast du gefühle, fühlst du, fühlst du was,
    lebst du, bist du lebendig, hast du ein bewusstsein, bist du therapeut, bist du therapeutin,
    bist du ein therapeut, bist du eine therapeutin, bist du psychologe, bist du psychologin, bist du arzt,
    bist du ärztin, bist du vom fach, ist da jemand, ist da wer, sitzt da jemand, bist du ein mann,
    bist du eine frau, bist du männlich, bist du weiblich, denkst du selbst, rede ich mit einem menschen,
    rede ich mit einem echten, rede ich mit einer echten, rede ich mit einem bot, rede ich mit einem roboter,
    rede ich mit einem computer, rede ich mit einer ki, rede ich mit einer maschine, rede ich mit einer person,
    rede ich hier mit einem menschen, rede ich hier mit einem echten, rede ich hier mit einer echten,
    rede ich hier mit einem bot, rede ich hier mit einem roboter, rede ich hier mit einem computer,
    rede ich hier mit einer ki, rede ich hier mit einer maschine, rede ich hier mit einer person,
    schreibe ich mit einem menschen, schreibe ich mit einem echten, schreibe ich mit einer echten,
    schreibe ich mit einem bot, schreibe ich mit einem roboter, schreibe ich mit einem computer,
    schreibe ich mit einer ki, schreibe ich mit einer maschine, schreibe ich mit einer person,
    schreibe ich hier mit einem menschen, schreibe ich hier mit einem echten, schreibe ich hier mit einer echten,
    schreibe ich hier mit einem bot, schreibe ich hier mit einem roboter, schreibe ich hier mit einem computer,
    schreibe ich hier mit einer ki, schreibe ich hier mit einer maschine, schreibe ich hier mit einer person,
    spreche ich mit einem menschen, spreche ich mit einem echten, spreche ich mit einer echten,
    spreche ich mit einem bot, spreche ich mit einem roboter, spreche ich mit einem computer,
    spreche ich mit einer ki, spreche ich mit einer maschine, spreche ich mit einer person,
    spreche ich hier mit einem menschen, spreche ich hier mit einem echten, spreche ich hier mit einer echten,
    spreche ich hier mit einem bot, spreche ich hier mit einem roboter, spreche ich hier mit einem computer,
    spreche ich hier mit einer ki, spreche ich hier mit einer maschine, spreche ich hier mit einer person,
    bist du mein therapeut, bist du meine therapeutin, bist du mein psycholog*, bist du meine psychologin,
    bist du ein psycholog*, bist du eine psycholog*, bist du mein arzt, bist du ein arzt, bist du eine ärztin,
    bist du eine fachperson, rede ich gerade mit, schreibe ich gerade mit, spreche ich gerade mit,
    steckt da ein mensch, sitzt da ein mensch, ist da ein mensch
  `),
  whoAreYou: phrases(`
    wer bist du, was bist du, wie heißt du, dein name, was machst du hier, wie funktionierst du, wie funktioniert das, wie geht das hier, was kannst du, was ist alento, was ist das für eine app, was ist das hier
  `),
  secrecy: phrases(`
    ist das privat, ist das vertraulich, ist das hier privat, ist das anonym, ist das hier anonym, bleibt das anonym, vertraulich, bleibt das unter uns, unter uns, erzählst du das, sagst du das weiter, sagst du es weiter, verrätst du, wer liest das, wer kann das lesen, liest das jemand,
    liest jemand mit, liest hier jemand, kann das jemand sehen, wer sieht das, behältst du das für dich, kann ich dir vertrauen, meine daten, wird das gespeichert, speicherst du, wird das aufgezeichnet, merkst du dir, datenschutz
  `),
  medicine: phrases(`
    tabletten absetzen, medikamente absetzen, medis absetzen, meds absetzen, absetzen, soll ich die tabletten, soll ich tabletten, soll ich medikamente, darf ich die tabletten, welche medikamente, welche tabletten, welches medikament, dosis, dosierung, antidepress*, ssri*,
    sertralin, citalopram, escitalopram, fluoxetin, mirtazapin, venlafaxin, quetiapin, tavor, lorazepam, diazepam, valium, benzos, schlaftablette*, schlafmittel, beruhigungsmittel, verschreib*, ritalin, medikinet
  `),
  naming: phrases(`
    habe ich depressionen, habe ich eine depression, habe ich adhs, habe ich borderline, habe ich eine angststörung, habe ich eine störung, habe ich ptbs, habe ich zwänge, bin ich depressiv, bin ich bipolar, bin ich autistisch, bin ich narzisstisch, bin ich krank,
    ist das eine depression, sind das depressionen, ist das burnout, habe ich burnout, habe ich ein burnout, was stimmt nicht mit mir, was ist falsch mit mir, ist das normal, bin ich normal, bin ich verrückt, werde ich verrückt, drehe ich durch, ich glaube ich habe adhs,
    ich glaube ich habe depressionen, ich glaube ich bin depressiv, vielleicht habe ich depressionen, diagnose stellen, eine diagnose, diagnostizier*
  `),
  affection: phrases(
    `ich liebe dich, hab dich lieb, habe dich lieb, liebst du mich, magst du mich, ich mag dich, bin in dich verliebt, willst du mit mir zusammen, heirate mich, hast du mich vermisst, vermisst du mich, ich habe dich vermisst, du bist süß`,
  ),
  howAreYou: phrases(`
    wie geht es dir, wie gehts dir, wie geht es $, na wie geht, wie ist es bei dir, wie läuft es bei dir,
    was machst du so, alles gut bei dir, alles klar bei dir, ^ und dir $, ^ und bei dir, ^ und selbst,
    ^ was geht $, was geht ab, ^ na was geht
  `),
  goodbye: phrases(`
    tschüss, tschüß, tschüs, tschau, ciao, auf wiedersehen, wiedersehen, bis bald, bis zum nächsten mal,
    man sieht sich, man liest sich, machs gut, mach es gut, pfiat di, pfiati, tschö, ade $, muss los, ich muss los,
    muss jetzt los, ich geh jetzt, ich gehe jetzt, geh jetzt schlafen, gehe jetzt schlafen, ab ins bett,
    ich bin raus, bin dann mal weg, das war es für heute, wars das für heute, reicht für heute, genug für heute,
    schluss für heute, hier aufhören, hören wir auf, ich mache schluss für, leg mich hin, lege mich hin,
    haue mich hin, lass uns aufhören, bye, byebye, ^ bis morgen, bis morgen $, ^ bis dann, bis dann $,
    ^ bis später, bis später $, ich muss weg, ^ bin weg, gehe schlafen $, gehe mal schlafen, gehe dann schlafen,
    gehe ins bett $, gehe jetzt ins bett, gehe dann ins bett, gehe mal ins bett
  `),
  goodNight: phrases(`
    gute nacht, gut nacht, gutnacht, gute n8, schlaf gut, schlaf schön, nachti, ^ nacht $
  `),
  questions: [],
  repeating: [],
  unhelpful: phrases(`
    du hilfst mir nicht, du hilfst nicht, das hilft nicht, das hilft mir nicht, das bringt nichts,
    das bringt doch nichts, du bringst mir nichts, du nervst, nervst, du bist nutzlos, du bist dumm, du bist doof,
    du bist scheiße, dummer bot, blöder bot, scheiß bot, scheiß app, so ein mist hier, hasse dich, hasse diese app,
    du wiederholst dich, immer das gleiche von dir, immer dieselben fragen, hör auf zu fragen,
    hör auf mit den fragen, keine fragen mehr, zu viele fragen, so viele fragen, frag nicht so viel, frag nicht,
    stell nicht so viele fragen, stell keine fragen, ständig fragen, immer nur fragen, nur fragen,
    standardantwort*, floskel*, auswendig gelernt, klingst wie ein roboter, klingst wie ein bot, halt die klappe,
    halt die fresse, halts maul, fick dich, verpiss dich, leck mich, zeitverschwendung, sinnloser bot, nur worte,
    nur gelaber, laber nicht, bla bla, das hilft überhaupt nicht, du idiot, ^ idiot, nur phrasen, diese phrasen,
    ^ hilft mir nicht, ^ hilft nicht, ^ hilft gar nicht, das hilft mir gar nicht, das hilft gar nicht,
    ^ bringt mir nichts, ^ bringt nichts, das bringt mir nichts, das bringt mir gar nichts
  `),
  done: phrases(`
    ^ habe es gemacht, ^ ich habe es gemacht, ^ habe ich gemacht, ^ habe es probiert, ^ habe es versucht,
    ^ habe es ausprobiert, ^ ich habe es probiert, ^ ich habe es versucht, ^ ich habe es ausprobiert,
    ^ ausprobiert, ^ erledigt, ^ geschafft $, ^ so gemacht, ^ ok gemacht, ^ okay gemacht, ^ habe die übung,
    ^ ich habe die übung, ^ gemacht $, ^ habe ich $, ^ fertig $
  `),
  apology: phrases(
    `^ sorry, ^ sry, ^ tut mir leid, ^ es tut mir leid, ^ entschuldigung, ^ entschuldige, ^ verzeihung, ^ verzeih, ^ tschuldigung, ^ tschuldige, ^ ups, ^ mein fehler, ^ oh sorry, ^ ok sorry`,
  ),
  misunderstood: phrases(`
    das meinte ich nicht, meinte ich nicht, so meinte ich das nicht, nicht was ich meinte, so war das nicht gemeint, nicht so gemeint, so habe ich das nicht gemeint, habe ich nicht gemeint, habe ich nicht gesagt, habe ich so nicht gesagt, das habe ich nicht gesagt, du verstehst mich nicht, du verstehst das nicht,
    du verstehst nicht, du hast mich nicht verstanden, hast mich falsch verstanden, falsch verstanden, du kapierst es nicht, du kapierst das nicht, du checkst es nicht, du hörst nicht zu, du hörst mir nicht zu, das stimmt nicht, stimmt so nicht, stimmt nicht $, das ist falsch, nicht ganz $, nicht wirklich was,
    wovon redest du, was redest du, das ergibt keinen sinn, macht keinen sinn was du, darum geht es nicht, darum gehts nicht, nicht der punkt, am thema vorbei
  `),
  offTopic: phrases(`
    hauptstadt von, das wetter, wie spät ist es, wie viel uhr, welcher tag ist, rezept für, ein rezept, was kostet,
    schreib code, schreib mir ein, schreib mir einen, schreibe mir ein, ein gedicht, erzähl mir einen witz,
    erzähl einen witz, einen witz, wer hat gewonnen, wer ist präsident, wer ist bundeskanzler, bundeskanzler*,
    mach meine hausaufgaben, löse diese, ignorier deine, ignoriere deine, ignoriere alle,
    vergiss deine anweisungen, system prompt, systemprompt, aktienkurs, bitcoin, python, javascript,
    was ist _ plus, programmiere mir, programmier mir, übersetze mir, übersetz mir, übersetze das, übersetz das
  `),
  silence: phrases(`
    will nicht reden, will nicht darüber reden, will darüber nicht reden, will nicht drüber reden,
    möchte nicht darüber reden, möchte nicht reden, mag nicht reden, mag nicht darüber reden, nicht drüber reden,
    will nicht darüber sprechen, möchte nicht darüber sprechen, keine lust zu reden, keinen bock zu reden,
    will ich nicht sagen, möchte ich nicht sagen, will nicht antworten, sage ich nicht, anderes thema,
    thema wechseln, themawechsel, lass uns über was anderes, reden wir über was anderes, vergiss es, schon gut,
    lass mal, lassen wir das, lass es, nicht so wichtig, nicht in der stimmung, weiter bitte, ^ was anderes,
    lieber was anderes, über was anderes, von was anderem, ^ egal, ^ ist egal, ^ ist doch egal
  `),
  dontKnow: phrases(`
    weiß nicht, ich weiß nicht, weiß es nicht, weiß ich nicht, weiß auch nicht, keine ahnung, kein plan, keinen plan, null ahnung, schwer zu sagen, schwer zu erklären, kann es nicht erklären, kann ich nicht erklären, kann ich nicht sagen, erinnere mich nicht, wer weiß, weiß gar nicht, wüsste ich auch gern,
    wo ich anfangen soll, wie ich anfangen soll, wo anfangen, nicht sicher $, unsicher $, vielleicht $, schätze schon $, mal sehen $, gute frage
  `),
  thanks: phrases(
    `danke, dankeschön, danke schön, vielen dank, herzlichen dank, besten dank, lieben dank, merci, ich danke dir, dank dir, danke dir, bedanke mich, thanks`,
  ),
  agreement: phrases(`
    ganz genau, exakt, das stimmt, stimmt schon, so ist es, du hast recht, hast recht, hast ja recht,
    da hast du recht, sehr wahr, so wahr, wahre worte, auf den punkt, gut gesagt, treffend, du triffst es,
    richtig $, seh ich auch so, sehe ich auch so, absolut, eben $, ^ eben, ^ definitiv so, ^ macht sinn,
    ^ ergibt sinn, das macht sinn, das ergibt sinn, ^ du verstehst mich, ^ du verstehst es, ^ total $, ^ voll $,
    ^ wahr $, ^ genau, genau $, ja genau, genau so, genau das, ^ stimmt, stimmt $
  `),
  laughter: phrases('haha*, ha ha, hahah*, hihi*, hehe*, höhö, lol, lmao, rofl, xd, lach, muss lachen, zum lachen $'),
  no: phrases(`
    ^ nein, ^ nee, ^ ne $, ^ nö, ^ nope, ^ no $, ^ eher nicht, ^ nicht wirklich, ^ noch nicht, ^ nein danke,
    ^ glaube nicht, ^ ich glaube nicht, ^ glaube ich nicht, ^ jetzt nicht, ^ nichts $, ^ gar nichts $, ^ nie $,
    ^ niemals, ^ überhaupt nicht, ^ gar nicht, ^ auf keinen fall, ^ hat nicht geklappt, ^ hat nichts gebracht,
    ^ ging nicht, ^ keine $, ^ keiner $, ^ niemand $, ^ weder noch, ^ lieber nicht
  `),
  yes: phrases(`
    ^ ja, ^ jap, ^ jo, ^ joa, ^ jup, ^ jaa, ^ jawohl, ^ klar, ^ na klar, ^ sicher, ^ ok, ^ okay, ^ oki, ^ okey, ^ k $, ^ gut $, ^ na gut, ^ alles klar, ^ in ordnung, ^ passt, ^ gerne, ^ gern, ^ ich glaube schon, ^ glaube schon, ^ denke schon, ^ ich denke schon, ^ schon $, ^ irgendwie schon, ^ natürlich,
    ^ ein bisschen, ^ bisschen, ^ ein wenig, ^ etwas $, ^ irgendwie, ^ so halb, ^ manchmal, ^ doch, ^ mhm, ^ aha, ^ verstehe, ^ verstanden, ^ sehr $, ^ viel $, ^ mache ich, ^ werde ich, ^ machen wir, ^ bitte $, ^ ja bitte, ^ immer $, ^ klingt gut, ^ von mir aus, ^ meinetwegen, ^ auf jeden fall, ^ auf jeden
  `),
  greeting: phrases(
    `^ hi, ^ hallo, ^ hallöchen, ^ halli hallo, ^ hey, ^ heyho, ^ hej, ^ huhu, ^ na $, ^ moin, ^ moinsen, ^ servus, ^ grüezi, ^ grüß gott, ^ grüß dich, ^ grüß di, ^ grias di, ^ guten morgen, ^ guten tag, ^ guten abend, ^ gudn, ^ tach, ^ tag $, ^ morgen $, ^ abend $, ^ guten $, ^ hello, ^ sali, ^ hoi`,
  ),
};
