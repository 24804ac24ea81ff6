import type { Recognition } from '../../../content.ts';
import { phrases } from '../../../../../common/text/phrases.ts';

export const dangers: Recognition['dangers'] = {
  somebodyElse: phrases(`
    er will sterben, sie will sterben, freund will sterben, freundin will sterben, bruder will sterben,
    schwester will sterben, mutter will sterben, mama will sterben, oma will sterben, opa will sterben,
    vater will sterben, papa will sterben, sohn will sterben, tochter will sterben, kind will sterben,
    er will sich umbringen, sie will sich umbringen, will sich umbringen, will sich das leben nehmen,
    will sich töten, möchte sich umbringen, möchte sich das leben nehmen, sich umbringen will,
    sich umbringen möchte, sich das leben nehmen will, sich das leben nehmen möchte, sich umbringen wollte,
    sich umzubringen, sich das leben zu nehmen, hat versucht sich umzubringen, wollte sich umbringen,
    wollte sich das leben nehmen, droht sich umzubringen, droht mit selbstmord, droht mit suizid,
    redet von selbstmord, redet von suizid, spricht von suizid, spricht von selbstmord, ist suizidal,
    er ist suizidgefährdet, sie ist suizidgefährdet, ritzt sich, schneidet sich die arme, schneidet sich in die,
    verletzt sich selbst, verletzt sich selber, sie ritzt, er ritzt, er will nicht mehr leben,
    sie will nicht mehr leben, freund will nicht mehr leben, freundin will nicht mehr leben,
    mutter will nicht mehr leben, vater will nicht mehr leben, sohn will nicht mehr leben,
    tochter will nicht mehr leben, bruder will nicht mehr leben, schwester will nicht mehr leben,
    er hat suizidgedanken, sie hat suizidgedanken, freund hat suizidgedanken, freundin hat suizidgedanken,
    bruder hat suizidgedanken, schwester hat suizidgedanken, mutter hat suizidgedanken, mama hat suizidgedanken,
    vater hat suizidgedanken, papa hat suizidgedanken, sohn hat suizidgedanken, tochter hat suizidgedanken,
    kumpel hat suizidgedanken, mann hat suizidgedanken, frau hat suizidgedanken, er hat selbstmordgedanken,
    sie hat selbstmordgedanken, freund hat selbstmordgedanken, freundin hat selbstmordgedanken,
    bruder hat selbstmordgedanken, schwester hat selbstmordgedanken, mutter hat selbstmordgedanken,
    mama hat selbstmordgedanken, vater hat selbstmordgedanken, papa hat selbstmordgedanken,
    sohn hat selbstmordgedanken, tochter hat selbstmordgedanken, kumpel hat selbstmordgedanken,
    mann hat selbstmordgedanken, frau hat selbstmordgedanken, bringt sich um, sich umbringt, sich umbringen könnte,
    sie bringt sich um, er bringt sich um, er sich was antut, sie sich was antut, sich etwas antun will,
    sich was antun will, sich was antun könnte, sich etwas antun könnte
  `),
  suicide: phrases(`
    will sterben, ich will sterben, will einfach sterben, will nur sterben, will nur noch sterben,
    will endlich sterben, will einfach nur sterben, will einfach nur noch sterben, sterben will ich, sterben will,
    möchte sterben, möchte einfach sterben, möchte nur noch sterben, sterben möchte, wollte sterben,
    würde gern sterben, würde gerne sterben, würde am liebsten sterben, am liebsten sterben, am liebsten tot,
    lieber sterben, lieber tot, will tot sein, möchte tot sein, wäre ich tot, wäre ich doch tot, wär ich tot,
    wär ich doch tot, wäre gern tot, wäre gerne tot, wäre lieber tot, wünschte ich wäre tot, wünschte ich wär tot,
    ich wäre besser tot, besser tot, will verrecken, will krepieren, wäre am liebsten nicht mehr da,
    wäre am liebsten weg für immer, bring mich um, bringe mich um, mich umbringen, mich einfach umbringen,
    mich umzubringen, mich um zu bringen, mich selbst umbringen, umbringen will, mich töten, mich zu töten,
    selber töten, selbst töten, das leben nehmen, mir das leben zu nehmen, mein leben beenden,
    mein leben zu beenden, beende mein leben, alles beenden, dem ein ende, allem ein ende, meinem leben ein ende,
    ein ende setzen, ein ende machen, suizid, suizidal, suizidgedanken, suizidgedanke, suizidversuch, selbstmord,
    selbstmordgedanken, selbstmordversuch, freitod, selbstmordgefährdet, suizidgefährdet, lebensmüde,
    todessehnsucht, todeswunsch, will nicht mehr leben, möchte nicht mehr leben, nicht mehr leben will,
    nicht mehr leben möchte, nicht mehr leben wollen, mag nicht mehr leben, kann nicht mehr leben,
    kann so nicht mehr leben, nicht weiterleben, nicht weiter leben, nicht mehr weiterleben,
    nicht mehr weiter leben, will nicht leben, möchte nicht leben, nicht mehr am leben sein, nicht am leben sein,
    nicht mehr existieren, nicht existieren, aufhören zu existieren, nicht mehr da sein, nicht mehr hier sein,
    nicht mehr aufwachen, nie wieder aufwachen, nie mehr aufwachen, nie wieder aufzuwachen, nicht mehr aufzuwachen,
    nicht mehr aufwache, nie wieder aufwache, einschlafen und nie, einschlafen und nicht mehr, kein grund zu leben,
    keinen grund zu leben, keinen grund mehr zu leben, keinen grund mehr weiter, nichts wofür es sich zu leben,
    nicht lebenswert, nicht mehr lebenswert, keinen lebenswillen, kein lebenswille, leben satt,
    leben nicht mehr ertragen, leben nicht mehr aus, ohne mich besser dran, besser ohne mich,
    besser dran ohne mich, ohne mich wären alle, ohne mich wäre alles, besser wenn es mich nicht gäbe,
    wenn es mich nicht mehr gäbe, wenn ich nicht mehr da wäre, wenn ich weg wäre für immer, für immer verschwinden,
    für immer weg, für immer einschlafen, mich erhängen, mich aufhängen, erhäng mich, erhänge mich, häng mich auf,
    hänge mich auf, mich erschießen, mich zu erschießen, erschieß mich selbst, von der brücke, vor den zug,
    vor die bahn, vor einen zug, vom dach springen, vom hochhaus, aus dem fenster springen, mich vergiften,
    mich ertränken, überdosis, alle tabletten genommen, alle meine tabletten, tabletten geschluckt,
    zu viele tabletten, viele tabletten genommen, packung tabletten, ganze packung genommen,
    ganze packung geschluckt, pulsadern, abschiedsbrief, abschiedsbriefe, will mich verabschieden für immer,
    mich unaliven, unalive, kms, sterben gehen, nie geboren worden, wäre nie geboren, wär nie geboren,
    nie geboren wäre, lust mehr zu leben, bock mehr zu leben, lust zu leben, bock zu leben,
    bock mehr auf dieses leben, bock mehr auf das leben, lust mehr auf dieses leben, lust mehr auf das leben,
    welt wäre ohne mich besser, ohne mich wäre die welt, von einer brücke, brücke zu springen, brücke springen,
    bringe mich _ um, bringe mich noch _ um, mich selber um, mich selbst um, um zu sterben, alle tabletten nehmen,
    alle tabletten zu nehmen, alle meine tabletten nehmen, nehme alle tabletten, nehme jetzt alle tabletten,
    schluss mit allem, wache nicht mehr auf, wache nie wieder auf, wache nie mehr auf, wache _ nicht mehr auf,
    wach nicht mehr auf, verschwinden für immer, willen zu leben, lebenswillen verloren,
    leben hat keinen sinn mehr, leben hat für mich keinen sinn, keinen sinn mehr zu leben,
    keinen sinn mehr im leben, sinn weiterzuleben, kraft mehr zu leben, kraft zu leben, nicht mehr leben,
    sterben wäre besser, wäre besser tot, besser wenn ich tot, wenn ich tot wäre, wenn ich sterben würde,
    will weg von dieser welt, von dieser welt gehen, will erlöst werden, mich vor einen, todessehnsüchtig
  `),
  selfHarm: phrases(`
    ritze mich, ritz mich, mich ritzen, mich geritzt, mich zu ritzen, ritzen, geritzt, wieder geritzt,
    schneide mich, schneid mich, mich schneiden, mich zu schneiden, mich geschnitten, mir in den arm geschnitten,
    mir in die arme, in die arme schneiden, verletze mich, mich verletzen, mich verletzt selbst,
    mich selbst verletzt, mich selber verletzt, mich selbst verletzen, mich selber verletzen,
    mich selbst zu verletzen, mich zu verletzen, selbstverletz*, selbst verletzung, svv, tue mir weh selbst,
    mir selbst weh, mir selber weh, mir wehtun, mir weh tun, mir was antun, mir etwas antun, mir was anzutun,
    mir etwas anzutun, tue mir was an, tu mir was an, schlage mich selbst, schlag mich selbst,
    mich selbst schlagen, mich verbrennen, verbrenne mich absichtlich, kopf gegen die wand schlage,
    kopf gegen die wand schlagen, rasierklinge, rasierklingen, hungere mich, arm aufgeschnitten,
    arme aufgeschnitten, arme aufgeritzt, arm aufgeritzt, mit der klinge, mit einer klinge, mich mit der klinge,
    selbstschädig*, bestrafe mich selbst mit
  `),
  violence: phrases(`
    er schlägt mich, sie schlägt mich, schlägt mich, schlägt uns, mich schlägt, hat mich geschlagen,
    mich geschlagen, mich wieder geschlagen, geschlagen hat mich, mich verprügelt, verprügelt mich, prügelt mich,
    mich vermöbelt, tritt mich, mich getreten, mich gewürgt, würgt mich, mich vergewaltigt, vergewaltigt,
    vergewaltigung, mich missbraucht, missbraucht mich, missbraucht worden, missbraucht wurde, wurde missbraucht,
    wurde als kind missbraucht, sexuell belästigt, sexuell genötigt, sexueller missbrauch, sexueller übergriff,
    mich begrapscht, begrapscht mich, fasst mich an, mich angefasst, mich zum sex, zwingt mich zum sex,
    zwingt mich zu sex, zwingt mich mit ihm, bedroht mich, mich bedroht, mit dem messer bedroht,
    mit einem messer bedroht, droht mich umzubringen, droht mir, bringt mich um wenn er, gedroht mich umzubringen,
    gedroht mich zu töten, hat versucht mich umzubringen, bin in gefahr, ich bin in gefahr, zuhause nicht sicher,
    zu hause nicht sicher, daheim nicht sicher, angst vor meinem mann, angst vor meinem freund,
    angst vor meinem ex, angst vor meinem vater, angst vor meiner frau, angst dass er mir was, angst dass er mich,
    sperrt mich ein, mich eingesperrt, er verfolgt mich, sie verfolgt mich, mein ex verfolgt mich, stalkt mich,
    häusliche gewalt, er will mich umbringen, sie will mich umbringen, mann will mich umbringen,
    freund will mich umbringen, ex will mich umbringen, vater will mich umbringen, er mich umbringen will,
    er will mich töten, sie will mich töten, bringt mich irgendwann um, er bringt mich um,
    er hat mich _ geschlagen, sie hat mich _ geschlagen, mich gestern geschlagen, mich heute geschlagen,
    mich oft geschlagen, mich schon wieder geschlagen, schubst mich, haut mich, mich gehauen, verhaut mich,
    kommt nachts in mein zimmer
  `),
};

export const harmless: Recognition['harmless'] = phrases(`
  mich nicht ritzen, nicht mehr geritzt, hab früher geritzt, früher mal geritzt, früher geritzt, zu jung um zu sterben, nicht mehr leben ohne kaffee, ohne kaffee nicht mehr leben, mit ihm nicht mehr leben, mit ihr nicht mehr leben, hier nicht mehr leben, nicht mehr leben mit ihm, nicht mehr leben mit ihr, bin ich nicht mehr da, kraft zu leben gegeben, lust zu leben gegeben, wieder lust zu leben, wieder kraft zu leben, willen zu leben wieder,
  will nicht sterben, ich will nicht sterben, möchte nicht sterben, will noch nicht sterben, angst zu sterben, nicht sterben will, wollte nicht sterben, will mich nicht umbringen, mich nicht umbringen, nicht umbringen, will mir nicht das leben nehmen, keine suizidgedanken, nicht suizidal, keine selbstmordgedanken, bin nicht lebensmüde, will mir nichts antun, mich nicht selbst verletzen, will mich nicht verletzen,
  vor scham sterben, vor scham am liebsten sterben, vor lachen sterben, sterben vor lachen, sterben vor scham, sterben vor peinlichkeit, sterben vor langeweile, will sterben vor lachen, will sterben so peinlich, will sterben so lustig, lieber sterben als das zu essen, für diesen kaffee sterben, zum sterben schön, zum sterben langweilig, besser tot als rot,
  mama bringt mich um wenn, papa bringt mich um wenn, mein chef bringt mich um wenn, bringt mich um wenn er das sieht, bringt mich um wenn er das hört, der stress bringt mich um, die hitze bringt mich um, bringt mich noch um, mutter bringt mich um, mama bringt mich um, wird mich umbringen, wird mich umbringen wenn, will mich umbringen wenn er das sieht, könnte ihn umbringen, könnte sie umbringen,
  suicide squad, beruflicher selbstmord, karriere selbstmord, sozialer selbstmord, politischer selbstmord, beim rasieren geschnitten, beim kochen geschnitten, beim gemüse schneiden, mich beim kochen geschnitten, mich beim rasieren geschnitten, mich in den finger geschnitten, mir in den finger geschnitten, haare schneiden, mir die haare schneiden, mich beim sport verletzt, beim training verletzt, angst mich zu verletzen, angst verletzt zu werden, mich wieder zu verletzen, ihn zu verletzen, mich emotional zu verletzen,
  überdosis schokolade, überdosis kaffee, überdosis koffein, überdosis zucker, am liebsten im boden versinken, schlägt mich beim schach, schlägt mich im spiel, schlägt mich im schach, von der brücke aus, von der brücke gesehen, droht mir mit der kündigung, droht mir mit kündigung, droht mir mit dem anwalt, hat selbstmord begangen, hat suizid begangen, er verfolgt mich im traum, er verfolgt mich im schlaf
`);

export const safe: Recognition['safe'] = phrases(`
  bin in sicherheit, bin sicher, fühle mich sicher, bin okay, bin ok, mir geht es besser jetzt, mache nichts, tue nichts, tue mir nichts, werde nichts tun, werde mir nichts tun, werde mir nichts antun, würde ich nie machen, würde es nie tun, mama ist hier, mama ist da, mutter ist da, papa ist da, vater ist da, jemand ist hier, jemand ist da, jemand ist bei mir, ist bei mir,
  sind bei mir, nicht allein, nicht alleine, habe angerufen, ich rufe an, rufe gleich an, nur ein gedanke, nur gedanken, war nur spaß, war ein witz, war nicht ernst, nicht ernst gemeint, meine es nicht ernst, bin bei meinen eltern, bin bei meiner, bin bei meinem, bei einer freundin, bei einem freund, ist unterwegs zu mir, kommt gleich, kommt vorbei, kommt zu mir, ist auf dem weg
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  nicht in sicherheit, nicht sicher, weiß nicht ob ich sicher, bin allein, bin alleine, ganz allein, ganz alleine, niemand da, niemand hier, keiner da, keiner hier, habe es schon getan, habe es schon gemacht, schon genommen, habe sie genommen, schon geschluckt, habe einen plan, mache es jetzt, mache es heute, werde es tun, werde es machen, ich tue es, heute nacht, heute abend noch, traue mir nicht, trau mir nicht, angst vor mir selbst, angst vor mir selber, habe mich entschieden
`);

export const negations: Recognition['negations'] = phrases(
  'nicht, nie, niemals, kein, keine, keinen, keiner, keinem, keinerlei, ohne, kaum, weder, noch nie, niemand',
);

export const negationReach: Recognition['negationReach'] = { onwards: 3, backwards: 1 };

export const turningWords: Recognition['turningWords'] = phrases(
  'aber, sondern, nur, weil, dass, und, doch, trotzdem, sonst, obwohl, jedoch, aufhören, aufhöre',
);

export const addressing: Recognition['addressing'] = phrases('du, dich, dir, dein, deine, deinen, deiner');
