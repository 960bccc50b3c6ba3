import { type QuotedText, quotationsOf } from '@/lib/quotes/quotation'

/** India since 1800: writers, reformers, and those who led it to freedom. */
export const modernQuotations: readonly QuotedText[][] = [
  quotationsOf('ur', 'Ghalib', 'Divan', '1841', {
    'بس کہ دشوار ہے ہر کام کا آساں ہونا، آدمی کو بھی میسر نہیں انساں ہونا':
      'So hard it is for anything to be easy: even to be human is not given to man.',
  }),
  quotationsOf('ur', 'Ghalib', 'Divan', 'about 1850', {
    'ہزاروں خواہشیں ایسی کہ ہر خواہش پہ دم نکلے':
      'A thousand desires, and each such that one could die for it.',
  }),
  quotationsOf('or', 'Bhima Bhoi', 'Stuti Chintamani', 'before 1895', {
    'ମୋ ଜୀବନ ପଛେ ନର୍କେ ପଡ଼ିଥାଉ ଜଗତ ଉଦ୍ଧାର ହେଉ': 'Let my own life lie in hell, if only the world be saved.',
  }),
  quotationsOf('hi', 'Bharatendu Harishchandra', 'Lecture in verse on the progress of Hindi', '1877', {
    'निज भाषा उन्नति अहै, सब उन्नति को मूल': 'The growth of one’s own language is the root of all growth.',
  }),
  quotationsOf('mr', 'Jyotirao Phule', 'Shetkaryacha Asud, opening lines', '1883', {
    'विद्येविना मति गेली; मतिविना नीति गेली':
      'Without learning, understanding went; without understanding, morality went.',
  }),
  quotationsOf(
    'en',
    'Swami Vivekananda',
    'Address at the Parliament of Religions, Chicago, 11 September 1893',
    '1893',
    {
      'I am proud to belong to a religion which has taught the world both tolerance and universal acceptance.':
        null,
    },
  ),
  quotationsOf(
    'en',
    'Swami Vivekananda',
    'Letter to the Maharaja of Mysore, 23 June 1894, Complete Works, volume 4',
    '1894',
    {
      'They alone live who live for others, the rest are more dead than alive.': null,
    },
  ),
  quotationsOf('en', 'Swami Vivekananda', 'Letter of 3 March 1894, Complete Works, volume 4', '1894', {
    'Education is the manifestation of the perfection already in man.': null,
  }),
  quotationsOf('bn', 'Rabindranath Tagore', 'Naivedya 72; Gitanjali 35 in his own English', '1901', {
    'চিত্ত যেথা ভয়শূন্য, উচ্চ যেথা শির': 'Where the mind is without fear and the head is held high.',
  }),
  quotationsOf('bn', 'Rabindranath Tagore', 'Ekla Chalo Re', '1905', {
    'যদি তোর ডাক শুনে কেউ না আসে তবে একলা চলো রে': 'If no one comes when you call, then walk alone.',
  }),
  quotationsOf('en', 'Rabindranath Tagore', 'Stray Birds 6', '1916', {
    'If you shed tears when you miss the sun, you also miss the stars.': null,
  }),
  quotationsOf('en', 'Rabindranath Tagore', 'Stray Birds 75', '1916', {
    'We read the world wrong and say that it deceives us.': null,
  }),
  quotationsOf('en', 'Sarojini Naidu', 'Palanquin Bearers, in The Golden Threshold', '1905', {
    'Lightly, O lightly we bear her along, she sways like a flower in the wind of our song.': null,
  }),
  quotationsOf('as', 'Lakshminath Bezbarua', 'Mor Desh (the state song of Assam), in Kadamkali', '1913', {
    'অ’ মোৰ আপোনাৰ দেশ, অ’ মোৰ চিকুণী দেশ': 'O my own dear land, O my lovely land.',
  }),
  quotationsOf('en', 'M. K. Gandhi', 'Hind Swaraj or Indian Home Rule, chapter 16', '1910', {
    'The means may be likened to a seed, the end to a tree.': null,
  }),
  quotationsOf('en', 'M. K. Gandhi', 'Young India, 1 June 1921', '1921', {
    'I do not want my house to be walled in on all sides and my windows to be stuffed.': null,
  }),
  quotationsOf('en', 'M. K. Gandhi', 'The Story of My Experiments with Truth, Farewell', '1929', {
    'My uniform experience has convinced me that there is no other God than Truth.': null,
  }),
  quotationsOf('te', 'Gurajada Apparao', 'Desabhakti', '1910', {
    'దేశమంటే మట్టి కాదోయి, దేశమంటే మనుషులోయి': 'A country is not its soil; a country is its people.',
  }),
  quotationsOf('hi', 'Maithili Sharan Gupt', 'Bharat-Bharati', '1912', {
    'हम कौन थे, क्या हो गये हैं और क्या होंगे अभी': 'Who were we, what have we become, and what shall we yet be?',
  }),
  quotationsOf('ml', 'Narayana Guru', 'Jatinirnayam (Jati Mimamsa), verse 2', '1914', {
    'ഒരു ജാതി ഒരു മതം ഒരു ദൈവം മനുഷ്യന്': 'One caste, one religion, one God for humankind.',
  }),
  quotationsOf('ta', 'Subramania Bharati', 'Pappa Pattu', '1915', {
    'சாதிகள் இல்லையடி பாப்பா, குலத் தாழ்ச்சி உயர்ச்சி சொல்லல் பாவம்':
      'There are no castes, child; to call one birth low and another high is wrong.',
  }),
  quotationsOf('hi', 'Premchand', 'Panch Parmeshwar', '1916', {
    'क्या बिगाड़ के डर से ईमान की बात न कहोगे?': 'Will you not say what is honest, for fear of a quarrel?',
  }),
  quotationsOf('hi', 'Premchand', 'Sahitya ka Uddeshya, speech at Lucknow', '1936', {
    'हमें सुंदरता की कसौटी बदलनी होगी': 'We shall have to change our test of what is beautiful.',
  }),
  quotationsOf('ml', 'Kumaran Asan', 'Duravastha', '1922', {
    'മാറ്റുവിൻ ചട്ടങ്ങളെ സ്വയമല്ലെങ്കിൽ മാറ്റുമതുകളീ നിങ്ങളെത്താൻ':
      'Change your rules yourselves, or those rules will change you.',
  }),
  quotationsOf('ur', 'Muhammad Iqbal', 'Tarana-e-Hindi', '1904', {
    'مذہب نہیں سکھاتا آپس میں بیر رکھنا': 'Religion does not teach us to bear ill will to one another.',
  }),
  quotationsOf('ur', 'Muhammad Iqbal', 'Bal-e-Jibril', '1935', {
    'خودی کو کر بلند اتنا کہ ہر تقدیر سے پہلے خدا بندے سے خود پوچھے بتا تیری رضا کیا ہے':
      'Raise your self so high that before every decree God asks you: tell me, what is your wish?',
  }),
  quotationsOf('en', 'Sri Aurobindo', 'The Synthesis of Yoga, motto', '1914', {
    'All life is Yoga.': null,
  }),
  quotationsOf('en', 'B. R. Ambedkar', 'Annihilation of Caste, section 4', '1936', {
    'The Caste System is not merely a division of labour. It is also a division of labourers.': null,
  }),
  quotationsOf('en', 'B. R. Ambedkar', 'Constituent Assembly, 4 November 1948', '1948', {
    'Constitutional morality is not a natural sentiment. It has to be cultivated.': null,
  }),
  quotationsOf('en', 'B. R. Ambedkar', 'Constituent Assembly, 25 November 1949', '1949', {
    'Political democracy cannot last unless there lies at the base of it social democracy.': null,
  }),
  quotationsOf('en', 'Jawaharlal Nehru', 'Constituent Assembly, 14 August 1947', '1947', {
    'At the stroke of the midnight hour, when the world sleeps, India will awake to life and freedom.': null,
  }),
]
