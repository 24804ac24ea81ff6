import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const safe: Recognition['safe'] = phrases(`
  सुरक्षित हूँ, में सुरक्षित, safe हूँ, safe hu, में ठीक हूँ, ठीक हूँ अब, अब ठीक हूँ, कुछ नहीं करूँगा, कुछ नहीं करूँगी, ऐसा कुछ नहीं करूँगा, ऐसा कुछ नहीं करूँगी, ऐसा नहीं करूँगा, ऐसा नहीं करूँगी, नहीं करूँगा, नहीं करूँगी, nahi karunga, nahi karungi, माँ पास, माँ यहाँ, माँ साथ, पापा साथ, दोस्त साथ, दोस्त आ रहा, माँ आ रही, पापा आ रहे, भाई आ रहा, बहन आ रही, पति आ रहे, दोस्त है साथ, कोई साथ है, कोई मेरे साथ, मेरे साथ है, मेरे पास है, घरवाले हैं, घर पर सब, बहन साथ, भाई साथ, पति साथ, पत्नी साथ, फ़ोन कर दिया, फ़ोन किया, कॉल कर दिया, कॉल किया, कॉल करता हूँ, बस खयाल है, सिर्फ खयाल, बस ऐसे ही बोला, मज़ाक था, मज़ाक कर, आ रहा है मेरे पास, आ रहा है मिलने, आ गया है, अकेला नहीं हूँ
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  सुरक्षित नहीं, safe नहीं, नहीं हूँ safe, नहीं हूँ सुरक्षित, सुरक्षित महसूस नहीं, पता नहीं सुरक्षित, अकेला हूँ, घर पर अकेला, कोई नहीं है, यहाँ कोई नहीं, कोई नहीं यहाँ, कर चुका, खा चुका, खा लिया, खा ली, गोली खा, प्लान है, योजना है, करने वाला हूँ, कर लूँगा आज, कर दूँगा, कर दूँगी, आज रात, खुद पर भरोसा नहीं, खुद से डर, तय कर लिया, फैसला कर लिया
`);

export const negations: Recognition['negations'] = phrases('नहीं, मत, बिना, not, no');

/** "खुश नहीं हूँ": the negation stands after what it denies. */
export const negationReach: Recognition['negationReach'] = { onwards: 1, backwards: 2 };

export const turningWords: Recognition['turningWords'] = phrases('पर, लेकिन, मगर, क्योंकि, और, बस, हूँ, है, था, but');

export const addressing: Recognition['addressing'] = phrases('आप, आपका, आपको, आपने, आपसे, you, your');
