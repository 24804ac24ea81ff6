import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const feelings: Recognition['feelings'] = {
  sadness: phrases(`
    traurig, traurigkeit, trauriger, todtraurig, unglücklich, deprimiert, deprimierend, depressiv, depression,
    depressionen, depri, niedergeschlagen, bedrückt, betrübt, geknickt, down, am boden, am boden zerstört, elend,
    mies, beschissen, scheiße, scheisse, kacke, furchtbar, schrecklich, schlimm, heule, heulen, geheult, weine,
    weinen, geweint, tränen, am ende, verzweifelt, verzweiflung, hoffnungslos, untröstlich, herz gebrochen,
    gebrochenes herz, zum heulen, geht mir schlecht, geht es mir schlecht, mir geht es schlecht,
    geht mir nicht gut, mir geht es nicht gut, geht es mir nicht gut, geht es nicht gut, fühle mich schlecht,
    schlecht drauf, nicht gut drauf, nicht okay, nicht ok, schlechter tag, scheißtag, mieser tag, kummer,
    schwermut, melanchol*, scherbenhaufen, am tiefpunkt, tiefpunkt, so ein scheiß
  `),
  hurt: phrases(
    'verletzt, verletzend, gekränkt, kränkung, tut weh, tut so weh, tat weh, weh getan, wehgetan, schmerzt, schmerzhaft, schmerz, zurückgewiesen, abgelehnt, ablehnung, zurückweisung, verraten, hintergangen, beleidigt, ausgenutzt, ignoriert mich, ignorieren mich, getroffen hat mich, hat mich getroffen',
  ),
  longing: phrases(
    'vermisse, vermisst, vermissen, fehlt mir, fehlst mir, fehlen mir, er fehlt, sie fehlt, fehlt mir so, sehnsucht, sehne mich, heimweh, nostalg*, hätte ihn gern zurück, hätte sie gern zurück, früher zurück',
  ),
  loneliness: phrases(
    'einsam, einsamkeit, allein gelassen, alleingelassen, allein, alleine, isoliert, ausgeschlossen, ausgegrenzt, unerwünscht, ungeliebt, im stich gelassen, mutterseelenallein',
  ),
  emptiness: phrases(`
    leere, taub, gefühllos, fühle nichts, fühle gar nichts, spüre nichts, sinnlos, gelangweilt, langweilig,
    langeweile, antriebslos, lustlos, unmotiviert, abgestumpft, gleichgültig, keinen bock, kein bock, keine lust,
    innerlich leer, so leer, fühle mich leer, bin leer, ganz leer, total leer, völlig leer, komplett leer,
    irgendwie leer, einfach leer, nur leer, nur noch leer, alles leer, ^ leer
  `),
  disappointment: phrases(
    'enttäusch*, frustriert, frust, frustrierend, frustration, ernüchtert, desillusioniert, entmutigt, mehr erwartet, mir mehr erhofft, hatte gehofft',
  ),
  anxiety: phrases(
    'unruhig, unruhe, nervös, nervosität, besorgt, sorge, sorgen, angespannt, anspannung, ängstlich, aufgewühlt, rastlos, hibbelig, zittrig, grübel*, gegrübelt, kopfkino, zerdenke, bammel, mulmig, lampenfieber',
  ),
  fear: phrases(
    'angst, ängste, furcht, fürchte, fürchte mich, panik, panisch, erschrocken, entsetzt, schiss, macht mir angst, heidenangst, todesangst, graut mir, verängstigt, eingeschüchtert, horror',
  ),
  overwhelm: phrases(`
    überforder*, überwältigt, gestresst, stress, stressig, zu viel auf einmal, alles zu viel, wird mir zu viel,
    ist mir zu viel, komme nicht klar, komme nicht mehr klar, wächst mir über den kopf, über den kopf, am limit,
    breche zusammen, zusammengebrochen, zusammenbruch, nervenzusammenbruch, schaffe das nicht, schaffe es nicht,
    pack das nicht, packe das nicht, land unter, überrollt, nichts mehr hin, kriege nichts hin, krieg nichts hin,
    nichts mehr auf die reihe, nichts auf die reihe
  `),
  exhaustion: phrases(`
    müde, müdigkeit, erschöpf*, ausgelaugt, ausgebrannt, fix und fertig, total fertig, völlig fertig, bin fertig,
    so fertig, keine kraft, keine energie, kraftlos, schlapp, ausgepowert, platt, todmüde, hundemüde,
    kann nicht mehr, bin kaputt, so kaputt, total kaputt, völlig kaputt, komplett kaputt
  `),
  anger: phrases(
    'wut, wütend, sauer, stinksauer, zornig, zorn, angepisst, genervt, verärgert, ärger, ärgert mich, ärgere mich, gereizt, aggressiv, hasse ihn, hasse sie, hasse es, hasse das, hasse meinen, hasse meine, kotzt mich an, regt mich auf, rege mich auf, empört, verbittert, stocksauer, auf hundertachtzig',
  ),
  guilt: phrases(
    'schuld, schuldig, schuldgefühl*, schlechtes gewissen, gewissensbisse, bereue, reue, werfe mir vor, mir vorwürfe, meine schuld, selbst schuld',
  ),
  shame: phrases(
    'schäme, schäme mich, scham, geschämt, beschämt, beschämend, peinlich, blamiert, bloßgestellt, gedemütigt, rot geworden, im boden versunken, im boden versinken, schaeme',
  ),
  confusion: phrases(`
    verwirrt, verwirrend, verwirrung, durcheinander, fühle mich verloren, orientierungslos, ratlos, zwiegespalten,
    hin und hergerissen, hin und her gerissen, zerrissen, weiß nicht was ich fühle, weiß nicht wie ich mich fühle,
    weiß nicht was ich fühlen, so verloren, bin verloren, irgendwie verloren, verloren im leben, total verloren
  `),
  joy: phrases(
    'glücklich, glücklicher, überglücklich, froh, fröhlich, freude, freue mich, mich gefreut, gefreut, freudig, begeistert, happy, gut gelaunt, gute laune, super drauf, gut drauf, beschwingt, selig, euphorisch, mega gut, richtig gut, fühle mich super, fühle mich toll, geht mir super, geht mir prima, geht es mir super, könnte die welt umarmen',
  ),
  gratitude: phrases('dankbar, dankbarkeit, gesegnet'),
  pride: phrases('stolz, zufrieden mit mir'),
  relief: phrases(
    'erleichtert, erleichterung, stein vom herzen, fällt mir ein stein, aufatmen, aufgeatmet, uff, zum glück, last abgefallen, last von mir, puh endlich',
  ),
  hope: phrases(
    'hoffnung, hoffnungsvoll, zuversicht, zuversichtlich, optimistisch, hoffnungsfroh, vorfreude, guter dinge',
  ),
  calm: phrases(`
    ruhiger, ruhig jetzt, bin ruhig, so ruhig, ganz ruhig, gelassen, gelassener, entspannt, entspannter,
    ausgeglichen, friedlich, im reinen, geht mir gut, geht es mir gut, mir geht es gut, geht es gut, bin okay,
    bin ok, fühle mich gut, fühle mich wohl, alles gut, alles okay, zufrieden, gemütlich, inneren frieden,
    innerer frieden, in frieden mit, ganz gut, recht gut, geht so weit gut
  `),
  love: phrases(
    'verliebt, liebe ihn, liebe sie, liebe meinen, liebe meine, liebe mein, fühle mich geliebt, geliebt, habe ihn lieb, habe sie lieb, lieb gewonnen',
  ),
};
