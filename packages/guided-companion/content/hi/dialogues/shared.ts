import type { SharedTexts } from '../../../src/dialogues/texts.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const shared: SharedTexts = {
  consent: 'करीब {minutes} मिनट लगेंगे, और बीच में जब चाहें रुक जाइए। शुरू करें?',
  start: 'हाँ, शुरू करें',
  somethingElse: 'कुछ और करें',
  justListen: 'बस सुनिए',
  before: {
    distress: 'अभी हालत कितनी बुरी लग रही है?',
    fear: 'अभी डर कितना है?',
    anger: 'अभी गुस्सा कितना है?',
    urge: 'अभी वह करने का मन कितने ज़ोर से हो रहा है?',
    tension: 'अभी तनाव कितना है?',
    worry: 'अभी चिंता कितनी है?',
    belief: 'वह चुभने वाली बात अभी कितनी सच लग रही है?',
    hurt: 'अभी कितना दुख रहा है?',
    lonely: 'अभी कितना अकेलापन लग रहा है?',
    stuck: 'अभी बात कितनी अटकी लग रही है?',
  },
  after: {
    distress: 'और अब, हालत कितनी बुरी लग रही है?',
    fear: 'और अब, डर कितना है?',
    anger: 'और अब, गुस्सा कितना है?',
    urge: 'और अब, वह करने का मन कितना है?',
    tension: 'और अब, तनाव कितना है?',
    worry: 'और अब, चिंता कितनी है?',
    belief: 'और अब, वह बात कितनी सच लग रही है?',
    hurt: 'और अब, कितना दुख रहा है?',
    lonely: 'और अब, कितना अकेलापन लग रहा है?',
    stuck: 'और अब, बात कितनी अटकी लग रही है?',
  },
  lowest: 'बिलकुल नहीं',
  highest: 'हद से ज़्यादा',
  cautions: {
    faints: 'अगर आपको जल्दी चक्कर या बेहोशी आती है, तो यह बैठकर या लेटकर कीजिए।',
    heart: 'अगर दिल की कोई बीमारी है, तो ठंडा पानी और ज़ोर वाले हिस्से छोड़ दीजिए।',
    trauma: 'पुरानी बुरी यादें उठें, तो आँखें खुली रखिए, कमरे में नज़र घुमाइए, और जब चाहें रुक जाइए।',
    eating: 'अगर खाने या वज़न को लेकर जद्दोजहद चलती है, तो जो बात उसे बढ़ाए, उसे छोड़ दीजिए। यहाँ वज़न या खाने के नंबर नहीं पूछे जाते।',
    psychosis:
      'अगर इन दिनों कुछ ऐसा सुनाई देता है या सच लगता है जो औरों को नहीं लगता, तो यह रहने दीजिए, या किसी भरोसे वाले के साथ कीजिए।',
    pregnancy: 'अगर आप प्रेग्नेंट हैं, तो आराम से: अचानक ठंडा नहीं, ज़ोर नहीं, चक्कर लाने वाला कुछ नहीं।',
    unsafeHome:
      'अगर डर है कि कोई अपना आपको चोट पहुँचा सकता है, तो सुरक्षा पहले है: यह आज़माने से पहले ऐसे लोगों से बात कीजिए जो इसमें मदद करते हैं।',
    minors: 'अगर उम्र 18 से कम है, तो घर या स्कूल के किसी भरोसे वाले बड़े के साथ मिलकर भी यह हो सकता है।',
  },
  unclear: 'बात ठीक से समझ नहीं आई। जो सबसे करीब लगे उसे चुनिए, या थोड़े और शब्दों में बताइए।',
  otherTopic: 'यह शायद कोई दूसरी बात है। उस पर बात करें, या यहीं आगे चलें?',
  talkInstead: 'उस पर बात करें',
  goOnHere: 'यहीं आगे चलें',
  controls: {
    stop: phrases(`
      ^ बस $, ^ बस करो $, ^ बस करिए $, ^ बस कीजिए $, ^ बस करें $, ^ बस बस $, ^ बस | बस $, ^ अब बस $, ^ बस अब $, ^ बस हो गया $, ^ बस बहुत हुआ $, ^ बहुत हुआ $, ^ बहुत हो गया $, ^ रुको $, ^ रुकिए $, ^ रुक जाओ $, ^ रुक जाइए $, ^ रुकें $, ^ अब रुको $, ^ रुकना है $, ^ मुझे रुकना है $, ^ यहीं रुकते हैं $, ^ यहीं रुकें $, ^ स्टॉप $, ^ स्टाप $, ^ प्लीज़ रुको $, ^ प्लीज़ बंद करो $,
      ^ बंद करो $, ^ बंद करिए $, ^ बंद कीजिए $, ^ बंद करें $, ^ बंद कर दो $, ^ इसे बंद करो $, ^ ये बंद करो $, ^ यह बंद करो $, ^ बंद करना है $, ^ अब बंद करो $, ^ खत्म करो $, ^ इसे खत्म करो $, ^ और नहीं $, ^ अब और नहीं $, ^ और नही $, ^ अब नहीं करना $, ^ और नहीं करना $, ^ आगे नहीं करना $, ^ मुझे नहीं करना ये $, ^ मुझे ये नहीं करना $, ^ मुझे यह नहीं करना $, ^ ये नहीं करना $, ^ यह नहीं करना $, ^ बाहर निकलो $, ^ निकलना है $,
      ^ इससे कुछ नहीं होगा $, ^ इससे कुछ नहीं हो रहा $, ^ कोई फायदा नहीं $, ^ कोई फ़ायदा नहीं हो रहा $, ^ बकवास $, ^ ये बकवास है $, ^ बेकार है ये $, ^ ये बेकार है $, ^ जाना है $, ^ मुझे जाना है $, ^ अब जाना है $, ^ बाय $, ^ गुड नाइट $, ^ शुभ रात्रि $, ^ नींद आ रही है अब $, ^ आज के लिए बस $, ^ आज के लिए इतना काफी है $,
      ^ stop $, ^ stop it $, ^ stop karo $, ^ stop kro $, ^ stop please $, ^ please stop $, ^ pls stop $, ^ stop now $, ^ ok stop $, ^ exit $, ^ quit $, ^ end $, ^ cancel $, ^ close $, ^ close karo $, ^ enough $, ^ bye $, ^ ok bye $, ^ gn $, ^ good night $, ^ goodnight $, ^ shubh ratri $,
      ^ bas $, ^ bss $, ^ bus $, ^ bas karo $, ^ bas kro $, ^ bas kar $, ^ bas kijiye $, ^ bas bas $, ^ bas | bas $, ^ ab bas $, ^ bas ab $, ^ bas ho gaya $, ^ bas ho gya $, ^ bas yaar $, ^ bas bhai $, ^ bahut hua $, ^ bohot hua $, ^ bahut ho gaya $, ^ bohot ho gaya $, ^ bht ho gya $, ^ ruko $, ^ ruko plz $, ^ ruko please $, ^ plz ruko $, ^ bas plz $, ^ rukiye $, ^ rukie $, ^ ruk jao $, ^ ruk jaiye $, ^ rukna hai $, ^ rukna h $, ^ mujhe rukna hai $,
      ^ band karo $, ^ band kro $, ^ bandh karo $, ^ band kar do $, ^ band krdo $, ^ band kardo $, ^ band kijiye $, ^ isko band karo $, ^ ise band karo $, ^ ye band karo $, ^ yeh band karo $, ^ band karna hai $, ^ khatam karo $, ^ khatm karo $, ^ khtm kro $, ^ aur nahi $, ^ aur nhi $, ^ ab aur nahi $, ^ ab aur nhi $, ^ ab nahi karna $, ^ ab nhi krna $, ^ aur nahi karna $, ^ aur nhi krna $, ^ ye nahi karna $, ^ ye nhi krna $, ^ mujhe ye nahi karna $, ^ mujhe nahi karna ye $, ^ mje ni krna ye $, ^ nikalna hai $,
      ^ koi fayda nahi $, ^ koi fayda nhi $, ^ koi faida nahi $, ^ isse kuch nahi hoga $, ^ isse kuch nhi hoga $, ^ isse kuch nahi ho raha $, ^ bakwas $, ^ bakwaas $, ^ bakwas hai ye $, ^ ye bakwas hai $, ^ ye bekar hai $, ^ bekaar hai $, ^ jana hai $, ^ jaana hai $, ^ mujhe jana hai $, ^ mujhe jaana hai $, ^ ab jana hai $, ^ aaj ke liye bas $, ^ aaj ke liye itna kafi hai $
    `),
    skip: phrases(`
      ^ छोड़ो $, ^ छोड़िए $, ^ छोड़ दो $, ^ छोड़ दीजिए $, ^ छोड़ें $, ^ छोड़ना है $, ^ इसे छोड़ो $, ^ इसे छोड़िए $, ^ इसे छोड़ दो $, ^ इसे छोड़ें $, ^ ये छोड़ो $, ^ यह छोड़ो $, ^ ये वाला छोड़ो $, ^ छोड़ो ये $, ^ छोड़ो यार $, ^ ये सवाल छोड़ो $, ^ रहने दो $, ^ रहने दीजिए $, ^ रहने दें $, ^ इसे रहने दो $, ^ ये रहने दो $, ^ स्किप $, ^ स्किप करो $, ^ स्किप करें $, ^ स्किप करना है $, ^ पास $, ^ नेक्स्ट $, ^ अगला $, ^ अगला सवाल $, ^ अगला वाला $, ^ अगले पर चलो $, ^ आगे बढ़ो $, ^ आगे बढ़िए $, ^ आगे बढ़ें $, ^ आगे चलो $, ^ आगे चलिए $, ^ आगे $, ^ ये नहीं $, ^ यह नहीं $, ^ ये वाला नहीं $,
      ^ पता नहीं $, ^ पता नही $, ^ नहीं पता $, ^ नही पता $, ^ मुझे नहीं पता $, ^ मुझे पता नहीं $, ^ क्या पता $, ^ मालूम नहीं $, ^ नहीं मालूम $, ^ मुझे नहीं मालूम $, ^ कुछ समझ नहीं आ रहा $, ^ समझ नहीं आ रहा $, ^ कुछ याद नहीं आ रहा $, ^ कुछ सूझ नहीं रहा $, ^ कुछ नहीं सूझ रहा $, ^ दिमाग में कुछ नहीं आ रहा $, ^ नहीं बताना $, ^ मुझे नहीं बताना $, ^ बताना नहीं है $, ^ बताने का मन नहीं $, ^ बताने का मन नहीं है $, ^ जवाब नहीं देना $, ^ इसका जवाब नहीं देना $, ^ नहीं लिखना $, ^ लिखने का मन नहीं $,
      ^ skip $, ^ skip it $, ^ skip this $, ^ skip karo $, ^ skip kro $, ^ skip krdo $, ^ skip kar do $, ^ skip karna hai $, ^ skip krna h $, ^ skip please $, ^ pls skip $, ^ pass $, ^ next $, ^ next please $, ^ next question $, ^ next wala $, ^ nxt $, ^ idk $, ^ dont know $, ^ i dont know $, ^ dunno $, ^ no idea $,
      ^ chhodo $, ^ chodo $, ^ choro $, ^ chhoro $, ^ chhod do $, ^ chod do $, ^ chhod dijiye $, ^ isko chhodo $, ^ isko chodo $, ^ ise chhodo $, ^ ise chodo $, ^ ye chhodo $, ^ ye chodo $, ^ yeh chodo $, ^ chhodo yaar $, ^ chodo yaar $, ^ chodo ye $, ^ ye sawal chhodo $, ^ rehne do $, ^ rahne do $, ^ rhne do $, ^ rehne dijiye $, ^ rehndo $, ^ rehne de $, ^ ye rehne do $, ^ isko rehne do $, ^ agla $, ^ agla sawal $, ^ agla wala $, ^ agle pe chalo $, ^ aage badho $, ^ aage bado $, ^ age badho $, ^ aage badhiye $, ^ aage chalo $, ^ aage $, ^ ye nahi $, ^ ye nhi $, ^ ye wala nahi $,
      ^ pata nahi $, ^ pata nhi $, ^ pta nahi $, ^ pta nhi $, ^ pta ni $, ^ pata ni $, ^ nahi pata $, ^ nhi pata $, ^ nhi pta $, ^ mujhe nahi pata $, ^ mujhe nhi pta $, ^ mujhe pata nahi $, ^ muje nhi pta $, ^ kya pata $, ^ kya pta $, ^ malum nahi $, ^ maloom nahi $, ^ malum nhi $, ^ nahi malum $, ^ samajh nahi aa raha $, ^ samajh nhi aa rha $, ^ smjh nhi aa rha $, ^ kuch samajh nahi aa raha $, ^ kuch yaad nahi aa raha $, ^ kuch soojh nahi raha $, ^ kuch nahi aa raha dimag mein $, ^ nahi batana $, ^ nhi batana $, ^ mujhe nahi batana $, ^ batane ka mann nahi $, ^ batane ka man nahi hai $, ^ jawab nahi dena $, ^ likhne ka mann nahi $
    `),
    back: phrases(`
      ^ पीछे $, ^ पीछे चलो $, ^ पीछे चलिए $, ^ पीछे चलें $, ^ पीछे जाओ $, ^ पीछे जाना है $, ^ मुझे पीछे जाना है $, ^ थोड़ा पीछे $, ^ एक कदम पीछे $, ^ एक पीछे $, ^ वापस $, ^ वापिस $, ^ वापस चलो $, ^ वापस चलिए $, ^ वापस जाओ $, ^ वापस जाना है $, ^ वापस करो $, ^ पिछला $, ^ पिछला सवाल $, ^ पिछला वाला $, ^ पिछले सवाल पर $, ^ पिछले पर चलो $, ^ पहले वाला $, ^ पहले वाला सवाल $, ^ बैक $, ^ बैक करो $, ^ गलत दब गया $, ^ गलत दबा दिया $, ^ गलती से दब गया $, ^ गलती से दबा दिया $, ^ गलत बटन $, ^ गलत बटन दब गया $, ^ गलत चुन लिया $, ^ गलत जवाब $, ^ गलत हो गया $, ^ जवाब बदलना है $, ^ मुझे जवाब बदलना है $, ^ जवाब बदलूँ $, ^ बदलना है $,
      ^ back $, ^ back karo $, ^ back kro $, ^ go back $, ^ back please $, ^ back jao $, ^ back jana hai $, ^ back jana h $, ^ previous $, ^ previous wala $, ^ undo $, ^ wrong button $, ^ wrong answer $, ^ wrong $, ^ peeche $, ^ piche $, ^ pichhe $, ^ peeche chalo $, ^ piche chalo $, ^ peeche jao $, ^ piche jao $, ^ peeche jana hai $, ^ piche jana hai $, ^ piche jana h $, ^ thoda piche $, ^ ek step peeche $, ^ ek step back $, ^ ek kadam peeche $, ^ wapas $, ^ vapas $, ^ wapis $, ^ wapas chalo $, ^ wapas jao $, ^ wapas jana hai $, ^ vapas jana h $, ^ pichla $, ^ pichhla $, ^ pichla sawal $, ^ pichla wala $, ^ pehle wala $, ^ pehle wala sawal $,
      ^ galat dab gaya $, ^ galat dab gya $, ^ galat daba diya $, ^ galti se dab gaya $, ^ galti se dab gya $, ^ galti se daba diya $, ^ galat button $, ^ galat chun liya $, ^ galat jawab $, ^ galat ho gaya $, ^ jawab badalna hai $, ^ answer badalna hai $, ^ answer change karna hai $, ^ answer change krna h $, ^ change karna hai $
    `),
    why: phrases(`
      ^ क्यों $, ^ क्यो $, ^ क्यूँ $, ^ क्यू $, ^ पर क्यों $, ^ लेकिन क्यों $, ^ ऐसा क्यों $, ^ ये क्यों $, ^ यह क्यों $, ^ मगर क्यों $, ^ क्यों भला $, ^ क्यों करूँ $, ^ ये क्यों करूँ $, ^ मैं ये क्यों करूँ $, ^ क्यों पूछ रहे हो $, ^ क्यों पूछ रहे हैं $, ^ ये क्यों पूछ रहे हो $, ^ ये क्यों पूछा $, ^ किसलिए $, ^ किस लिए $, ^ ये किसलिए $, ^ इससे क्या होगा $, ^ इससे क्या $, ^ इससे क्या फायदा $, ^ इसका क्या फायदा $, ^ क्या फायदा $, ^ क्या फायदा होगा $, ^ फायदा क्या है $, ^ इससे फर्क पड़ेगा $, ^ क्या इससे फर्क पड़ेगा $, ^ इससे मदद मिलेगी $, ^ क्या इससे मदद मिलेगी $, ^ इससे कैसे मदद मिलेगी $, ^ ये कैसे काम करता है $, ^ यह कैसे काम करता है $, ^ ये काम करता है क्या $, ^ वजह क्या है $, ^ इसकी वजह $,
      ^ why $, ^ but why $, ^ why this $, ^ y $, ^ kyu $, ^ kyun $, ^ kyon $, ^ kyo $, ^ qu $, ^ kiu $, ^ par kyu $, ^ par kyun $, ^ lekin kyun $, ^ lekin kyu $, ^ but kyu $, ^ but kyun $, ^ aisa kyu $, ^ aisa kyun $, ^ ye kyu $, ^ ye kyun $, ^ yeh kyun $, ^ kyu karu $, ^ kyun karu $, ^ kyun karun $, ^ ye kyu karu $, ^ ye kyun karu $, ^ main ye kyu karu $, ^ kyu puch rahe ho $, ^ kyun pooch rahe ho $, ^ kyu puch rhe ho $, ^ ye kyu pucha $, ^ kisliye $, ^ kis liye $, ^ isse kya hoga $, ^ is se kya hoga $, ^ isse kya $, ^ isse kya fayda $, ^ iska kya fayda $, ^ kya fayda $, ^ kya faida $, ^ kya fayda hoga $, ^ fayda kya hai $, ^ isse fark padega $, ^ kya isse fark padega $, ^ isse madad milegi $, ^ kya isse help hogi $, ^ isse help hogi kya $, ^ isse help kaise hogi $, ^ ye kaise kaam karta hai $, ^ ye kaam karta hai kya $
    `),
    otherTopic: phrases(`
      ^ कुछ और $, ^ कुछ और करें $, ^ कोई और बात $, ^ दूसरी बात $, ^ बात कुछ और है $, ^ कुछ और बात करें $, ^ कुछ और बात करते हैं $, ^ कुछ और बात करनी है $, ^ किसी और चीज़ पर बात करें $, ^ दूसरी बात करनी है $, ^ और बात करनी है $, ^ टॉपिक बदलो $, ^ विषय बदलो $, ^ विषय बदलें $, ^ बात बदलो $, ^ ये बात नहीं है $, ^ यह बात नहीं है $, ^ वो बात नहीं है $, ^ ये मेरी परेशानी नहीं है $, ^ मेरी परेशानी कुछ और है $, ^ मेरी परेशानी ये नहीं है $, ^ मामला कुछ और है $, ^ एक बात बतानी है $, ^ एक बात बताऊँ $, ^ मुझे कुछ बताना है $, ^ मुझे कुछ कहना है $, ^ बस सुनो $, ^ बस सुनिए $, ^ बस सुन लो $, ^ बस मेरी बात सुनो $, ^ मुझे बस बात करनी है $, ^ बस बात करनी है $, ^ सिर्फ बात करनी है $, ^ मुझसे बात करो $, ^ मुझसे बात कीजिए $,
      ^ something else $, ^ other topic $, ^ another topic $, ^ change topic $, ^ topic change $, ^ topic change karo $, ^ topic change kro $, ^ topic badlo $, ^ kuch aur $, ^ kuchh aur $, ^ kch aur $, ^ koi aur baat $, ^ dusri baat $, ^ doosri baat $, ^ baat kuch aur hai $, ^ kuch aur baat karo $, ^ kuch aur baat karte hai $, ^ kuch aur baat karte hain $, ^ kuch aur baat karni hai $, ^ kuch aur bat krni h $, ^ dusri baat karni hai $, ^ baat badlo $, ^ ye baat nahi hai $, ^ ye baat nhi h $, ^ wo baat nahi hai $, ^ meri problem kuch aur hai $, ^ meri problem ye nahi hai $, ^ problem kuch aur hai $, ^ matter kuch aur hai $, ^ ek baat batani hai $, ^ ek baat batau $, ^ mujhe kuch batana hai $, ^ mujhe kuch kehna hai $, ^ bas suno $, ^ bas sun lo $, ^ bas meri baat suno $, ^ just listen $, ^ mujhe bas baat karni hai $, ^ bas baat karni hai $, ^ bas baat krni h $, ^ sirf baat karni hai $, ^ mujhse baat karo $, ^ baat karo mujhse $
    `),
    yes: phrases(`
      ^ हाँ, ^ हा $, ^ हाँ जी, ^ जी, ^ जी हाँ, ^ हम्म $, ^ हूँ $, ^ ठीक है, ^ ठीक $, ^ ठीक है जी, ^ ओके, ^ ओ के $, ^ अच्छा $, ^ अच्छा ठीक है, ^ बिलकुल, ^ बिल्कुल, ^ ज़रूर, ^ क्यों नहीं $, ^ चलो, ^ चलिए, ^ चलें $, ^ चलेगा $, ^ शुरू करो $, ^ शुरू करें $, ^ शुरू कीजिए $, ^ शुरू करते हैं $, ^ करते हैं $, ^ करो $, ^ करें $, ^ कर लेते हैं $, ^ कोशिश करते हैं $, ^ कोशिश कर सकते हैं $, ^ कोशिश करूँ $, ^ करके देखते हैं $, ^ देखते हैं $, ^ तैयार $, ^ मैं तैयार हूँ $, ^ तैयार हूँ $, ^ हो जाए $, ^ सही है $, ^ बताओ $, ^ बताइए $,
      ^ haan, ^ haa $, ^ ha $, ^ han $, ^ hn $, ^ hnn $, ^ hmm $, ^ hm $, ^ haanji, ^ hanji, ^ haan ji, ^ ha ji, ^ ji $, ^ jee $, ^ ji haan, ^ ji ha, ^ yes, ^ yeah, ^ yep, ^ yup, ^ ya $, ^ ok, ^ okay, ^ okk $, ^ okie $, ^ k $, ^ kk $, ^ sure, ^ fine $, ^ thik, ^ theek, ^ thk $, ^ tik hai $, ^ acha $, ^ accha $, ^ achha $, ^ bilkul, ^ zaroor, ^ zarur, ^ jarur, ^ kyu nahi $, ^ kyun nahi $, ^ kyu nhi $, ^ chalo, ^ chlo, ^ chaliye, ^ chalega $, ^ shuru karo $, ^ shuru kro $, ^ shuru karte hai $, ^ shuru karte hain $, ^ start $, ^ start karo $, ^ start kro $, ^ lets go $, ^ lets start $, ^ karte hai $, ^ karte hain $, ^ krte h $, ^ karo $, ^ kro $, ^ try karte hain $, ^ try karte hai $, ^ try krte h $, ^ dekhte hain $, ^ dekhte hai $, ^ ready $, ^ tayyar $, ^ taiyar hu $, ^ ho jaye $, ^ sahi hai $, ^ batao $, ^ bataiye $
    `),
    no: phrases(`
      ^ नहीं, ^ नही, ^ ना $, ^ न $, ^ जी नहीं, ^ ना जी $, ^ ना बाबा $, ^ अभी नहीं, ^ अभी नही, ^ आज नहीं, ^ आज नही, ^ अब नहीं $, ^ अभी मन नहीं $, ^ अभी मन नहीं है $, ^ मन नहीं $, ^ मन नहीं है $, ^ मन नहीं कर रहा $, ^ मेरा मन नहीं है $, ^ बाद में, ^ फिर कभी, ^ कभी और $, ^ किसी और दिन $, ^ कल करेंगे $, ^ नहीं करना $, ^ मुझे नहीं करना $, ^ नहीं हो पाएगा $, ^ नहीं होगा मुझसे $, ^ मुझसे नहीं होगा $, ^ हिम्मत नहीं है $, ^ बहुत थकान है $, ^ ज़रूरत नहीं $, ^ कोई ज़रूरत नहीं $, ^ जाने दो $, ^ जाने दीजिए $, ^ नो $, ^ नो थैंक्स $,
      ^ nahi, ^ nahin, ^ nhi, ^ nai $, ^ ni $, ^ naa $, ^ na $, ^ ji nahi, ^ no, ^ nope, ^ nah, ^ no thanks $, ^ not now, ^ abhi nahi, ^ abhi nhi, ^ abi nhi, ^ aaj nahi, ^ aaj nhi, ^ ab nahi $, ^ mann nahi $, ^ man nahi hai $, ^ mann nahi hai $, ^ mann nhi h $, ^ mn nhi h $, ^ mood nahi hai $, ^ mood nahi $, ^ mood nhi h $, ^ mann nahi kar raha $, ^ mann nhi kr rha $, ^ baad mein, ^ baad me, ^ bad me $, ^ later $, ^ phir kabhi, ^ fir kabhi, ^ kabhi aur $, ^ kal karenge $, ^ nahi karna $, ^ nhi krna $, ^ mujhe nahi karna $, ^ mujhe nhi krna $, ^ nahi ho payega $, ^ mujhse nahi hoga $, ^ mjhse nhi hoga $, ^ zarurat nahi $, ^ jarurat nhi $, ^ jaane do $, ^ jane do $
    `),
  },
  numbers: [
    phrases(
      'शून्य, शुन्य, ज़ीरो, सिफ़र, कुछ नहीं, कुछ भी नहीं, बिलकुल नहीं, बिल्कुल नहीं, ज़रा भी नहीं, zero, shunya, sunya, kuch nahi, kuch bhi nahi, kuch nhi, bilkul nahi, bilkul nhi, zara bhi nahi, nothing, not at all',
    ),
    phrases('एक, वन, ek, one'),
    phrases('दो, टू, do, two'),
    phrases('तीन, थ्री, teen, tin, three'),
    phrases('चार, फ़ोर, char, chaar, four'),
    phrases(
      'पाँच, पाच, फ़ाइव, आधा, आधा आधा, बीच में, बीच का, paanch, panch, pach, paach, five, aadha, adha, beech mein, beech me, bich me',
    ),
    phrases('छह, छः, छ, छे, छै, सिक्स, chhah, chhe, chah, che, chhai, cheh, six'),
    phrases('सात, सेवन, saat, sat, seven'),
    phrases('आठ, एट, aath, aat, ath, eight'),
    phrases('नौ, नाइन, nau, nao, nine'),
    phrases(
      'दस, टेन, पूरा, पूरे दस, फुल, मैक्स, मैक्सिमम, हद से ज़्यादा, सबसे ज़्यादा, das, dus, ten, full, max, maximum, poora, pura, had se zyada, had se jyada, sabse zyada, sabse jyada',
    ),
  ],
};
