import { type QuotedText, quotationsOf } from '@/lib/quotes/quotation'

/** India before 1200: Vedas, Upanishads, epics, Buddhist texts, Sanskrit poetry, Tamil classics. */
export const classicalQuotations: readonly QuotedText[][] = [
  quotationsOf('sa', 'Mundaka Upanishad', 'Mundaka Upanishad 3.1.6', 'last centuries BCE', {
    'सत्यमेव जयते नानृतम्': 'Truth alone wins, not untruth.',
  }),
  quotationsOf('sa', 'Katha Upanishad', 'Katha Upanishad 1.3.14', 'last centuries BCE', {
    'उत्तिष्ठत जाग्रत प्राप्य वरान्निबोधत': 'Arise, awake, go to the best teachers and learn.',
  }),
  quotationsOf('sa', 'Brihadaranyaka Upanishad', 'Brihadaranyaka Upanishad 1.3.28', 'about 700 BCE', {
    'असतो मा सद्गमय तमसो मा ज्योतिर्गमय मृत्योर्मामृतं गमय':
      'From what is not, lead me to what is; from darkness, lead me to light; from death, lead me to what does not die.',
  }),
  quotationsOf('sa', 'Taittiriya Upanishad', 'Taittiriya Upanishad 1.11.1', 'about 600 BCE', {
    'सत्यं वद धर्मं चर': 'Speak the truth. Do what is right.',
  }),
  quotationsOf('sa', 'Isha Upanishad', 'Isha Upanishad 1', 'last centuries BCE', {
    'तेन त्यक्तेन भुञ्जीथा मा गृधः कस्यस्विद्धनम्': 'Enjoy by letting go; do not covet what belongs to anyone.',
  }),
  quotationsOf('sa', 'Rigveda', 'Rigveda 1.164.46', 'about 1500 to 1000 BCE', {
    'एकं सद्विप्रा बहुधा वदन्ति': 'What is, is one; the wise call it by many names.',
  }),
  quotationsOf('sa', 'Rigveda', 'Rigveda 1.89.1', 'about 1500 to 1000 BCE', {
    'आ नो भद्राः क्रतवो यन्तु विश्वतः': 'Let good thoughts come to us from every side.',
  }),
  quotationsOf('sa', 'Rigveda', 'Rigveda 10.191.2', 'about 1500 to 1000 BCE', {
    'सं गच्छध्वं सं वदध्वं सं वो मनांसि जानताम्': 'Walk together, speak together, let your minds agree.',
  }),
  quotationsOf('sa', 'Atharvaveda', 'Atharvaveda 12.1.12', 'about 1200 to 900 BCE', {
    'माता भूमिः पुत्रो अहं पृथिव्याः': 'The earth is my mother, and I am a child of the earth.',
  }),
  quotationsOf('sa', 'Bhagavad Gita', 'Bhagavad Gita 2.47', 'about 200 BCE to 200 CE', {
    'कर्मण्येवाधिकारस्ते मा फलेषु कदाचन': 'Your claim is to the work alone, never to its fruits.',
  }),
  quotationsOf('sa', 'Bhagavad Gita', 'Bhagavad Gita 6.5', 'about 200 BCE to 200 CE', {
    'उद्धरेदात्मनात्मानं नात्मानमवसादयेत्': 'Lift yourself by yourself, and do not let yourself sink.',
  }),
  quotationsOf('sa', 'Bhagavad Gita', 'Bhagavad Gita 4.38', 'about 200 BCE to 200 CE', {
    'न हि ज्ञानेन सदृशं पवित्रमिह विद्यते': 'Nothing in this world cleanses as knowledge does.',
  }),
  quotationsOf('sa', 'Valmiki', 'Ramayana, Aranya Kanda 37.13', 'about 500 to 100 BCE', {
    'रामो विग्रहवान् धर्मः': 'Rama is what is right, in the form of a man.',
  }),
  quotationsOf('pi', 'The Buddha', 'Dhammapada 5', 'written down in the first century BCE', {
    'न हि वेरेन वेरानि सम्मन्तीध कुदाचनं। अवेरेन च सम्मन्ति एस धम्मो सनन्तनो॥':
      'Hatred never ends by hatred here; it ends by its absence. This is an old law.',
  }),
  quotationsOf('pi', 'The Buddha', 'Dhammapada 160', 'written down in the first century BCE', {
    'अत्ता हि अत्तनो नाथो को हि नाथो परो सिया': 'You are your own protector; who else could it be?',
  }),
  quotationsOf('pi', 'The Buddha', 'Dhammapada 276', 'written down in the first century BCE', {
    'तुम्हेहि किच्चमातप्पं अक्खातारो तथागता': 'The effort has to be yours; the Buddhas only show the way.',
  }),
  quotationsOf('pra', 'Ashoka', 'Separate Rock Edict 1, Dhauli', 'about 260 BCE', {
    'सवे मुनिसे पजा ममा': 'All people are my children.',
  }),
  quotationsOf('sa', 'Kalidasa', 'Malavikagnimitra 1.2', 'about the 5th century', {
    'पुराणमित्येव न साधु सर्वं न चापि काव्यं नवमित्यवद्यम्':
      'Not all is good because it is old, and no poem is bad because it is new.',
  }),
  quotationsOf('sa', 'Kalidasa', 'Kumarasambhava 5.33', 'about the 5th century', {
    'शरीरमाद्यं खलु धर्मसाधनम्': 'The body comes first among the means of doing right.',
  }),
  quotationsOf('sa', 'Bharavi', 'Kiratarjuniya 2.30', '6th century', {
    'सहसा विदधीत न क्रियामविवेकः परमापदां पदम्':
      'Do nothing in haste: want of judgement is where the worst troubles begin.',
  }),
  quotationsOf('sa', 'Bhartrihari', 'Nitishataka', 'about the 5th century', {
    'साहित्यसङ्गीतकलाविहीनः साक्षात्पशुः पुच्छविषाणहीनः':
      'Whoever has no sense of literature, music or art is an animal without the tail and the horns.',
  }),
  quotationsOf('sa', 'Narayana', 'Hitopadesha, introduction', 'about 800 to 950', {
    'उद्यमेन हि सिध्यन्ति कार्याणि न मनोरथैः': 'Work gets done by effort, not by wishes.',
    'विद्या ददाति विनयं विनयाद्याति पात्रताम्': 'Learning gives humility, and humility makes one worthy.',
  }),
  quotationsOf('sa', 'Narayana', 'Hitopadesha, book 1', 'about 800 to 950', {
    'उदारचरितानां तु वसुधैव कुटुम्बकम्': 'For those of generous nature the whole earth is a family.',
  }),
  quotationsOf('ta', 'Tiruvalluvar', 'Tirukkural 391', 'about the 5th century', {
    'கற்க கசடறக் கற்பவை கற்றபின் நிற்க அதற்குத் தக':
      'Learn well what you learn, and having learnt it, live up to it.',
  }),
  quotationsOf('ta', 'Tiruvalluvar', 'Tirukkural 423', 'about the 5th century', {
    'எப்பொருள் யார்யார்வாய்க் கேட்பினும் அப்பொருள் மெய்ப்பொருள் காண்பது அறிவு':
      'Whatever is said, and whoever says it, wisdom is to find what is true in it.',
  }),
  quotationsOf('ta', 'Tiruvalluvar', 'Tirukkural 619', 'about the 5th century', {
    'தெய்வத்தான் ஆகாது எனினும் முயற்சிதன் மெய்வருத்தக் கூலி தரும்':
      'Even where fate is against it, effort pays as much as the body has toiled.',
  }),
  quotationsOf('ta', 'Tiruvalluvar', 'Tirukkural 72', 'about the 5th century', {
    'அன்பிலார் எல்லாம் தமக்குரியர் அன்புடையார் என்பும் உரியர் பிறர்க்கு':
      'The loveless keep all for themselves; those who love give even their bones to others.',
  }),
  quotationsOf('ta', 'Kaniyan Pungundranar', 'Purananuru 192', 'about the 1st to 3rd century', {
    'யாதும் ஊரே யாவரும் கேளிர்': 'Every town is our town, and everyone our kin.',
  }),
  quotationsOf('ta', 'Avvaiyar', 'Aathichoodi 1', 'about the 12th century', {
    'அறம் செய விரும்பு': 'Wish to do what is right.',
  }),
]
