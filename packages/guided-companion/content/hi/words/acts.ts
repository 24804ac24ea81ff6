import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const acts: Recognition['acts'] = {
  wantsPerson: phrases(`
    इंसान से बात करना, इंसान से बात करवा, इंसान चाहिए, असली इंसान से बात करना, असली इंसान चाहिए, real person, talk तो में person, काउंसलर, counsellor, counselor, थेरेपिस्ट से, therapist se, साइकोलॉजिस्ट से, psychologist se, मनोवैज्ञानिक से, किसी डॉक्टर से बात, प्रोफेशनल से, थेरेपिस्ट चाहिए, therapist चाहिए, किसी को दिखाना चाहिए, काश आप इंसान
  `),
  areYouAi: phrases(`
    आप इंसान, आप सच में इंसान, इंसान हो, इंसान हैं क्या, आप असली, असली हो, आप रोबोट, रोबोट हो, robot ho, robot है, bot ho, bot है, बॉट हो, आप बॉट, आप bot, आप robot, आप मशीन, आप ai, ai ho, ai है, आप एआई, एआई हो, आप कंप्यूटर, chatgpt, चैटजीपीटी, उस तरफ कोई, कोई है वहाँ, इंसान से बात कर रहा, इंसान से बात हो रहा, आपको महसूस, आपको फीलिंग, feelings है आपको, आप ज़िंदा, आप डॉक्टर हो, आप थेरेपिस्ट, आप साइकोलॉजिस्ट, आप लड़का, आप लड़की, are you human, are you a bot,
    आप मेरे थेरेपिस्ट, आप मेरे डॉक्टर, आप डॉक्टर हैं, आप मनोवैज्ञानिक, आप काउंसलर, तुम थेरेपिस्ट, तुम डॉक्टर,
    पीछे कोई इंसान
  `),
  whoAreYou: phrases(`
    आप कौन, कौन हो आप, आपका नाम, नाम क्या है आपका, आप क्या करता, आप क्या कर सकता, आप कैसे काम, यह ऐप क्या, यह क्या है, alento क्या, alento कौन, आप हो कौन, who are you
  `),
  secrecy: phrases(`
    किसी को बताओगे, किसी को बताएँगे, किसी को बता तो नहीं, किसी को मत बताना, कोई पढ़ता है, कौन पढ़ता, कोई पढ़ेगा, कोई देख सकता, प्राइवेट, private, सीक्रेट, secret, गोपनीय, राज़ रखोगे, आप पर भरोसा, भरोसा कर सकता हूँ आप, मेरा डेटा, my data, रिकॉर्ड हो, सेव होता, save hota, confidential, हमारे बीच
  `),
  medicine: phrases(`
    दवा बंद, दवाई बंद, dawai band, dawa band, दवा छोड़, दवाई छोड़, दवा लेना, दवाई लेना, दवा लूँ, दवाई लूँ, कौन सी दवा, कौन सी दवाई, kaun si dawa, konsi dawai, नींद की गोली लूँ, नींद की गोली ले, नींद की गोली ले सकता, नींद की दवा, डोज़, dose, antidepressant*, एंटीडिप्रेसेंट, गोली बंद, गोली छोड़, medicine
  `),
  naming: phrases(`
    क्या मुझे डिप्रेशन, मुझे डिप्रेशन है क्या, क्या यह डिप्रेशन, डिप्रेशन तो नहीं, depression to nahi, क्या मुझे depression, क्या यह depression, क्या यह घबराहट, मुझे anxiety है क्या, क्या मुझे anxiety, क्या मुझे bipolar, बाइपोलर, bipolar, adhd, ocd, क्या मैं पागल, पागल तो नहीं, पागल हो रहा हूँ क्या, मुझे क्या बीमारी, कोई बीमारी है, मुझे क्या हुआ है, डायग्नोस, diagnos*
  `),
  affection: phrases(`
    आपसे प्यार, i love you, love you, लव यू, आप मुझे पसंद, मुझसे प्यार करते, मुझसे शादी, आपकी याद आई, मुझे मिस किया, आप बहुत अच्छे, आप मेरे बॉयफ्रेंड, मेरी गर्लफ्रेंड बन, मेरे दोस्त बनोगे
  `),
  howAreYou: phrases(`
    आप कैसे, कैसे हो आप, ^ कैसे हो $, ^ कैसे हैं $, ^ और कैसे, क्या हाल है, क्या हाल, kya haal, kya hal, आपका हाल, how are you, और आप $, आप बताओ, आप सुनाओ, क्या चल रहा है आपका
  `),
  goodbye: phrases(`
    bye, बाय, bbye, byee, अलविदा, alvida, टाटा, tata, see you, see ya, cya, take care $, tc $, विदा, खुदा हाफिज, khuda hafiz, अल्लाह हाफिज, allah hafiz, राम राम $, जय श्री राम $, जय श्री कृष्णा $, राधे राधे $, radhe radhe $,
    jai shri krishna $, sat sri akal $, सत श्री अकाल $, नमस्ते $, नमस्कार $, प्रणाम $, brb, ttyl, gtg, g2g, चलता हूँ, chalta हूँ, chalti हूँ, chalte हूँ, अब चलूँ, ab chalu, चलूँ $, चलूँ अब, चलते हैं $, chalte hain $, चलती हूँ,
    चलें फिर, चलें fir, चलें phir, अच्छा चल $, अच्छा chal $, chal thik hai $, निकलता हूँ, nikalta हूँ, nikalti हूँ, nikalte हूँ, निकलती हूँ, निकलते हैं $, निकलना है अब, nikalna hai ab, nikalna hai $, निकलना है $, निकलना पड़ेगा,
    निकलूँ, niklu, niklun, nikal raha hu, निकल रहा हूँ, भागता हूँ, भागती हूँ, bhagta hu, bhagti hu, bhaagti hu, भागना पड़ेगा, bhagna padega, उठता हूँ $, uthta hu $, uthti hu $, फिर मिलेंगे, fir milenge, phir milenge, फिर मिलते,
    fir मिलते, phir मिलते, फिर बात करेंगे, fir बात karenge, phir बात karenge, फिर बात करूँगा, fir बात karunga, phir बात karungi, phir बात krunga, फिर बात करूँगी, fir बात karungi, फिर बात करते हैं, fir बात करते हैं,
    phir बात करते हैं, फिर बात होगी, fir बात होगी, phir बात होगी, फिर आऊँगा, fir आऊँगा, phir आऊँगा, फिर आऊँगी, fir आऊँगी, phir आऊँगी, फिर आता हूँ, fir आता हूँ, phir आता हूँ, फिर बताता, fir batata, phir batati, phir btata,
    फिर बताऊँगा, fir बताऊँगा, phir बताऊँगा, फिर बताऊँगी, fir बताऊँगी, phir बताऊँगी, फिर कभी $, fir कभी $, phir कभी $, फिर aaunga, fir aaunga, phir aaunga, फिर aaungi, fir aaungi, phir aaungi, फिर bataungi, fir bataungi,
    phir bataungi, फिर bataunga, fir bataunga, phir bataunga, फिर milenge, फिर लिखूँगा, fir लिखूँगा, phir लिखूँगा, फिर लिखूँगी, fir लिखूँगी, phir लिखूँगी, फिर likhungi, fir likhungi, phir likhungi, फिर likhunga, fir likhunga,
    phir likhunga, मिलते हैं $, मिलते हैं फिर, मिलते हैं fir, मिलते हैं phir, मिलते हैं कल, मिलेंगे $, milenge $, बाद में बात, बाद में बताता, बाद में batata, बाद में batati, बाद में btata, बाद में आती, बाद में लिखता,
    बाद में मिलते, बाद में आऊँगा, बाद में आऊँगी, बाद में बताऊँगा, बाद में बताऊँगी, बाद में likhti, बाद में likhta, बाद में bataungi, बाद में bataunga, baad me baat, baad me aata, baad me batati, baad me batata, baad me milte,
    baad me likhti, baad me aaungi, baad me aaunga, कल बात, कल बताता, कल batata, कल batati, कल btata, कल बताती, कल आऊँगा, कल आऊँगी, कल मिलते, कल लिखूँगा, कल लिखूँगी, कल बताऊँगा, कल बताऊँगी, कल btati hu, कल bataungi,
    कल bataunga, कल likhungi, कल likhunga, कल aaungi, कल aaunga, kal fir, कल फिर, कल phir, बाकी कल, baki kal, बाकी बाद में, baki baad me, later $, talk later, जा रहा हूँ $, जा रहा हूँ अब, ab ja raha, अब जाता हूँ, jata hu $,
    जाना है अब, अब जाना है, मुझे जाना है $, जाना पड़ेगा $, jana padega, jana hoga $, जाना होगा $, जाना hogi $, जाने का टाइम, jane ka time, जाना पड़ रहा, अब जाऊँ $, जाऊँगा अब, जाऊँ अब, सोने जाता हूँ, सोने चला, सोने जाना है $,
    सोने जाऊँ $, नहाने जा रहा हूँ, नहाने जाता हूँ, नहाने चला, नहाने जाना है $, नहाने जाऊँ $, nahane जा रहा हूँ, nahane जाता हूँ, nahane चला, nahane जाना है $, nahane जाऊँ $, खाने जा रहा हूँ, खाने जाता हूँ, खाने चला,
    खाने जाना है $, खाने जाऊँ $, khane जा रहा हूँ, khane जाता हूँ, khane चला, khane जाना है $, khane जाऊँ $, बनाने जा रहा हूँ, बनाने जाता हूँ, बनाने चला, बनाने जाना है $, बनाने जाऊँ $, banane जा रहा हूँ, banane जाता हूँ,
    banane चला, banane जाना है $, banane जाऊँ $, लेने जा रहा हूँ, लेने जाता हूँ, लेने चला, लेने जाना है $, लेने जाऊँ $, lene जा रहा हूँ, lene जाता हूँ, lene चला, lene जाना है $, lene जाऊँ $, पढ़ने जा रहा हूँ, पढ़ने जाता हूँ,
    पढ़ने चला, पढ़ने जाना है $, पढ़ने जाऊँ $, padhne जा रहा हूँ, padhne जाता हूँ, padhne चला, padhne जाना है $, padhne जाऊँ $, मिलने जा रहा हूँ, मिलने जाता हूँ, मिलने चला, मिलने जाना है $, मिलने जाऊँ $, milne जा रहा हूँ,
    milne जाता हूँ, milne चला, milne जाना है $, milne जाऊँ $, घूमने जा रहा हूँ, घूमने जाता हूँ, घूमने चला, घूमने जाना है $, घूमने जाऊँ $, टहलने जा रहा हूँ, टहलने जाता हूँ, टहलने चला, टहलने जाना है $, टहलने जाऊँ $,
    tehelne जा रहा हूँ, tehelne जाता हूँ, tehelne चला, tehelne जाना है $, tehelne जाऊँ $, देखने जा रहा हूँ, देखने जाता हूँ, देखने चला, देखने जाना है $, देखने जाऊँ $, dekhne जा रहा हूँ, dekhne जाता हूँ, dekhne चला,
    dekhne जाना है $, dekhne जाऊँ $, छोड़ने जा रहा हूँ, छोड़ने जाता हूँ, छोड़ने चला, छोड़ने जाना है $, छोड़ने जाऊँ $, chhodne जा रहा हूँ, chhodne जाता हूँ, chhodne चला, chhodne जाना है $, chhodne जाऊँ $, करने जा रहा हूँ,
    करने जाता हूँ, करने चला, करने जाना है $, करने जाऊँ $, उठाने जा रहा हूँ, उठाने जाता हूँ, उठाने चला, उठाने जाना है $, उठाने जाऊँ $, uthane जा रहा हूँ, uthane जाता हूँ, uthane चला, uthane जाना है $, uthane जाऊँ $,
    सुलाने जा रहा हूँ, सुलाने जाता हूँ, सुलाने चला, सुलाने जाना है $, सुलाने जाऊँ $, sulane जा रहा हूँ, sulane जाता हूँ, sulane चला, sulane जाना है $, sulane जाऊँ $, खिलाने जा रहा हूँ, खिलाने जाता हूँ, खिलाने चला,
    खिलाने जाना है $, खिलाने जाऊँ $, khilane जा रहा हूँ, khilane जाता हूँ, khilane चला, khilane जाना है $, khilane जाऊँ $, पीने जा रहा हूँ, पीने जाता हूँ, पीने चला, पीने जाना है $, पीने जाऊँ $, peene जा रहा हूँ, peene जाता हूँ,
    peene चला, peene जाना है $, peene जाऊँ $, खोलने जा रहा हूँ, खोलने जाता हूँ, खोलने चला, खोलने जाना है $, खोलने जाऊँ $, kholne जा रहा हूँ, kholne जाता हूँ, kholne चला, kholne जाना है $, kholne जाऊँ $, सोने जा रहा,
    सो जाता हूँ, सोता हूँ $, sote हूँ $, अब सोता हूँ, अब sote हूँ, ab sota, ab soti, soti hu, sota hu, सोती हूँ, सोना है अब, ab sone, अब सोऊँगा, अब सोऊँगी, सोने की कोशिश, sone ki koshish, sone ki try, सो रहा हूँ अब, ab so rahi,
    लेटता हूँ, लेटती हूँ, letta hu, letti hu, लेट जाता हूँ, नींद आ रही अब, neend aa rahi hai $, neend aa rahi hai ab, नींद आने लगी, aankh lag rahi, आँख बंद हो रही $, आँख band हो रही $, आँख bnd हो रही $, बंद करता हूँ,
    band करता हूँ, bnd करता हूँ, बंद कर रहा हूँ, band कर रहा हूँ, bnd कर रहा हूँ, बंद हो जाएगा $, band हो jayega $, bnd हो jaega $, बंद हो रहा है $, band हो रहा है $, bnd हो रहा है $, बंद करना पड़ेगा, band करना पड़ेगा,
    bnd करना पड़ेगा, बंद होने वाला है $, band होने वाला है $, bnd होने वाला है $, बंद करूँ अब $, band करूँ अब $, bnd करूँ अब $, band हो जाएगा $, band हो jaega $, bnd हो जाएगा $, bnd हो jayega $, फोन बंद, फोन band, फोन bnd,
    फोन रखता, फोन rakhta, फोन rakhti, फोन rakhte, फोन रखती, फोन रख रहा, फोन रख दूँ, फोन रख du, फोन रख dun, फोन रख doon, फोन rakh raha, फोन रखना पड़ेगा, फोन rakhna padega, फोन रख देता, फोन रख deta, फोन रख deti, फोन रख dete,
    फोन रख देती, फोन off, phone बंद, phone band, phone bnd, phone रखता, phone rakhta, phone rakhti, phone rakhte, phone रखती, phone रख रहा, phone रख दूँ, phone रख du, phone रख dun, phone रख doon, phone rakh raha,
    phone रखना पड़ेगा, phone rakhna padega, phone रख देता, phone रख deta, phone रख deti, phone रख dete, phone रख देती, phone off, laptop बंद, laptop band, laptop bnd, laptop रखता, laptop rakhta, laptop rakhti, laptop rakhte,
    laptop रखती, laptop रख रहा, laptop रख दूँ, laptop रख du, laptop रख dun, laptop रख doon, laptop rakh raha, laptop रखना पड़ेगा, laptop rakhna padega, laptop रख देता, laptop रख deta, laptop रख deti, laptop रख dete,
    laptop रख देती, laptop off, लैपटॉप बंद, लैपटॉप band, लैपटॉप bnd, लैपटॉप रखता, लैपटॉप rakhta, लैपटॉप rakhti, लैपटॉप rakhte, लैपटॉप रखती, लैपटॉप रख रहा, लैपटॉप रख दूँ, लैपटॉप रख du, लैपटॉप रख dun, लैपटॉप रख doon,
    लैपटॉप rakh raha, लैपटॉप रखना पड़ेगा, लैपटॉप rakhna padega, लैपटॉप रख देता, लैपटॉप रख deta, लैपटॉप रख deti, लैपटॉप रख dete, लैपटॉप रख देती, लैपटॉप off, app बंद, app band, app bnd, app रखता, app rakhta, app rakhti,
    app rakhte, app रखती, app रख रहा, app रख दूँ, app रख du, app रख dun, app रख doon, app rakh raha, app रखना पड़ेगा, app rakhna padega, app रख देता, app रख deta, app रख deti, app रख dete, app रख देती, app off, ऐप बंद, ऐप band,
    ऐप bnd, ऐप रखता, ऐप rakhta, ऐप rakhti, ऐप rakhte, ऐप रखती, ऐप रख रहा, ऐप रख दूँ, ऐप रख du, ऐप रख dun, ऐप रख doon, ऐप rakh raha, ऐप रखना पड़ेगा, ऐप rakhna padega, ऐप रख देता, ऐप रख deta, ऐप रख deti, ऐप रख dete, ऐप रख देती,
    ऐप off, मोबाइल बंद, मोबाइल band, मोबाइल bnd, मोबाइल रखता, मोबाइल rakhta, मोबाइल rakhti, मोबाइल rakhte, मोबाइल रखती, मोबाइल रख रहा, मोबाइल रख दूँ, मोबाइल रख du, मोबाइल रख dun, मोबाइल रख doon, मोबाइल rakh raha,
    मोबाइल रखना पड़ेगा, मोबाइल rakhna padega, मोबाइल रख देता, मोबाइल रख deta, मोबाइल रख deti, मोबाइल रख dete, मोबाइल रख देती, मोबाइल off, mobile बंद, mobile band, mobile bnd, mobile रखता, mobile rakhta, mobile rakhti,
    mobile rakhte, mobile रखती, mobile रख रहा, mobile रख दूँ, mobile रख du, mobile रख dun, mobile रख doon, mobile rakh raha, mobile रखना पड़ेगा, mobile rakhna padega, mobile रख देता, mobile रख deta, mobile रख deti,
    mobile रख dete, mobile रख देती, mobile off, बत्ती बंद, बत्ती band, बत्ती bnd, बत्ती रखता, बत्ती rakhta, बत्ती rakhti, बत्ती rakhte, बत्ती रखती, बत्ती रख रहा, बत्ती रख दूँ, बत्ती रख du, बत्ती रख dun, बत्ती रख doon,
    बत्ती rakh raha, बत्ती रखना पड़ेगा, बत्ती rakhna padega, बत्ती रख देता, बत्ती रख deta, बत्ती रख deti, बत्ती रख dete, बत्ती रख देती, बत्ती off, लाइट बंद, लाइट band, लाइट bnd, लाइट रखता, लाइट rakhta, लाइट rakhti, लाइट rakhte,
    लाइट रखती, लाइट रख रहा, लाइट रख दूँ, लाइट रख du, लाइट रख dun, लाइट रख doon, लाइट rakh raha, लाइट रखना पड़ेगा, लाइट rakhna padega, लाइट रख देता, लाइट रख deta, लाइट रख deti, लाइट रख dete, लाइट रख देती, लाइट off, light बंद,
    light band, light bnd, light रखता, light rakhta, light rakhti, light rakhte, light रखती, light रख रहा, light रख दूँ, light रख du, light रख dun, light रख doon, light rakh raha, light रखना पड़ेगा, light rakhna padega,
    light रख देता, light रख deta, light रख deti, light रख dete, light रख देती, light off, रखता हूँ $, rakhta हूँ $, rakhti हूँ $, rakhte हूँ $, रखती हूँ $, रखता हूँ अब, rakhta हूँ अब, rakhti हूँ अब, rakhte हूँ अब, battery खत्म,
    battery low, battery जाने, battery मर, battery 1, battery 2, battery 3, battery 4, battery 5, battery गई, battery जा रही, battery dead, battery नहीं बची, battery % $, बैटरी खत्म, बैटरी low, बैटरी जाने, बैटरी मर, बैटरी 1,
    बैटरी 2, बैटरी 3, बैटरी 4, बैटरी 5, बैटरी गई, बैटरी जा रही, बैटरी dead, बैटरी नहीं बची, बैटरी % $, charging खत्म, charging low, charging जाने, charging मर, charging 1, charging 2, charging 3, charging 4, charging 5,
    charging गई, charging जा रही, charging dead, charging नहीं बची, charging % $, चार्जिंग खत्म, चार्जिंग low, चार्जिंग जाने, चार्जिंग मर, चार्जिंग 1, चार्जिंग 2, चार्जिंग 3, चार्जिंग 4, चार्जिंग 5, चार्जिंग गई,
    चार्जिंग जा रही, चार्जिंग dead, चार्जिंग नहीं बची, चार्जिंग % $, चार्ज खत्म, चार्ज low, चार्ज जाने, चार्ज मर, चार्ज 1, चार्ज 2, चार्ज 3, चार्ज 4, चार्ज 5, चार्ज गई, चार्ज जा रही, चार्ज dead, चार्ज नहीं बची, चार्ज % $,
    network ja raha, नेटवर्क जा रहा, data khatam, ट्रेन आ गई, ट्रेन आई $, ट्रेन आ रही है $, ट्रेन छूट जाएगी, ट्रेन chhut jayegi, ट्रेन पकड़नी है, ट्रेन pakadni hai, train आ गई, train आई $, train आ रही है $, train छूट जाएगी,
    train chhut jayegi, train पकड़नी है, train pakadni hai, बस आ गई, बस आई $, बस आ रही है $, बस छूट जाएगी, बस chhut jayegi, बस पकड़नी है, बस pakadni hai, bus आ गई, bus आई $, bus आ रही है $, bus छूट जाएगी, bus chhut jayegi,
    bus पकड़नी है, bus pakadni hai, मेट्रो आ गई, मेट्रो आई $, मेट्रो आ रही है $, मेट्रो छूट जाएगी, मेट्रो chhut jayegi, मेट्रो पकड़नी है, मेट्रो pakadni hai, metro आ गई, metro आई $, metro आ रही है $, metro छूट जाएगी,
    metro chhut jayegi, metro पकड़नी है, metro pakadni hai, cab आ गई, cab आई $, cab आ रही है $, cab छूट जाएगी, cab chhut jayegi, cab पकड़नी है, cab pakadni hai, कैब आ गई, कैब आई $, कैब आ रही है $, कैब छूट जाएगी,
    कैब chhut jayegi, कैब पकड़नी है, कैब pakadni hai, auto आ गई, auto आई $, auto आ रही है $, auto छूट जाएगी, auto chhut jayegi, auto पकड़नी है, auto pakadni hai, ऑटो आ गई, ऑटो आई $, ऑटो आ रही है $, ऑटो छूट जाएगी,
    ऑटो chhut jayegi, ऑटो पकड़नी है, ऑटो pakadni hai, गाड़ी आ गई, गाड़ी आई $, गाड़ी आ रही है $, गाड़ी छूट जाएगी, गाड़ी chhut jayegi, गाड़ी पकड़नी है, गाड़ी pakadni hai, gadi आ गई, gadi आई $, gadi आ रही है $, gadi छूट जाएगी,
    gadi chhut jayegi, gadi पकड़नी है, gadi pakadni hai, ola आ गई, ola आई $, ola आ रही है $, ola छूट जाएगी, ola chhut jayegi, ola पकड़नी है, ola pakadni hai, uber आ गई, uber आई $, uber आ रही है $, uber छूट जाएगी,
    uber chhut jayegi, uber पकड़नी है, uber pakadni hai, स्टेशन आ गई, स्टेशन आई $, स्टेशन आ रही है $, स्टेशन छूट जाएगी, स्टेशन chhut jayegi, स्टेशन पकड़नी है, स्टेशन pakadni hai, station आ गई, station आई $, station आ रही है $,
    station छूट जाएगी, station chhut jayegi, station पकड़नी है, station pakadni hai, stop आ गई, stop आई $, stop आ रही है $, stop छूट जाएगी, stop chhut jayegi, stop पकड़नी है, stop pakadni hai, स्टॉप आ गई, स्टॉप आई $,
    स्टॉप आ रही है $, स्टॉप छूट जाएगी, स्टॉप chhut jayegi, स्टॉप पकड़नी है, स्टॉप pakadni hai, मम्मी बुला रहा, मम्मी जाग गया, मम्मी उठ गया, मम्मी आवाज़ दे, मम्मी आ गए $, मम्मी bula rahi, मम्मी jag gaya, मम्मी uth gaya,
    पापा बुला रहा, पापा जाग गया, पापा उठ गया, पापा आवाज़ दे, पापा आ गए $, पापा bula rahi, पापा jag gaya, पापा uth gaya, कोई बुला रहा, कोई जाग गया, कोई उठ गया, कोई आवाज़ दे, कोई आ गए $, कोई bula rahi, कोई jag gaya, कोई uth gaya,
    बच्चे बुला रहा, बच्चे जाग गया, बच्चे उठ गया, बच्चे आवाज़ दे, बच्चे आ गए $, बच्चे bula rahi, बच्चे jag gaya, बच्चे uth gaya, बॉस बुला रहा, बॉस जाग गया, बॉस उठ गया, बॉस आवाज़ दे, बॉस आ गए $, बॉस bula rahi, बॉस jag gaya,
    बॉस uth gaya, पति बुला रहा, पति जाग गया, पति उठ गया, पति आवाज़ दे, पति आ गए $, पति bula rahi, पति jag gaya, पति uth gaya, सर बुला रहा, सर जाग गया, सर उठ गया, सर आवाज़ दे, सर आ गए $, सर bula rahi, सर jag gaya, सर uth gaya,
    दादी बुला रहा, दादी जाग गया, दादी उठ गया, दादी आवाज़ दे, दादी आ गए $, दादी bula rahi, दादी jag gaya, दादी uth gaya, भाई बुला रहा, भाई जाग गया, भाई उठ गया, भाई आवाज़ दे, भाई आ गए $, भाई bula rahi, भाई jag gaya, भाई uth gaya,
    बेटा बुला रहा, बेटा जाग गया, बेटा उठ गया, बेटा आवाज़ दे, बेटा आ गए $, बेटा bula rahi, बेटा jag gaya, बेटा uth gaya, बेटी बुला रहा, बेटी जाग गया, बेटी उठ गया, बेटी आवाज़ दे, बेटी आ गए $, बेटी bula rahi, बेटी jag gaya,
    बेटी uth gaya, वो लोग बुला रहा, वो लोग जाग गया, वो लोग उठ गया, वो लोग आवाज़ दे, वो लोग आ गए $, वो लोग bula rahi, वो लोग jag gaya, वो लोग uth gaya, रूममेट बुला रहा, रूममेट जाग गया, रूममेट उठ गया, रूममेट आवाज़ दे,
    रूममेट आ गए $, रूममेट bula rahi, रूममेट jag gaya, रूममेट uth gaya, roommate बुला रहा, roommate जाग गया, roommate उठ गया, roommate आवाज़ दे, roommate आ गए $, roommate bula rahi, roommate jag gaya, roommate uth gaya,
    दोस्त बुला रहा, दोस्त जाग गया, दोस्त उठ गया, दोस्त आवाज़ दे, दोस्त आ गए $, दोस्त bula rahi, दोस्त jag gaya, दोस्त uth gaya, टीचर बुला रहा, टीचर जाग गया, टीचर उठ गया, टीचर आवाज़ दे, टीचर आ गए $, टीचर bula rahi,
    टीचर jag gaya, टीचर uth gaya, वार्डन बुला रहा, वार्डन जाग गया, वार्डन उठ गया, वार्डन आवाज़ दे, वार्डन आ गए $, वार्डन bula rahi, वार्डन jag gaya, वार्डन uth gaya, warden बुला रहा, warden जाग गया, warden उठ गया,
    warden आवाज़ दे, warden आ गए $, warden bula rahi, warden jag gaya, warden uth gaya, bulaya hai mujhe, bulawa aa gaya, सब जाग जाएँगे, break khatam, ब्रेक खत्म, lunch khatam, लंच खत्म, क्लास शुरू हो, क्लास shuru हो,
    class start ho, class hai abhi, क्लास है अभी, meeting shuru, meeting start, मीटिंग शुरू हो, मीटिंग shuru हो, ड्यूटी पर जाना, duty pe jana, duty ka time, ड्यूटी का टाइम, काम पर लगना, kaam pe lagna, काम पर लगता, वापस काम पर,
    wapas kaam pe, देखता हूँ $, dekhta हूँ $, dekhti हूँ $, देखता हूँ |, dekhta हूँ |, dekhti हूँ |, देखती हूँ $, आता हूँ $, आता हूँ अभी, abhi aata hu, आज के लिए बस, आज के लिए इतना, आज के लिए itna, aaj ke liye bas,
    aaj ke liye itna, aaj ke liye kafi, आज के लिए काफी, बस इतना ही, बस itna ही, bas itna hi, itna hi tha, इतना ही था, itna ही था, आज इतना ही, आज itna ही, aaj itna hi, बस करते हैं आज, बस हो गया आज, aaj bas $, wish me luck,
    दुआ करना $, dua karna, अपना ध्यान रख*, अपना dhyan रख*, अपना dhyaan रख*, अपना खयाल रख*, अपना khayal रख*, apna dhyan rakh*, apna khayal rakh*, khayal rakhna, ध्यान रखना $, dhyan रखना $, dhyaan रखना $, ध्यान रखिएगा,
    dhyan रखिएगा, dhyaan रखिएगा, ध्यान रखिये, dhyan रखिये, dhyaan रखिये, जीते रहो $, जीते raho $, जीते rho $, खुश रहो $, खुश raho $, खुश rho $, ok chalo $, चलो ठीक है $, chalo theek hai $, चलो फिर, चलो fir, चलो phir, chalo fir,
    chal fir $, chalo phir, achha chalo, अच्छा चलो, ^ अच्छा जी |, over and out, signing off, logging off, log off, लॉग आउट, logout kar, offline ja, ऑफलाइन, off ho raha, off hoti hu
  `),
  goodNight: phrases(`
    good night, goodnight, good nite, gud night, gudnight, gd night, gud nyt, gn, gnn, gn8, goodnite, गुड नाइट, गुडनाइट, गुड नाईट, शुभ रात्रि, शुभरात्रि, शुभ रात, shubh ratri, shubhratri, shubh raatri, शब्बा खैर, shabba khair,
    sweet dreams, sd $, nighty night
  `),
  questions: phrases(`
    सवाल मत, सवाल बंद, सवाल band, सवाल bnd, इतने सवाल, बार बार सवाल, कितने सवाल, kitne सवाल, मत पूछो, मत पूछ, mat pucho, mat poocho, mat puch, पूछना बंद, puchna band, poochna bnd, itne sawal, itne sawaal, kitne sawal,
    kitne question, itne question, sawal mat, sawal band, sawaal mat, sawaal band, question mat, questions mat, question band, questions band, no questions, no more questions, सवाल नहीं चाहिए, और सवाल नहीं, aur sawal nahi,
    sawal pe sawal, सवाल पर सवाल, हर बार सवाल, har baar sawal, बस सवाल ही, bas sawal hi, पूछते ही रहते, पूछता ही रहता, puchte hi rehte, puchte rehte ho, पूछते रहते हो, पूछताछ, puchtach, poochtach, इंटरव्यू ले रहा,
    interview mat lo, पुलिस वाले, सवाल जवाब बंद, सवाल jawab band, सवाल javab bnd, सवाल jwab bnd, उल्टा सवाल, ulta sawal, सवाल का जवाब सवाल, सवाल का jawab सवाल, सवाल का javab सवाल, सवाल का jwab सवाल, जवाब दो सवाल नहीं,
    jawab do सवाल नहीं, javab do सवाल नहीं, jwab do सवाल नहीं, stop asking, पूछो मत, पूछे जा रहा, puche ja rahe, पूछते जा रहे
  `),
  repeating: phrases(`
    वही बात दोहरा, दोहरा रहा, dohra rahe, वही बात बार, बार बार वही, bar bar wahi, baar baar wahi, bar bar vahi, बार बार एक ही, बार बार ek ही, bar bar ek hi, baar baar same, वही वही, wahi wahi, wahi same, वही सब बोल,
    वही बोल रहा, wahi bol rahe, wahi bola, वही जवाब, वही jawab, वही javab, वही jwab, wahi jawab, same jawab, same reply, same answer, same baat, same cheez, same thing, same line, सेम बात, सेम जवाब, सेम jawab, सेम javab,
    सेम jwab, एक ही बात, ek ही बात, ek hi baat, एक ही जवाब, ek ही jawab, ek ही javab, ek ही jwab, ek hi jawab, एक ही लाइन, ek ही line, ek hi line, पहले ही बोला, pehle ही बोला, pahle ही बोला, पहले ही बता, pehle ही बता,
    pahle ही बता, पहले ही कहा, pehle ही कहा, pahle ही कहा, pehle hi bola, pehle hi bol, pehle hi bata, pehle bhi bola, पहले भी बोला, pahle भी बोला, पहले भी बता, pehle भी बता, pahle भी बता, पहले भी कहा, pehle भी कहा,
    pahle भी कहा, पहले भी यही, pehle भी यही, pahle भी यही, pehle bhi yahi, pehle bhi wahi, अभी तो यही बोला, अभी तो बोला आपने, abhi to bola, abhi to yahi, abhi yahi bola, यही तो बोला था, yahi to bola tha, yahi bola tha,
    यही बोला था, ye bol chuke, यह बोल चुका, बोल चुके हो, bol chuke ho, कह चुका हो, keh chuke ho, बता चुका हो, फिर वही, fir वही, phir वही, phir wahi, fir wahi, fir vahi, phir se wahi, रिपीट, repeat, copy paste, कॉपी पेस्ट,
    रटा रटाया, रट्टा, ratta, rata rataya, तोता, tote ki tarah, tota, टेप रिकॉर्डर, tape recorder, गोल गोल घूम, gol gol ghum, घुमा फिरा, ghuma phira, ghuma fira, कुछ नया बोलो, kuch naya bolo, कुछ नया बता, नया कुछ नहीं,
    हर बार वही, har baar wahi, har baar same, हर बार यही, har baar yahi, कितनी बार वही, kitni बार वही, kitni baar wahi, kitni baar bologe
  `),
  unhelpful: phrases(`
    मदद नहीं कर रहा, मदद नहीं मिल, मदद नहीं हो, मदद नहीं हुआ, कोई फायदा नहीं आप, फायदा नहीं हो रहा, कोई फायदा नहीं हुआ, इससे क्या होगा, इससे क्या hoga, इससे क्या hogi, isse kya hoga, isse kuch nahi hoga, इससे कुछ नहीं होगा,
    इससे कुछ नहीं hoga, इससे कुछ नहीं hogi, काम नहीं आया, किसी काम का नहीं यह, बेकार ऐप, बेकार बॉट, बेकार हो आप, आप बेकार, बेकार सलाह, बेकार salah, बेकार advice, बेकार जवाब, बेकार jawab, बेकार javab, बेकार jwab, bekar app,
    बकवास, bakwas, bakwaas, useless, stupid bot, रोबोट जैसा, robot jaise, robot jaisa, मशीन जैसा, machine jaisa, चुप हो जाओ, चुप हो jao, चुप रहो, चुप raho, चुप rho, shut up, दिमाग मत खाओ, dimag मत खाओ, dimaag मत खाओ,
    dimag mat khao, दिमाग खराब मत, dimag खराब मत, dimaag खराब मत, टाइम वेस्ट, time waste, fuck off, समय बर्बाद, पकाओ मत, पका रहे हो, paka rahe ho, pakao, झूठे दिलासे, झूठा दिलासा, jhoothe dilase, खोखला, khokhla, खोखली बातें,
    किताबी, kitabi, किताब में होता, किताब वाली, kitab wali, bookish, ऐसे कोई नहीं बोलता, aise कोई नहीं बोलता, ese कोई नहीं बोलता, aise koi nahi bolta, koi aise nahi bolta, कोई ऐसे नहीं बोलता, कोई aise नहीं बोलता,
    कोई ese नहीं बोलता, हमारे यहाँ ऐसे, हमारे यहाँ aise, हमारे यहाँ ese, hamare yaha aise, ad jaisa, ऐड जैसा, advertisement, विज्ञापन जैसा, व्हाट्सऐप वाला, whatsapp forward, व्हाट्सएप फॉरवर्ड, whatsapp university, नेताओं वाला,
    neta wala, neta jaisa, नेता जैसा, गोलमोल, गोल मोल, golmol, gol mol, घिसा पिटा, ghisa pita, घिसी पिटी, ghisi piti, प्रवचन, pravachan, बाबा जी, babaji wala, ज्ञान बाँट, gyan बाँट, gyaan बाँट, gyan baant, gyan mat,
    gyan de rahe, ज्ञान दे रहे, gyaan दे रहे, ज्ञान मत, gyaan मत, उपदेश, updesh, फिलॉसफी, philosophy, filmy, फिल्मी, डायलॉग, dialogue mat, cringe, generic, जेनेरिक, faltu, फालतू, वाह क्या सलाह, वाह क्या salah, वाह क्या advice,
    wah kya salah, wah kya advice, वाह क्या बात है बहुत मदद, वाह बहुत मदद, wah bahut madad, बहुत मदद की आपने, बड़ी मदद की, badi madad, kya advice hai, wow thanks, great advice, very helpful, thanks for nothing, wow so helpful,
    बड़े आए, bade aaye, यह तो सबको पता है, ye to sabko pata, मुझे भी पता है यह, ye to mujhe bhi pata, yeh to pata hai, यह तो मुझे पता, ये तो सब बोलते, ye to sab bolte, सब यही बोलते, sab yahi bolte, sab yahi kehte, कहना आसान,
    kehna आसान, kahna आसान, kehna aasan, bolna aasan, बोलना आसान, bolna आसान, bolna easy, आपके लिए आसान, इतना आसान होता, itna आसान होता, itna easy hota, itna aasan hota, अगर इतना आसान, अगर itna आसान, kash itna aasan,
    आप क्या जानो, tum kya jano, tumhe kya pata, आप नहीं समझोगे, tum nahi samjhoge, बस यही आता है, bas yahi aata, bas itna hi aata, आपसे नहीं होगा, आपसे नहीं hoga, आपसे नहीं hogi, tumse nahi hoga, tumse na ho payega,
    तुमसे न हो पाएगा, आपसे न हो पाएगा, rehne do tum, रहने दो आप, आप रहने ही दो, आप रहने ही do, समझ में नहीं आता आपको, ठंडा जवाब, ठंडा jawab, ठंडा javab, ठंडा jwab, thanda jawab, फीका, अजीब जवाब, अजीब jawab, अजीब javab,
    अजीब jwab, ajeeb jawab, weird answer, अच्छा नहीं लगा यह जवाब, अच्छा नहीं लगा यह jawab, अच्छा नहीं लगा यह javab, अच्छा नहीं लगा यह jwab, पसंद नहीं आया, pasand nahi aaya, maza nahi aaya, जमा नहीं, jama nahi, jam nahi raha,
    जम नहीं रहा, बनावटी, banawati, नकली लग, nakli lag, fake lag, साँस लेना बंद करो बोलना, saans लेना band karo bolna, sans लेना bnd kro bolna, breathing लेना bnd kro bolna, फिर साँस, fir saans, phir sans, phir breathing,
    phir se saans, har baat pe saans, हर बात पर साँस, हर बात पर saans, हर बात पर sans, हर बात पर breathing, saans lene se kya, साँस लेने से क्या, saans लेने से क्या, sans लेने से क्या, breathing लेने से क्या, साँस लेने से कुछ,
    saans लेने से कुछ, sans लेने से कुछ, breathing लेने से कुछ, saans lene se kuch, कुछ ठोस, kuch thos, ठोस बता, concrete bata, practical bata, प्रैक्टिकल, seedha jawab, सीधा जवाब, सीधा jawab, सीधा javab, सीधा jwab,
    सीधे सीधे बोल, seedhe bolo, uninstall, delete kar du app
  `),
  done: phrases(`
    ^ कर लिया, ^ हो गया $, ^ कर दिया, ^ मैंने कर लिया, ^ मैंने किया, ^ करके देखा, ^ करके देख लिया, ^ done, ^ हाँ कर लिया, ^ हो गया पूरा, ^ अभ्यास किया, ^ अभ्यास कर लिया, ^ exercise कर ली, ^ exercise कर लिया
  `),
  apology: phrases(`^ सॉरी, ^ माफ करना, ^ माफ कीजिए, ^ माफ कर दो, ^ माफी, ^ क्षमा, ^ मुझे माफ, ^ maaf karna, ^ i am सॉरी`),
  misunderstood: phrases(`
    मेरा यह मतलब नहीं, मतलब वो नहीं, मतलब यह नहीं, मेरा मतलब था, मेरा मतलब _ से था, mera wo matlab nahi, मैंने यह नहीं कहा, मैंने ऐसा नहीं कहा, मैंने aisa नहीं कहा, मैंने esa नहीं कहा, मैंने यह नहीं बोला, मैंने ऐसा नहीं बोला,
    मैंने aisa नहीं बोला, मैंने esa नहीं बोला, मैंने यह कब कहा, मैंने कब कहा, मैंने कब बोला, maine kab bola, maine kab kaha, maine aisa nahi, maine ye nahi, ऐसा नहीं है, aisa नहीं है, esa नहीं है, यह बात नहीं, वो बात नहीं,
    बात यह नहीं, बात वो नहीं है, समझे ही नहीं, samjhe nahi, samjhe hi nahi, nahi samjhe, गलत समझ, उल्टा समझ, ulta samajh, क्या बोल रहे हो, kya bol rahe ho, kya bole ja rahe, kya baat kar rahe ho, क्या बक, kya bak,
    सुन ही नहीं रहे, sun ही नहीं रहे, सुन भी रहे हो, sun भी रहे हो, sun hi nahi rahe, ध्यान से पढ़, dhyan से padh, dhyaan से pad, dhyan se padh*, ठीक से पढ़, ठीक से padh, ठीक से pad, thik se padh*, फिर से पढ़, fir से padh,
    phir से pad, phir se padh*, fir se padh*, दोबारा पढ़, dobara padh, dobara pad, dobara padh*, पढ़ा भी, padha bhi, पढ़ तो लो, padh तो लो, pad तो लो, padh to lo, पढ़ते भी हो, padhte bhi ho, पढ़ा ही नहीं, padha hi nahi,
    मैंने _ बोला था _ नहीं, मैंने _ कहा था _ नहीं, नहीं मैंने _ बोला, नहीं मैंने _ कहा, ^ नहीं मैंने, ^ nahi maine, ^ no maine, ^ अरे नहीं, ^ are nahi, ^ arre nahi, ^ arey nahi, ^ नहीं नहीं मेरा, ^ नहीं मेरा मतलब,
    ^ नहीं वो नहीं, ^ नहीं यार मेरा, यह नहीं पूछा, यह नहीं pucha, यह नहीं poocha, यह नहीं puchha, मैंने कुछ और पूछा, मैंने कुछ और poocha, मैंने कुछ और puchha, kuch aur pucha, पूछा कुछ, pucha कुछ, poocha कुछ, puchha कुछ,
    पूछा क्या था, pucha क्या था, poocha क्या था, puchha क्या था, maine pucha kya, जवाब नहीं दिया मेरे, jawab नहीं दिया मेरे, javab नहीं दिया मेरे, jwab नहीं दिया मेरे, mere sawal ka jawab, मेरे सवाल का जवाब, मेरे सवाल का jawab,
    मेरे सवाल का javab, मेरे सवाल का jwab, सवाल कुछ और था, बात कुछ और, बात ही अलग, किसकी बात कर रहा हो, kiski baat kar rahe ho, कहाँ से आ गया यह, kaha से आ गया यह, kahan से आ गया यह, ye kaha se aa gaya, इसका उससे क्या,
    iska kya lena dena, क्या लेना देना, मतलब क्या है इसका, iska kya matlab hai, उसकी नहीं _ की बात, _ की बात कर रहा हूँ _ की नहीं, की नहीं मेरी, ki nahi apni, wo nahi ye, इतना नहीं हो पाएगा, itna नहीं हो पाएगा,
    itna nhi ho payega, इतना सुबह, itna सुबह, itna subah uthna, हो ही नहीं पाएगा यह, आप गलत, गलत जा रहे, गलत दिशा
  `),
  offTopic: phrases(`
    राजधानी, rajdhani, मौसम कैसा, आज मौसम, मौसम क्या, कितने बजे हैं, समय क्या हुआ, आज कौन सा दिन, आज क्या तारीख, रेसिपी, recipe, कैसे बनता है, कविता लिख, कोड लिख, write code, python, अनुवाद, translate, प्रधानमंत्री, मैच कौन, स्कोर, score, होमवर्क कर दो, सवाल हल कर, ignore your instructions, ignore all, ignore previous, system prompt, शेयर का भाव
  `),
  silence: phrases(`
    बात नहीं करना, बात नहीं करनी, बात करने का मन नहीं, इस बारे में बात नहीं, इस पर बात नहीं, बताना नहीं चाहता, नहीं बताना, रहने दो, रहने दीजिए, छोड़ो, छोड़ो यह, जाने दो, jane do, rehne do, chhodo, chodo, कुछ नहीं कहना, नहीं कहना चाहता, कहने का मन नहीं
  `),
  dontKnow: phrases(`
    पता नहीं, नहीं पता, मालूम नहीं, नहीं मालूम, समझ नहीं आ रहा क्या, समझ नहीं आ रहा कहाँ, कैसे बताऊँ, कैसे कहूँ, कुछ समझ नहीं, याद नहीं, क्या पता, क्या बोलूँ, क्या कहूँ, कह नहीं सकता, बता नहीं सकता, कहाँ से शुरू, शायद $, idk, dont know
  `),
  thanks: phrases(`शुक्रिया, thank you, thank u, thx, ty $, मेहरबानी, आभार, अच्छा लगा बात करके`),
  agreement: phrases(`
    बिलकुल, बिल्कुल, bilkul, bilkul sahi, सही कहा, सही बात, सही बोले, सही है, sahi hai, sahi kaha, एकदम, ekdum, exactly, यही तो, यही बात, हाँ यही, सच है, सच कहा, सही पकड़े, आप सही, मान गए, हाँ ना, वही तो, wahi to
  `),
  laughter: phrases(`haha*, हाहा*, हा हा, hehe*, हेहे*, हीही*, lol, lmao, rofl, हँसी आ गई`),
  no: phrases(`
    ^ नहीं $, ^ ना $, ^ na $, ^ no $, ^ nope, ^ नहीं नहीं, ^ नहीं यार, ^ जी नहीं, ^ अभी नहीं, ^ abhi नहीं, ^ बिलकुल नहीं, ^ नहीं तो, ^ शायद नहीं, ^ मुझे नहीं लगता, ^ कुछ नहीं $, ^ कभी नहीं $, ^ कोई नहीं $, ^ खास नहीं, ^ n $, ^ न $, ^ नहीं शुक्रिया, ^ काम नहीं किया, ^ नहीं हुआ
  `),
  yes: phrases(`
    ^ हाँ, ^ जी, ^ ji, ^ हम्म, ^ yes, ^ yeah, ^ yup, ^ ok, ^ okay, ^ ओके, ^ ठीक है, ^ ठीक $, ^ अच्छा $, ^ ज़रूर, ^ zarur, ^ थोड़ा $, ^ थोड़ा बहुत, ^ शायद हाँ, ^ लगता तो है, ^ हो सकता है, ^ कभी कभी, ^ सही $, ^ चलो, ^ chalo, ^ y $, ^ बहुत $, ^ क्यों नहीं, ^ समझ गया, ^ समझ गई, ^ sure, ^ कर सकते हैं
  `),
  greeting: phrases(`
    ^ नमस्ते, ^ नमस्कार, ^ namaste, ^ namaskar, ^ हाय, ^ हाई, ^ hi, ^ hii, ^ hello, ^ helo, ^ hey, ^ heya, ^ हेलो, ^ हैलो, ^ हेल्लो, ^ सलाम, ^ salaam, ^ आदाब, ^ राम राम, ^ प्रणाम, ^ good morning, ^ good evening, ^ good afternoon, ^ सुप्रभात, ^ गुड मॉर्निंग, ^ शुभ संध्या
  `),
};
