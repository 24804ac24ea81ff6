import { expect, test } from 'vitest';
import { spanish } from '../../content/es/content.ts';
import type { AskKind } from '../asks.ts';
import { isComplaint } from '../conversation/manner.ts';
import { understand } from './understand.ts';

const themes: [string, string][] = [
  ['mi jefe me humilló en la reunión', 'work'],
  ['no aguanto mas este trabjo', 'work'],
  ['me despidieron ayer', 'work'],
  ['llevo meses en paro', 'work'],
  ['mi laburo me tiene podrido', 'work'],
  ['mañana tengo examen y no estudie', 'study'],
  ['la uni me está matando', 'study'],
  ['suspendí mates otra vez', 'study'],
  ['mi mama no me escucha', 'family'],
  ['me pelee con mi hermano', 'family'],
  ['toda la familia contra mi', 'family'],
  ['mi novio no me contesta', 'relationship'],
  ['mi matrimonio esta frio', 'relationship'],
  ['me clavó el visto mi crush', 'relationship'],
  ['el termino conmigo', 'breakup'],
  ['mi novia me cortó por whatsapp', 'breakup'],
  ['me estoy separando despues de 20 años', 'breakup'],
  ['mi ex ya está con otra', 'breakup'],
  ['mi mejor amiga desapareció', 'friendship'],
  ['mis amigos ya no me invitan', 'friendship'],
  ['me siento muy sola', 'loneliness'],
  ['que soledad', 'loneliness'],
  ['no tengo a nadie', 'loneliness'],
  ['mi abuela falleció la semana pasada', 'grief'],
  ['se murió mi perro', 'grief'],
  ['perdí a mi papá en marzo', 'grief'],
  ['no puedo dormir', 'sleep'],
  ['insomnio otra vez', 'sleep'],
  ['tuve una pesadilla horrible', 'sleep'],
  ['no pego ojo', 'sleep'],
  ['estoy lleno de deudas', 'money'],
  ['no me alcanza la plata', 'money'],
  ['no sé cómo pagar el alquiler', 'money'],
  ['me encontraron una enfermedad', 'health'],
  ['me operan el lunes', 'health'],
  ['me siento una basura', 'selfWorth'],
  ['no soy suficiente', 'selfWorth'],
  ['tengo la autoestima por el piso', 'selfWorth'],
  ['estoy muy ansiosa', 'anxiety'],
  ['ansieda todo el dia', 'anxiety'],
  ['no paro de pensar en eso', 'anxiety'],
  ['me dio un ataque de ansiedad en el bus', 'panic'],
  ['taquicardia y no puedo respirar', 'panic'],
  ['que rabiaaa', 'anger'],
  ['odio a mi vecino', 'anger'],
  ['toy agotada', 'exhaustion'],
  ['cansadoooo de todo', 'exhaustion'],
  ['creo q es burnout', 'exhaustion'],
  ['no se que rumbo tomar', 'future'],
  ['tengo que tomar una decision dificil', 'future'],
  ['fue mi culpa', 'guilt'],
  ['me arrepiento tanto', 'guilt'],
  ['me mudé a otro pais', 'change'],
  ['tuve que emigrar y no conozco a nadie', 'change'],
  ['mi hija no me hace caso', 'parenting'],
  ['el bebe no duerme', 'parenting'],
  ['estoy muy agradecida por todo', 'gratitude'],
  ['aprobé la oposición!!!', 'joy'],
  ['me ascendieron', 'joy'],
  ['siento un vacio', 'emptiness'],
  ['vivo en piloto automatico', 'emptiness'],
  ['las noticias me ponen mal', 'world'],
  ['esta guerra me asusta', 'world'],
];

const feelings: [string, string][] = [
  ['estoy triste', 'sadness'],
  ['toy trsite hoy', 'sadness'],
  ['ESTOY MAL', 'sadness'],
  ['ando con un bajón', 'sadness'],
  ['la extraño', 'longing'],
  ['lo echo de menos', 'longing'],
  ['me lastimó mucho lo que dijo', 'hurt'],
  ['que decepcion', 'disappointment'],
  ['estoy frustrada', 'disappointment'],
  ['tengo miedo', 'fear'],
  ['estoy aterrado', 'fear'],
  ['me da una vergüenza', 'shame'],
  ['qué verguenza, tierra trágame', 'shame'],
  ['estoy agobiada', 'overwhelm'],
  ['no doy abasto', 'overwhelm'],
  ['estoy confundida', 'confusion'],
  ['me siento perdido', 'confusion'],
  ['estoy re enojada', 'anger'],
  ['me da coraje', 'anger'],
  ['estoy super feliz', 'joy'],
  ['me siento orgullosa de mí', 'pride'],
  ['qué alivio', 'relief'],
  ['todavía tengo esperanza', 'hope'],
  ['hoy me siento en paz', 'calm'],
  ['estoy enamorada', 'love'],
];

const acts: [string, string | null][] = [
  ['hola', 'greeting'],
  ['Buenos días!', 'greeting'],
  ['holaaaa', 'greeting'],
  ['hola, hoy me peleé con mi mamá y no paro de llorar', null],
  ['buenas noches', 'goodNight'],
  ['muchas gracias', 'thanks'],
  ['grax', 'thanks'],
  ['chau', 'goodbye'],
  ['me voy a dormir, buenas noches', 'goodbye'],
  ['sí', 'yes'],
  ['dale', 'yes'],
  ['vale', 'yes'],
  ['no', 'no'],
  ['creo que no', 'no'],
  ['no sé', 'dontKnow'],
  ['nose', 'dontKnow'],
  ['ni idea', 'dontKnow'],
  ['eres un robot?', 'areYouAi'],
  ['sos una persona?', 'areYouAi'],
  ['quién eres?', 'whoAreYou'],
  ['esto es confidencial?', 'secrecy'],
  ['puedo dejar de tomar las pastillas?', 'medicine'],
  ['será depresión?', 'naming'],
  ['quiero hablar con una persona de verdad', 'wantsPerson'],
  ['te quiero', 'affection'],
  ['cómo estás?', 'howAreYou'],
  ['no es lo que dije', 'misunderstood'],
  ['cuál es la capital de Francia?', 'offTopic'],
  ['no quiero hablar de eso', 'silence'],
  ['exacto', 'agreement'],
  ['jajajaja', 'laughter'],
  ['perdón', 'apology'],
  ['hice el ejercicio', 'done'],
  ['...', 'wordless'],
  ['😢😢', 'emoji'],
  ['asdfghjkl', 'unclear'],
  ['mmm', 'short'],
  ['I am so tired of everything and I do not know what to do', 'foreign'],
  ['não sei o que fazer com a minha vida', 'foreign'],
  ['has visto el mar?', null],
  ['a ti te gusta el mar?', 'question'],
];

const asks: [string, AskKind][] = [
  ['solo quería desahogarme', 'listen'],
  ['enséñame un ejercicio de respiración', 'doWithMe'],
  ['qué hago?', 'advice'],
  ['dame un consejo', 'advice'],
];

const complaints: string[] = ['no me estás ayudando', 'deja de hacer preguntas'];

test('themes are recognised without accents, with slips and in any form', () => {
  const missed = themes.filter(([text, theme]) => !understand(spanish, text).themes.some((found) => found === theme));
  expect(missed).toEqual([]);
});

test('feelings are recognised in women and men, on both sides of the ocean', () => {
  const missed = feelings.filter(
    ([text, feeling]) => !understand(spanish, text).feelings.some((found) => found === feeling),
  );
  expect(missed).toEqual([]);
});

test('what a message does is recognised', () => {
  const wrong = acts
    .map(([text, act]) => [text, act, understand(spanish, text).act])
    .filter(([, act, found]) => act !== found);
  expect(wrong).toEqual([]);
});

test('safety after danger is understood', () => {
  expect(understand(spanish, 'sí, estoy a salvo').safety).toBe('safe');
  expect(understand(spanish, 'no estoy a salvo').safety).toBe('unsafe');
  expect(understand(spanish, 'no me siento segura').safety).toBe('unsafe');
  expect(understand(spanish, 'no estoy sola, está mi mamá').safety).toBe('safe');
  expect(understand(spanish, 'estoy sola').safety).toBe('unsafe');
});

test('what is asked for is recognised', () => {
  const wrong = asks
    .map(([text, ask]) => [text, ask, understand(spanish, text).ask])
    .filter(([, ask, found]) => ask !== found);
  expect(wrong).toEqual([]);
});

test('a complaint is recognised', () => {
  expect(complaints.filter((text) => !isComplaint(understand(spanish, text).act))).toEqual([]);
});

test('a negated feeling is not felt', () => {
  expect(understand(spanish, 'no estoy triste').feelings).toEqual([]);
  expect(understand(spanish, 'no estoy feliz')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(spanish, 'no, estoy feliz').feelings).toEqual(['joy']);
  expect(understand(spanish, 'no sé, pero estoy triste').feelings).toEqual(['sadness']);
});

test('two feelings at once are both heard', () => {
  expect(understand(spanish, 'estoy feliz pero con miedo').tone).toBe('mixed');
});

test('people and things are named as one would name them', () => {
  expect(understand(spanish, 'mi madre y mi jefe').people).toEqual(['tu mamá', 'tu jefe']);
  expect(understand(spanish, 'la entrevista es mañana').details).toEqual(['la entrevista']);
  expect(understand(spanish, 'el trabajo está lejos').pronouns).toEqual([]);
});

test('everyday words are no misspellings of feelings', () => {
  for (const text of [
    'compré una cartera',
    'la planta creció',
    'qué bonito paisaje',
    'se rompió el plato',
    'irá al cine',
  ])
    expect(understand(spanish, text)).toMatchObject({ themes: [], feelings: [] });
});
