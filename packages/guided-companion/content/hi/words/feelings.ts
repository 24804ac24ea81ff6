import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const feelings: Recognition['feelings'] = {
  sadness: phrases(`
    उदास, उदासी, udasi, दुखी, दुख, गम, ग़मगीन, sad, मायूस, मायूसी, mayus, डिप्रेस्ड, depressed, डिप्रेशन, depression, low feel,
    मन भारी, दिल भारी, मन खराब, mood kharab, मूड खराब, mood off, मूड ऑफ, रो रहा, रोना आ, रोया, रोता, बुरा हाल, दिल टूट, टूट गया, टूट चुका,
    अच्छा नहीं लग, बुरा महसूस, ठीक नहीं हूँ, ठीक नहीं लग, मन नहीं लग, दिल नहीं लग, आँसू, aansu, ansu, हताश, निरुत्साह
  `),
  hurt: phrases(`
    दिल दुख, दिल दुखा, दिल दुखाया, चोट पहुँची, hurt, ठेस, बुरा लगा, बुरा लग, bura laga, धोखा, dhokha, dhoka, ठुकरा, ठुकराया, रिजेक्ट, rejected,
    इग्नोर, ignore, नज़रअंदाज़, इस्तेमाल किया मेरा, चुभ, चुभता, चुभा, चुभी
  `),
  longing: phrases(`
    याद आ, याद आता, याद आया, याद सताती, yaad aa, yaad aati, yaad ati, yaad aata, miss कर, miss करता, मिस कर, मिस करता, कमी खल, कमी महसूस,
    बहुत याद, याद बहुत, missing, i miss
  `),
  loneliness: phrases(`
    अकेला, अकेलापन, तनहा, तन्हा, तनहाई, तन्हाई, tanha, tanhai, lonely, alone, बेसहारा, कोई नहीं है मेरा, मेरा कोई नहीं, कोई अपना नहीं
  `),
  emptiness: phrases(`
    खालीपन, खाली खाली, खाली लग, खाली महसूस, अंदर से खाली, khali lag, khalipan, सूना, सुन्न, numb, empty, कुछ महसूस नहीं, बेजान, बोर, bore, bored, बोरियत,
    किसी चीज़ में मन नहीं, कुछ अच्छा नहीं लगता, बेमतलब
  `),
  disappointment: phrases(`
    निराश, निराशा, nirash, nirasha, disappoint*, frustrat*, फ्रस्ट्रेट, फ्रस्ट्रेशन, उम्मीद टूट, उम्मीद नहीं थी, उम्मीद थी उससे, हार गया, हिम्मत टूट, मन टूट
  `),
  anxiety: phrases(`
    घबराहट, घबरा, घबराता, घबराया, घबराई, ghabra, बेचैन, बेचैनी, bechain, bechaini, anxious, चिंता, चिंतित, chinta, फ़िक्र, fikr, fikar, nervous, नर्वस, परेशान, परेशानी,
    pareshani, worried, overthinking, ओवरथिंकिंग, बेकरार, restless, uneasy
  `),
  fear: phrases(`
    डर, डरा, डरी, डरता, डरती, डरते, डर लग, भय, खौफ, khauf, दहशत, सहमा, सहम, scared, afraid, घबराकर, पैनिक, panic
  `),
  overwhelm: phrases(`
    टेंशन, दबाव, प्रेशर, pressure, stressed, overwhelm*, सँभल नहीं, संभल नहीं, सँभाल नहीं, नहीं सँभल, handle नहीं, हैंडल नहीं, नहीं हो पा, नहीं झेल, झेला नहीं,
    बोझ तले, सिर फट, दिमाग फट, डूब रहा
  `),
  exhaustion: phrases(`
    थक, थकान, थकावट, thakan, thakaan, thakavat, tired, exhausted, drained, burnout, बर्नआउट, चूर, निढाल, ताकत नहीं, हिम्मत नहीं बची, energy नहीं, एनर्जी नहीं
  `),
  anger: phrases(`
    गुस्सा, क्रोध, नाराज़, नाराज, naraz, naraaz, खून खौल, चिढ़, चिड़, चिढ, chidh, irritat*, इरिटेट, angry, नफरत, nafrat, जल भुन, झुँझलाहट, hate, भड़क, दिमाग खराब
  `),
  guilt: phrases(`
    गिल्ट, guilt, guilty, गिल्टी, पछतावा, पछता, पछताना, pachtawa, pachta, अफ़सोस, afsos, ग्लानि, अपराधबोध, मेरी गलती, गलती मेरी, मेरा कसूर, कसूर मेरा, खुद को दोष
  `),
  shame: phrases(`
    शर्म, शर्मिंदा, शर्मिंदगी, sharm, sharam, sharminda, शरमिंदा, बेइज़्ज़ती, बेइज्जती, beizzati, insult, embarrass*, ज़लील, जलील, zaleel, मुँह दिखाने
  `),
  confusion: phrases(`
    उलझन, उलझ, उलझा, उलझी, uljhan, कन्फ्यूज, कन्फ्यूज़, confus*, समझ नहीं आ, समझ में नहीं आ, भटक, भटका, खो गया, दुविधा, असमंजस, पता नहीं क्या महसूस
  `),
  joy: phrases(`
    खुश, खुशी, khushi, happy, मज़ा आ, मज़ा आया, बढ़िया, excited, एक्साइटेड, उत्साहित, जोश, मस्त, बहुत अच्छा लग, अच्छा लग, अच्छा लगा, झूम, आनंद
  `),
  gratitude: phrases(`शुक्रगुज़ार, शुक्रगुजार, आभारी, आभार, grateful, thankful, blessed, किस्मत अच्छी, खुशकिस्मत`),
  pride: phrases(`गर्व, garv, proud, फ़ख्र, फख्र, fakhr, नाज़ है, कर दिखाया`),
  relief: phrases(
    `राहत, rahat, raahat, relief, relieved, चैन की साँस, बोझ उतर, हल्का लग, हल्का महसूस, मन हल्का, जान में जान, सुकून मिला`,
  ),
  hope: phrases(`उम्मीद है, उम्मीद जगी, उम्मीद बाकी, उम्मीद बची, umeed, ummid, hopeful, आशा, asha, आस बँधी, भरोसा है कि`),
  calm: phrases(
    `सुकून, sukoon, sukun, शांत, शांति, shaant, shant, shanti, चैन, chain से, calm, relaxed, ठीक हूँ, ठीक है अब, रिलैक्स`,
  ),
  love: phrases(`प्यार हो, प्यार करता, प्यार है, मोहब्बत, mohabbat, इश्क, ishq, in love, चाहता हूँ उसे, दिल आ गया`),
};
