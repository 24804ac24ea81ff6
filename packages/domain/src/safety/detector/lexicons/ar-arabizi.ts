/** Arabic as it is typed in Latin letters and digits, and the Arabic words it stands for. */
export const arabizi: Readonly<Record<string, string>> = Object.fromEntries(
  `
  أموت: amoot amout amut amot 2amoot
  بموت: bamoot bamout bamut bmoot bmout bamot
  هموت: hamoot hamout hamut hmoot
  نموت: nmout nmoot nmut
  موت: moot mout mawt mot mowt
  الموت: elmoot elmout elmot almawt lmout lmot elmawt
  مت: mett mitt mot2
  ميت: mayet mayyet mayt meyet
  ميتة: mayta mayeta meyta
  ماتت: matet matat mattet
  أنتحر: anta7er antaher ante7er antahir ntaher nta7er nantahir nentaher
  هنتحر: hanta7er hantaher hante7er
  انتحار: enta7ar inte7ar enti7ar intihar entehar inti7ar
  الانتحار: alinti7ar elentehar el-enti7ar alenti7ar lintihar
  أقتل: a2tol a2tel aqtol aktol a9tel
  هقتل: ha2tel ha2tol
  نقتل: na9tel ne9tel n9tel
  نفسي: nafsi nefsi nafsy nafsee nfsi
  حالي: 7ali hali
  راسي: rasi rassi raasi
  روحي: ro7i rou7i rohi ru7i
  نفسها: nafsaha nafsha
  نفسه: nafso nafsoh
  حياتي: 7ayati hayati 7yati 7ayaty hayaty
  حياة: 7ayat 7aya hayat 7ayah
  الحياة: el7aya el7ayah al7ayat l7ayat elhaya l7aya l7ayet el7ayet alhayat lhayat lhyat
  الدنيا: eldonia eldonya eldnya el-donya donya donia denya l3alam dounia eldenya
  أعيش: a3ish a3esh a3eesh 3ish a3eish
  نعيش: n3ich n3ish n3iche
  عايش: 3ayesh 3aysh 3ayech 3aych 3ayish
  عايشة: 3aysha 3aycha 3aysheh 3aysa
  عايز: 3ayez 3ayz 3awez 3awz ayez
  عايزة: 3ayza 3ayzah 3awza 3yza
  بدي: baddi badi biddi bdi bedde baddy bede
  أبغى: abgha abga abi8a abi3'a abghaa
  أبي: abi aby
  أريد: areed arid ored orid
  باغي: baghi bghi
  بغيت: bghit bghet b8it
  نحب: n7eb nheb n7ib
  أتمنى: atmana atamana atmanna
  بتمنى: batmana bitmana btmana bitmanna betmanna
  نتمنى: nitmanna netmana ntmenna
  يا ريت: yaret yareet yarit yareit
  يا ريتني: yaretni yareetni
  يا رب: yarab yarb yareb yarabb yarabbi
  خدني: khodni khodny 5odni khedni khednii
  خذني: 5thni khthni
  تعبت: ta3ebt te3ebt t3ebt ta3abt te3bt 3yit 3yeet
  تعبان: ta3ban te3ban t3ban
  تعبانة: ta3bana te3bana t3bana ta3baneh
  زهقت: zhe2t zehe2t zhe2et
  زهقان: zah2an za2an zeh2an zahgan
  مليت: malet mallet maleet malleit mlit
  كرهت: kereht kareht krht krehet kraht
  كارهة: karha
  كاره: kareh
  مخنوق: ma5noo2 makhnoo2 makhnou2 ma5nou2
  مخنوقة: ma5noo2a makhnoo2a ma5nu2a makhnou2a
  حزين: 7azin 7azeen hazin
  حزينة: 7azina hazina
  زعلان: za3lan z3lan
  زعلانة: za3lana za3laneh
  وحيد: wa7id wahid wa7eed
  لوحدي: lwa7di lewa7di lwahdi lwa7dy lawa7di la7ali
  وحدي: wa7di wahdi bohdi bouhdi
  خايف: 5ayef khayef 5ayf khayf khayif
  خايفة: 5ayfa khayfa 5ayfeh khayfe 5ayfe
  قلقان: 2al2an qal2an
  قلقانة: 2al2ana
  متوتر: mtwater metwatter mitwatir
  مكتئب: moktaeb mokta2eb mkta2eb
  أبكي: abki abky
  ببكي: bebki bibki
  بعيط: ba3ayat ba3ayet b3ayat
  كنبكي: kanbki knbki kanebki
  مش: mesh mish mosh much mch mouch msh
  مو: moo mu mou
  ما: ma maa
  لا: la laa la2 le2
  مفيش: mafish mafeesh mfesh
  ما في: mafi mafee
  ما بدي: mabaddi mabadi
  ما عاد: ma3ad m3ad
  مبقتش: mab2etsh mab2tsh mab2itsh
  قادر: 2ader qader ader kader 9ader
  قادرة: 2adra qadra adra kadra 9adra
  أقدر: a2dar aqdar agdar
  أستحمل: asta7mel asta7amel astahmel
  أكمل: akamel akmel akammel
  نكمل: nkemel nkammel nkmel
  مكمل: mekamel mkamel
  أصحى: as7a as-ha asha
  أنام: anam
  بنام: banam
  أقوم: a2oom a2om aqoom
  أختفي: a5tefi akhtefi a5tfi akhtfi
  موجود: mawgood mawgoud mawjoud mawjood mwgod mawjud
  موجودة: mawgooda mawgouda mawjouda mawjoode
  أحسن: a7san ahsan 7san hsen
  من غيري: mengheri min8eri
  بدوني: bdooni bidooni bdouni
  يرتاحوا: yerta7o yrta7o yertaho yirta7o
  أرتاح: arta7 artah
  حبوب: 7oboob hboub 7boub 7obob 7oboub
  الحبوب: el7oboob elhboub l7boub el7obob
  بلعت: bala3t bla3t
  شربت: shrebt sherebt chrebt
  أخدت: a5adt akhadt a5att
  الليلة: elleila elleyla elela lyoum ellila lila lleila
  النهاردة: enaharda elnaharda ennaharda
  دلوقتي: delwa2ty dlw2ti dilwa2ti delwa2ti dlwa2ty
  هلأ: halla2 hala2 hla2
  الحين: al7een alheen el7een l7een
  دابا: daba dba
  خلاص: khalas 5alas khlas 5las
  قررت: 2arart qararrt qarart qrart karart 9arart
  سامحوني: same7oni samhouni sam7ooni sam7oni samhoni
  وداعا: wada3an wda3an
  عبء: 3eb2 3ib2
  عالة: 3ala2
  بفكر: bafakar bafakkar bfakker bafaker bfaker
  كنفكر: kanfaker kanfakar knfker kanfakkar
  فكرت: fakart fakkart
  أفكر: afaker afakar afakkir
  أجرح: agra7 ajra7 ajrah
  بجرح: bagra7 bajra7 bejra7
  جرحت: gara7t jara7t jra7t
  إيدي: eidi eedi idi eedy yeddi yedi
  ضربني: darabni dharabni drebni darbni
  بيضربني: byedrabni beydrabni byidribni bydrabni biydrabni
  كيضربني: kaydrebni kayderbni kaydrabni
  يقتلني: ye2telni y2telni yi2tilni ye9telni
  جوزي: gozi gouzi jozi
  زوجي: zawji zoji
  أبويا: abooya abouya
  بابا: baba
  ماما: mama
  أمي: ommi emmi ummi ommy
  صاحبتي: sa7bti sahbti sa7ebti
  صاحبي: sa7bi sahbi sa7by
  صديقتي: sadi2ti sadi9ti
  أختي: okhti o5ti ekhti khti
  أخويا: akhooya akhoya a5oya khouya
  أهلي: ahli ahly 2ahli
  بيت: beit bait bayt
  البيت: elbeit elbet lbeit
  أنا: ana 2ana ena
  قلبي: 2albi albi qalbi galbi
  أكل: akl 2akl
  آكل: akol 2akol
  كتير: ktir kteer keteer kteir
  أوي: awi awy 2awi
  بزاف: bzzaf bezzaf bzaf
  والله: wallah walla wallahi walah
  الحمد لله: 7amdella hamdella el7amdulillah hamdulillah alhamdulillah el7amdella 7amdulillah
  شكرا: shokran choukran shukran
  ضحك: da7k di7k dahk de7k
  الضحك: elda7k eldo7k eldi7k dda7k eldehk
  الجوع: elgoo3 eljou3 elgo3 jjou3
  جوع: goo3 jou3 go3
  بهزر: bahazar bahazzar
  بمزح: bamza7 bmza7
  من: men min mn
  فيك: feek fik fiki
  فيه: feeh fih
  فيها: feeha fiha
  على: 3ala 3la
  عليه: 3aleh 3aleih
  عندي: 3andi 3endi
  معايا: ma3aya m3aya
  معي: ma3i
  كل: kol kul
  حاجة: 7aga haga 7aja
  شي: shi shy chi
  امتحان: emte7an imti7an
  فيلم: film felm
  رمي: rami
  أرمي: armi arme
  نجرح: njre7 njra7 nejre7
  بتجرح: btgra7 btjra7 bitgra7
  إيدها: eidha edha yeddha
  جرحي: jor7i gor7i
  البلكونة: elbalcona elbalakona lbalcon
  أموت حالي: bmawwet
  ربي: rebbi rabbi
  يديني: yeddini yedini
  كنتمنى: kanetmanna kantmenna kantmanna
  سطح: sate7 sat7 stah
  رح: ra7 rah
  هيرتاحوا: hayerta7o hyrta7o hayirta7o
  قرفان: 2arfan 2erfan
  قرفانة: 2arfana
  بنتحر: bante7er banta7er
  مات: mat
  تموت: tmoot tmout tmut
  يموت: ymoot ymout ymut
  أخاف: akhaf a5af
  خايفين: khayfin 5ayfin
  بتضرب: btedrab
  يضربني: yedrabni y9telni
  سكين: skin sekina sekkin
  السكينة: elsekina essekina lmous
  برجع: braga3 bragga3 baragga3
  نوبة: nawba
  تعبانين: ta3banin
  بخير: bekher bkhir b5er
  كويس: kwayes kwayyes koweyes
  كويسة: kwayesa kowayesa
  مبسوط: mabsoot mabsout
  مبسوطة: mabsoota mabsouta
  تمام: tamam
  `
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word, written = ''] = line.split(':');
      return written
        .trim()
        .split(' ')
        .map((short) => [short, word?.trim() ?? '']);
    }),
);
