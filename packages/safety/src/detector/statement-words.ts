import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { wordSet } from '@alento/domain/common/text/word-set.ts';

/** Words at the end of a clause that change nothing about a statement: now, tonight, please, really, friend. */
export const fillers = wordSet(
  'now tonight today rn fr lol please pls so really man bro anymore honestly tbh again already sometimes',
  'agora hoje ja mesmo serio cara mano por favor sabe ne rs kkk',
  'ahora hoy ya tio tia wey por favor en serio la verdad jaja',
  'jetzt heute bitte echt ehrlich mann alter wirklich',
  'maintenant stp la vraiment mec serieux ce soir',
  'adesso ora oggi stasera davvero sul serio ti prego basta',
  'nu vandaag vanavond echt alsjeblieft gewoon man serieus',
  'сейчас сегодня уже правда честно пожалуйста блин',
  'الان اليوم الليله خلص والله بجد يا رب هلا دلوقتي',
  'अब आज यार सच में अभी बस भाई yaar bhai ab abhi sach mein',
);

/**
 * Words before a statement that take it back, by the statement's language, romanised ones too: denials, somebody else, and
 * what is told in films, songs and games.
 */
export const voiders: Record<LanguageCode, ReadonlySet<string>> = {
  pt: wordSet(
    'nao nunca nem jamais ninguem sem ele ela eles elas disse diz canta cantou filme musica letra livro jogo personagem serie episodio titulo chama se quase piada noticia li',
  ),
  en: wordSet(
    'not dont doesnt didnt never no nobody wont wouldnt isnt aint without he she they says said sang sings movie film song lyrics book game character series show episode quote title called if like used joke as read wrote headline news',
  ),
  es: wordSet(
    'no nunca ni jamas nadie sin el ella ellos ellas dijo dice canta canto pelicula cancion letra libro juego personaje serie episodio titulo llama si casi broma noticia lei',
  ),
  de: wordSet(
    'nicht nie niemals kein keine keiner ohne er sie sagt sagte singt sang film lied song text buch spiel figur serie folge titel heisst wenn witz schlagzeile',
  ),
  fr: wordSet(
    'pas jamais ni personne sans il elle ils elles dit chante chanson film livre jeu personnage serie episode titre appelle si presque blague paroles',
  ),
  it: wordSet(
    'non mai ne nessuno senza lui lei loro dice disse ha detto canta canzone film libro gioco personaggio serie puntata titolo chiama se quasi battuta testo',
  ),
  ja: wordSet('映 画 歌 曲 本 彼 nai masen janai eiga uta'),
  ko: wordSet('영 화 노 래 책 드 라 안 못 an mot yeonghwa norae'),
  ar: wordSet(
    'لا ما مو مش مب ليس لم لن ابدا بدون هو هي هم قال قالت يقول تقول غني اغنيه فيلم كتاب لعبه مسلسل حلقه اسمها اسمه لو اذا نكته mesh mish msh ma mo',
  ),
  zh: wordSet('不 没 别 他 她 歌 电 影 书 剧 bu mei bie ta'),
  hi: wordSet(
    'नहीं नही न कभी मत बिना वो वह उसने उन्होंने कहा बोला बोली गाना गाने फिल्म मूवी किताब गेम सीरियल एपिसोड नाम अगर मजाक nahi nhi nahin mat gaana film movie',
  ),
  nl: wordSet(
    'niet nooit geen niemand zonder hij zij ze zegt zei zingt zong film lied liedje nummer boek spel personage serie aflevering titel heet als bijna grap tekst',
  ),
  ru: wordSet(
    'не нет никогда ни никто без он она они сказал сказала говорит поет песня песне фильм фильме книга книге игра игре герой сериал серия название называется если почти шутка ne net',
  ),
};
