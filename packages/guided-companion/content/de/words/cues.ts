import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const cues: Recognition['cues'] = {
  neverTold: phrases(`
    noch nie erzählt, noch niemandem erzählt, noch keinem erzählt, nie jemandem erzählt, niemandem erzählt, keinem erzählt, nie erzählt, noch nie gesagt, nie ausgesprochen, noch nie ausgesprochen, zum ersten mal sage, zum ersten mal erzähle, das erste mal dass ich, weiß niemand, weiß keiner, niemand weiß davon, niemand weiß das, keiner weiß das, mein geheimnis, geheim gehalten
  `),
  dismissed: phrases(`
    ich übertreibe, dass ich übertreibe, sagt ich übertreibe, stell dich nicht so an, soll mich nicht so anstellen, nicht so anstellen, zu sensibel, zu empfindlich, überempfindlich, mimose, dramaqueen, drama queen, zu dramatisch, nimmt mich nicht ernst, nehmen mich nicht ernst, nimmt mich keiner ernst, nimmt mich niemand ernst, nicht ernst genommen, bilde mir das ein, bilde ich mir ein, einbildung,
    lacht mich aus, lachen mich aus, ausgelacht, lachen über mich, lacht über mich, reiß dich zusammen, soll mich zusammenreißen, anderen geht es schlechter, wischt es weg, spielt es runter, runtergespielt
  `),
  unsaid: phrases(`
    nichts gesagt, kein wort gesagt, kein wort rausbekommen, kein wort rausgebracht, kein wort raus, geschwiegen, still geblieben, bin still, konnte nichts sagen, kann es nicht sagen, traue mich nicht zu sagen, trau mich nicht zu sagen, runtergeschluckt, schlucke es runter, schlucke alles runter, hinuntergeschluckt, fresse alles in mich, fresse es in mich, in mich rein, in mich hinein, behalte es für mich, behalte alles für mich, für mich behalten, auf die zunge gebissen, war wie gelähmt, erstarrt, was sagen sollen, etwas sagen sollen
  `),
  hiding: phrases(
    'tue so, tu so, so getan, lasse mir nichts anmerken, lass mir nichts anmerken, nichts anmerken, maske, setze ein lächeln auf, lächeln aufsetzen, falsches lächeln, lächle nur, nach außen, nach aussen, fassade, gute miene, spiele allen vor, spiele was vor, verstecke, verstelle mich, verbergen, überspiele',
  ),
  forbidden: phrases(
    'schäme mich dafür, schäme mich für den gedanken, darf ich nicht denken, darf man nicht denken, darf ich nicht fühlen, dürfte ich nicht, sollte ich nicht denken, sollte ich nicht fühlen, sowas zu denken, so was zu denken, so etwas zu denken, das zu denken, so zu fühlen, fühle mich schuldig dafür, fühle mich wie ein monster, böser gedanke, böse gedanken, schlimme gedanken, schlimmer gedanke',
  ),
  insight: phrases(
    'nie so gesehen, noch nie so gesehen, nie darüber nachgedacht, noch nie darüber nachgedacht, wird mir klar, wurde mir klar, mir ist klar geworden, klar geworden, mir wird gerade, merke gerade, ich merke dass, ich habe gemerkt, habe gemerkt, fällt mir auf, ist mir aufgefallen, jetzt verstehe ich, jetzt versteh ich, ich glaube ich verstehe, jetzt wo du, wenn ich so darüber nachdenke, begreife',
  ),
  plan: phrases(`
    ich glaube ich werde, ich denke ich werde, ich werde es versuchen, werde es versuchen, werde es probieren, versuche es mal, ich versuche es, ich probiere es, probiere ich mal, ich könnte, könnte ich ja, könnte mal, könnte versuchen, ich werde mit, ich rede mit, werde reden, werde anrufen, rufe sie an, rufe ihn an, rufe morgen, rede morgen, rede am, habe vor, ich habe beschlossen, beschlossen, habe mich entschieden, nehme mir vor, mir vorgenommen, überlege zu, überlege ob ich, ich plane, termin gemacht, termin ausgemacht, habe mich angemeldet,
    morgen werde ich, morgen gehe ich, morgen rede ich, vielleicht rede ich, vielleicht rufe ich, vielleicht schreibe ich, vielleicht frage ich, vielleicht gehe ich, vielleicht kann ich, vielleicht könnte ich, vielleicht sollte ich, ^ vielleicht mit, ^ vielleicht ein, ^ vielleicht eine, ^ vielleicht einfach, bin bereit, ich will es versuchen
  `),
  hard: phrases(
    'ist schwer, war schwer, so schwer, echt schwer, sehr schwer, ist hart, war hart, so hart, echt hart, war heftig, ist heftig, schwierig, nicht leicht, nicht einfach, schwere zeit, harte zeit, harter tag, schwerer tag, anstrengend, harte woche, schwere woche, unerträglich, kaum auszuhalten, nicht auszuhalten, mühsam',
  ),
  pleasant: phrases(
    'mag ich, ich mag, gefällt mir, genieße, genossen, tut gut, tut mir gut, tat gut, hat gut getan, hat gutgetan, tat mir gut, macht spaß, bringt mich zum lachen, bringt mich zum lächeln, schön war, ist schön, ist so schön, angenehm, fühlt sich gut an, war nett, war lustig, liebe es',
  ),
  tooMuch: phrases(`
    kann nicht mehr, ich kann nicht mehr, halte es nicht mehr aus, halte das nicht mehr aus,
    halt es nicht mehr aus, halt das nicht mehr aus, halte es nicht aus, halte das nicht aus,
    halte nichts mehr aus, habe genug, reicht mir, mir reicht es, es reicht, ist mir zu viel, wird mir zu viel,
    mir alles zu viel, alles zu viel, zu viel für mich, am limit, am anschlag, schnauze voll, nase voll,
    am ende meiner kräfte, nicht mehr so weiter, so nicht weiter, ertrage es nicht, ertrage das nicht,
    fass zum überlaufen, habe es satt, habe es so satt, so satt, satt habe, will nicht mehr $,
    ich will nicht mehr $
  `),
  crying: phrases(
    'weine, weinen, geweint, am weinen, heule, heulen, geheult, am heulen, tränen, schluchz*, flenne, rotz und wasser',
  ),
  alone: phrases(`
    mache alles allein, mache alles alleine, alles allein, alles alleine, ganz allein damit, allein damit,
    hängt an mir, alles an mir, bleibt an mir, niemand hilft, keiner hilft, hilft mir keiner, hilft mir niemand,
    keine hilfe, niemanden zum reden, niemand zum reden, keinen zum reden, niemand versteht, keiner versteht,
    versteht mich keiner, versteht mich niemand, niemand merkt, keiner merkt, merkt keiner, merkt niemand,
    auf meinen schultern, niemand hört zu, keiner hört zu, hört mir keiner zu, hört mir niemand zu, niemand fragt,
    keiner fragt, fragt keiner, fragt niemand, hilft mir nicht, hilft mir nie, hilft mir null, hilft null,
    niemand hört mir zu, keiner hört mir zu, macht nie was, rührt keinen finger
  `),
  worse: phrases(
    'wird schlimmer, wird immer schlimmer, immer schlimmer, schlimmer geworden, schlimmer als vorher, noch schlimmer, wird schlechter, geht bergab, schlechter als vorher, verschlimmert, verschlechtert',
  ),
  better: phrases(
    'geht besser, geht es besser, geht mir besser, geht es mir besser, fühle mich besser, bisschen besser, etwas besser, ein wenig besser, besser jetzt, viel besser, wird besser, wird langsam besser, besser geworden, besser als vorher, bergauf, hat geholfen, das hilft, hilft ein bisschen, hilft etwas, hat mir geholfen, hat ein bisschen geholfen, ruhiger geworden, ruhiger, leichter geworden, fühle mich leichter, etwas leichter, beruhigt',
  ),
  effort: phrases(`
    ich versuche, versuche ja, habe versucht, habe es versucht, versuche alles, versuche seit, gebe mein bestes,
    mein bestes, gebe mir mühe, so viel mühe, mir mühe gegeben, strenge mich an, angestrengt, reiße mich zusammen,
    kämpfe, gekämpft, habe geschafft, alles gegeben, gebe alles, hart gearbeitet, hart dafür gearbeitet,
    überwunden, mich überwunden, dazu aufgerafft, mich aufgerafft, mich getraut, habe getraut
  `),
  supported: phrases(`
    glaubt an mich, unterstützt mich, unterstützen mich, steht zu mir, steht hinter mir, stehen hinter mir,
    für mich da, ist für mich da, hält zu mir, halten zu mir, an meiner seite, kann mich auf sie verlassen,
    kann mich auf ihn verlassen, auf ihn zählen, auf sie zählen, kümmert sich um mich, hört mir zu, versteht mich,
    tröstet mich, hat mich getröstet, hat mich in den arm genommen, nahm mich in den arm
  `),
  wish: phrases(`
    ich wünschte, wünschte, wünsche mir, ich will nur, will doch nur, will einfach nur, möchte nur,
    möchte einfach nur, ich will dass, will dass er, will dass sie, hätte gern, hätte gerne, wäre gern, wäre gerne,
    würde gern, würde gerne, träume davon, mein traum, brauche jemanden, brauche jemand, wenn doch nur,
    wäre schön wenn, sehne mich nach, ich möchte, in den arm genommen werden, umarmt werden, will einfach mal,
    möchte einfach mal
  `),
  duty: phrases(
    'ich muss, muss ich, muss immer, müsste, ich sollte, sollte ich, soll ich immer, hätte ich sollen, darf nicht versagen, darf keine fehler, darf nicht schwach, muss stark sein, muss funktionieren, funktionieren müssen, erwarten von mir, erwartet von mir, wird von mir erwartet, alle erwarten, verpflicht*, pflicht, zusammenreißen',
  ),
  ambivalence: phrases(
    'einerseits, andererseits, auf der einen seite, auf der anderen seite, gleichzeitig, teil von mir, ein teil von mir, weiß nicht ob, nicht sicher ob, bin mir nicht sicher ob, hin und hergerissen, hin und her gerissen, zwiegespalten, gemischte gefühle, ich will aber, liebe ihn aber, liebe sie aber, halb und halb, mal so mal so, zerrissen',
  ),
  before: phrases(
    'früher, damals, als ich jung war, als ich klein war, als ich ein kind war, als kind, vor all dem, vorher war, war mal, war einmal, habe aufgehört, aufgegeben, nicht wie früher, so wie früher, wie früher, er war immer, sie war immer, wir waren so, waren mal',
  ),
  longTime: phrases(
    'seit jahren, seit monaten, seit wochen, seit langem, seit ewigkeiten, seit immer, schon immer, seit meiner kindheit, seit der kindheit, seit ich denken kann, mein ganzes leben, mein leben lang, schon lange, schon so lange, so lange schon, schon ewig, jahrelang, monatelang, wochenlang, immer wieder, vor jahren, seit _ jahren, seit _ monaten, seit _ wochen, geht seit jahren',
  ),
  recent: phrases(
    'gerade eben, eben erst, gerade erst, erst gestern, gestern, vorgestern, heute morgen, heute früh, heute nachmittag, letzte nacht, gestern abend, gestern nacht, vor ein paar minuten, vor einer stunde, vor kurzem, gerade erfahren, eben erfahren, vorhin, neulich',
  ),
  ordinary: phrases(
    'nichts besonderes, nichts neues, nichts los, wie immer, wie üblich, das übliche, same old, normaler tag, ganz normaler, normal halt, ganz normal, alltag, so lala, geht so, joa geht, nicht viel, ruhiger tag, muss ja, passt schon, unspektakulär, routine',
  ),
  wondering: phrases(
    'warum ich, wieso ich, warum immer ich, wieso immer ich, warum nur, warum bin ich, wieso bin ich, warum kann ich, wieso kann ich, frage mich, ich frage mich, verstehe nicht warum, verstehe nicht wieso, kapiere nicht warum, was stimmt nicht mit mir, wie kann es sein, woran liegt',
  ),
};
