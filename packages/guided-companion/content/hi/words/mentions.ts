import type { Mention, Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

/** Every name is in the oblique case: a postposition follows it. */
export const people: readonly Mention[] = [
  { name: 'माँ', words: phrases('मेरी माँ, माँ ने, माँ से, माँ को, माँ का, माँ मुझे, माँ बीमार, माँ कहती, माँ गुज़र, माँ चल') },
  {
    name: 'पापा',
    words: phrases('मेरे पापा, पापा ने, पापा से, पापा को, पापा का, पापा मुझे, पापा मुझसे, पापा बीमार, पापा कहते'),
  },
  { name: 'माता-पिता', words: phrases('माँ बाप, मम्मी पापा, माता पिता, parents, पेरेंट्स, पैरेंट्स') },
  { name: 'सास', words: phrases('सास, सासू, saas') },
  { name: 'ससुराल वालों', words: phrases('ससुराल, sasural, ससुराल वाले') },
  { name: 'भाई', words: phrases('मेरा भाई, बड़ा भाई, छोटा भाई, भाई ने, भाई से, भाई को') },
  { name: 'बहन', words: phrases('मेरी बहन, बड़ी बहन, छोटी बहन, बहन ने, बहन से, बहन को') },
  { name: 'दादी', words: phrases('दादी, dadi') },
  { name: 'नानी', words: phrases('नानी, nani') },
  { name: 'दादा', words: phrases('मेरे दादा, दादाजी, dadaji, dada ji, दादा जी') },
  { name: 'नाना', words: phrases('मेरे नाना, नानाजी, nanaji, नाना जी') },
  { name: 'बेटे', words: phrases('मेरा बेटा, बेटे ने, बेटे से, बेटे को') },
  { name: 'बेटी', words: phrases('मेरी बेटी, बेटी ने, बेटी से, बेटी को') },
  { name: 'बच्चों', words: phrases('मेरे बच्चे, बच्चों को, बच्चों से, बच्चों ने, बच्चों की') },
  { name: 'पति', words: phrases('पति') },
  { name: 'पत्नी', words: phrases('पत्नी') },
  { name: 'बॉयफ्रेंड', words: phrases('बॉयफ्रेंड') },
  { name: 'गर्लफ्रेंड', words: phrases('गर्लफ्रेंड') },
  { name: 'पार्टनर', words: phrases('पार्टनर, partner, जीवनसाथी, मंगेतर, fiance') },
  { name: 'एक्स', words: phrases('मेरा एक्स, मेरी एक्स, मेरा ex, मेरी ex, ex ने, एक्स ने, ex का') },
  { name: 'बॉस', words: phrases('बॉस, boss, मैनेजर, manager') },
  { name: 'सबसे अच्छे दोस्त', words: phrases('सबसे अच्छा दोस्त, सबसे अच्छी दोस्त, best friend, bestie, बेस्ट फ्रेंड') },
  { name: 'सहेली', words: phrases('सहेली, saheli') },
  { name: 'दोस्त', words: phrases('मेरा दोस्त, मेरी दोस्त, दोस्त ने, दोस्त से, एक दोस्त') },
  { name: 'रूममेट', words: phrases('रूममेट, roommate, रूमी') },
  { name: 'टीचर', words: phrases('टीचर, teacher, प्रोफेसर, professor, सर ने') },
  { name: 'सहकर्मी', words: phrases('सहकर्मी, कलीग, colleague') },
  { name: 'चाची', words: phrases('चाची, chachi') },
  { name: 'चाचा', words: phrases('मेरे चाचा, चाचा ने, चाचा से') },
  { name: 'मौसी', words: phrases('मौसी, mausi') },
];

const third = phrases('वो, उस, उसने, उसे, उससे, उसका, उन, उन्होंने, उन्हें, उनका, उनसे');

/** The third person says neither "he" nor "she", so no person has a pronoun: the last one named is meant. */
export const pronouns: Recognition['pronouns'] = { he: third, she: third, they: third };

export const details: readonly Mention[] = [
  { name: 'परीक्षा', words: phrases('परीक्षा, बोर्ड, boards, यूपीएससी, upsc, neet, नीट, jee') },
  { name: 'रिज़ल्ट', words: phrases('रिज़ल्ट, result, results, नंबर कम') },
  { name: 'इंटरव्यू', words: phrases('इंटरव्यू, interview, साक्षात्कार') },
  { name: 'मीटिंग', words: phrases('मीटिंग, meeting') },
  { name: 'नौकरी जाने', words: phrases('नौकरी छूट, नौकरी चली, नौकरी से निकाल, नौकरी गई, fired, laid off, नौकरी खो') },
  { name: 'कर्ज़', words: phrases('कर्ज़, कर्ज, karz, karza, उधार, लोन, loan, emi') },
  { name: 'किराए', words: phrases('किराया, किराए, kiraya, rent') },
  { name: 'सफ़र', words: phrases('सफ़र, यात्रा, trip, ट्रिप') },
  { name: 'शादी', words: phrases('शादी, shaadi, shadi, विवाह') },
  { name: 'झगड़े', words: phrases('झगड़ा, झगड़े, लड़ाई, बहस, jhagda, jhagra, ladai, fight') },
  { name: 'थीसिस', words: phrases('थीसिस, thesis') },
  { name: 'प्रमोशन', words: phrases('प्रमोशन, promotion') },
  { name: 'प्रोजेक्ट', words: phrases('प्रोजेक्ट, project') },
  { name: 'डेडलाइन', words: phrases('डेडलाइन, deadline') },
  { name: 'ऑपरेशन', words: phrases('ऑपरेशन, operation, सर्जरी, surgery') },
  { name: 'रिपोर्ट', words: phrases('रिपोर्ट, report, reports') },
  { name: 'प्रेग्नेंसी', words: phrases('प्रेग्नेंट, pregnant, प्रेग्नेंसी, pregnancy, गर्भवती') },
  { name: 'प्रेज़ेंटेशन', words: phrases('प्रेज़ेंटेशन, presentation') },
  { name: 'घर बदलने', words: phrases('घर बदल, नए घर, शिफ्ट हो, शिफ्ट होना, शिफ्ट हुए') },
  {
    name: 'सोशल मीडिया',
    words: phrases('इंस्टाग्राम, instagram, insta, सोशल मीडिया, social media, फेसबुक, facebook, रील्स, reels'),
  },
  { name: 'कुत्ते', words: phrases('मेरा कुत्ता, मेरे कुत्ते, mera dog, मेरा डॉगी') },
  { name: 'बिल्ली', words: phrases('मेरी बिल्ली, meri cat') },
  { name: 'जन्मदिन', words: phrases('जन्मदिन, बर्थडे, birthday, janamdin') },
  { name: 'दिवाली', words: phrases('दिवाली, दीवाली, diwali') },
  { name: 'तलाक', words: phrases('तलाक, talaq, talak, divorce, डिवोर्स') },
  { name: 'डॉक्टर से मिलने', words: phrases('अपॉइंटमेंट, appointment') },
];
