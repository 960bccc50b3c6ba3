import { type QuotedText, quotationsOf } from '@/lib/quotes/quotation'

/** India from 1100 to 1700: poets and saints in the languages of its regions. */
export const medievalQuotations: readonly QuotedText[][] = [
  quotationsOf('kn', 'Basavanna', 'Samagra Vachana Samputa 1, vachana 247', '12th century', {
    'ದಯವಿಲ್ಲದ ಧರ್ಮವದೇವುದಯ್ಯಾ': 'What religion is there without compassion?',
  }),
  quotationsOf('mr', 'Dnyaneshwar', 'Dnyaneshwari 18, Pasayadan', 'about 1290', {
    'दुरिताचें तिमिर जावो। विश्व स्वधर्मसूर्यें पाहो।':
      'May the darkness of wrong pass, may the world see by the sun of its own duty.',
  }),
  quotationsOf('pa', 'Sheikh Farid', 'Guru Granth Sahib, p. 1381', '13th century', {
    'ਫਰੀਦਾ ਬੁਰੇ ਦਾ ਭਲਾ ਕਰਿ ਗੁਸਾ ਮਨਿ ਨ ਹਢਾਇ':
      'Farid, do good to those who do evil, and let no anger into your heart.',
  }),
  quotationsOf('pa', 'Kabir', 'Guru Granth Sahib, p. 1349', '15th century', {
    'ਅਵਲਿ ਅਲਹ ਨੂਰੁ ਉਪਾਇਆ ਕੁਦਰਤਿ ਕੇ ਸਭ ਬੰਦੇ': 'First God made light; all people come from that one nature.',
  }),
  quotationsOf('hi', 'Kabir', 'Sakhi, in Kabir Granthavali (ed. Shyamsundar Das, 1928)', '15th century', {
    'निंदक नेड़ा राखिये, आँगणि कुटी बँधाइ। बिन साबण पाँणी बिना, निरमल करै सुभाइ॥':
      'Keep your critic near, build him a hut in your yard: without soap or water he cleans your character.',
  }),
  quotationsOf('pa', 'Ravidas', 'Guru Granth Sahib, p. 345', '15th century', {
    'ਬੇਗਮ ਪੁਰਾ ਸਹਰ ਕੋ ਨਾਉ॥ ਦੂਖੁ ਅੰਦੋਹੁ ਨਹੀ ਤਿਹਿ ਠਾਉ॥':
      'The city is called Without Sorrow; there is no pain or worry in that place.',
  }),
  quotationsOf('gu', 'Narsinh Mehta', 'Vaishnav Jan To', '15th century', {
    'વૈષ્ણવ જન તો તેને કહીએ જે પીડ પરાઈ જાણે રે': 'Call that person good who feels the pain of others.',
  }),
  quotationsOf('pa', 'Guru Nanak', 'Japji Sahib, Guru Granth Sahib, p. 6', 'about 1520', {
    'ਮਨਿ ਜੀਤੈ ਜਗੁ ਜੀਤੁ': 'Conquer your mind and you have conquered the world.',
  }),
  quotationsOf('pa', 'Guru Nanak', 'Siri Raag, Guru Granth Sahib, p. 62', 'about 1520', {
    'ਸਚਹੁ ਓਰੈ ਸਭੁ ਕੋ ਉਪਰਿ ਸਚੁ ਆਚਾਰੁ': 'Everything is less than truth, but higher than truth is living truly.',
  }),
  quotationsOf('hi', 'Mirabai', 'Padavali', '16th century', {
    'मेरे तो गिरधर गोपाल, दूसरो न कोई': 'Mine is Giridhar Gopal and no one else.',
  }),
  quotationsOf('kn', 'Purandaradasa', 'Kirtana', '16th century', {
    'ಮಾನವ ಜನ್ಮ ದೊಡ್ಡದು, ಇದ ಹಾನಿ ಮಾಡಲುಬೇಡಿ ಹುಚ್ಚಪ್ಪಗಳಿರಾ':
      'To be born human is a great thing; do not waste it, you fools.',
  }),
  quotationsOf('hi', 'Tulsidas', 'Ramcharitmanas, Uttarkand 41', 'about 1576', {
    'परहित सरिस धर्म नहिं भाई। पर पीड़ा सम नहिं अधमाई॥':
      'No duty is like the good of others, and nothing so low as to hurt them.',
  }),
  quotationsOf('hi', 'Tulsidas', 'Ramcharitmanas, Lankakand 78', 'about 1576', {
    'पर उपदेस कुसल बहुतेरे। जे आचरहिं ते नर न घनेरे॥': 'Many are good at advising others; those who act on it are few.',
  }),
  quotationsOf('hi', 'Rahim', 'Dohavali', 'about 1600', {
    'रहिमन धागा प्रेम का, मत तोरो चटकाय। टूटे से फिर ना जुरे, जुरे गाँठ परि जाय॥':
      'Do not snap the thread of love, says Rahim: broken, it does not join again, and if it does, a knot stays.',
    'रहिमन देखि बड़ेन को, लघु न दीजिये डारि। जहाँ काम आवे सुई, कहा करे तलवारि॥':
      'Do not cast off the small when you see the great, says Rahim: where a needle is needed, what can a sword do?',
  }),
  quotationsOf('mr', 'Tukaram', 'Gatha', 'about 1640', {
    'जे कां रंजले गांजले। त्यासि म्हणे जो आपुलें॥ तो चि साधु ओळखावा। देव तेथें चि जाणावा॥':
      'Who calls the weary and the beaten his own: know that one for a saint, and know that God is there.',
  }),
  quotationsOf('te', 'Vemana', 'Vemana Satakam', 'about the 17th century', {
    'ఉప్పు కప్పురంబు నొక్క పోలికనుండు చూడ చూడ రుచుల జాడ వేరు':
      'Salt and camphor look alike; taste them, and they are not the same.',
  }),
  quotationsOf('pa', 'Guru Tegh Bahadur', 'Guru Granth Sahib, p. 1427', 'about 1670', {
    'ਭੈ ਕਾਹੂ ਕਉ ਦੇਤ ਨਹਿ ਨਹਿ ਭੈ ਮਾਨਤ ਆਨ': 'Frighten no one, and be afraid of no one.',
  }),
]
