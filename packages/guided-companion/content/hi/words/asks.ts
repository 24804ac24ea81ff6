import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { Recognition } from '../../../src/content.ts';

export const asks: Recognition['asks'] = {
  kinds: {
    listen: phrases(`
      (बस/सिर्फ/पहले/चुपचाप) सुनो, (बस/सिर्फ/pehle/pahle/chupchap) suno, (बस/पहले) सुन लो, (बस/pehle/pahle) sun लो, (बस/कोई) (सुन/sun) ले,
      बस (सुन/sun) लीजिए, बस (सुनिए/सुनना), (सुन/sun) (लीजिए/लो) बस, (सिर्फ/केवल/चुपचाप) सुन, (सिर्फ/केवल/chupchap) sun, बस मेरी बात (सुन/sun),
      मेरी बात (सुन/sun) लो, मेरी पूरी बात (सुन/sun), पूरी बात (सुनो/suno), सुनते (रहो/rho/रहना), (सुनते/sunte) raho, sunte rehna,
      बस (पढ़/padh/pad) लो, बस (पढ़/padh/pad/सुन/sun) लेना, (बस/sirf) sunna, (बस/कोई) सुनने वाला, सुनने वाला चाहिए, koi sunne wala,
      कोई बस (सुन/sun), कान चाहिए, कोई मुझे सुने, sun lo ek baar, सुन (लो/लीजिए) एक बार, sun (लो/लीजिए) ek बार, सुनेंगे आप बस, sunoge bas,
      (मन/दिल) हल्का करना, मन हल्का हो जाए, मन हल्का कर (लूँ/lu/lun/loon), man halka, dil halka karna, halka karna hai, भड़ास, bhadas, bhadaas,
      nikalna hai bas, दिल का (गुबार/बोझ), गुबार निकाल, dil ki baat kehni, दिल की बात (कहनी/बोलनी), सीने से उतार,
      (सलाह/salah/advice/ज्ञान/gyan/gyaan/लेक्चर/lecture/भाषण/bhashan/उपदेश/updesh/नसीहत/nasihat/टिप्स/tips/प्रवचन/pravachan/सुझाव/sujhav/suggestion/solution/समाधान/हल/समझाना/samjhana/समझाओ/टोको/टोकना) मत,
      (सलाह/salah/advice/ज्ञान/gyan/gyaan/लेक्चर/lecture/भाषण/bhashan/उपदेश/updesh/नसीहत/nasihat/टिप्स/tips/प्रवचन/pravachan/सुझाव/sujhav/suggestion/solution/समाधान/हल) नहीं,
      (सलाह/ज्ञान/लेक्चर/भाषण/उपदेश/updesh/नसीहत/nasihat/टिप्स/प्रवचन/pravachan/सुझाव/solution/समाधान/हल) न दो,
      (salah/advice/gyan/gyaan/lecture/bhashan/उपदेश/updesh/नसीहत/nasihat/tips/प्रवचन/pravachan/sujhav/suggestion/solution/समाधान/हल) न do,
      (सलाह/salah/advice/ज्ञान/gyan/gyaan/लेक्चर/lecture/भाषण/bhashan/उपदेश/updesh/नसीहत/nasihat/टिप्स/tips/प्रवचन/pravachan/सुझाव/sujhav/suggestion/solution/समाधान/हल) न देना,
      (सलाह/ज्ञान/लेक्चर/भाषण/उपदेश/updesh/नसीहत/nasihat/टिप्स/प्रवचन/pravachan/सुझाव/solution/समाधान/हल) की ज़रूरत नहीं,
      (salah/gyan/lecture/bhashan/उपदेश/updesh/नसीहत/nasihat/tips/प्रवचन/pravachan/sujhav/solution/समाधान/हल) की zarurat नहीं,
      (advice/gyaan/lecture/bhashan/उपदेश/updesh/नसीहत/nasihat/tips/प्रवचन/pravachan/suggestion/solution/समाधान/हल) की jarurat नहीं,
      (सलाह/salah/advice/ज्ञान/gyan/gyaan/लेक्चर/lecture/भाषण/bhashan/उपदेश/updesh/नसीहत/nasihat/टिप्स/tips/प्रवचन/pravachan/सुझाव/sujhav/suggestion/solution/समाधान/हल) के बिना,
      (सलाह/ज्ञान/लेक्चर/भाषण/टिप्स/सुझाव) na do,
      (सलाह/salah/advice/ज्ञान/gyan/gyaan/लेक्चर/lecture/भाषण/bhashan/उपदेश/updesh/नसीहत/nasihat/टिप्स/tips/प्रवचन/pravachan/सुझाव/sujhav/suggestion/solution/समाधान/हल) na pelo,
      (no/बिना) (advice/gyan/gyaan), no (lecture/solutions), not looking for advice, बिना (सलाह/salah/ज्ञान), मत (समझाओ/टोको), mat samjhao,
      (samjhao/toko/tokna) mat, बस (बोलना/कहना/kahna/निकालना/बताना/btana/लिखना/रोना) है, बस (बताना/btana/कहना/kahna/बोलना) था,
      bas (bolna/kehna/batana/likhna), बस (लिख/likh) रहा, बस किसी को (बताना/batana/btana), किसी को तो (बताना/batana/btana), kisi ko batana tha,
      किसी को (बताना/btana) था, किसी से (कहना/kehna/kahna) था, किसी से तो (कहना/kehna/kahna), बस (ऐसे/aise/ese) ही बोल रहा, बस बक बक, बकबक करनी,
      bak bak karni, vent, venting, rant, ranting, रोना रोना है बस, (rone/बोलने/bolne/kehne/निकालने/nikalne) do, (रोने/बोलने/निकालने) दो,
      (रो/कह) लेने (दो/do), nikal lene do, बस निकल जाए, jawab mat do, jawab nahi chahiye, (जवाब/javab/jwab) नहीं चाहिए, जवाब मत दो,
      (javab/jwab) मत do, jawab dena zaruri nahi, (जवाब/jawab/javab/jwab) देना ज़रूरी नहीं, kuch bolna mat, कुछ बोलना मत,
      कुछ मत (बोलना/bolna/बोलो/कहो/कहना/kehna/kahna), kuch mat bolo, कुछ कहने की (ज़रूरत/zarurat/jarurat) नहीं,
      ठीक करने की (ज़रूरत/zarurat/jarurat) नहीं, (fix/solve) mat karo, fix karne ki, solve nahi karna, (just/sirf) listen, listen only,
      ^ (सुनो/suno) बस $, बीच में मत बोल, bich me mat bol, मन का बोझ (उतार/हल्का/निकाल/उतारना),
      (बोझ/bojh) (उतारना/हल्का/utarna/halka) (है/करना/हो)
    `),
    memory: phrases(`
      (आपको/नाम) याद, (आपको/naam) yaad, (आपको/nam) yad, (याद/yaad/yad) (है/रहा) (न/क्या), (याद/yaad/yad) है (आपको/में), (याद/yaad/yad) है कि मैंने,
      (याद/yaad/yad/कब) है मेरा, ^ (याद/yaad/yad) है, | (याद/yaad/yad) है, (याद/yaad/yad) तो है, (याद/yaad/yad) रखा,
      (क्या/देखूँ) (याद/yaad/yad) है, (भूल/bhool/bhul) तो नहीं, (भूल/bhul) गए (क्या/न/आप), आप (भूल/bhool/bhul), bhool gaye,
      (क्या/कहाँ/कितना/कितने) बताया था (मैने/maine/mene), (क्या/kaha/kitna/kitne) bataya था (मैने/maine/mene),
      (क्या/kahan/kitni/kitne) btaya था (मैने/maine/mene), (क्या/कहाँ/कितना/कितने) बताया था में ने, (क्या/kaha/kitna/kitne) bataya था में ने,
      (क्या/kahan/kitni/kitne) btaya था में ने, (क्या/कहाँ/kaha/kahan/कितना/kitna/kitni/कितने/kitne) (बोला/कहा) था (मैंने/मैने/maine/mene),
      (क्या/कहाँ/kaha/kahan/कितना/kitna/kitni/कितने/kitne) (बोला/कहा) था में ने, (क्या/कब/कहाँ/कितना/कितने) लिखा था (मैंने/मैने/maine/mene),
      (क्या/कब/kaha/kahan/kitna/kitni/kitne) likha था (मैंने/मैने/maine/mene), (क्या/कब/कहाँ/कितना/कितने) लिखा था में ने,
      (क्या/कब/kaha/kahan/kitna/kitni/kitne) likha था में ने, कौन (सा/सी) (बताया/bataya/btaya/बोला/कहा/लिखा/likha) था (मैने/maine/mene),
      कौन (सा/सी) (बताया/bataya/btaya/बोला/कहा/लिखा/likha) था में ने, कौन (सा/सी) (बोला/कहा/लिखा/likha) था मैंने,
      (मैंने/मैने/maine/mene) (क्या/कहाँ/कितने/कितना/किसका/किस) बताया, (मैंने/मैने/maine/mene) (क्या/kaha/kitne/kitna/किसका/किस) bataya,
      (मैंने/मैने/maine/mene) (क्या/kahan/kitne/kitni/किसका/किस) btaya,
      (मैंने/मैने/maine/mene) (क्या/कब/कहाँ/kaha/kahan/कितने/kitne/कितना/kitna/kitni/किसका/किस) (बोला/कहा),
      (मैंने/मैने/maine/mene) (क्या/कब/कहाँ/कितने/कितना/किसका/किस) लिखा,
      (मैंने/मैने/maine/mene) (क्या/कब/kaha/kahan/kitne/kitna/kitni/किसका/किस) likha, (मैंने/मैने/maine/mene/जन्मदिन) कब (बताया/bataya/btaya),
      (मैंने/मैने/maine/mene) कौन सा (बताया/bataya/btaya/बोला/कहा/लिखा/likha), (मैंने/maine) क्या नाम (बताया/लिखा), (मैंने/maine) क्या naam bataya,
      (मैंने/maine) क्या nam btaya, (मैंने/maine) क्या (नाम/naam/nam) (बोला/कहा), (मैंने/maine) क्या (naam/nam) likha,
      (मैंने/maine) कौन सा नाम (बताया/लिखा), (मैंने/maine) कौन सा naam bataya, (मैंने/maine) कौन सा nam btaya,
      (मैंने/maine) कौन सा (नाम/naam/nam) (बोला/कहा), (मैंने/maine) कौन सा (naam/nam) likha, (नाम/पहले/ऊपर/अभी) क्या बताया था,
      (naam/pehle/ऊपर/अभी) क्या bataya था, (nam/pahle/ऊपर/अभी) क्या btaya था, (नाम/naam/nam/पहले/pehle/pahle/ऊपर/अभी) क्या (बोला/कहा) था,
      क्या नाम बताया था, क्या naam bataya था, क्या nam btaya था, क्या (नाम/naam/nam) (बोला/कहा) था, क्या (नाम/naam/nam) था, (नाम/naam/nam) क्या था,
      (नाम/naam/nam) क्या है मेरे, मेरे _ का (नाम/naam/nam) क्या, मेरा _ का (नाम/naam/nam) बता, (नाम/naam/nam) बता मेरे, का (नाम/naam/nam) क्या है,
      (उसका/उनका/मेरा) (नाम/naam/nam) क्या, mera naam bata, मेरा (नाम/nam) बता, (बताया/bataya/btaya) था (न/मैंने), bola tha na maine kab,
      kab bola tha, कब (बताया/bataya/btaya/कहा) था, (kis/kaunse) din bola, किस दिन (बोला/बताया/bataya/btaya/कहा), कौन सा दिन (बताया/bataya/btaya),
      कौन से दिन, konse din, (कितने/kitne) बजे बोला, कितने बजे बताया, kitne बजे (bataya/btaya), kitne baje bola,
      (मैंने/maine) (अभी/पहले/ऊपर/upar/abhi/pehle) क्या (बताया/लिखा), (मैंने/maine) (अभी/pehle/ऊपर/upar/abhi) क्या bataya,
      (मैंने/maine) (अभी/pahle/ऊपर/upar/abhi/pehle) क्या (btaya/likha), (मैंने/maine) (अभी/पहले/pehle/pahle/ऊपर/upar/abhi) क्या (बोला/कहा),
      (मैंने/maine) शुरू में क्या (बताया/लिखा), (मैंने/maine) shuru में क्या (bataya/btaya/likha), (मैंने/maine) (शुरू/shuru) में क्या (बोला/कहा),
      (मैंने/maine) shuru me क्या (बताया/लिखा), (पहले/ऊपर/अभी) क्या लिखा था, (pehle/pahle/ऊपर/अभी) क्या likha था,
      (शुरू/shuru) में क्या (बोला/कहा) था, शुरू में क्या (लिखा/बताया) था, shuru में क्या (likha/bataya/btaya) था, में क्या (बोल/कह) रहा था,
      kya bol raha tha main, kya keh rahi thi, क्या कह रहा था में, क्या बात कर रहा था में, मेरे बारे में क्या (पता/जानते/याद/yaad/yad),
      mere baare me kya, किसका _ (बताया/bataya/btaya) था, किसकी बात कर रहा था, kiski baat kar raha tha, किसके बारे में (बताया/bataya/btaya/बोला),
      कौन था वो जिसका, दोहरा (दो/do) मैंने, मैंने जो (बताया/bataya/btaya) था, मैंने जो कहा था वो (याद/yaad/yad), maine jo (bola/bataya) tha,
      क्या मैंने (बताया/bataya/btaya), maine bataya tha kya, मैंने (बताया/bataya/btaya) था क्या, मैंने (बताया/bataya/btaya) न, test le raha,
      टेस्ट ले रहा, dekhu yaad hai, वापस बता मैंने, मैंने किसका (नाम/naam/nam), maine kiska naam, किसका जन्मदिन, (birthday/exam) kab bola,
      bday kab, meri _ kab hai, do you remember, what did i say, what is my name
    `),
    wording: phrases(`
      (कैसे/क्या) (बोलूँ/bolu/bolun/boloon/बोलू/लिखूँ/likhu/likhun/समझाऊँ/samjhau/samjhaun/पूछूँ/puchu/puchun/poochu/भेजूँ/bheju/bhejun/बोलें/bolein/bolen/लिखें/likhein/likhen),
      कैसे (कहूँ/kahun/kahoon/बताऊँ/btau/batau/bataun/बताऊ/माँगूँ/mangu/maangu/mangun/कहें/kahein/kahen/बताएँ/batayein/bataye/bataen/मना/mana/माफी/maafi/mafi/सॉरी/मनाऊँ/manau/manaun/propose/लफ़्ज़),
      (कैसे/kya) kahu,
      कैसे _ (बोलूँ/bolu/bolun/boloon/बोलू/कहूँ/kahu/kahun/kahoon/लिखूँ/likhu/likhun/बताऊँ/btau/batau/bataun/बताऊ/समझाऊँ/samjhau/samjhaun/पूछूँ/puchu/puchun/poochu/माँगूँ/mangu/maangu/mangun/भेजूँ/bheju/bhejun/बोलें/bolein/bolen/कहें/kahein/kahen/लिखें/likhein/likhen/बताएँ/batayein/bataye/bataen),
      कैसे _ _ (बोलूँ/bolu/bolun/boloon/बोलू/कहूँ/kahu/kahun/kahoon/लिखूँ/likhu/likhun/बताऊँ/btau/batau/bataun/बताऊ/समझाऊँ/samjhau/samjhaun/पूछूँ/puchu/puchun/poochu/माँगूँ/mangu/maangu/mangun/भेजूँ/bheju/bhejun/बोलें/bolein/bolen/कहें/kahein/kahen/लिखें/likhein/likhen/बताएँ/batayein/bataye/bataen),
      (को/से/उसे/उससे/उन्हें/उनसे/आगे/सबको/sabko/unhe/सामने/वहाँ/waha/पर/में/क्या) क्या कहूँ,
      (को/से/उसे/उससे/unhein/उनसे/आगे/सबको/sabko/unhe/सामने/वहाँ/waha/पर/में/क्या) क्या (kahun/kahoon),
      (को/से/उसे/उससे/उन्हें/उनसे/आगे/सबको/sabko/unhe/सामने/वहाँ/waha/पर/में) क्या (बताऊँ/बताऊ/माँगूँ/कहें/बताएँ),
      (को/से/उसे/उससे/unhe/उनसे/आगे/सबको/sabko/सामने/वहाँ/waha/पर/में) क्या (btau/mangu/kahein/batayein),
      (को/से/उसे/उससे/unhein/unhe/उनसे/आगे/सबको/sabko/सामने/वहाँ/waha/पर/में) क्या (batau/bataun/maangu/mangun/kahen/bataye/bataen),
      (बोलूँ/bolu/bolun/boloon/कहूँ/kahu/kahun/kahoon/लिखूँ/likhu/likhun/बताऊँ/btau/batau/bataun/समझाऊँ/samjhau/samjhaun/बोलना/bolna/कहना/kehna/kahna/लिखना/likhna/बताना/batana/btana/पूछना/puchna/poochna/समझाना/samjhana/भेजना/bhejna/मना/mana/ना/माफी/maafi/mafi/सॉरी/शुक्रिया/बधाई/प्रपोज) कैसे,
      (बोलूँ/bolu/bolun/boloon/कहूँ/kahu/kahun/kahoon/लिखूँ/likhu/likhun/बताऊँ/btau/batau/bataun/समझाऊँ/samjhau/samjhaun/कैप्शन/caption) क्या,
      (बोलूँ/bolu/bolun/boloon/कहूँ/kahu/kahun/kahoon/लिखूँ/likhu/likhun/बताऊँ/btau/batau/bataun/समझाऊँ/samjhau/samjhaun) तो (क्या/कैसे),
      क्या (कहूँ/kahun/kahoon/बताऊँ/btau/batau/bataun) (उसे/उनसे/कि), क्या (कहूँ/kahun/kahoon) (उससे/जो), क्या (कहूँ/बताऊँ) उन्हें,
      क्या (kahun/kahoon/batau/bataun) unhein, क्या (बताऊँ/btau/batau/bataun) उनको, क्या btau unhe, (कहूँ/kahu/kahun/kahoon) भी तो,
      (क्या/कैसे) (बोलना/bolna/कहना/kehna/kahna/लिखना/likhna/बताना/batana/btana/पूछना/puchna/poochna/समझाना/samjhana/भेजना/bhejna) (चाहिए/ठीक),
      (क्या/कैसे) (बोलना/कहना/लिखना/बताना/पूछना/समझाना/भेजना) सही, (क्या/कैसे) (bolna/kehna/likhna/batana/puchna/samjhana/bhejna) sahi,
      (क्या/कैसे) (bolna/kahna/likhna/btana/poochna/samjhana/bhejna) shi,
      (क्या/कैसे) (बोलना/bolna/कहना/kehna/kahna/बताना/batana/btana/पूछना/puchna/poochna/समझाना/samjhana/भेजना/bhejna) है,
      क्या (बोलना/कहना/लिखना/बताना/पूछना/समझाना/भेजना) होगा, क्या (bolna/kehna/likhna/batana/puchna/samjhana/bhejna) hoga,
      क्या (bolna/kahna/likhna/btana/poochna/samjhana/bhejna) hogi,
      क्या (बोलना/bolna/कहना/kehna/kahna/लिखना/likhna/बताना/batana/btana/पूछना/puchna/poochna/समझाना/samjhana/भेजना/bhejna) अच्छा,
      (क्या/कैसे/मैसेज/रिप्लाई/कैप्शन/मेल/mail/ईमेल/email/चिट्ठी/chitthi/पत्र/letter/application/अर्ज़ी/एप्लीकेशन/text/टेक्स्ट/जवाब/status/स्टेटस/स्पीच/speech/note/नोट/शायरी/bio/लाइन/draft/wish) लिखना है,
      (क्या/कैसे/message/msg/reply/caption/मेल/mail/ईमेल/email/चिट्ठी/chitthi/पत्र/letter/application/अर्ज़ी/एप्लीकेशन/text/टेक्स्ट/jawab/javab/jwab/status/स्टेटस/स्पीच/speech/note/नोट/शायरी/bio/line/draft/wish) likhna है,
      (बोलना/bolna/कहना/kehna/kahna/लिखना/likhna/बताना/batana/btana/पूछना/puchna/poochna/समझाना/samjhana/भेजना/bhejna) क्या चाहिए,
      (बोलना/bolna/कहना/kehna/kahna/लिखना/likhna/बताना/batana/btana/पूछना/puchna/poochna/समझाना/samjhana/भेजना/bhejna) है पर,
      (बोलना/bolna/कहना/kehna/kahna/लिखना/likhna/बताना/batana/btana/पूछना/puchna/poochna/समझाना/samjhana/भेजना/bhejna) है लेकिन कैसे,
      (बोलना/bolna/कहना/kehna/kahna/लिखना/likhna/बताना/batana/btana/पूछना/puchna/poochna/समझाना/samjhana/भेजना/bhejna) नहीं आता,
      (बोलना/bolna/कहना/kehna/kahna/बताना/batana/btana/पूछना/puchna/poochna/समझाना/samjhana/भेजना/bhejna) नहीं आ रहा,
      (कैसे/क्या) (बोला/कहा/लिखा/likha/बताया/bataya/btaya) जाए, (क्या/कैसे) (बोल/कह) सकता, क्या (लिख/likh) सकता, कैसे बता सकता,
      (कैसे/क्या) (बोल/कह/जवाब/रिप्लाई/मैसेज/टेक्स्ट/टाइप) दूँ, (कैसे/क्या) (बोल/कह/jawab/टेक्स्ट) du, (कैसे/क्या) (बोल/कह/javab/टेक्स्ट) dun,
      (कैसे/क्या) (बोल/कह/jwab/टेक्स्ट) doon, कैसे (बता/text) दूँ, कैसे (बता/reply/message/text/type) du,
      कैसे (बता/reply/msg/text/type) (dun/doon), क्या लिख दूँ, क्या likh (du/dun/doon), (kya/kaise) (bol/keh) du, kya kahun use,
      (क्या/कैसे) (जवाब/jawab/javab/jwab/रिप्लाई/मैसेज/टेक्स्ट/टाइप) (करूँ/दें/देना/करना/den),
      (क्या/कैसे) (जवाब/रिप्लाई/मैसेज/टेक्स्ट/टाइप) (भेजूँ/लिखूँ/करें), (क्या/कैसे) (jawab/टेक्स्ट) (bheju/likhu/kare),
      (क्या/कैसे) (javab/jwab/टेक्स्ट) (bhejun/likhun), (क्या/कैसे) (javab/टेक्स्ट) karein, (क्या/कैसे) (jwab/टेक्स्ट) karen,
      (क्या/कैसे) कॉल पर (दूँ/du/dun/doon/करूँ/भेजूँ/bheju/bhejun/लिखूँ/likhu/likhun/करें/kare/karein/karen/दें/देना/करना/den),
      कैसे (reply/message/msg/text/type/बात) (करूँ/करना), कैसे (reply/message/text/type) (bheju/likhu), कैसे (reply/msg/text/type) (bhejun/likhun),
      कैसे (reply/message/text/type/बात) kare, कैसे (reply/msg/text/type/बात) (karein/karen), कैसे (reply/message/msg/text/type) (दें/देना/den),
      कैसे text (भेजूँ/लिखूँ), कैसे (text/बात) करें, कौन सा (जवाब/रिप्लाई/मैसेज/टेक्स्ट/text/टाइप) (दूँ/भेजूँ/लिखूँ/करें),
      कौन सा (jawab/reply/message/टेक्स्ट/text/type) (du/bheju/likhu/kare), कौन सा (javab/reply/msg/टेक्स्ट/text/type) (dun/karein),
      कौन सा (jwab/reply/msg/टेक्स्ट/text/type) (doon/karen),
      कौन सा (जवाब/jawab/javab/jwab/रिप्लाई/reply/मैसेज/message/msg/टेक्स्ट/text/टाइप/type) (करूँ/दें/देना/करना/den),
      कौन सा (javab/jwab/reply/msg/टेक्स्ट/text/type) (bhejun/likhun),
      कौन सा कॉल पर (दूँ/du/dun/doon/करूँ/भेजूँ/bheju/bhejun/लिखूँ/likhu/likhun/करें/kare/karein/karen/दें/देना/करना/den),
      (जवाब/रिप्लाई) (क्या/कैसे) दूँ, (jawab/reply) (क्या/कैसे) du, (javab/reply) (क्या/कैसे) dun, (jwab/reply) (क्या/कैसे) doon,
      (जवाब/jawab/javab/jwab/रिप्लाई/reply) क्या करूँ, (जवाब/jawab/javab/jwab/रिप्लाई/reply) (क्या/कैसे) (देना/दें/do),
      (जवाब/jawab/javab/jwab/रिप्लाई/reply/बात/बातचीत/कन्वर्सेशन/conversation/ब्रेकअप) कैसे करूँ,
      (जवाब/jawab/javab/jwab/मैसेज/message/मेल/ईमेल/चिट्ठी) में क्या, (reply/msg/text/mail/email/status) me kya, कार्ड पर क्या, (card/call) pe kya,
      फ़ोन पर क्या बोल, phone pe kya bol,
      (बात/बातचीत/कन्वर्सेशन/conversation) कैसे (शुरू/shuru/करें/kare/karein/karen/छेड़ूँ/chhedu/chedu/रखूँ/rakhu/उठाऊँ/uthau/start/करना),
      (बात/बातचीत/कन्वर्सेशन/conversation) कैसे की जाए, कैसे बात (शुरू/shuru/छेड़ूँ/रखूँ/उठाऊँ/start), कैसे बात की जाए, कहाँ से बात शुरू,
      (kaha/kahan) से बात shuru, बात कहाँ से शुरू, बात (kaha/kahan) से shuru, कैसे न (कह/बोल), (no/propose/chhutti) kaise, कैसे ask out,
      break up kaise, kaise breakup, kaise break up, (मोहलत/छुट्टी) कैसे माँग, पैसे वापस कैसे, kaise (start/word/phrase/frame) karu,
      (पहला/एक/कोई) वाक्य, (पहला/ek/कोई) sentence, (पहली/एक/दो/चार/कोई) लाइन, (पहली/pehli/ek/do/चार/कोई) line, first line kya, do lines,
      (दो/do) लाइनें, (अच्छा/छोटा) सा (मैसेज/message/msg), (chota/acha) sa msg, acha sa (message/reply), अच्छा सा (जवाब/jawab/javab/jwab),
      अच्छी सी (लाइन/line), पोलाइट, politely, polite way, तमीज़ से, tameez se, सभ्य तरीके, इज्जत से कैसे, (शब्द/word/words) नहीं मिल,
      (शब्द/word/words) ढूँढ,
      (शब्द/word/words/मैसेज/message/msg/रिप्लाई/reply/कैप्शन/caption/मेल/mail/ईमेल/email/चिट्ठी/chitthi/पत्र/letter/application/अर्ज़ी/एप्लीकेशन/text/टेक्स्ट/जवाब/jawab/javab/jwab/status/स्टेटस/स्पीच/speech/note/नोट/शायरी/bio/लाइन/line/draft/wish) (बता/चाहिए),
      (शब्द/word/words/लिख/likh/लिखकर/likhkar/likh-kar) दे, (शब्द/word/words) ही नहीं, (shabd/words) nahi mil, words nahi aa,
      (words/likh/likhkar/likh-kar/लिखवा/likhwa) do, सही शब्द, sahi (word/shabd), (shi/right) words, किन शब्दों,
      किस तरह (कह/बोल/बता/बताऊँ/कहूँ/बोलूँ/समझाऊँ/पूछूँ/माँगूँ/लिखूँ/बताएँ/कहें), kis tarah (bolu/kahu), किस मुँह से, kis muh se, अल्फ़ाज़,
      (मैसेज/रिप्लाई/कैप्शन/मेल/mail/ईमेल/email/चिट्ठी/chitthi/पत्र/letter/application/अर्ज़ी/एप्लीकेशन/text/टेक्स्ट/जवाब/status/स्टेटस/स्पीच/speech/note/नोट/शायरी/bio/लाइन/draft/wish) (लिखो/लिख/बनाओ),
      (message/msg/reply/caption/मेल/mail/ईमेल/email/चिट्ठी/chitthi/पत्र/letter/application/अर्ज़ी/एप्लीकेशन/text/टेक्स्ट/jawab/javab/jwab/status/स्टेटस/स्पीच/speech/note/नोट/शायरी/bio/line/draft/wish) (likho/likh),
      (मैसेज/message/msg/रिप्लाई/reply/कैप्शन/caption/मेल/mail/ईमेल/email/चिट्ठी/chitthi/पत्र/letter/application/अर्ज़ी/एप्लीकेशन/text/टेक्स्ट/जवाब/jawab/javab/jwab/status/स्टेटस/स्पीच/speech/note/नोट/शायरी/bio/लाइन/line/draft/wish) (लिखवा/likhwa/ड्राफ्ट/draft/सोच/suggest),
      (मैसेज/message/msg/रिप्लाई/reply/कैप्शन/caption/मेल/mail/ईमेल/email/चिट्ठी/chitthi/पत्र/letter/application/अर्ज़ी/एप्लीकेशन/text/टेक्स्ट/जवाब/jawab/javab/jwab/status/स्टेटस/स्पीच/speech/note/नोट/शायरी/bio/लाइन/line/draft/wish) लिखनी है,
      (मैसेज/message/msg/रिप्लाई/reply/कैप्शन/caption/मेल/mail/ईमेल/email/चिट्ठी/chitthi/पत्र/letter/application/अर्ज़ी/एप्लीकेशन/text/टेक्स्ट/जवाब/jawab/javab/jwab/status/स्टेटस/स्पीच/speech/note/नोट/शायरी/bio/लाइन/line/draft/wish) likhni hai,
      (मैसेज/रिप्लाई/कैप्शन/मेल/mail/ईमेल/email/चिट्ठी/chitthi/पत्र/letter/application/अर्ज़ी/एप्लीकेशन/text/टेक्स्ट/जवाब/status/स्टेटस/स्पीच/speech/note/नोट/शायरी/bio/लाइन/draft/wish) (बना/दे) दो,
      (message/reply/caption/मेल/mail/ईमेल/email/चिट्ठी/chitthi/पत्र/letter/application/अर्ज़ी/एप्लीकेशन/text/टेक्स्ट/jawab/status/स्टेटस/स्पीच/speech/note/नोट/शायरी/bio/line/draft/wish) bana (do/दे),
      (msg/reply/caption/मेल/mail/ईमेल/email/चिट्ठी/chitthi/पत्र/letter/application/अर्ज़ी/एप्लीकेशन/text/टेक्स्ट/javab/jwab/status/स्टेटस/स्पीच/speech/note/नोट/शायरी/bio/line/draft/wish) bna (do/दे),
      (मैसेज/रिप्लाई/कैप्शन/मेल/mail/ईमेल/email/चिट्ठी/chitthi/पत्र/letter/application/अर्ज़ी/एप्लीकेशन/text/टेक्स्ट/जवाब/status/स्टेटस/स्पीच/speech/note/नोट/शायरी/bio/लाइन/draft/wish) बना दे,
      (message/reply/caption/मेल/mail/ईमेल/email/चिट्ठी/chitthi/पत्र/letter/application/अर्ज़ी/एप्लीकेशन/text/टेक्स्ट/jawab/status/स्टेटस/स्पीच/speech/note/नोट/शायरी/bio/line/draft/wish) banao,
      (msg/reply/caption/मेल/mail/ईमेल/email/चिट्ठी/chitthi/पत्र/letter/application/अर्ज़ी/एप्लीकेशन/text/टेक्स्ट/javab/jwab/status/स्टेटस/स्पीच/speech/note/नोट/शायरी/bio/line/draft/wish) bnao,
      (message/msg/reply/caption/मेल/mail/ईमेल/email/चिट्ठी/chitthi/पत्र/letter/application/अर्ज़ी/एप्लीकेशन/text/टेक्स्ट/jawab/javab/jwab/status/स्टेटस/स्पीच/speech/note/नोट/शायरी/bio/line/draft/wish) दे do,
      सॉरी वाला (लिखो/likho/लिख/likh/लिखवा/likhwa/बनाओ/banao/bnao/बता/ड्राफ्ट/draft/सोच/चाहिए/suggest), सॉरी वाला (लिखना/likhna/लिखनी) है,
      सॉरी वाला likhni hai, सॉरी वाला (बना/दे) दो, सॉरी वाला (bana/bna/दे) do, सॉरी वाला (बना/bana/bna) दे, (लिख/लिखकर/लिखवा) दो, लिख दीजिए,
      likh (dijiye/dijie), लिखने में मदद, likhne me help, (लिखना/likhna) नहीं आ, मेरी तरफ से (लिख/likh), meri taraf se (likh/ek), type kar do,
      टाइप कर दो, (टाइप/type) कर दे, (draft/phrase/frame) kar, draft karo, (ड्राफ्ट/वर्ड/फ्रेम) कर, rephrase, ^ word it, कैसे समझाया जाए,
      (bura/rude/desperate/ajeeb) na lage, bura bhi na lage, rude bhi na, (बदतमीज़ी/ऑकवर्ड/अजीब) न लगे, (badtameezi/awkward) na,
      बिना (लड़े/झगड़े) कैसे, bina lade kaise, bina rude, कहने की हिम्मत नहीं कैसे, (कहना/kehna/kahna/बोलना/bolna/बताना/batana/btana) चाहता हूँ पर,
      (कहना/kehna/kahna) चाहता हूँ लेकिन, (कैसे/क्या) बोलते हैं, kaise bolte hain, (ऐसे/aise/ese) में क्या (बोलते/कहते/लिखते/bolte/likhte),
      क्या (कहते/लिखते/bolte/likhte) हैं, लोग क्या लिखते, log kya (likhte/bolte), आप होते तो क्या (बोलते/कहते/लिखते/bolte), कैसे उठाऊँ यह बात,
      यह बात कैसे, कोई अच्छा (जवाब/jawab/javab/jwab), (मुँहतोड़/करारा) (जवाब/jawab/javab/jwab), muh tod jawab, what (do/should) i say,
      how do i tell, (how/what) to say, how to tell, what to write, kya (reply/text/msg/message/type/caption),
      (kis/किस) (tarah/तरीके/tareeke) (bataun/batau/bolu/kahu),
      (मैसेज/message/msg/मेल/mail/चिट्ठी/अर्ज़ी/application/reply/रिप्लाई/टेक्स्ट/text/जवाब) (बना/लिख/bna/bana/likh/तैयार/type) (दो/दीजिए/दे/देना/do/dijiye/कर/करो),
      (मैसेज/message/msg/मेल/mail) (बनाओ/बनाइए/लिखो/लिखिए/likho/banao/bnao), (शब्द/लफ़्ज़/लफ्ज़/words/shabd/अल्फाज़) नहीं (मिल/सूझ/mil/आ)
    `),
    plan: phrases(`
      (प्लान/टाइमटेबल/शेड्यूल/रूटीन/चार्ट/chart/लिस्ट/योजना/yojna/कार्यक्रम) (बनाओ/बना/दो/दीजिए),
      (plan/timetable/schedule/routine/चार्ट/chart/लिस्ट/योजना/yojna/कार्यक्रम) (banao/bana/dijiye),
      (plan/प्लान/time-table/टाइमटेबल/timetable/schedule/शेड्यूल/routine/रूटीन/चार्ट/chart/लिस्ट/योजना/yojna/कार्यक्रम) (bnao/बनाना/बनाने/बनवा/banwa/दे/चाहिए/बनाइए/banaiye/सोच),
      (plan/time-table/schedule/routine/चार्ट/chart/लिस्ट/योजना/yojna/कार्यक्रम) (bna/dijie),
      (plan/timetable/time-table/schedule/routine/चार्ट/chart/लिस्ट/योजना/yojna/कार्यक्रम/steps) do,
      (प्लान/plan/टाइमटेबल/timetable/time-table/शेड्यूल/schedule/रूटीन/routine/चार्ट/chart/लिस्ट/योजना/yojna/कार्यक्रम/स्टेप्स/स्टेप) बता,
      (प्लान/टाइमटेबल/शेड्यूल/रूटीन/चार्ट/chart/लिस्ट/योजना/yojna/कार्यक्रम) लिख दो,
      (plan/timetable/time-table/schedule/routine/चार्ट/chart/लिस्ट/योजना/yojna/कार्यक्रम) likh do,
      (प्लान/टाइमटेबल/time-table/शेड्यूल/रूटीन) bana do na, (प्लान/टाइमटेबल/शेड्यूल/रूटीन) do na,
      (प्लान/plan/टाइमटेबल/timetable/time-table/शेड्यूल/schedule/रूटीन/routine/चार्ट/chart/लिस्ट/योजना/yojna/कार्यक्रम) सेट कर,
      (प्लान/plan/टाइमटेबल/timetable/time-table/शेड्यूल/schedule/रूटीन/routine/चार्ट/chart/लिस्ट/योजना/yojna/कार्यक्रम) set kar,
      to do list (बनाओ/banao/bnao/बना/bana/bna/बनाना/बनाने/बनवा/banwa/दो/do/दे/दीजिए/dijiye/dijie/बता/चाहिए/बनाइए/banaiye/सोच), to do list लिख दो,
      to do list likh do, to do list सेट कर, to do list set kar,
      todo list (बनाओ/banao/bnao/बना/bana/bna/बनाना/बनाने/बनवा/banwa/दो/do/दे/दीजिए/dijiye/dijie/बता/चाहिए/बनाइए/banaiye/सोच), todo list लिख दो,
      todo list likh do, todo list सेट कर, todo list set kar,
      time table (बनाओ/banao/bnao/बना/bana/bna/बनाना/बनाने/बनवा/banwa/दो/do/दे/दीजिए/dijiye/dijie/बता/चाहिए/बनाइए/banaiye/सोच), time table लिख दो,
      time table likh do, time table सेट कर, time table set kar,
      टाइम टेबल (बनाओ/banao/bnao/बना/bana/bna/बनाना/बनाने/बनवा/banwa/दो/do/दे/दीजिए/dijiye/dijie/बता/चाहिए/बनाइए/banaiye/सोच), टाइम टेबल लिख दो,
      टाइम टेबल likh do, टाइम टेबल सेट कर, टाइम टेबल set kar, (कोई/एक/छोटा/पक्का) प्लान, (कोई/ek/छोटा/simple/पक्का) plan,
      (कोई/एक) (टाइमटेबल/शेड्यूल), (कोई/ek) (timetable/time-table), (कोई/ek/कैसे) schedule, कोई (रूटीन/routine),
      का (प्लान/plan/टाइमटेबल/timetable/time-table/शेड्यूल/schedule/रूटीन/routine) क्या,
      का (प्लान/टाइमटेबल/timetable/time-table/शेड्यूल/schedule/रूटीन/routine) कैसे, ^ (प्लान/plan), plan plz, छोटा सा (प्लान/plan),
      एक एक (करके/स्टेप), ek ek (करके/स्टेप/step), step by step, स्टेप बाय स्टेप, steps bata, कदम कदम बता, कदम दर कदम, kadam kadam, सिलसिलेवार,
      silsilewar, क्रम से बता, घंटा घंटा, ghanta ghanta, घंटे घंटे, (ghante/agle) ghante, (घंटे/ghante) के हिसाब, ghante ke hisab, hour by hour,
      hourly, दिन के हिसाब से बता, din ke hisab se, day wise, daywise, हफ्ते का (प्लान/plan), (क्या/कब) क्या (करूँ/करना),
      क्या क्या (करें/kare/karein/karen), क्या क्या कर (लूँ/lu/lun/loon), क्या क्या किया जाए, kab kya padhu, कब क्या (पढ़/padh/pad),
      पहले क्या करूँ फिर, pehle क्या करूँ fir, pahle क्या करूँ phir, पहले क्या फिर क्या, pehle क्या fir क्या, pahle क्या phir क्या,
      pehle kya phir kya, किस ऑर्डर, kis order, किस क्रम में, kis kram me, (पहले/pehle/pahle) क्या करूँ और, sabse pehle kya phir,
      कैसे (बाँटूँ/divide), kaise baatu, टाइम कैसे manage, time kaise manage, time manage kaise, (टाइम/दिन) कैसे बाँट, कैसे plan करूँ,
      प्लान कैसे करूँ, (plan/weekend/sunday) kaise, plan karne me, प्लान करने में, (शाम/सुबह) तक कैसे, subah tak kaise, रात कैसे (काट/कटे),
      raat kaise (kate/katu), यह रात कैसे, आज की रात कैसे, aaj ka din kaise, कल का दिन कैसे, संडे कैसे, अगले _ (घंटे/ghante) कैसे, agle _ ghante,
      अगले (एक/दो) घंटे, (अगले/agle) ek ghante, अगले do ghante, अगले (घंटे/ghante) क्या, अगले _ दिन क्या, अगले हफ्ते का, पूरे दिन का हिसाब,
      कैसे निकालूँ यह (दिन/रात), दिन कैसे निकालूँ, din kaise nikalu, (organise/organize) kar, arrange kar do, व्यवस्थित, बाँध (दो/do) दिन,
      दिन बाँध, make a plan, (give/make) me a plan,
      (सूची/लिस्ट/list/टाइमटेबल/timetable/रूटीन/routine/शेड्यूल/schedule/प्लान/plan/दिनचर्या) (बना/बनवा/bna/bana/banwa/बनाओ/बनाइए/bnao/banao/चाहिए/सेट),
      दिन का (शुरुआत/shuruaat/shuruat) (कहाँ/kaha/kahan/कैसे), दिन का (शुरुआत/shuruaat/shuruat) (कहाँ/kaha/kahan) से करूँ,
      (पढ़ाई/काम/टाइम/time) कैसे (बाँटूँ/बाँटें/bantu/batu)
    `),
    doWithMe: phrases(`
      एक्सरसाइज, exercise, अभ्यास बता, कोई अभ्यास,
      (अभ्यास/तरीका/tarika/tareeka/साँस/saans/sans/breath/ध्यान/dhyan/dhyaan/yoga/प्राणायाम/pranayam/grounding) सिखा,
      (अभ्यास/साँस/breath/ध्यान/yoga/प्राणायाम/pranayam/grounding) (करा/कराओ),
      (अभ्यास/saans/sans/breath/dhyan/dhyaan/yoga/प्राणायाम/pranayam/grounding) kara, (अभ्यास/गाइड) कर, ^ (अभ्यास/abhyas) $,
      (साँस/saans/sans) लेने, (साँस/saans/sans) का अभ्यास, breathing, (शांत/रिलैक्स) कैसे, (खुद/मन) को शांत, मन शांत करने, शांत होना है, मेडिटेशन,
      meditation, meditat*, (ध्यान/dhyan/dhyaan) करना सिखा, relax, कुछ सिखाओ, योग,
      (साँस/breath/ध्यान/yoga/प्राणायाम/pranayam/अभ्यास/grounding/गिनती/कुछ/शांत) करवा,
      (saans/breath/dhyan/yoga/प्राणायाम/pranayam/अभ्यास/grounding/गिनती/कुछ/शांत/shant/calm) karwa,
      (sans/saans/breath/dhyaan/yoga/प्राणायाम/pranayam/अभ्यास/grounding/गिनती/कुछ/शांत) krwa,
      (साँस/breath/ध्यान/yoga/प्राणायाम/pranayam/अभ्यास/grounding/तो) करवाओ,
      (saans/breath/dhyan/yoga/प्राणायाम/pranayam/अभ्यास/grounding/kuch/तो) karwao,
      (sans/saans/breath/dhyaan/yoga/प्राणायाम/pranayam/अभ्यास/grounding/तो) krwao,
      (साँस/saans/sans/breath/ध्यान/dhyan/dhyaan/yoga/प्राणायाम/pranayam/अभ्यास/grounding) (करवाइए/karwaiye/sikha/sikhao/वाला),
      (saans/breath/dhyan/yoga/प्राणायाम/pranayam/अभ्यास/grounding) karao,
      (sans/saans/breath/dhyaan/yoga/प्राणायाम/pranayam/अभ्यास/grounding) krao,
      (साँस/saans/sans/breath/ध्यान/dhyan/dhyaan/yoga/प्राणायाम/pranayam/अभ्यास/grounding/चलो) साथ में,
      (साँस/saans/sans/breath/ध्यान/dhyan/dhyaan/yoga/प्राणायाम/pranayam/अभ्यास/grounding) मेरे साथ,
      (साँस/saans/sans/breath/ध्यान/dhyan/dhyaan/yoga/प्राणायाम/pranayam/grounding) कर लें,
      (साँस/saans/sans/breath/ध्यान/dhyan/dhyaan/yoga/प्राणायाम/pranayam/अभ्यास/grounding/चलो) करते हैं,
      (साँस/breath/ध्यान/yoga/प्राणायाम/pranayam/अभ्यास/grounding) शुरू करें,
      (saans/breath/dhyan/yoga/प्राणायाम/pranayam/अभ्यास/grounding) shuru kare,
      (sans/saans/breath/dhyaan/yoga/प्राणायाम/pranayam/अभ्यास/grounding) shuru karein,
      (saans/breath/dhyaan/yoga/प्राणायाम/pranayam/अभ्यास/grounding/गिनती/कुछ/शांत) karva,
      (saans/breath/dhyaan/yoga/प्राणायाम/pranayam/अभ्यास/grounding/तो) karvao,
      (saans/breath/dhyaan/yoga/प्राणायाम/pranayam/अभ्यास/grounding) shuru karen,
      अनुलोम विलोम (करवा/karwa/krwa/karva/करवाओ/karwao/krwao/karvao/करवाइए/karwaiye/करा/kara/कराओ/karao/krao/सिखा/sikha/sikhao/वाला),
      अनुलोम विलोम साथ में, अनुलोम विलोम मेरे साथ, अनुलोम विलोम कर लें, अनुलोम विलोम करते हैं, अनुलोम विलोम शुरू करें,
      अनुलोम विलोम shuru (kare/karein/karen),
      anulom vilom (करवा/karwa/krwa/karva/करवाओ/karwao/krwao/karvao/करवाइए/karwaiye/करा/kara/कराओ/karao/krao/सिखा/sikha/sikhao/वाला),
      anulom vilom साथ में, anulom vilom मेरे साथ, anulom vilom कर लें, anulom vilom करते हैं, anulom vilom शुरू करें,
      anulom vilom shuru (kare/karein/karen),
      मेरे साथ (करो/karo/kro/कर/करिए/करें/kare/karein/karen/करेंगे/karenge/करोगे/karoge/साँस/saans/sans/गिनो/gino/गिनती/ginti),
      (करवाओ/karwao/krwao/karvao/करवाइए/कराओ/karao/krao) न, (करवा/करा) दो न, (karwa/krwa/karva/kara) do न, (करवाओ/karwao/krwao/karvao) मेरे,
      साथ में (करते/करें/kare/karein/karen/करो/karo/kro/करवा/karwa/krwa/karva/गिन/gino/साँस/saans/sans/कर), (साथ/एक/ek) साथ करते, chalo saath me,
      एक बार करवा, ek बार (karwa/krwa/karva), दो मिनट करवा, do minute karwa, do min (krwa/karva), (एक/ek) साथ गिन, गिनती गिन, गिनवा, ginwa,
      (10/das) tak gin, दस तक गिन, वही वाला (करवा/karwa/krwa/karva), फिर से करवा, fir से karwa, phir से (krwa/karva), phir se karwa,
      (guide/shaant/calm) karo, guide kar, शांत (करो/karo/kro) मुझे, मुझे शांत कर, calm down karwa, calm down karne me, लहर उतारने
    `),
    distraction: phrases(`
      (ध्यान/दिमाग/मन/मूड/dimaag/mind) (हटा/हटाओ/हटाना/बँटा/बटा/भटका), (dhyan/dhyaan/dimag/dimaag/मन/mood/mind) (hata/hatao/hatana/bata/bhatka),
      (ध्यान/dhyan/dhyaan/दिमाग/dimag/dimaag/मन/मूड/mood/mind) (हटाने/हटवा/hatane/बंटे/बटे/bante/bate/बटाओ/बटाना/batana/बाँट/bhatkao/भटकाओ/भटकाना/bhatkana/डायवर्ट/divert/बदलना/badalna/फ्रेश/behla/बहलाओ/behlao/बहलाना/behlana),
      (ध्यान/dhyan/dhyaan/दिमाग/dimag/dimaag/मन/मूड/mood/mind) हट जाए, (ध्यान/dhyan/dhyaan/दिमाग/dimag/dimaag/मन/मूड/mood/mind) hat jaye,
      (ध्यान/dhyan/dhyaan/दिमाग/dimag/dimaag/मन/मूड/mood/mind) कहीं और, (ध्यान/dhyan/dhyaan/दिमाग/dimag/dimaag/मन/मूड/mood/mind) kahi aur,
      (ध्यान/dhyan/dhyaan/दिमाग/dimag/dimaag/मन/मूड/mood/mind/topic) badlo, (ध्यान/dhyan/dhyaan/दिमाग/dimag/dimaag/मन/मूड/mood/mind/बात) बदलो,
      (ध्यान/दिमाग/मन/मूड/dimaag/mind) ठीक करो, (dhyan/dimag/मन/mood/dimaag/mind) ठीक karo, (dhyaan/dimaag/मन/mood/mind) ठीक kro,
      (ध्यान/dhyan/dhyaan/दिमाग/dimag/dimaag/मन/मूड/mind) fresh karo, (ध्यान/dhyan/dhyaan/दिमाग/dimag/dimaag/मन/मूड/mood/mind) लगाओ कहीं,
      (ध्यान/dhyan/dhyaan/दिमाग/dimag/dimaag/मन/मूड/mood/mind) दूसरी तरफ, (ध्यान/dhyan/dhyaan/दिमाग/dimag/dimaag/मन/मूड/mood/mind/दिल) बहला,
      (divert/quiz) karo, डिस्ट्रैक्ट, distract, distraction,
      (कुछ/कोई) (मज़ेदार/mazedar/majedar/funny/फनी/interesting/इंटरेस्टिंग/दिलचस्प/dilchasp/हल्का/halka/random/रैंडम/नया/cute/क्यूट/बेतुका/अजीब),
      (कुछ/कोई) अच्छा सा, (कुछ/कोई) हँसी वाला, (कुछ/कोई) उल्टा सीधा, (मज़ेदार/mazedar/majedar/funny/दिलचस्प/रोचक/rochak) (बात/फैक्ट/चीज़),
      (मज़ेदार/mazedar/majedar/funny/दिलचस्प/रोचक/rochak/कोई/एक/ek) किस्सा, (मज़ेदार/mazedar/majedar/funny/दिलचस्प/रोचक/rochak/कोई) (kissa/fact),
      (जोक/चुटकुला/पहेली/कहानी/किस्सा/kissa/शायरी/shayari/lateefa/लतीफा/गाना/gana/fact/फैक्ट/riddle/कुछ) सुनाओ,
      (जोक/चुटकुला/पहेली/कहानी/किस्सा/kissa/शायरी/shayari/lateefa/लतीफा/गाना/gana/fact/फैक्ट/riddle) (सुना/सुनाइए),
      (जोक/चुटकुला/chutkula/पहेली/paheli/कहानी/kahani/story/किस्सा/kissa/शायरी/shayari/lateefa/लतीफा/गाना/gana/fact/फैक्ट/riddle) (बता/मार/पूछ/pucho/btao/sunana/सुनाना),
      (जोक/चुटकुला/chutkula/पहेली/paheli/कहानी/kahani/story/किस्सा/kissa/शायरी/shayari/lateefa/लतीफा/गाना/gana/fact/फैक्ट/riddle) हो जाए,
      (chutkula/paheli/kahani/story/किस्सा/kissa/शायरी/shayari/lateefa/लतीफा/गाना/gana/fact/फैक्ट/riddle/कुछ) sunao,
      (chutkula/paheli/kahani/story/किस्सा/kissa/शायरी/shayari/lateefa/लतीफा/गाना/gana/fact/फैक्ट/riddle) (suna/sunaiye),
      (कोई/एक) (जोक/चुटकुला/पहेली), (कोई/ek) (chutkula/paheli), कोई (कहानी/kahani/story/game/गेम), (कोई/एक/ek) लतीफा, joke, jokes, चुटकुले,
      chutkule, हँसा दो, (hasa/hansa) do, हँसाओ, hasao, hansao, (हँसा/hasa/hansa) दे, हँसाइए, (मुझे/थोड़ा) (हँसा/hasa/hansa),
      कुछ (सुना/suna/सुनाइए/sunaiye) न, kuch bhi sunao, कुछ भी (बोलो/बता/सुनाओ/सुना/suna/bolo/btao),
      कुछ और बात (करते/करें/kare/karein/karen/करो/karo/kro), किसी और (बात/चीज़/topic/टॉपिक) (पर/की), कोई और बात,
      दूसरी बात (करते/करें/kare/karein/karen), dusri baat karte, (topic/subject) change, (टॉपिक/बात) बदल, टॉपिक चेंज, बात बदलते हैं,
      (गेम/game/खेल/khel/अंताक्षरी/antakshari/quiz/क्विज) (खेल/khelo/खेलो/खिलाओ/khilao/khele/खेलोगे/करते/शुरू/shuru),
      (गेम/game/खेल/khel/अंताक्षरी/antakshari/quiz/क्विज/कुछ) (खेलते/खेलें), (गेम/game/खेल/khel/अंताक्षरी/antakshari/quiz/क्विज/kuch) khelte,
      बोर हो रहा हूँ कुछ, bore ho raha hu kuch, टाइमपास, timepass, time pass (karo/kara), (मूड/mood) ठीक कर, mood fresh, cheer me up,
      cheer up karo, make me laugh, (दिमाग/dimag/dimaag) से निकालना चाहता, इस बारे में सोचना नहीं चाहता कुछ, (isse/इससे/उससे) dhyan,
      (इससे/उससे) (ध्यान/dhyaan)
    `),
    company: phrases(`
      (मेरे/हमारे/hamare) (साथ/पास) (बैठ/baith/बैठिए/baithiye/रहिए/rahiye/रुको/ruko/रुकिए/rukiye/रुक/ruk/rukna/रुकना/रह/reh/बैठोगे/baithoge),
      (मेरे/हमारे/hamare) (साथ/पास) बैठे (रहो/rho), (मेरे/हमारे/hamare) (साथ/पास) (बैठे/baithe) raho, (मेरे/हमारे/hamare) (साथ/पास) बात करते,
      (मेरे/हमारे/hamare) पास (बैठो/baitho/रहो/raho/rho/रहना/रहोगे/rahoge), (मेरे/हमारे/hamare) पास बने (रहो/raho/rho),
      (बैठो/baitho/बैठिए/baithiye/रहो/raho/rho/रुको/ruko/रहिए/rahiye) (मेरे/हमारे) (पास/साथ),
      (बैठो/baitho/बैठिए/baithiye/रहो/raho/rho/रुको/ruko/रहिए/rahiye) (न/थोड़ा) मेरे (पास/साथ), (बैठ/रुक) जाओ (मेरे/हमारे) (पास/साथ),
      (baith/रुक) jao (मेरे/हमारे) (पास/साथ), (बैठ/रुक) जाओ (न/थोड़ा) मेरे (पास/साथ), (baith/रुक) jao (न/थोड़ा) मेरे (पास/साथ),
      (थोड़ी/कुछ) देर (बैठो/बैठ/रुको), (थोड़ी/कुछ) der (baitho/baith/ruko), थोड़ी देर (बैठिए/रहो/ruko), थोड़ी der (baithiye/raho/rho),
      थोड़ी (देर/der) (रुक/बतिया/गप), (थोड़ी/कुछ) (देर/der) (रुकिए/साथ/बात/मेरे/यहीं), बतियाइए, बतियाओ, batiyao, batiyaiye, बतिया लो, बतियाते,
      गपशप, gupshup, gapshap, गप (मार/लड़ा), gap maar, गप्पे, gappe, (हमसे/मुझसे/बस) बात (करो/karo/kro), (हमसे/मुझसे) बात (कर/करिए),
      मुझसे बात (करते/karlo/कीजिए), बात करते (रहो/raho/rho), baat karo na, बात (करो/kro) न, baat karoge, बात करोगे, (साथ/यहीं/यहाँ) (रहो/rho/रहना),
      (साथ/यहीं/yahi/yahin/यहाँ) raho, (साथ/यहीं) (रहोगे/बैठो/baitho), (साथ/कंपनी) (दो/चाहिए), (साथ/company/कंपनी) do, साथ बने (रहो/raho/rho),
      साथ (rahoge/दोगे/doge), साथ दे (दो/do), company (chahiye/दे), keep me company, stay with me, stay here, talk to me, (यहीं/यहाँ) (रुको/ruko),
      यहीं (रुक/रहिए/rahiye/रुकना/हो), yahi rehna, yahi ho na, idhar hi raho, यहाँ हो न, (जाना/छोड़कर) मत, मत (जाना/जाओ/jao/जाइए/छोड़ना),
      कहीं मत जा, (kahi/kahin) mat ja, akeli mat, ^ कोई है, koi hai kya, koi h yaha, कोई है (यहाँ/वहाँ), ^ आप हो न, ^ आप हो $, आप हो न यहाँ,
      हो न आप, (sun/jaag) rahe ho, (सुन/जाग) रहा हो, (सुन/sun) रहा हैं न, jag rhe ho, abhi bhi ho, (अभी/अब) भी हो, ho kya, अकेला नहीं रहना,
      अकेला हूँ बात (करो/karo/kro), अकेला लग रहा बात, कोई बात करने वाला नहीं, किसी से बात करने का (मन/दिल), किसी से बात करना चाहता हूँ बस,
      बस कोई साथ, कोई साथ हो, koi sath me ho, जब तक (नींद/वो) न आए, jab tak neend na (aaye/aa), नींद आने तक, neend aane tak, जब तक _ नहीं आता साथ,
      हाथ पकड़, haath pakad, hath pakdo, चुप बैठते, चुपचाप बैठ, chupchap baith, बस साथ, चाय पीते हैं साथ, virtual hug, (ऐसे/aise/ese/यूँ) ही बात,
      aise hi baat, आप है न (यहाँ/yaha/yahan/यहीं), (यहीं/यहाँ/yahi/yaha/yahan) (है/हो) (न/क्या/आप), आप है न (यहाँ/yaha/yahan) $
    `),
    opinion: phrases(`
      (आपको/तुम्हे) (कैसे/सही/sahi/shi/ठीक) लगता, (kya/apko) lgta, kya (lagta/sochte), आपको लगता है, आप को लगता, lagta hai tumhe,
      आप क्या (सोच/बोल/कहते/कहेंगे), आप सोचते हैं, क्या सोचते हैं आप, kya (sochti/bolte) ho, (आपकी/क्या) (राय/rai/raay),
      आपकी (नज़र/nazar/खयाल/khayal/विचार/vichar/सोच/हिसाब/hisab/मानना/views/take), (आपकी/your) (opinion/view),
      आपका क्या (खयाल/khayal/कहना/kehna/kahna), क्या (खयाल/khayal/विचार) है, क्या (कहते/बोलते) हो, kya bolta hai tu, तू क्या बोलता,
      aap kya kahenge, do you think, आप होते तो, meri jagah, में गलत (हूँ/था), (में/मैंने) गलत तो नहीं, मैं ही गलत (हूँ/था), मैं ही गलत तो नहीं,
      main hi गलत (हूँ/था), main hi गलत तो नहीं, (गलत/बुरा/स्वार्थी/पागल) हूँ क्या, गलत हूँ (न/या), (गलत/बुरा) हूँ में, गलत था में,
      (गलत/सही/sahi/shi) था क्या, गलत तो नहीं (किया/कर/हूँ/सोच/था), मैंने (गलत/सही/sahi/shi/ठीक/बुरा/अच्छा) (किया/कहा/बोला),
      मैंने (सही/sahi/shi/ठीक/बुरा/अच्छा) तो नहीं, (गलत/सही/sahi/shi/ठीक/अच्छा) किया (मैंने/क्या/न/या/maine), maine (galat/sahi/thik) kiya,
      क्या (मैंने/में) गलत, क्या (मैंने/में/ज़्यादा) (सही/sahi/shi), क्या मैंने ठीक, क्या में (ज़्यादा/बुरा/पागल/overreact),
      (ज़्यादा/overreact/ओवररिएक्ट/over) (सोच/कर) रहा हूँ क्या, (ज़्यादा/overreact/ओवररिएक्ट/over) (react/रिएक्ट),
      (ज़्यादा/ओवररिएक्ट/over) to nahi kar, (overreact/selfish) to nahi, am i (overreacting/wrong), aita, मेरी गलती (है/थी) (क्या/या),
      मेरी गलती है न, मेरी गलती तो नहीं, क्या मेरी गलती, गलती किसकी, galti kiski, कसूर किसका, kasoor kiska, (सही/sahi/shi/बेवकूफी) है क्या,
      (सही/sahi/shi) है न यह, (सही/sahi/shi/ठीक/अच्छा) रहेगा (क्या/या), (सही/ठीक/मुझसे) होगा क्या, (sahi/ठीक/मुझसे) hoga क्या,
      (shi/ठीक/मुझसे) hogi क्या, (सही/sahi/shi) लगता है क्या, (सही/sahi/shi) कौन, (सही/sahi/shi) है या गलत, (सही/sahi/shi) या गलत, sahi ya galat,
      (sahi/thik) rahega, (ठीक/अच्छा) (लगेगा/lagega) क्या, ठीक है क्या यह, ठीक रहेगा न, बुरा इंसान हूँ क्या, बुरा (लगना/मानना) (सही/sahi/shi),
      बुरा लगना जायज़, (selfish/pagal) hu kya, bewakoofi hai kya, bewakufi, जायज़ है, jayaz hai,
      (पाऊँगा/paunga/paungi/पाऊँगी/पाउंगी/पाउंगा/बेहतर) क्या, (पाऊँगा/paunga/paungi/पाऊँगी/पाउंगी/पाउंगा) (न/में),
      (पाऊँगा/paunga/paungi/पाऊँगी/पाउंगी/पाउंगा) या नहीं, में कर (पाऊँगा/paunga/paungi/पाऊँगी), हो (पाएगा/जाएगा/jaega) क्या,
      ho (payega/jayega) kya, हो (जाएगा/jayega/jaega) न, mujhse ho payega, मुझसे हो पाएगा, वो लौटेगा क्या, wo wapas aayega kya,
      वापस (आएगा/आएगी/aayegi) क्या, pyaar karta hai kya, usko farak padta hai kya, सच बोल रहा है क्या, jhooth bol raha kya, भरोसा करूँ क्या उस,
      trust karu kya, माफ करूँ क्या, माफ कर देना चाहिए क्या, दोनों में से, dono me se, में से कौन, me se konsa,
      कौन सा (बेहतर/अच्छा/लूँ/lu/lun/loon), (kaunsa/konsa/kya) better, kaun sa better, kaunsa acha, konsa (accha/lu), better kya, क्या बेहतर,
      आप ही बता, (tu/honestly) bata, tum hi batao, सच बता में, sach bata kya main, ईमानदारी से बता
    `),
    information: phrases(`
      (नॉर्मल/normal/नार्मल/सामान्य/samanya/common/कॉमन/स्वाभाविक/allowed/legal/लीगल/कानूनी/kanooni/कानून/kanoon/नियम/niyam/rule/rules/अधिकार/गड़बड़) है,
      (नॉर्मल/normal/नार्मल/सामान्य/samanya/common/कॉमन/स्वाभाविक/नुकसान/असर) होता,
      (नॉर्मल/normal/नार्मल/सामान्य/samanya/common/कॉमन/स्वाभाविक) तो है, (नॉर्मल/normal/नार्मल/सामान्य/samanya/common/कॉमन/स्वाभाविक) बात है क्या,
      (नॉर्मल/normal/नार्मल/सामान्य/samanya/common/कॉमन/स्वाभाविक) लगता,
      (नॉर्मल/normal/नार्मल/सामान्य/samanya/common/कॉमन/स्वाभाविक/wajah/reason/science/difference) kya, आम बात (है/होता/लगता/kya), आम बात तो है,
      आम बात बात है क्या, aam baat (है/होता/लगता/kya), aam baat तो है, aam baat बात है क्या, (यह/ऐसा) (नॉर्मल/नार्मल), (यह/aisa/esa) normal,
      (यह/ऐसा/aisa/esa) (सामान्य/common), (यह/ऐसा/aisa/esa) आम बात, is (it/this) normal, (ऐसा/aisa/esa) होना, क्या सबके साथ, sabke sath hota,
      सबके साथ होता, (सबको/क्यों/कैसे) होता है, sabko hota hai, सबको (ऐसा/esa), (सबको/sabko) aisa, औरों को भी, auro ko bhi, aur logo ko bhi,
      और लोगों को भी, लोगों को (ऐसा/aisa/esa), किसी और को भी, (बाकी/क्या) लोगों, sirf mere sath, सिर्फ मुझको, मेरे साथ ही क्यों होता,
      (ऐसा/aisa/esa/ऐसे/aise/ese/यह/इतना/itna) क्यों (होता/लगता/है/आता/lgta/करता), (ऐसा/aisa/esa/ऐसे/aise/ese/यह/इतना/itna) क्यों हो रहा,
      (क्यों/कितना/kitna/kitni) लगता है, क्यों आता है, क्यों (हो/भूल/bhool/bhul) जाता, (क्यों/कैसे) करते हैं, क्यों lgta h, क्यों उड़ जाती,
      क्यों काँपते, क्यों नहीं (आती/लगती), (नींद/भूख/bhookh/bhukh/रोना/गुस्सा/चक्कर/chakkar/घबराहट/थकान/डर) क्यों, (वजह/फर्क) क्या है,
      वजह क्या होती, वजह क्या हो सकती, क्या (वजह/कारण/सबको/लोग/सब/बच्चे/वाकई), kya (wajah/karan),
      (कारण/साइंस/allowed/legal/लीगल/कानूनी/kanooni/कानून/kanoon/नियम/niyam/rule/rules/अधिकार/असर) क्या, किस वजह से होता, कोई (साइंस/लॉजिक),
      koi (science/logic), (कितने/kitne) (दिन/ghante/हफ्ते/hafte/महीना/साल/पैसे) (में/लगते/लगेंगे/तक/सोना/चाहिए/की/काफी/kafi/नींद), कितने दिन चलता,
      kitne दिन (chalta/chalti/chalte), (कितने/kitne) दिन (रहता/रहेगा/चलेगा/tak/lagenge/chalega),
      (कितना/kitna/kitni) (टाइम/time/समय/वक्त/samay) (लगता/lagega/चाहिए/तक/lgta), कितना (टाइम/time/समय/वक्त/samay) लगेगा,
      कितने घंटे (सोना/चाहिए/लगते/में/तक/की/लगेंगे/काफी/kafi/नींद), kab tak (chalega/rahega/hota/chalta/lagega/thik/aisa),
      कब तक (चलेगा/रहेगा/होता/चलता/chalta/chalti/chalte/लगेगा/lagega/ठीक/ऐसा/aisa/esa/रहता), कभी (ठीक/कम/खत्म) (होगा/hoga/hogi), कभी ठीक होता,
      कभी ठीक हो पाएगा, kabhi kam hoga, क्या यह ठीक हो, ठीक हो जाता है क्या, अपने आप ठीक, ये जाता है क्या, time ke saath kam,
      (काफी/kafi/kaafi/enough/हक/खतरनाक/नुकसान) है क्या, (काफी/kafi/kaafi/enough) (होता/रहता) है क्या, क्या होता है (जब/अगर/यह/इसमें/उसमें),
      क्या होता है $, kise kehte hain, किसे कहते हैं, का मतलब क्या, मतलब क्या होता, क्या मतलब होता,
      कैसे (मिलता/milta/बनता/चलता/chalta/chalti/chalte) है, (कैसे/कहाँ) मिलेगा, (कैसे/kaha/kahan) milega, कैसे लगता है क्लेम, कैसे काम करता,
      कैसे पता (चलता/chalta/chalti/chalte/चलेगा/करूँ/चले), कैसे pata chalega, कैसे (बनते/बनाते/banate/apply/अप्लाई/भरते/bharte/मिलती), कहाँ मिलता,
      (kaha/kahan) milta, कहाँ से मिलेगा, (kaha/kahan) से milega, (कहाँ/kaha/kahan) जाना होता, किससे मिलना, (किस/कब) डॉक्टर,
      (kis/kaunse/kab) doctor, डॉक्टर को दिखाना (चाहिए/ज़रूरी/पड़ेगा/क्या), doctor ko dikhana, doctor ke paas jana chahiye, कौन सा डॉक्टर,
      डॉक्टर की (ज़रूरत/zarurat/jarurat), किस उम्र में, (kis/is) (umar/age) me, इस उम्र में (ऐसा/aisa/esa/यह/बच्चे/होता/क्या), (कितनी/kitni) उम्र,
      kitni (umar/neend), (कितना/kitna/kitni) (सोना/खर्च), कितनी नींद, kitna kharch, (कितने/kitne) पैसे लग, हक है (है/में), हक है के हिसाब,
      haq hai (क्या/है/में), haq hai के हिसाब, (allowed/legal/लीगल/कानूनी/kanooni/कानून/kanoon/नियम/niyam/rule/rules/अधिकार) के हिसाब,
      (allowed/legal/लीगल/कानूनी/kanooni/कानून/kanoon/नियम/niyam/rule/rules/अधिकार) में, कर सकते हैं क्या वो, nikal sakte hain kya,
      निकाल सकता हैं क्या, बिना नोटिस, bina notice, क्या यह (सच/सही/sahi/shi/नुकसान/बीमारी/गंभीर/serious/सीरियस) (है/में),
      क्या यह (सच/सही/sahi/shi/बीमारी/गंभीर/serious/सीरियस) करता, क्या ये खतरनाक, sach hai kya ki, (khatarnak/gadbad) hai kya,
      (खतरनाक/नुकसान) तो नहीं, khatarnak to nahi, (नुकसान/असर) करता, नुकसान करेगा, heart attack to nahi, दिल का दौरा तो नहीं, heart attack hai kya,
      हार्ट अटैक तो नहीं, हार्ट अटैक है क्या, कुछ गड़बड़, koi dikkat to nahi, कोई दिक्कत तो नहीं, कोई परेशानी की बात, चिंता की बात है,
      चिंता की बात तो नहीं, (chinta/darne) ki baat, tension ki baat to, डरने की बात, असर (पड़ता/कितना/kitna/kitni), asar (hota/padta),
      फ़र्क पड़ता है क्या नींद, लक्षण, lakshan, symptom*, क्या फर्क है, kya (farak/fark) hai, क्या हर कोई, क्या सच में, do people, does everyone,
      why do i, how long does, राजधानी, capital of, जानना (चाहता/था), janna (chahti/tha), (पूछना/puchna/poochna) था कि, कुछ पता है आपको _ के बारे
    `),
    advice: phrases(`
      (क्या/कैसे/कॉल) करूँ, (क्या/कैसे) (करू/करें/kare/karein/karen/पढ़ूँ/padhu/padhun/padu), क्या किया जाए,
      क्या करना (चाहिए/होगा/hoga/hogi/सही/sahi/shi/ठीक), क्या करना है अब, क्या कर सकता, क्या करते हैं (ऐसे/aise/ese),
      क्या (करा/kara/गिफ्ट/तोहफा/लूँ/loon/खाऊँ/पहनूँ/मुझे),
      (करूँ/करें/kare/karein/karen/अब/दूँ/du/dun/doon/लूँ/lu/lun/loon/जाऊँ/छोड़ूँ/chhodu/chodu/रहूँ/rahu/rahun/बताऊँ/btau/batau/bataun/बोलूँ/bolu/bolun/boloon/पूछूँ/puchu/puchun/poochu/मानूँ/maanu/रुकूँ/ruku/मिलूँ/milu/हटूँ/बुलाऊँ/उठाऊँ/uthau/भेजूँ/bheju/bhejun/निकलूँ/niklu/niklun/बदलूँ/badlu/चलूँ) क्या,
      (करूँ/करें/kare/karein/karen) तो क्या, करना क्या चाहिए,
      (करना/सलाह/salah/advice/सुझाव/sujhav/suggestion/टिप्स/tips/राय/rai/raay/उपाय/upay/upaay/नुस्खा/nuskha/idea/आइडिया/तरीका/tarika/tareeka/रास्ता/rasta/raasta/हल/solution/समाधान/trick/गाइडेंस/guidance) क्या है,
      क्या हो सकता है अब, क्या करने से, आगे क्या करना, अब आगे क्या, ab aage kya,
      (कुछ/सलाह/salah/advice/सुझाव/sujhav/suggestion/टिप्स/tips/राय/rai/raay/उपाय/upay/upaay/नुस्खा/nuskha/idea/आइडिया/तरीका/tarika/tareeka/रास्ता/rasta/raasta/हल/solution/समाधान/trick/गाइडेंस/guidance) नहीं सूझ,
      कुछ सूझ नहीं, kuch (soojh/sujh) nahi, कुछ समझ नहीं आ, समझ नहीं आ रहा (क्या/कैसे/कि/किधर/कहाँ/kaha/kahan/किस),
      समझ में नहीं आ रहा (क्या/कि/कैसे), samajh nahi aata kya, समझ नहीं आता (कैसे/कहाँ/kaha/kahan/कि), samjh nhi aa rha, पता नहीं क्या करना,
      पता नहीं कहाँ से शुरू, कहाँ से शुरू (करूँ/करें/करना/हो), (kahan/kaha) se (shuru/start), (शुरुआत/शुरू/हिम्मत) कहाँ से,
      (शुरुआत/shuru/हिम्मत) (kaha/kahan) से, shuruat kaha, (किधर/कहाँ/kaha/kahan) जाऊँ, kidhar jau, किसके पास जाऊँ, kiske paas jau, किससे मदद,
      kisse madad,
      (सलाह/सुझाव/टिप्स/tips/advice/suggestion/राय/उपाय/नुस्खा/idea/आइडिया/तरीका/रास्ता/हल/solution/समाधान/trick/गाइडेंस/guidance) (दो/दीजिए),
      (salah/advice/sujhav/suggestion/tips/rai/raay/upay/upaay/nuskha/idea/tarika/tareeka/rasta/raasta/हल/solution/समाधान/trick/गाइडेंस/guidance) do,
      (सलाह/salah/advice/सुझाव/sujhav/suggestion/टिप्स/tips/राय/rai/raay/उपाय/upay/upaay/नुस्खा/nuskha/idea/आइडिया/तरीका/tarika/tareeka/रास्ता/rasta/raasta/हल/solution/समाधान/trick/गाइडेंस/guidance) (दे/देना/बता/plz/please/ढूँढ/निकाल/निकालो/nikalo),
      (salah/sujhav/tips/advice/suggestion/rai/upay/nuskha/idea/tarika/rasta/हल/solution/समाधान/trick/गाइडेंस/guidance) dijiye,
      (advice/suggestion/tips/raay/upaay/nuskha/idea/tareeka/raasta/हल/solution/समाधान/trick/गाइडेंस/guidance) dijie,
      (सलाह/salah/advice/सुझाव/sujhav/suggestion/टिप्स/tips/राय/rai/raay/उपाय/upay/upaay/नुस्खा/nuskha/idea/आइडिया/तरीका/tarika/tareeka/रास्ता/rasta/raasta/हल/solution/समाधान/trick/गाइडेंस/guidance/मदद) चाहिए,
      (सलाह/salah/advice/सुझाव/sujhav/suggestion/टिप्स/tips/राय/rai/raay/उपाय/upay/upaay/नुस्खा/nuskha/idea/आइडिया/तरीका/tarika/tareeka/रास्ता/rasta/raasta/हल/solution/समाधान/trick/गाइडेंस/guidance/तरकीब/tarkeeb/tarkib/जुगत/उपचार/इलाज/ilaj/ilaaj/दवा) है क्या,
      (सलाह/salah/advice/सुझाव/sujhav/suggestion/टिप्स/tips/राय/rai/raay/उपाय/upay/upaay/नुस्खा/nuskha/idea/आइडिया/तरीका/tarika/tareeka/रास्ता/rasta/raasta/हल/solution/समाधान/trick/गाइडेंस/guidance) हो (तो/सकता),
      (सलाह/salah/advice/सुझाव/sujhav/suggestion/टिप्स/tips/राय/rai/raay/उपाय/upay/upaay/नुस्खा/nuskha/idea/आइडिया/तरीका/tarika/tareeka/रास्ता/rasta/raasta/हल/solution/समाधान/trick/गाइडेंस/guidance/kuch) btao,
      (सलाह/सुझाव/टिप्स/राय/उपाय/नुस्खा/आइडिया/तरीका/रास्ता) do na,
      (सलाह/salah/advice/सुझाव/sujhav/suggestion/टिप्स/tips/राय/rai/raay/उपाय/upay/upaay/नुस्खा/nuskha/idea/आइडिया/तरीका/tarika/tareeka/रास्ता/rasta/raasta/हल/solution/समाधान/trick/गाइडेंस/guidance) नहीं (दिख/मिल),
      कोई (सलाह/salah/सुझाव/sujhav/suggestion/टिप्स/tip/नुस्खा/nuskha/idea/आइडिया/solution/trick/जुगाड़/jugaad/तरकीब/tarkeeb/tarkib/जुगत/इलाज/ilaj/ilaaj/युक्ति),
      (कोई/any) (advice/tips), (कोई/क्या/कुछ) (उपाय/upaay), (कोई/kya/कुछ) upay, (कोई/क्या) (तरीका/tarika/tareeka/रास्ता/rasta/raasta/हल),
      koi jugad, ^ (सलाह/salah/advice) $, kya hal hai iska, इसका क्या इलाज, (iska/gift) kya, (गाइड/मदद) (करो/karo/kro), guide kijiye,
      (guide/help) me, मार्गदर्शन, मदद कर, please help, कुछ बता कि, कुछ (तो/ऐसा/aisa/esa) बता, kuch batao na,
      (बता/सँभालूँ/sambhalu/sambhalun/निकलूँ/niklu/niklun/करूँ/करें/kare/karein/karen/बाहर/भूलूँ/bhulu/bhulun/रोकूँ/roku/जीतूँ/हिम्मत/मोटिवेशन) कैसे,
      बता न क्या, कैसे (ठीक/कम/दूर/खत्म) करूँ, कैसे बाहर (निकलूँ/niklu/niklun),
      कैसे (निकलूँ/niklu/niklun/भूलूँ/bhulu/bhulun/भूला/भुलाऊँ/bhulau/सँभालूँ/sambhalu/sambhalun/रोकूँ/roku/बचूँ/bachu/सुधारूँ/sudharu/मनाऊँ/manau/manaun/सोऊँ/sou/soun/जिऊँ/jiu/उठूँ/uthu/हटाऊँ/hatau/बदलूँ/badlu/झेलूँ/jhelu/निपटूँ/niptu/रहूँ/rahu/rahun/चलाऊँ/chalau/काटूँ/बचाऊँ/bachau/लाऊँ/lau/laun/छोड़ूँ/chhodu/chodu/बढ़ूँ/badhu/सहूँ/sahu/सामना/samna/मैनेज/manage/handle/हैंडल/control/कंट्रोल/cope/deal/डील/रोका/छुटकारा/chutkara/पार/focus/जागूँ/jagu/शांत/तय/decide/adjust/एडजस्ट/सीखूँ/seekhu/बनूँ/banu/जीतूँ/समेटूँ/चुकाऊँ/chukau/बनाऊँ/banau/जुटाऊँ/निभाऊँ/nibhau/समझूँ/samjhu/पाऊँ/पाल/कमाऊँ/बेहतर),
      कैसे (कम/ठीक) हो, कैसे ठीक (होगा/hoga/hogi), कैसे निकला जाए, कैसे मन (लगाऊँ/लगे), कैसे move on, कैसे मूव ऑन, कैसे सो पाऊँ, कैसे नींद आए,
      (कैसे/क्या/किसे) चुनूँ, (कैसे/kya/kise) chunu, कैसे _ (करूँ/ठीक/कम/manage/control/handle/सँभालूँ/sambhalu/sambhalun/deal/रोकूँ/roku),
      (ठीक/कम) कैसे हो, (ठीक/सब) कैसे (होगा/hoga/hogi), (manage/control/handle/deal/bahar/better/aadat/himmat/motivation) kaise,
      कैसे (होगा/hoga/hogi) यह सब, कैसे (होगा/hoga/hogi) सब, सोने को क्या,
      के लिए क्या (करना/बनाऊँ/ले/banau/खरीदूँ/kharidu/लाऊँ/lau/laun/दूँ/du/dun/doon), ke liye kya (du/le/kharidu), kya (gift/lu/lun/khau/pehnu),
      (करूँ/दूँ/du/dun/doon/लूँ/lu/lun/loon/जाऊँ/छोड़ूँ/chhodu/chodu/रहूँ/rahu/rahun/बताऊँ/btau/batau/bataun/बोलूँ/bolu/bolun/boloon/पूछूँ/puchu/puchun/poochu/मानूँ/maanu/रुकूँ/ruku/मिलूँ/milu/हटूँ/बुलाऊँ/उठाऊँ/uthau/भेजूँ/bheju/bhejun/निकलूँ/niklu/niklun/बदलूँ/badlu/चलूँ) या,
      (करूँ/दूँ/du/dun/doon/लूँ/lu/lun/loon/जाऊँ/छोड़ूँ/chhodu/chodu/रहूँ/rahu/rahun/बताऊँ/btau/batau/bataun/बोलूँ/bolu/bolun/boloon/पूछूँ/puchu/puchun/poochu/मानूँ/maanu/रुकूँ/ruku/मिलूँ/milu/हटूँ/बुलाऊँ/उठाऊँ/uthau/भेजूँ/bheju/bhejun/निकलूँ/niklu/niklun/बदलूँ/badlu/चलूँ) कि नहीं,
      (करूँ/दूँ/du/dun/doon/लूँ/lu/lun/loon/जाऊँ/छोड़ूँ/chhodu/chodu/रहूँ/rahu/rahun/बताऊँ/btau/batau/bataun/बोलूँ/bolu/bolun/boloon/पूछूँ/puchu/puchun/poochu/मानूँ/maanu/रुकूँ/ruku/मिलूँ/milu/हटूँ/बुलाऊँ/उठाऊँ/uthau/भेजूँ/bheju/bhejun/निकलूँ/niklu/niklun/बदलूँ/badlu/चलूँ/chahiye) ya nahi,
      (छोड़/बता/दे/ले/कर/कह/bol/बोल/चला/निकाल/हटा) (दूँ/लूँ) ya, (छोड़/बता/दे/ले/कर/कह/bol/बोल/चला/निकाल/hata/हटा) (du/dun/lu/जाऊँ) ya,
      (छोड़/बता/दे/ले/कर/कह/bol/बोल/चला/निकाल/hata) (doon/lun/loon) ya, (छोड़/बता/दे/ले/कर/कह/bol/बोल/चला/निकाल/हटा) (दूँ/लूँ) $,
      (छोड़/बता/दे/ले/कर/कह/bol/बोल/चला/निकाल/hata/हटा) (du/dun/lu/जाऊँ) $, (छोड़/बता/दे/ले/कर/कह/bol/बोल/चला/निकाल/hata) (doon/lun/loon) $,
      call karu, (छोड़/बता/दे/कर/मान/maan/बोल/जा/रुक) (देना/लेना) चाहिए (क्या/या/न),
      (जाना/करना/बोलना/bolna/छोड़ना/रुकना/मिलना/बताना/batana/btana/मानना/पूछना/puchna/poochna) चाहिए (क्या/या/न),
      (जाना/करना/बोलना/bolna/छोड़ना/रुकना/मिलना/बताना/batana/btana/मानना/पूछना/puchna/poochna) चाहिए कि नहीं, (मान/maan) लेना चाहिए कि नहीं,
      चाहिए या नहीं, should i, what do i do, आप क्या करते, आप होते क्या करते, आप मेरी जगह क्या करते, कोई फायदा (होगा/hoga/hogi) क्या, kaise behtar,
      अच्छा कैसे लगे, मन कैसे लगाऊँ, man kaise lagau, (man/dil) kaise lage, उससे क्या (होगा/hoga/hogi), किसी तरह (रोक/ठीक/भूल/bhool/bhul/सो/निकल),
      kisi tarah, आदत कैसे (छूटे/डालूँ), himmat kahan se, motivation kaha se, (तरकीब/tarkeeb/जुगत/इलाज/ilaj/ilaaj) (बता/है/सुझा),
      (क्या/कोई) (इलाज/ilaj/ilaaj) (है/हो),
      (कैसे/kaise) (छुड़ाऊँ/छुड़ाएँ/पेश/निपटें/काटें/छूटे/chhudau/chudau/pesh/संभालूँ/सम्भालूँ/समझें/सुलझाऊँ/सुलझाएँ/निकलें/उबरूँ/उबरें/भूलें/छोड़ें/रोकें/संभलूँ/suljhau),
      पीछा कैसे (छुड़ाऊँ/छूटे/chhudau/chudau), समझ नहीं (आता/आ) (इस/क्या/कैसे/किस/अब/उसका), आप मेरा जगह होता तो, आप मेरा जगह होता तो क्या करता,
      आप होता तो क्या, आप होता तो क्या करता, (मेरा/अपना) जगह (कोई/और) (होता/क्या), (how/what) (do/can/should) i, (deal/डील/cope/handle) कैसे करता,
      (इससे/isse/उससे/ऐसे/aise) (deal/डील/handle/निपट) कैसे, (deal/डील) कैसे करता है, (सुझाइए/सुझाओ/सुझाव/sujhao),
      (रास्ता/rasta/उपाय/upay/तरीका) (सुझाइए/सुझाओ/दिखाओ/दिखाइए), (आगे/अब) क्या (करना/करूँ/करें/होगा), (कुछ/कोई) (सुझा/रास्ता/sujha)
    `),
  },
  again: phrases(`
    ^ (फिर/fir/phir) से, ^ again, ^ (एक/ek) और, ek aur sunao, एक और (सुनाओ/दो), ek और do, (एक/ek) और बार, ek baar aur, (एक/ek) बार और,
    (दूसरा/और) बता, dusra (batao/wala), doosra, दूसरा वाला, (कोई/थोड़ा) और, kuch aur, aur btao, ^ और $, ^ aur ek, one more, another one,
    थोड़ा (छोटा/नरम), thoda (chota/soft), छोटा (करो/kro/कर), (छोटा/chota/short/soft) karo, शॉर्ट, थोड़ा हल्के में,
    (halke/simple/english/hinglish) me, casual, कैज़ुअल, formal, फॉर्मल, (सीधी/आसान/हमारी) भाषा, aasan bhasha, simple language, हिंदी में,
    बोलचाल, bolchal, अलग तरीके, alag tarike, बदल के (दो/do), badal ke, बदलकर, इससे अच्छा, isse acha, (ज़्यादा/बहुत) लंबा, bahut lamba, बहुत बड़ा,
    ad jaisa, किताबी, kitabi, itna subah, (इतना/itna) नहीं हो
  `),
  reporting: phrases(`
    (ने/उसने/उन्होंने/मुझसे/सबने) (पूछा/pucha/poocha/puchha), (ने/उसने) (कहा/बोला), (पूछ/बोल/कह/बोला) रहा था, पूछ रहा है, (पूछता/कहता/बोलता) है,
    (puchta/puchti/bolta/bolti) hai, (puchte/bolte) hain, पूछते हैं, पूछता रहता, (bol/keh) raha tha, बोलता था,
    (बोला/कहा/पूछा/pucha/poocha/puchha/बताया/bataya/btaya) कि, सिखाया, sikhaya, उसे नहीं पता था, उसे पता नहीं था, उनको नहीं पता
  `),
  declining: phrases(`
    नहीं (चाहिए/मांगा/करना), मत (दो/do/देना/पूछो/बनाओ/banao/bnao), nahi (manga/maanga), की (ज़रूरत/zarurat/jarurat) नहीं, बंद करो, band karo,
    bnd kro, बहुत हो गया
  `),
  situations: {
    breakUp: phrases(`
      रिश्ता खत्म, (रिश्ता/सगाई) तोड़, (rishta/sagai) tod, breakup kar*, break up kar*, ब्रेकअप (कर/करना/करूँ), अलग होना, अलग हो जाऊँ, alag hona,
      छोड़ना चाहता, छोड़ना है उसे, (chhodna/chodna) hai, तलाक (चाहिए/लेना), divorce (chahiye/lena), साथ नहीं रहना, आगे नहीं बढ़ाना,
      रिश्ते से (मना/mana), end karna (hai/chahti)
    `),
    apologise: phrases(`
      माफी, maafi, mafi, सॉरी, माफ, maaf, मनाऊँ, manau, manaun, मनाना, मेरी गलती, गलती हो गई, गलती कर दी, मैंने गलत, दिल दुखा, dil dukha,
      (चिल्ला/डाँट) दिया, (chilla/daant/dant) diya, गुस्सा कर दिया, बुरा बोल दिया, bura bol diya, झूठ बोला, jhooth bola, (भूल/bhool/bhul) गया उसका,
      (birthday/जन्मदिन) bhool, जन्मदिन (भूल/bhul)
    `),
    condole: phrases(`
      गुज़र गए उस*, के पापा गुज़र, ki mummy guzar, की माँ गुज़र, शोक, shok, श्रद्धांजलि, condolence*, तेरहवीं, terahvi, अंतिम संस्कार,
      (चल/chal) (बसा/बसे), उसके पापा नहीं रहे, उसकी माँ नहीं रही, उसके पापा (चल/chal), (दोस्त/सहेली) के पापा, दोस्त की माँ, देहांत, dehant, निधन,
      मौत हो
    `),
    sayNo: phrases(`
      (मना/mana) (कर/करना/करूँ/कैसे), कैसे (मना/mana), ना (कह/बोलूँ/bolu/bolun/boloon), न बोल, no (bol/kaise), नहीं (जाना/आना), नहीं करना चाहता,
      उधार माँग, (udhar/udhaar) maang, पैसे माँग रहा, paise (maang/mang) raha, पैसे माँगते, दखल, dakhal, टाँग अड़ा, बिना बताए आ,
      (शिफ्ट/ओवरटाइम) के लिए, एक्स्ट्रा काम, extra kaam, (रिश्ते/शादी) के लिए मना, (रिश्ते/shadi/shaadi) के लिए mana, shadi ke liye mana,
      पीछा छोड़, space (चाहिए/do)
    `),
    askForHelp: phrases(`
      मदद माँग*, madad mang*, madad maang*, मदद चाहिए (किसी/उस), मदद के लिए, help ke liye, में ठीक नहीं हूँ, ठीक नहीं हूँ में, ठीक नहीं (चल/chal),
      अकेला नहीं हो पा, अकेला नहीं सँभल, बच्चे सँभाल, बच्चों को देख, bachche dekh, हाथ (बटा/बँटा), (हाथ/hath) bata, साथ दे
    `),
    moreTime: phrases(`
      मोहलत, mohlat, मुहलत, साहूकार, sahukar, मकान मालिक, makan malik, landlord, किराया, kiraya, rent, उधार, udhar, कर्ज़, karz, लोन, loan, emi,
      ईएमआई, किस्त, kist, बैंक, bank, बिल, बाद में दे, extension, एक्सटेंशन, और (समय/टाइम/वक्त), aur time, time (maang/mang), (वक्त/समय) माँग,
      deadline, डेडलाइन, (देर/der) से जमा, late submit, असाइनमेंट, assignment, फीस, fees, पैसे लौटा, पैसे वापस कर
    `),
    cancel: phrases(`
      cancel, कैंसल, कैंसिल, नहीं (आ/जा) पाऊँ*, नहीं आ (पाऊँगा/paunga/paungi), nahi (aa/ja) paung*, छुट्टी, chutti, chhutti, sick leave, leave le*,
      बीमारी का बहाना, न जाने का, (शादी/shadi/shaadi) में नहीं जाना, पार्टी में नहीं, party me nahi, टालना, टाल (दूँ/dun/doon), (टाल/taal) du
    `),
    invite: phrases(`
      कॉफी, coffee, चाय पर बुला, (chai/date) pe, बाहर (चलने/चलोगे), डेट, propose, प्रपोज, पसंद करता हूँ, pasand karti hu, crush, क्रश, मिलने बुला,
      milne bula, घूमने चल, (घूमने/ghumne) chal, न्योता, invite, बुलाना है, bulana hai, दोस्ती करना, dosti karni
    `),
    reconnect: phrases(`
      बहुत दिन से बात नहीं, सालों बाद, (salo/saalon) baad, (सालों/महीनों/फिर/fir/phir) से बात, (salo/mahino) se baat, बात (बंद/band/bnd),
      (दोबारा/dobara) बात, (फिर/fir/phir) से दोस्ती, (पुराने/पुराना) दोस्त, (purane/purani) dost, contact नहीं, टच में नहीं, touch me nahi,
      reconnect, इतने दिनों बाद, itne (din/dino) baad, पहला (मैसेज/message/msg)
    `),
    collect: phrases(`
      सामान लेने, (saman/samaan) lene, (सामान/चाबी) वापस, (saman/chabi) wapas, ex ka (msg/message), एक्स का (मैसेज/message/msg),
      उसका (मैसेज/message/msg), uska reply, उसका कॉल आया, (मैसेज/message/msg) आया, उसने (लिखा/likha), मिलना चाहता है, milna chahta hai, seen kar
    `),
    complain: phrases(`
      ताना, ताने, taane, taana, सबके सामने, sabke samne, बेइज्जत*, beizzat*, मज़ाक उड़ा*, (mazak/majak) uda*, बुरा (लगा/लगता), चुभ, शोर, shor,
      पड़ोसी, padosi, हमेशा लेट, hamesha late, (देर/der) से आता, मदद नहीं करता, हाथ नहीं (बँटा/bata), मेरे लिए एक शब्द, मेरे लिए ek (word/words),
      साथ नहीं (देता/deta/deti/dete), चुप रहता, (भूल/bhool/bhul) गया मेरा, ignore, इग्नोर, ग्रुप में, group me, टैग, tag, पीठ पीछे, peeth piche,
      फोटो हटा, (फोटो/photo) hata, बुआ, सास, saas, सासू, ससुराल, रोके टोके, टोकता
    `),
    hardNews: phrases(`
      मॉक, mock, नंबर कम, (number/marks) kam, फेल, fail, घर पर बता, घर वालों को, (घरवालों/पापा/माँ) को, (gharwalo/parents) ko, ghar walo ko,
      ghar pe bata*, (परिवार/पति/पत्नी/बच्चों) को बता, माँ बाप को, नौकरी (चली/छूट), बुरी खबर, प्रेग्नेंट, pregnant, gay, (गे/bi) हूँ, lesbian,
      trans, (coming/come) out, सच (बताना/batana/btana), राज़, लव मैरिज, love marriage, अपनी पसंद, दूसरी जाति, दूसरे धर्म, intercaste,
      (कर्ज़/बीमारी) के बारे, ड्रॉप
    `),
    atWork: phrases(`
      बॉस, मैनेजर, manager, hr, एचआर, टीम लीड, सुपरवाइजर, supervisor, मालिक से, सेठ, seth, ऑफिस में, इंटरव्यू, increment, इंक्रीमेंट, salary badh*,
      सैलरी बढ़, resign, रिज़ाइन, इस्तीफा, notice period, क्लाइंट, client, demo, डेमो, प्रेज़ेंटेशन, presentation, मीटिंग, meeting, कलीग,
      colleague, sir ko, सर को, overtime, ओवरटाइम, अटक गया, atak (gayi/jau)
    `),
    ask: phrases(`
      (पूछना/puchna/poochna) (है/चाहता), पूछूँ, puchu, puchun, poochu, (टीचर/डॉक्टर) से पूछ, (teacher/doctor) se puch*, (दोबारा/dobara) पूछ,
      dobara puch*, बेवकूफ न लगूँ, (bewakoof/dumb) na lagu
    `),
  },
  topics: {
    rights: phrases(`
      कानून, kanoon, kanun, कानूनी, legal, लीगल, नियम, niyam, rule, rules, हक, haq, अधिकार, adhikar, allowed, क्लेम, claim, बीमा, bima, insurance,
      notice, नोटिस, निकाल सकता, nikal sakte, अर्ज़ी, तहसील, सरकारी योजना, yojana, पेंशन, pension, pf, पीएफ, कोर्ट, court, केस, कस्टडी, custody,
      तलाक में, deposit, डिपॉजिट, खाली (करवा/karwa/krwa/karva), contract, कॉन्ट्रैक्ट
    `),
    panic: phrases(`
      पैनिक, panic, घबराहट, दिल ज़ोर, धड़कन, dhadkan, heart attack, हार्ट अटैक, दिल का दौरा, (साँस/sans/breathing) नहीं आ,
      (साँस/saans/sans/breathing) फूल, saans nahi, saans ful*, सीना, सीने में, seene me, chest, हाथ (सुन्न/ठंडा), झनझन*, हाथ काँप*, haath thande,
      बेहोश, चक्कर, chakkar, पागल हो
    `),
    breakup: phrases(`
      ब्रेकअप, breakup, break up, एक्स, ex, (भूलने/भुलाने) में, (bhulne/bhulane) me, move on, मूव ऑन, उसकी (याद/yaad/yad), दिल टूट, dil toot*,
      प्यार (भूल/bhool/bhul), तलाक, divorce, talaq
    `),
    grief: phrases(`
      गुज़र, guzar*, (चल/chal) बसा, नहीं रहे, मौत, शोक, निधन, death, उनसे बात करता, उनकी (आवाज़/याद/yad), unki (awaz/aawaz/yaad), जाने के बाद,
      jane ke baad, खो दिया, मातम
    `),
    crying: phrases(`
      रोना, रो, रोता, रोया, रोऊँ, आँसू, aansu, aansoo, cry, crying
    `),
    numb: phrases(`
      कुछ (महसूस/फर्क) नहीं, kuch (mehsus/mehsoos/feel) nahi, feel nahi hota, सुन्न, sunn, numb, खालीपन, खाली, पत्थर
    `),
    sleep: phrases(`
      नींद, सो नहीं, सोना, sleep, insomnia, सपना, सपने, sapna, sapne, जाग, जागना, रात भर, झपकी
    `),
    friends: phrases(`
      दोस्त (बना/bana/bna/कैसे), नए दोस्त, dost banana, दोस्ती, dosti, कोई दोस्त नहीं, लोगों से मिल
    `),
    homesick: phrases(`
      (घर/गाँव) की (याद/yaad/yad), घर से दूर, ghar se (dur/door), नया शहर, naye (sheher/shehar), homesick, विदेश, hostel, हॉस्टल,
      मन नहीं लगता यहाँ
    `),
    badThoughts: phrases(`
      (बुरे/गंदे/अजीब/डरावने/ऐसे) खयाल, (बुरे/गंदे/gande/अजीब/ajeeb/डरावने/aise/ese) khayal, (बुरे/ऐसे/aise/ese) ख्याल, (गंदे/बुरे) विचार,
      उल्टे सीधे (खयाल/khayal), ulte sidhe khayal, bure vichar, intrusive, (aise/weird) thoughts
    `),
    study: phrases(`
      परीक्षा, पढ़ाई, पढ़ा हुआ, पढ़ना, (याद/yaad/yad) नहीं रहता, (भूल/bhool/bhul) जाता, blank, ब्लैंक, focus, फोकस, (ध्यान/dhyan/dhyaan) नहीं लगता,
      concentrate, procrastinat*, टॉपर, revise, रिवीजन, revision
    `),
    children: phrases(`
      बच्चा, बेटा, बेटी, इस उम्र में, is umar me, teenager, टीनएजर, नवजात, baby, बेबी, परवरिश, ज़िद, zid, मोबाइल की लत, (मोबाइल/फोन) छीना,
      (बोलना/bolna) नहीं सीखा, डिलीवरी के बाद, 15 का
    `),
    tired: phrases(`
      थक, थकान, थकावट, thakan, tired, burnout, बर्नआउट, आलस, आलसी, aalsi, alsi, lazy, ताकत नहीं, energy, उठने का मन नहीं, कमज़ोरी, kamzori,
      motivation
    `),
    anger: phrases(`
      गुस्सा, चिढ़, chid*, जलन, jalan, jealous, ईर्ष्या, irritat*, नफरत, nafrat, naraz, नाराज़, चिल्ला
    `),
    worry: phrases(`
      चिंता, chinta, फ़िक्र, fikr, टेंशन, घबरा*, ghabra*, बेचैन*, bechain*, anxious, nervous, नर्वस, overthink*, ओवरथिंक*, सोचता रहता,
      सोचना (बंद/band/bnd), दिमाग चल, (dimag/dimaag) chal, पेट में, भूख नहीं, डर
    `),
    alone: phrases(`
      अकेला, अकेलापन, तनहा, lonely, loneliness, introvert, शर्मीला, शर्माता, sharmila, shy, चुप रहता, कम बोलता
    `),
    normal: phrases(`
      नॉर्मल, normal, नार्मल, सामान्य, आम बात, aam baat, common, सबके साथ, sabke sath, सबको, sabko, सिर्फ मुझे, औरों को, अपने आप ठीक, कभी ठीक,
      ठीक हो (जाएगा/jayega/jaega), (ऐसा/aisa/esa) होना, (खत्म/कम) (होगा/hoga/hogi)
    `),
  },
  dialogues: {
    urgeToText: phrases(`
      एक्स को (मैसेज/message/msg/कॉल/फोन), ex ko (msg/message/text/call), उसे मैसेज करने का मन, उसे (मैसेज/message/msg) कर,
      उसे (मैसेज/message/msg/कॉल/फोन) करूँ, use (msg/message/text) karu, (usko/use) call karu, (msg/message/text/call) karne ka man,
      (कॉल/फोन) करने का मन, (प्रोफाइल/डीपी) देख, (profile/dp) dekh*, profile check, stalk*, स्टॉक कर, last seen, लास्ट सीन, chat khol*, चैट खोल,
      type karke delete, (टाइप/type) करके डिलीट, likh ke mita*
    `),
    awakeAtThree: phrases(`
      (तीन/3/2/4) बजे, रात के (तीन/दो/do/चार), raat ke (3/2/4/teen), (3/2/4) (baje/am), 3am, 2am, 4am, आधी रात, (aadhi/adhi) raat, नींद खुल गई,
      neend khul, नींद टूट, neend toot*, (दोबारा/dobara) नींद नहीं, करवट*, karwat*, (छत/घड़ी) देख, (chhat/ghadi) dekh*
    `),
    racingMind: phrases(`
      (दिमाग/dimag/dimaag) भाग, (दिमाग/dimag/dimaag) नहीं रुक, (दिमाग/dimag/dimaag) रुक ही नहीं, (दिमाग/हिसाब) चलता रहता,
      (dimag/हिसाब) chalta रहता, (dimaag/हिसाब) (chalti/chalte) रहता, dimag nahi ruk*, dimag ruk nahi*, (dimag/sochna) band nahi,
      (दिमाग/सोचना) बंद नहीं, (dimaag/सोचना) bnd नहीं, सोचना band नहीं, सोच सोच कर, sochte rehta, (दिमाग/dimag/dimaag/सर) में घूम, dimag me ghum*,
      dimag me ghoom*, wahi ghoomta, वही घूमता, हिसाब ही (चलता/chalta/chalti/chalte), हज़ार बातें, hazar baatein, overthinking, ओवरथिंकिंग,
      बार बार वही बात, (सिर/दिमाग/dimag/dimaag) भरा
    `),
    parkingAWorry: phrases(`
      चिंता नहीं जाती, चिंता रुकती नहीं, chinta nahi jati, कल की चिंता, kal ki (chinta/tension), चिंता करता रहता, चिंता में नींद, tension me neend,
      कल क्या (होगा/hoga/hogi)
    `),
    examTonight: phrases(`
      (कल/परसों) परीक्षा, कल मेरा परीक्षा, परीक्षा कल, कल (मैथ्स/टेस्ट/वाइवा), (kal/mock) test, kal viva, कुछ नहीं पढ़ा, kuch nahi padha,
      सिलेबस (बाकी/बचा), syllabus (baki/bacha), रात भर में, din bache, दिन बचे, mock me, मॉक में
    `),
    bodyImage: phrases(`
      रंग दब, सांवल*, sanwl*, saanwl*, काला हूँ, (kali/kala/moti/mota) hu, गोरा, gora, gori, gore, मोटा, मोटी, पतला, patli, वज़न बढ़, weight badh*,
      पेट निकल, शीशा, शीशे में, आईना, aaina, sheeshe me, शक्ल, shakal, चेहरा, chehra, face pe, मुँहासे, pimples, पिंपल, बदसूरत, badsurat, ugly,
      (मेरा/अपना) शरीर, mera body, बाल झड़, हाइट कम, नाक
    `),
    innerCritic: phrases(`
      निकम्मा, नालायक, nalayak, nikamma, (बेवकूफ/बेकार/फेल) हूँ, bewakoof hu, failure, loser, लूज़र, खुद से नफरत, khud se nafrat, किसी काम का नहीं,
      किसी लायक नहीं, kisi layak nahi, मुझसे कुछ नहीं (होगा/hoga/hogi), मुझसे नहीं (होगा/hoga/hogi), काबिल नहीं, अच्छा नहीं हूँ, शर्म आती है खुद,
      मैंने ही बिगाड़ा, सब मुझसे आगे, sab aage nikal, तुलना, compare, जलन होती
    `),
    apology: phrases(`
      (माफी/maafi/mafi) माँग*, maafi maang*, (mafi/maafi) mang*, सॉरी बोल*, सॉरी कह*, गलती हो गई मुझसे, मुझसे गलती हो, दिल दुखा दिया,
      dil dukha diya, चिल्ला दिया, chilla diya, डाँट दिया उसे, नहीं (कहना/kehna/kahna/बोलना/bolna) चाहिए था, मनाना है
    `),
    boundary: phrases(`
      सास, सासू, saas, sasu maa, ससुराल, sasural, ससुर, मम्मी हर बात में, मम्मी पापा हर, हर बात में दखल, दखल (देता/deta/deti/dete/देना), dakhal,
      टोकता रहता, रोक टोक, rok tok, मेरा फोन चेक, phone check, कंट्रोल करता, control karti, ताना मारता, taane marti, रिश्तेदार ताने,
      माँ बाप नहीं मानते, घरवाले दबाव, (शादी/shadi/shaadi) का दबाव, (shadi/shaadi) ka pressure, (शादी/shadi/shaadi) के लिए दबाव
    `),
    askingForHelp: phrases(`
      सब मैं ही, sab main hi, सब कुछ अकेला, अकेला सब, अकेला नहीं सँभल, koi madad nahi, कोई हाथ नहीं बँटाता, किसी पर बोझ नहीं बनना, bojh nahi banna,
      मदद (माँगना/माँगने/माँगूँ/mangu/maangu/mangun), madad mangne, किसी को परेशान नहीं करना
    `),
    catastropheCheck: phrases(`
      अगर फेल हो, agar fail, fail ho gaya to, कहीं (नौकरी/कुछ), निकाल देंगे, nikal denge, नौकरी से निकाल, अगर नहीं हुआ तो, agar nahi hua to,
      (सब/ज़िंदगी) बर्बाद, (sab/zindagi) barbad, sab khatam ho, क्या (होगा/hoga/hogi) अगर, kya hoga agar, अगर कुछ हो गया, agar kuch ho gaya,
      अगर उसे कुछ, सड़क पर आ
    `),
    stop: phrases(`
      (फोन/सब) तोड़, phone tod, तोड़ फोड़, चिल्लाने का मन, chillane ka man, फट पड़ूँ, phat padu, अभी (सुना/भेज) दूँ, (अभी/abhi) suna du,
      अभी (suna/भेज) (dun/doon), अभी भेज du, abhi bhej du, भेजने वाला हूँ, bhejne wala, अभी इस्तीफा, abhi resign, सुना दूँगा उसे,
      suna (dungi/dunga), हाथ उठ (जाएगा/jayega/jaega), कंट्रोल नहीं हो रहा गुस्सा, gussa control nahi
    `),
    hardConversation: phrases(`
      बात करना है उससे, उससे बात करनी, (पति/पत्नी/बॉस) से बात, पति से कैसे, पापा से बात करनी, पापा को कैसे,
      (पापा/घरवालों/बॉस) को (बताना/batana/btana), घर पर (बताना/batana/btana), gharwalo ko batana, साहूकार से, सामना करना,
      सच (बताना/batana/btana) है, (रिश्ते/शादी/shadi/shaadi) की बात करनी, ब्रेकअप करना है, breakup karna hai
    `),
    assertiveMessage: phrases(`
      ग्रुप में (लिख/likh), group me likh*, (उसे/ईमेल/मेल/मैसेज) लिखना, (उसे/use/ईमेल/email/mail/मेल/message/msg) likhna, सैलरी बढ़ा,
      salary badhane, increment maang*, increment mang*, फोटो (हटा/hata), photo hata*, पैसे वापस माँग, paise wapas maang*, paise wapas mang*
    `),
    makingAFriend: phrases(`
      दोस्त नहीं है, कोई दोस्त नहीं, no friends, दोस्त बनाना, dost (banana/banane), दोस्त कैसे बनाऊँ, नए शहर में किसी, यहाँ किसी को नहीं जानता,
      kisi ko nahi (janta/janti), नया स्कूल, नए कॉलेज, naye college, अकेला (खाता/बैठता), akele baith*, किसी से बात नहीं होती, सबके ग्रुप
    `),
    fiveSenses: phrases(`
      सपना जैसा, सपने जैसा लग, sapne jaisa, (असली/सच) नहीं लग, asli nahi lag, unreal, खुद से दूर, khud se dur, शरीर से बाहर, sharir se bahar,
      zone out, ज़ोन आउट, dissociat*, फ्लैशबैक, flashback*, धुंध सा
    `),
    gettingGoing: phrases(`
      उठने का मन नहीं, बिस्तर से नहीं उठ, बिस्तर से उठा, bistar se, bed se nahi, bed se uth*, पूरा दिन बिस्तर, pura din bed, सारा दिन लेटा,
      कुछ करने का मन नहीं, (motivation/nahaya) nahi, (मोटिवेशन/नहाया) नहीं, (शुरू/shuru) ही नहीं हो, shuru hi nahi, (शुरू/shuru) नहीं कर पा,
      टालता रहता, taalta rehta, procrastinat*, पूरा दिन कुछ नहीं किया, din bhar kuch nahi kiya
    `),
  },
  unquotable: phrases(`
    मर, मरना, मरा, मरूँ, मौत, मार, मारना, मारता, मारा, जान, पीट*, पीटता, आत्महत्या, फाँसी, phansi, लटक, ज़हर, zeher, jahar, गोली, काट, चाकू,
    chaku, knife, बंदूक, नस, खुद को चोट, बलात्कार, rape*, छेड़*, chhed*, molest*, abus*, गाली, gaali, kill*, die, dead, death, साला, साली, साले,
    sala, saala, saali, sale, कमीन*, kamin*, (कुत्ता/कुत्ते) कहीं, हराम*, haram*, चूतिय*, chutiy*, चूत*, bc, mc, bhenchod, behenchod, madarchod,
    भोसड़*, bhosd*, गांड*, gaand*, gand, लंड, lund, रंडी, randi, बेवकूफ, bewakoof, bewakuf, गधा, gadha, बदसूरत, badsurat, ugly, मोटा, मोटी, mota,
    moti, निकम्मा, nikamma, नालायक, nalayak, पागल, pagal, fuck*, shit*, bitch*, stupid, idiot*, सेक्स*, sex*, porn*, नंगा, nanga, आप, आपका, आपको,
    आपने, आपसे, तुमने, तूने, tumne, tune, aapne, तुमसे, tumse, aapse, तुझसे, tujhse, तुम्हीं, you, your, bot, बॉट, ai, app, ऐप, robot, रोबोट,
    पासवर्ड, password, pin, पता मेरा, address, otp, account number, आधार नंबर, लिखो, likho, बता, सुनो, suno, सुन, sun
  `),
};
