import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const acts: Recognition['acts'] = {
  wantsPerson: phrases(`
    इंसान से बात (करना/करवा), (इंसान/थेरेपिस्ट/therapist) चाहिए, असली इंसान से बात करना, असली इंसान चाहिए, real person, talk तो में person,
    काउंसलर, counsellor, counselor, (थेरेपिस्ट/साइकोलॉजिस्ट/मनोवैज्ञानिक/प्रोफेशनल) से, (therapist/psychologist) se, किसी डॉक्टर से बात,
    किसी को दिखाना चाहिए, काश आप इंसान
  `),
  areYouAi: phrases(`
    आप (इंसान/असली/रोबोट/बॉट/bot/robot/मशीन/ai/एआई/कंप्यूटर/ज़िंदा/साइकोलॉजिस्ट/लड़का/लड़की/मनोवैज्ञानिक/काउंसलर), आप सच में इंसान,
    (इंसान/असली/रोबोट/बॉट/एआई) हो, इंसान हैं क्या, (robot/bot/ai) (ho/है), chatgpt, चैटजीपीटी, उस तरफ कोई, कोई है वहाँ, इंसान से बात (कर/हो) रहा,
    आपको (महसूस/फीलिंग), feelings है आपको, आप डॉक्टर (हो/हैं), (आप/तुम) थेरेपिस्ट, are you human, are you a bot, आप मेरे (थेरेपिस्ट/डॉक्टर),
    तुम डॉक्टर, पीछे कोई इंसान
  `),
  whoAreYou: phrases(`
    (आप/alento) कौन, कौन हो आप, आपका नाम, नाम क्या है आपका, आप क्या करता, आप क्या कर सकता, आप कैसे काम, यह ऐप क्या, यह क्या है, alento क्या,
    आप हो कौन, who are you
  `),
  secrecy: phrases(`
    किसी को (बताओगे/बताएँगे), किसी को बता तो नहीं, किसी को मत बताना, कोई पढ़ता है, कौन पढ़ता, कोई पढ़ेगा, कोई देख सकता, प्राइवेट, private,
    सीक्रेट, secret, गोपनीय, राज़ रखोगे, आप पर भरोसा, भरोसा कर सकता हूँ आप, मेरा डेटा, my data, रिकॉर्ड हो, सेव होता, save hota, confidential,
    हमारे बीच
  `),
  medicine: phrases(`
    (दवा/दवाई/गोली) (बंद/छोड़), (dawai/dawa) band, (दवा/दवाई) (लेना/लूँ), कौन सी (दवा/दवाई), kaun si dawa, konsi dawai, नींद की गोली (लूँ/ले),
    नींद की गोली ले सकता, नींद की दवा, डोज़, dose, antidepressant*, एंटीडिप्रेसेंट, medicine
  `),
  naming: phrases(`
    क्या (मुझे/यह) (डिप्रेशन/depression), मुझे (डिप्रेशन/anxiety) है क्या, (डिप्रेशन/पागल) तो नहीं, depression to nahi, क्या यह घबराहट,
    क्या मुझे (anxiety/bipolar), बाइपोलर, bipolar, adhd, ocd, क्या मैं पागल, पागल हो रहा हूँ क्या, मुझे क्या बीमारी, कोई बीमारी है,
    मुझे क्या हुआ है, डायग्नोस, diagnos*
  `),
  affection: phrases(`
    आपसे प्यार, i love you, love you, लव यू, आप मुझे पसंद, मुझसे प्यार करते, मुझसे शादी, आपकी याद आई, मुझे मिस किया, आप बहुत अच्छे,
    आप मेरे बॉयफ्रेंड, मेरी गर्लफ्रेंड बन, मेरे दोस्त बनोगे
  `),
  howAreYou: phrases(`
    आप (कैसे/बताओ/सुनाओ), कैसे हो आप, ^ कैसे (हो/हैं) $, ^ और कैसे, क्या हाल है, (क्या/आपका) हाल, kya (haal/hal), how are you, और आप $,
    क्या चल रहा है आपका
  `),
  goodbye: phrases(`
    bbye, byee, अलविदा, alvida, टाटा, tata, see (you/ya), cya, take care $, (tc/चलूँ/मिलेंगे/milenge/later) $, विदा, (खुदा/अल्लाह) हाफिज,
    (khuda/allah) hafiz, राम राम $, जय श्री (राम/कृष्णा) $, राधे राधे $, radhe radhe $, jai shri krishna $, sat sri akal $, सत श्री अकाल $, brb,
    ttyl, gtg, g2g, (चलता/chalta/chalti/chalte/चलती/निकलता/nikalta/nikalti/nikalte/निकलती/भागता/भागती/सोती/लेटता/लेटती) हूँ,
    अब (चलूँ/सोऊँगा/सोऊँगी), ab (chalu/sota/soti/sone), (चलूँ/जाऊँगा/जाऊँ) अब, (चलते/निकलते/मिलते) हैं $, chalte hain $, (चलें/कल/चलो) फिर,
    (चलें/kal/चलो/chalo) fir, (चलें/कल/चलो/chalo) phir, अच्छा (चल/chal) $, chal thik hai $, (निकलना/जाना/सोना) है अब, nikalna hai ab,
    nikalna hai $, निकलना है $, (निकलना/भागना) पड़ेगा, निकलूँ, niklu, niklun, nikal raha hu, निकल रहा हूँ,
    (bhagta/bhagti/bhaagti/soti/sota/letta/letti) hu, (bhagna/jana) padega,
    (उठता/सोता/sote/रखता/rakhta/rakhti/rakhte/रखती/देखता/dekhta/dekhti/देखती/आता/uthta/uthti) हूँ $,
    (फिर/fir/phir/कल) (मिलते/आऊँगा/आऊँगी/बताऊँगा/बताऊँगी/aaunga/aaungi/bataungi/bataunga/लिखूँगा/लिखूँगी/likhungi/likhunga),
    फिर बात (करेंगे/करूँगा/करूँगी), (fir/phir) बात (karenge/karungi), fir बात karunga, phir बात krunga, (फिर/fir/phir) बात करते हैं,
    (फिर/fir/phir) बात होगी, (फिर/fir/phir) आता हूँ, (फिर/कल) बताता, (fir/कल) batata, (phir/कल) (batati/btata), (फिर/fir/phir) कभी $,
    मिलते हैं (फिर/fir/phir/कल),
    बाद में (बात/बताता/batata/batati/btata/आती/लिखता/मिलते/आऊँगा/आऊँगी/बताऊँगा/बताऊँगी/likhti/likhta/bataungi/bataunga),
    baad me (baat/aata/batati/batata/milte/likhti/aaungi/aaunga), कल (बताती/बताता), कल btati hu, बाकी कल, baki kal, बाकी बाद में, baki baad me,
    talk later, जा रहा हूँ $, (जा/सो) रहा हूँ अब, (ab/network) ja raha,
    (अब/सोने/नहाने/nahane/खाने/khane/बनाने/banane/लेने/lene/पढ़ने/padhne/मिलने/milne/घूमने/टहलने/tehelne/देखने/dekhne/छोड़ने/chhodne/करने/उठाने/uthane/सुलाने/sulane/खिलाने/khilane/पीने/peene/खोलने/kholne/सो/लेट) जाता हूँ ($/|),
    अब जाना है,
    (मुझे/सोने/नहाने/nahane/खाने/khane/बनाने/banane/लेने/lene/पढ़ने/padhne/मिलने/milne/घूमने/टहलने/tehelne/देखने/dekhne/छोड़ने/chhodne/करने/उठाने/uthane/सुलाने/sulane/खिलाने/khilane/पीने/peene/खोलने/kholne) जाना है $,
    जाना (पड़ेगा/होगा/hogi) $, jana hoga $, (जाने/ड्यूटी) का टाइम, (jane/duty) ka time, जाना पड़ रहा,
    (अब/सोने/नहाने/nahane/खाने/khane/बनाने/banane/लेने/lene/पढ़ने/padhne/मिलने/milne/घूमने/टहलने/tehelne/देखने/dekhne/छोड़ने/chhodne/करने/उठाने/uthane/सुलाने/sulane/खिलाने/khilane/पीने/peene/खोलने/kholne) जाऊँ $,
    (सोने/नहाने/nahane/खाने/khane/बनाने/banane/लेने/lene/पढ़ने/padhne/मिलने/milne/घूमने/टहलने/tehelne/देखने/dekhne/छोड़ने/chhodne/करने/उठाने/uthane/सुलाने/sulane/खिलाने/khilane/पीने/peene/खोलने/kholne) चला,
    (नहाने/nahane/खाने/khane/बनाने/banane/लेने/lene/पढ़ने/padhne/मिलने/milne/घूमने/टहलने/tehelne/देखने/dekhne/छोड़ने/chhodne/करने/उठाने/uthane/सुलाने/sulane/खिलाने/khilane/पीने/peene/खोलने/kholne) जा रहा हूँ,
    (सोने/नेटवर्क) जा रहा, अब (सोता/sote) हूँ, सोने की कोशिश, sone ki (koshish/try), ab so rahi, नींद आ रही अब, neend aa rahi hai $,
    neend aa rahi hai ab, नींद आने लगी, aankh lag rahi, आँख (बंद/band/bnd) हो रही $, (बंद/band/bnd) करता हूँ, (बंद/band/bnd) कर रहा हूँ,
    (बंद/band/bnd) हो जाएगा $, (band/bnd) हो (jayega/jaega) $, (बंद/band/bnd) हो रहा है $, (बंद/band/bnd) करना पड़ेगा,
    (बंद/band/bnd) होने वाला है $, (बंद/band/bnd) करूँ अब $,
    (फोन/phone/laptop/लैपटॉप/app/ऐप/मोबाइल/mobile/बत्ती/लाइट/light) (रखता/rakhta/rakhti/rakhte/रखती),
    (फोन/phone/laptop/लैपटॉप/app/ऐप/मोबाइल/mobile/बत्ती/लाइट/light) रख (रहा/दूँ/du/dun/doon/देता/deta/deti/dete/देती),
    (फोन/phone/laptop/लैपटॉप/app/ऐप/मोबाइल/mobile/बत्ती/लाइट/light) rakh raha,
    (फोन/phone/laptop/लैपटॉप/app/ऐप/मोबाइल/mobile/बत्ती/लाइट/light) रखना पड़ेगा, (रखता/rakhta/rakhti/rakhte) हूँ अब, (data/break/lunch) khatam,
    (ट्रेन/train/बस/bus/मेट्रो/metro/cab/कैब/auto/ऑटो/गाड़ी/gadi/ola/uber/स्टेशन/station/stop/स्टॉप/बारी) आ गया ($/|),
    (ट्रेन/train/बस/bus/मेट्रो/metro/cab/कैब/auto/ऑटो/गाड़ी/gadi/ola/uber/स्टेशन/station/stop/स्टॉप) आई $,
    (ट्रेन/train/बस/bus/मेट्रो/metro/cab/कैब/auto/ऑटो/गाड़ी/gadi/ola/uber/स्टेशन/station/stop/स्टॉप) आ रही है $,
    (ट्रेन/train/बस/bus/मेट्रो/metro/cab/कैब/auto/ऑटो/गाड़ी/gadi/ola/uber/स्टेशन/station/stop/स्टॉप) छूट जाएगी,
    (ट्रेन/train/बस/bus/मेट्रो/metro/cab/कैब/auto/ऑटो/गाड़ी/gadi/ola/uber/स्टेशन/station/stop/स्टॉप) chhut jayegi,
    (ट्रेन/train/बस/bus/मेट्रो/metro/cab/कैब/auto/ऑटो/गाड़ी/gadi/ola/uber/स्टेशन/station/stop/स्टॉप) पकड़नी है,
    (ट्रेन/train/बस/bus/मेट्रो/metro/cab/कैब/auto/ऑटो/गाड़ी/gadi/ola/uber/स्टेशन/station/stop/स्टॉप) pakadni hai,
    (मम्मी/पापा/कोई/बच्चे/बॉस/पति/सर/दादी/भाई/बेटा/बेटी/रूममेट/roommate/दोस्त/टीचर/वार्डन/warden) (बुला/bula/पुकार) रहा (है/$/|),
    (मम्मी/पापा/कोई/बच्चे/बॉस/पति/सर/दादी/भाई/बेटा/बेटी/रूममेट/roommate/दोस्त/टीचर/वार्डन/warden) (जाग/उठ/आ/aa) गया ($/|),
    (मम्मी/पापा/कोई/बच्चे/बॉस/पति/सर/दादी/भाई/बेटा/बेटी/रूममेट/roommate/दोस्त/टीचर/वार्डन/warden) आवाज़ दे,
    (मम्मी/पापा/कोई/बच्चे/बॉस/पति/सर/दादी/भाई/बेटा/बेटी/रूममेट/roommate/दोस्त/टीचर/वार्डन/warden) आ गए $,
    (मम्मी/पापा/कोई/बच्चे/बॉस/पति/सर/दादी/भाई/बेटा/बेटी/रूममेट/roommate/दोस्त/टीचर/वार्डन/warden) (jag/uth) gaya ($/|), वो लोग बुला रहा,
    वो लोग (जाग/उठ) गया, वो लोग आवाज़ दे, वो लोग आ गए $, वो लोग bula rahi, वो लोग (jag/uth) gaya, bulaya hai mujhe, bulawa aa gaya,
    सब जाग जाएँगे, (क्लास/मीटिंग/class/meeting/लेक्चर/lecture/शिफ्ट/shift) (शुरू/shuru/start) (हो/होने) (गया/रहा/वाला) ($/|), class start ho,
    class hai abhi, क्लास है अभी, ड्यूटी पर जाना, duty pe jana, काम पर (लगना/लगता), kaam pe lagna, वापस काम पर, wapas kaam pe,
    (देखता/dekhta/dekhti) हूँ |, आता हूँ अभी, abhi aata hu, आज के लिए (बस/इतना/itna/काफी), aaj ke liye (bas/itna/kafi), (बस/आज) (इतना/itna) ही,
    (bas/aaj) itna hi, itna hi tha, (इतना/itna) ही था, बस करते हैं आज, बस हो गया आज, aaj bas $, wish me luck, दुआ करना $, dua karna,
    अपना (ध्यान/dhyan/dhyaan/खयाल/khayal) रख*, apna (dhyan/khayal) rakh*, khayal rakhna, (ध्यान/dhyan/dhyaan) रखना $,
    (ध्यान/dhyan/dhyaan) (रखिएगा/रखिये), (जीते/खुश) (रहो/raho/rho) $, ok chalo $, चलो ठीक है $, chalo theek hai $, chal fir $, achha chalo,
    अच्छा चलो, ^ अच्छा जी |, over and out, (signing/logging/log/im/i) off, लॉग आउट, logout kar, offline ja, ऑफलाइन, off ho raha, off hoti hu,
    (^/|) (bye/बाय), (bye/बाय) ($/|), (ok/चलो/अच्छा/तो/फिर/acha/अब) (bye/बाय), (bye/बाय) (bye/बाय/यार/भाई/दोस्त/जी/अब/अभी/for/फिर/कल/मम्मी),
    (^/|/मेरा/फोन/phone/mobile/मोबाइल/laptop/लैपटॉप) (battery/बैटरी/charging/चार्जिंग/चार्ज) (खत्म/low/dead/मर/जा/जाने/नहीं/1/2/3/4/5),
    (battery/बैटरी/charging/चार्जिंग/चार्ज) (low/1/2/3/4/5/10) ($/|), (battery/बैटरी/charging/चार्जिंग/चार्ज) (खत्म/जा/मर) हो रहा,
    (battery/बैटरी/charging/चार्जिंग/चार्ज) खत्म होने वाला, (battery/बैटरी/charging/चार्जिंग/चार्ज) % $,
    (फोन/phone/mobile/मोबाइल/laptop/लैपटॉप) (में/पर) (1/2/3/4/5/6/7/8/9/10),
    (फोन/phone/mobile/मोबाइल/laptop/लैपटॉप) (1/2/3/4/5) (पर/में/%/percent/परसेंट), (^/|/अच्छा/चलो/ok/ठीक/तो) (फिर/fir/phir) (मिलेंगे/milenge),
    (फिर/fir/phir) (मिलेंगे/milenge/आऊँगा/आऊँगी/aaunga/aaungi/आना/लौटूँगा) ($/|),
    कल बात (करेंगे/करूँगा/करूँगी/karenge/karungi/karunga/होगी/hogi), कल बात करता (हूँ/हैं),
    (मम्मी/पापा/कोई/बच्चे/बॉस/पति/सर/दादी/भाई/बेटा/बेटी/रूममेट/roommate/दोस्त/टीचर/वार्डन/warden) (jag/uth/जाग/उठ) गया है,
    (मम्मी/पापा/कोई/बच्चे/बॉस/पति/सर/दादी/भाई/बेटा/बेटी/रूममेट/roommate/दोस्त/टीचर/वार्डन/warden) देख रहा है ($/|),
    (ट्रेन/train/बस/bus/मेट्रो/metro/cab/कैब/auto/ऑटो/गाड़ी/gadi/ola/uber/स्टेशन/station/stop/स्टॉप) आ गया (है/चलता/उतरना/निकलता/बाय/bye/utarna),
    (^/|/अब/मैं/चलो/ok) जाता हूँ ($/|/अब/फिर), (फोन/phone/mobile/मोबाइल/laptop/लैपटॉप) (बंद/band/bnd) (करूँगा/करूँगी/करना/रखता/करूँ) ($/|),
    (लाइट/बिजली/light/bijli) जाने वाला, (लाइट/बिजली/light/bijli) जाने (वाली/wali) है,
    अब (रसोई/खाना/खाने/पूजा/नमाज़/नमाज/आरती/नहाना/सोना/रोटी/चाय/नाश्ता/घर/काम/बर्तन) _ है ($/|),
    (रसोई/खाना/रोटी/नाश्ता/चाय/बर्तन/khana/roti/chai) (देखनी/देखना/बनाना/बनानी/banana/banani/dekhna/चढ़ानी) है ($/|),
    (आज्ञा/इजाज़त/इजाजत/विदा/ijazat/ijaazat/agya/aagya/vida) (दीजिए/दीजिये/दें/दो/लेता/लेती/लूँ/चाहूँगा/चाहूँगी/dijiye/do),
    (अब/अच्छा) (आज्ञा/इजाज़त/इजाजत), (विदा/आज्ञा) लेता हूँ,
    (फोन/phone/mobile/मोबाइल/laptop/लैपटॉप) (छुपाना/छिपाना/रखना/छोड़ना/देना/chupana/chhupana/rakhna) (पड़ेगा/है/होगा/padega/hoga),
    (फोन/phone/mobile/मोबाइल/laptop/लैपटॉप) (किसी/भाई/माँ/पापा/बच्चा) को देना,
    (आँखें/आंखें/आँख/aankhe/aankhen/ankhe/ankhen) (नहीं/ही) (खुल/khul) रहा,
    (आँखें/आंखें/आँख/aankhe/aankhen/ankhe/ankhen) (बंद/band/bnd) हो रहा ($/|/है/अब), (आँखें/आंखें/aankhe) (भारी/bhari) हो रहा,
    (पूजा/नमाज़/नमाज/आरती/खाने/सोने/सोना/नहाने/दवा/ड्यूटी/क्लास/स्कूल/ऑफिस/puja/namaz/दवाई/khane/लंच/dinner) का (समय/टाइम/time/वक्त) हो (गया/रहा) ($/|/है/अब),
    बाकी बात (कल/बाद/फिर/kal/fir/phir/कभी), बाकी (कल/फिर/फिर/fir/phir) ($/|), (बुला/bula) लिया (अंदर/andar/है/$/|), ने बुलाया है ($/|),
    (मेरा/mera) (नंबर/number/नाम/बारी/स्टॉप/स्टेशन/stop/station) आ गया, (अब/थोड़ा/ab) आराम (करूँगा/करूँगी/karungi/karunga/करता/करना),
    आराम (करूँगा/करूँगी/karungi/karunga) ($/|),
    जा रहा हूँ (सोने/सोना/नहाने/खाने/खाना/बनाने/पढ़ने/अब/फिर/sone/nahane/khane/khana/padhne/बाहर/टहलने), (^/|/ok/चलो/अब/अच्छा) सोना है ($/|),
    (बाद/baad) में बात करता (हैं/है/हूँ/$/|), (^/|/ok/चलो/chalo/अच्छा/acha/ठीक/अब/chal/चल) कल सुबह _ है ($/|), (चलो/chalo/ok/अच्छा) यार कल,
    कल सुबह (जल्दी/jaldi) उठना है ($/|), सुबह (जल्दी/jaldi) उठना है (तो/अब/$/|), (उतरना/utarna/उतरने) है ($/|),
    (नींद/neend) (आ/लग) (गया/रहा) ($/|), नींद आ रहा है (अब/तो/बहुत/चलता), (बहुत/अब) नींद आ रहा है ($/|), (सोता/sota/soti) हूँ (अब/फिर/तो/$/|),
    (सोने/सोना) चलता हूँ, (निकलना/nikalna/भागना) (है/पड़ेगा/होगा) ($/|), (नेट/net/network/नेटवर्क/data) (जा/चला/खत्म) रहा,
    (शिफ्ट/shift/ड्यूटी/duty) शुरू, (^/|/ok/चलो/chalo/अच्छा/acha/ठीक/अब/chal/चल) (चलता/निकलता/उठता/रखता) हूँ, (काफी/kaafi/kafi) है (आज/अब) ($/|),
    आज का लिए काफी, आज (इतना/itna) (काफी/kaafi/kafi/ही/बस), (सुनने/सुनना/sunne/listening) का लिए शुक्रिया ($/|),
    (फोन/phone/mobile/मोबाइल/laptop/लैपटॉप) का (battery/बैटरी/charging/चार्जिंग/चार्ज) (खत्म/low/dead/मर/जा/जाने/नहीं/1/2/3/4/5),
    (अच्छा/चलो/ठीक/बस/तो) (नमस्ते/नमस्कार/प्रणाम) $
  `),
  goodNight: phrases(`
    (good/gud/gd/nighty) night, goodnight, good nite, gudnight, gud nyt, gn, gnn, gn8, goodnite, गुड (नाइट/नाईट), गुडनाइट, शुभ (रात्रि/रात),
    शुभरात्रि, shubh (ratri/raatri), shubhratri, शब्बा खैर, shabba khair, sweet dreams, sd $
  `),
  questions: phrases(`
    (सवाल/पूछो) मत, (सवाल/पूछना) बंद, (सवाल/puchna/sawal/sawaal/question/questions) band, (सवाल/poochna) bnd, (इतने/कितने/kitne/उल्टा) सवाल,
    मत (पूछो/पूछ), mat (pucho/poocho/puch), (itne/kitne/ulta) sawal, itne sawaal, (kitne/itne) question, (sawal/sawaal/question/questions) mat,
    no questions, no more questions, सवाल नहीं चाहिए, और सवाल नहीं, aur sawal nahi, sawal pe sawal, सवाल पर सवाल, har baar sawal, बस सवाल ही,
    bas sawal hi, पूछते ही रहते, पूछता ही रहता, puchte hi rehte, puchte rehte ho, पूछते रहते हो, पूछताछ, puchtach, poochtach, इंटरव्यू ले रहा,
    interview mat lo, पुलिस वाले, सवाल जवाब बंद, सवाल jawab band, सवाल (javab/jwab) bnd, सवाल का (जवाब/jawab/javab/jwab) सवाल, जवाब दो सवाल नहीं,
    (jawab/javab/jwab) do सवाल नहीं, stop asking, पूछे जा रहा, puche ja rahe, पूछते जा रहे, हर बार सवाल, बार बार सवाल (मत/क्यों/करता/$/|),
    (सवाल/sawal/sawaal) (ही/पर/pe/पे) (सवाल/sawal/sawaal), (इतना/इतने/itne) (सवाल/sawal) क्यों, (पूछना/puchna/poochna) (बंद/छोड़/कम) कर,
    (सवाल/sawal) (कम/बहुत) (कर/करता/पूछते)
  `),
  repeating: phrases(`
    वही बात (दोहरा/बार), दोहरा रहा, dohra rahe, (बार/हर/कितनी/kitni) बार वही, bar bar (wahi/vahi), (baar/har/kitni) baar wahi,
    बार बार (एक/ek) ही, bar bar ek hi, (baar/har) baar same, (वही/फिर/fir/phir) वही, (wahi/phir/fir) wahi, wahi (same/bola), वही सब बोल,
    वही बोल रहा, wahi bol rahe, (वही/सेम) (जवाब/javab/jwab), (वही/wahi/same/सेम) jawab, same (reply/answer/baat/cheez/thing/line), सेम बात,
    (एक/ek) ही बात, ek hi baat, एक ही (जवाब/लाइन), ek (ही/hi) (jawab/line), ek ही (javab/jwab), (पहले/pehle/pahle) ही बोला,
    (पहले/pehle/pahle) (ही/भी) (बता/कहा), pehle (hi/bhi) bola, pehle hi (bol/bata), (पहले/pahle) भी बोला, (पहले/pehle/pahle) भी यही,
    pehle bhi (yahi/wahi), अभी तो यही बोला, अभी तो बोला आपने, abhi (to/yahi) bola, abhi to yahi, यही तो बोला था, yahi to bola tha, yahi bola tha,
    यही बोला था, ye bol chuke, यह बोल चुका, बोल चुके हो, (bol/keh) chuke ho, (कह/बता) चुका हो, fir vahi, phir se wahi, रिपीट, repeat, copy paste,
    कॉपी पेस्ट, रटा रटाया, रट्टा, ratta, rata rataya, तोता, tote ki tarah, tota, टेप रिकॉर्डर, tape recorder, गोल गोल घूम, gol gol ghum,
    घुमा फिरा, ghuma (phira/fira), कुछ नया (बोलो/बता), kuch naya bolo, नया कुछ नहीं, हर बार यही, har baar yahi, kitni baar bologe,
    (तीसरी/दूसरी/चौथी/पाँचवीं/दसवीं/सौवीं/teesri/dusri/tisri) बार (वही/यही/बोल/बता/कह/wahi/same/एक/ek),
    (कितनी/kitni/कितना/kitna) (बार/baar/bar) (एक/ek/वही/यही/wahi/yahi/same), (हर/फिर/fir/phir) (बार/से) (वही/यही/wahi/same),
    वही (पुरानी/पुराना/purani/घिसी/रटी) (बात/सलाह/लाइन), (यह/वो) तो (बोल/बता/कह) चुका, (अभी/abhi) (तो/यही) (बोला/बताया/कहा) था आप,
    (तीसरी/दूसरी/teesri/dusri/tisri) (baar/bar) (वही/wahi/same/बोल/bol/ek)
  `),
  unhelpful: phrases(`
    मदद नहीं कर रहा, मदद नहीं (मिल/हो/हुआ), फायदा नहीं हो रहा, इससे क्या (होगा/hoga/hogi), isse kya hoga, isse kuch nahi hoga,
    इससे कुछ नहीं (होगा/hoga/hogi), (काम/पसंद) नहीं आया, किसी काम का नहीं (यह/आप), बेकार (ऐप/बॉट/सलाह/salah), बेकार हो आप, आप बेकार,
    (बेकार/great) advice, (बेकार/ठंडा/अजीब/सीधा) (जवाब/javab/jwab), (बेकार/ठंडा/thanda/अजीब/ajeeb/seedha/सीधा) jawab, bekar app, बकवास, bakwas,
    bakwaas, useless, stupid bot, (रोबोट/मशीन/ऐड/विज्ञापन/नेता) जैसा, robot jaise, (robot/machine/ad/neta) jaisa, चुप हो (जाओ/jao),
    चुप (रहो/raho/rho), shut up, (दिमाग/dimag/dimaag) मत खाओ, dimag mat khao, (दिमाग/dimag/dimaag) खराब मत, टाइम वेस्ट, time waste, fuck off,
    समय बर्बाद, (पकाओ/ज्ञान/gyaan/घुमाओ/ghumao) मत, पका रहे हो, paka rahe ho, pakao, झूठे दिलासे, झूठा दिलासा, jhoothe dilase, खोखला, khokhla,
    खोखली बातें, किताबी, kitabi, किताब में होता, किताब वाली, kitab wali, bookish, (ऐसे/aise/ese) कोई नहीं बोलता, aise koi nahi bolta,
    koi aise nahi bolta, कोई (ऐसे/aise/ese) नहीं बोलता, हमारे यहाँ (ऐसे/aise/ese), hamare yaha aise, advertisement, (व्हाट्सऐप/नेताओं) वाला,
    whatsapp (forward/university), व्हाट्सएप फॉरवर्ड, (neta/babaji) wala, गोलमोल, गोल मोल, golmol, gol mol, घिसा पिटा, ghisa pita, घिसी पिटी,
    ghisi piti, प्रवचन, pravachan, बाबा जी, (ज्ञान/gyan/gyaan) (बाँट/दिया/पेल/झाड़/बघार/jhad/pel), gyan baant, (gyan/dialogue) mat, gyan de rahe,
    (ज्ञान/gyaan) दे रहे, उपदेश, updesh, filmy, फिल्मी, डायलॉग, cringe, generic, जेनेरिक, faltu, फालतू, वाह क्या (सलाह/salah/advice),
    wah kya (salah/advice), वाह क्या बात है बहुत मदद, वाह बहुत मदद, wah bahut madad, बहुत मदद की आपने, बड़ी मदद की, badi madad, kya advice hai,
    wow thanks, very helpful, thanks for nothing, wow so helpful, बड़े आए, bade aaye, यह तो सबको पता है, ye to sabko pata, मुझे भी पता है यह,
    ye to mujhe bhi pata, yeh to pata hai, यह तो मुझे पता, ये तो सब बोलते, ye to sab bolte, (कहना/kehna/kahna/बोलना/bolna) आसान,
    (kehna/bolna) aasan, bolna easy, आपके लिए आसान, (इतना/itna) आसान होता, itna (easy/aasan) hota, अगर (इतना/itna) आसान, kash itna aasan,
    आप क्या जानो, tum kya jano, tumhe kya pata, आप नहीं समझोगे, tum nahi samjhoge, बस यही आता है, bas yahi aata, bas itna hi aata,
    आपसे नहीं (होगा/hoga/hogi), tumse nahi hoga, tumse na ho payega, (तुमसे/आपसे) न हो पाएगा, rehne do tum, रहने दो आप, आप रहने ही (दो/do),
    समझ में नहीं आता आपको, फीका, weird answer, अच्छा नहीं लगा यह (जवाब/jawab/javab/jwab), (pasand/maza) nahi aaya, जमा नहीं, jama nahi,
    jam nahi raha, जम नहीं रहा, बनावटी, banawati, नकली लग, (nakli/fake) lag, साँस लेना बंद करो बोलना, saans लेना band karo bolna,
    (sans/breathing) लेना bnd kro bolna, फिर साँस, fir saans, phir (sans/breathing), phir se saans, har baat pe saans,
    हर बात पर (साँस/saans/sans/breathing), saans lene se (kya/kuch), (साँस/saans/sans/breathing) लेने से (क्या/कुछ), कुछ ठोस, kuch thos, ठोस बता,
    (concrete/practical) bata, प्रैक्टिकल, सीधे सीधे बोल, seedhe bolo, uninstall, delete kar du app,
    (फिलॉसफी/philosophy) ($/|/मत/बंद/पेल/नहीं/mat/band), (^/|/यह/वाह/क्या/बस/फिर) (फिलॉसफी/philosophy), कोई फायदा नहीं आप,
    (^/|/इससे/isse/आपसे) कोई फायदा नहीं हुआ ($/|), (इससे/isse/आपसे/tumse/आपका) कोई फायदा नहीं, सब यही (बोलते/कहता/bolte/kehte) ($/|),
    सब यही (बोलते/कहता/bolte) हैं ($/|), sab yahi (bolte/kehte) है ($/|),
    (दादी/नानी/अम्मा/बच्चा/पड़ोसन/dadi/nani/कोई) भी (बता/कह/बोल) (देता/देती/सकता/deta/deti/देगा),
    (क्या/kya/कमाल/kamaal/kamal/बड़ा) (का/ज्ञान/gyan/gyaan) (ज्ञान/gyan/gyaan/दिया/है),
    (वाह/wah/waah/wow) (क्या/kya/कमाल/kamal/बहुत/बड़ी/such) _ (ज्ञान/gyan/सलाह/advice/बात/दिया/है), (वाह/wah/wow) | (कमाल/क्या/बड़ा),
    (गूगल/google/इंटरनेट/internet/youtube/यूट्यूब) (पर/से/में) (भी/मिल/copy/कॉपी/लिखा/उठा/ही/chep), (गूगल/google) कर लेता,
    (chatgpt/गूगल/google) (अच्छा/बेहतर/better), (साँस/saans/sans/breathing) लेना (मत/बंद/आता),
    (साँस/saans/sans/breathing) (मत/बंद/वाला) (सिखा/sikhao/सिखाओ/बोल/बात), (बात/मुझे) (को/मत/न) (घुमाओ/ghumao/घुमा/टालो),
    मत (घुमाओ/घुमा/ghumao/टालो/बहलाओ), बात घुमाओ मत, (मशीन/रोबोट/machine/एआई/ai/बॉट/bot) से (और/क्या/उम्मीद/ummeed),
    (सलाह/salah/advice/ज्ञान/gyan/gyaan) अपना पास (रखो/रख/rakho/ही), अपना (सलाह/salah/ज्ञान/gyan) अपना पास,
    यह (मुझे/सब) (पहले/pehle/pahle) से पता, यह सब मुझे (पहले/pehle/pahle) से पता, यह सब (मुझे/तो) पता है,
    मुझे (पहले/pehle/pahle) से पता (था/है) ($/|), (कुछ/कोई) काम का (बात/चीज़/सलाह) (कर/बता/बोल/$), काम का बात (कर/बता/बोल),
    (जवाब/jawab) (एक/ek) (भी/नहीं), (हद/had) (है/कर) (आप/दी/$/|), (रहने/रहना/rehne) दे (भाई/यार/आप/bhai/$),
    (सुनकर/पढ़कर) (और/ज़्यादा) (गुस्सा/बुरा), (मज़ाक/mazak/majak) कर रहा (हो/है) (क्या/आप/$), आपसे (बात/पूछना) (कर/करना) बेकार,
    (दीवार/deewar) से (बात/बोल), (घंटा/ghanta) (मदद/फायदा/समझ)
  `),
  done: phrases(`
    ^ कर (लिया/दिया), ^ हो गया $, ^ (मैंने/हाँ/अभ्यास/exercise) कर लिया, ^ (मैंने/अभ्यास) किया, ^ करके देखा, ^ करके देख लिया, ^ done,
    ^ हो गया पूरा, ^ exercise कर ली
  `),
  apology: phrases(`
    ^ (सॉरी/माफी/क्षमा), ^ माफ (करना/कीजिए), ^ माफ कर दो, ^ मुझे माफ, ^ maaf karna, ^ i am सॉरी
  `),
  misunderstood: phrases(`
    मेरा यह मतलब नहीं, मतलब वो नहीं, (मतलब/बात) यह नहीं, मेरा मतलब था, मेरा मतलब _ से था, mera wo matlab nahi,
    मैंने (यह/ऐसा/aisa/esa) नहीं (कहा/बोला), मैंने यह कब कहा, मैंने कब (कहा/बोला), maine kab (bola/kaha), maine (aisa/ye) nahi,
    (ऐसा/aisa/esa) नहीं है, (यह/वो) बात नहीं, बात वो नहीं है, (गलत/उल्टा) समझ, ulta samajh, क्या बोल रहे हो, kya bol rahe ho, kya bole ja rahe,
    (kya/kiski) baat kar rahe ho, क्या बक, kya bak, (सुन/sun) ही नहीं रहे, (सुन/sun) भी रहे हो, sun hi nahi rahe, (ध्यान/ठीक/फिर) से पढ़,
    (dhyan/ठीक/fir) से padh, (dhyaan/ठीक/phir) से pad, (dhyan/thik/phir/fir) se padh*, दोबारा पढ़, dobara (padh/pad), dobara padh*, पढ़ा भी,
    padha bhi, (पढ़/padh/pad) तो लो, padh to lo, पढ़ते भी हो, padhte bhi ho, मैंने _ (बोला/कहा) था _ नहीं, नहीं मैंने _ (बोला/कहा), ^ नहीं मैंने,
    ^ (nahi/no) maine, ^ नहीं (नहीं/यार) मेरा, ^ नहीं मेरा मतलब, ^ नहीं वो नहीं, यह नहीं (पूछा/pucha/poocha/puchha),
    मैंने कुछ और (पूछा/poocha/puchha), kuch aur pucha, (पूछा/pucha/poocha/puchha) कुछ, (पूछा/pucha/poocha/puchha) क्या था, maine pucha kya,
    (जवाब/jawab/javab/jwab) नहीं दिया मेरे, mere sawal ka jawab, मेरे सवाल का (जवाब/jawab/javab/jwab), सवाल कुछ और था, बात कुछ और, बात ही अलग,
    किसकी बात कर रहा हो, (कहाँ/kaha/kahan) से आ गया यह, ye kaha se aa gaya, इसका उससे क्या, iska kya lena dena, क्या लेना देना,
    मतलब क्या है इसका, iska kya matlab hai, उसकी नहीं _ की बात, _ की बात कर रहा हूँ _ की नहीं, की नहीं मेरी, ki nahi apni, wo nahi ye,
    (इतना/itna) नहीं हो पाएगा, itna nhi ho payega, (इतना/itna) सुबह, itna subah uthna, हो ही नहीं पाएगा यह, आप गलत, गलत जा रहे, गलत दिशा,
    (आप/तुमने/आपने/tumne/aapne) समझ (ही/hi/नहीं/भी), आप नहीं समझ, (^/|) नहीं समझ ($/|), (^/|) समझ (ही/नहीं) (नहीं/रहा/हो/आप),
    (मेरा/मेरी) बात समझ नहीं रहा (हो/हैं/आप), आप _ बात (समझ/सुन/पढ़) (ही/hi/नहीं), (समझ/समझे/samjhe) (ही/hi/भी) नहीं (आप/हो),
    (आपने/आप/tune/tumne/aapne) (पढ़ा/padha/पढ़ी/सुना/suna) ही नहीं, (पढ़ा/padha/padhi/पढ़ी) (ही/hi) नहीं (आप/आपने/क्या),
    ^ (अरे/are/arre/arey) नहीं (मैंने/maine/मेरा/वो/ऐसा/यह/मतलब/बाबा/उसकी/उसका), ^ (अरे/are/arre/arey) नहीं | (मैंने/maine/मेरा/वो/ऐसा/उसका),
    (अरे/are/arre/arey/नहीं/no) _ नहीं _ ($/|), (अरे/are/arre/arey/no) _ नहीं | _ ($/|),
    (मैंने/maine) _ (कहा/बोला/लिखा/पूछा/likha/pucha) | _ नहीं, (मैंने/maine) _ (कहा/बोला/लिखा/पूछा/likha) _ नहीं,
    (मैंने/maine) _ (कहा/बोला/लिखा) था | _ नहीं, (मैंने/maine) _ _ (कहा/बोला) था (|/न) _ नहीं, (नहीं/अरे/no) | _ नहीं _ (कहा/बोला/लिखा/likha) था,
    (नहीं/अरे/no) | _ नहीं | _ (कहा/बोला) था, में _ का बात कर रहा हूँ | _ का नहीं, में _ का बात कर रहा हूँ न _ का,
    (पढ़ी/पढ़ा/padhi/padha/पढ़ते/padhte) भी (है/हो/था/क्या), (यह/आप) क्या (बोल/कह) रहा, क्या (बोल/कह/बक/bol/keh) रहा (है/हो) आप,
    आपको (कुछ/कुछ) समझ नहीं, (मैंने/maine) पूछा कुछ, (पूछा/pucha/poocha) कुछ (था/और), (सही/ध्यान/dhyan) से (पढ़ो/padho/सुनो/suno/पढ़),
    मैं कुछ और (पूछ/बोल/कह) रहा, (आपने/tune/tumne) गलत (समझ/पढ़ा/sun), यह क्या (bol/keh/bak) रहा, (नहीं/अरे) _ नहीं _ (कहा/बोला) था,
    ^ _ नहीं _ (कहा/बोला) था
  `),
  offTopic: phrases(`
    राजधानी, rajdhani, मौसम (कैसा/क्या), आज मौसम, कितने बजे हैं, समय क्या हुआ, आज कौन सा दिन, आज क्या तारीख, रेसिपी, recipe, कैसे बनता है,
    (कविता/कोड) लिख, write code, python, अनुवाद, translate, प्रधानमंत्री, मैच कौन, स्कोर, score, होमवर्क कर दो, सवाल हल कर,
    ignore your instructions, ignore (all/previous), system prompt, शेयर का भाव
  `),
  silence: phrases(`
    बात नहीं (करना/करनी), बात करने का मन नहीं, इस बारे में बात नहीं, इस पर बात नहीं, बताना नहीं चाहता, नहीं बताना, (रहने/जाने) दो, रहने दीजिए,
    छोड़ो, छोड़ो यह, (jane/rehne) do, chhodo, chodo, कुछ नहीं कहना, नहीं कहना चाहता, कहने का मन नहीं
  `),
  dontKnow: phrases(`
    (पता/मालूम/याद) नहीं, (नहीं/क्या) पता, नहीं मालूम, समझ नहीं आ रहा (क्या/कहाँ), कैसे बताऊँ, (कैसे/क्या) कहूँ, कुछ समझ नहीं, क्या बोलूँ,
    (कह/बता) नहीं सकता, कहाँ से शुरू, शायद $, idk, dont know
  `),
  thanks: phrases(`
    शुक्रिया, thank (you/u), thx, ty $, मेहरबानी, आभार, अच्छा लगा बात करके
  `),
  agreement: phrases(`
    बिलकुल, बिल्कुल, bilkul, bilkul sahi, (सही/सच) (कहा/है), (सही/यही) बात, सही (बोले/पकड़े), sahi (hai/kaha), एकदम, ekdum, exactly,
    (यही/वही) तो, हाँ (यही/ना), आप सही, मान गए, wahi to
  `),
  laughter: phrases(`
    haha*, हाहा*, हा हा, hehe*, हेहे*, हीही*, lol, lmao, rofl, हँसी आ गई
  `),
  no: phrases(`
    ^ (नहीं/ना/na/no/n/न) $, ^ nope, ^ (नहीं/जी/अभी/abhi/बिलकुल/शायद/खास) नहीं, ^ नहीं (यार/तो/शुक्रिया/हुआ), ^ मुझे नहीं लगता,
    ^ (कुछ/कभी/कोई) नहीं $, ^ काम नहीं किया
  `),
  yes: phrases(`
    ^ (हाँ/जी/ji/हम्म/yes/yeah/yup/ok/okay/ओके/ज़रूर/zarur/चलो/chalo/sure), ^ ठीक है, ^ (ठीक/अच्छा/थोड़ा/सही/y/बहुत) $, ^ थोड़ा बहुत, ^ शायद हाँ,
    ^ लगता तो है, ^ हो सकता है, ^ कभी कभी, ^ क्यों नहीं, ^ समझ (गया/गई), ^ कर सकते हैं
  `),
  greeting: phrases(`
    ^ (नमस्ते/नमस्कार/namaste/namaskar/हाय/हाई/hi/hii/hello/helo/hey/heya/हेलो/हैलो/हेल्लो/सलाम/salaam/आदाब/प्रणाम/सुप्रभात), ^ राम राम,
    ^ good (morning/evening/afternoon), ^ गुड मॉर्निंग, ^ शुभ संध्या
  `),
};
