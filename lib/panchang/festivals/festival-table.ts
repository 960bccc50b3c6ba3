import type { Festival, FestivalType } from '@/lib/panchang/festivals/festival'
import type { DateRule, FestivalRule, SankrantiRule, TithiRule } from '@/lib/panchang/festivals/festival-rule'

/** A festival of no community or of all of India leaves that out. */
type Given = Pick<Festival, 'rule' | 'note' | 'otherRule'> & Partial<Pick<Festival, 'religions' | 'states'>>

const festivalOf =
  (type: FestivalType) =>
  (id: string, name: string, given: Given): Festival => ({
    religions: [],
    states: [],
    id,
    name,
    type,
    ...given,
  })

const national = festivalOf('national')
const observance = festivalOf('observance')
const religious = (id: string, name: string, religions: Festival['religions'], given: Given) =>
  festivalOf('religious')(id, name, { religions, ...given })
const regional = (id: string, name: string, states: Festival['states'], given: Given) =>
  festivalOf('regional')(id, name, { states, ...given })

/** At sunrise, and on the first of two such days, unless given otherwise. */
const onTithi = (
  month: number,
  tithi: number,
  part: TithiRule['part'] = 'sunrise',
  whenTwo: TithiRule['whenTwo'] = 'first',
  special?: TithiRule['special'],
): TithiRule => ({ by: 'tithi', month, tithi, part, whenTwo, special })
const onDate = (month: number, day: number, since?: number): DateRule => ({ by: 'date', month, day, since })
const onSankranti = (sign: number, day: SankrantiRule['day'], plus?: number): SankrantiRule => ({
  by: 'sankranti',
  sign,
  day,
  plus,
})
const islamic = (month: number, day: number): FestivalRule => ({ by: 'islamic', month, day })

const DURGA_PUJA_STATES = ['AS', 'BR', 'JH', 'OD', 'TR', 'WB']
const BENGAL_ALMANACS =
  'By the positions of the Sun and Moon as observed, as the Visuddha Siddhanta almanac counts; the older almanacs of Bengal may differ by a day, which we cannot settle'

/**
 * The festivals, in the order of a usual year. Month and part of the day after the Rashtriya Panchang of the
 * India Meteorological Department and the Dharmasindhu, compared with the dates that the central government,
 * timeanddate.com and Drik Panchang published for 2024 to 2028
 * (tests/lib/panchang/festivals/festivals.test.ts). Islamic days depend on the moon.
 */
export const festivals: readonly Festival[] = [
  observance('new_year', 'New Year’s Day', { rule: onDate(1, 1), note: '1 January' }),
  religious('guru_gobind_singh_jayanti', 'Guru Gobind Singh Jayanti', ['sikh'], {
    rule: onTithi(9, 7),
    note: 'Pausha Shukla Saptami at sunrise',
  }),
  regional('lohri', 'Lohri', ['PB', 'HR', 'DL', 'HP', 'JK', 'CH'], {
    religions: ['hindu', 'sikh'],
    rule: onSankranti(9, 'before sunset', -1),
    note: 'The evening before Makar Sankranti',
  }),
  religious('makar_sankranti', 'Makar Sankranti', ['hindu'], {
    rule: onSankranti(9, 'before sunset'),
    note: 'The day the Sun enters sidereal Makara; the next day if it enters after sunset',
  }),
  regional('pongal', 'Thai Pongal', ['TN', 'PY'], {
    religions: ['hindu'],
    rule: onSankranti(9, 'before sunset'),
    note: 'The first day of the Tamil month Thai: the Sun enters Makara before sunset, else the next day',
  }),
  religious('hazrat_ali_birthday', 'Hazrat Ali’s Birthday', ['muslim'], {
    rule: islamic(7, 13),
    note: '13 Rajab',
  }),
  observance('parakram_diwas', 'Netaji Subhas Chandra Bose Jayanti', {
    rule: onDate(1, 23),
    note: '23 January',
  }),
  national('republic_day', 'Republic Day', {
    rule: onDate(1, 26),
    note: '26 January: the Constitution came into force in 1950',
  }),
  religious('vasant_panchami', 'Vasant Panchami (Saraswati Puja)', ['hindu'], {
    rule: onTithi(10, 5, 'forenoon'),
    note: 'Magha Shukla Panchami in the forenoon, the first day if two',
  }),
  religious('ratha_saptami', 'Ratha Saptami', ['hindu'], {
    rule: onTithi(10, 7),
    note: 'Magha Shukla Saptami at sunrise',
  }),
  religious('guru_ravidas_jayanti', 'Guru Ravidas Jayanti', ['hindu', 'sikh'], {
    rule: onTithi(10, 15),
    note: 'Magha Purnima at sunrise',
  }),
  regional('shivaji_jayanti', 'Chhatrapati Shivaji Maharaj Jayanti', ['MH'], {
    rule: onDate(2, 19),
    note: '19 February, as Maharashtra keeps it',
  }),
  religious('ramadan', 'Ramadan begins', ['muslim'], { rule: islamic(9, 1), note: '1 Ramadan' }),
  religious('dayananda_saraswati_jayanti', 'Swami Dayananda Saraswati Jayanti', ['hindu'], {
    rule: onTithi(10, 25),
    note: 'Magha (amanta) Krishna Dashami at sunrise',
  }),
  religious('maha_shivaratri', 'Maha Shivaratri', ['hindu'], {
    rule: onTithi(10, 29, 'midnight', 'more'),
    note: 'Magha (amanta) Krishna Chaturdashi at midnight (nishita); of two nights the one it covers more',
  }),
  religious('holika_dahan', 'Holika Dahan', ['hindu'], {
    rule: onTithi(11, 15, 'evening', 'first', 'holika'),
    note: 'Phalguna Purnima in the evening (pradosha), clear of Bhadra',
  }),
  religious('holi', 'Holi', ['hindu'], {
    rule: { by: 'festival', id: 'holika_dahan', plus: 1 },
    note: 'The day after Holika Dahan',
  }),
  religious('jamshedi_navroz', 'Jamshedi Navroz', ['parsi'], { rule: onDate(3, 21), note: '21 March' }),
  regional('bihar_diwas', 'Bihar Diwas', ['BR'], {
    rule: onDate(3, 22),
    note: '22 March: Bihar was formed in 1912',
  }),
  religious('jamat_ul_vida', 'Jamat-ul-Vida', ['muslim'], {
    rule: { by: 'friday', before: 'eid_ul_fitr' },
    note: 'The last Friday of Ramadan',
  }),
  religious('eid_ul_fitr', 'Eid-ul-Fitr', ['muslim'], { rule: islamic(10, 1), note: '1 Shawwal' }),
  religious('ugadi', 'Ugadi, Gudi Padwa and Chaitra Navratri', ['hindu'], {
    rule: onTithi(0, 1),
    note: 'Chaitra Shukla Pratipada at sunrise; if at no sunrise, the day it begins',
  }),
  regional('gangaur', 'Gangaur', ['RJ', 'GJ', 'MP'], {
    religions: ['hindu'],
    rule: onTithi(0, 3),
    note: 'Chaitra Shukla Tritiya at sunrise',
  }),
  regional('utkala_dibasa', 'Utkala Dibasa (Odisha Day)', ['OD'], {
    rule: onDate(4, 1),
    note: '1 April: Odisha was formed in 1936',
  }),
  religious('ram_navami', 'Ram Navami', ['hindu'], {
    rule: onTithi(0, 9, 'midday', 'second'),
    note: 'Chaitra Shukla Navami at midday (the 3rd of 5 parts of the day), the second day if two',
  }),
  religious('mahavir_jayanti', 'Mahavir Jayanti', ['jain'], {
    rule: onTithi(0, 13),
    note: 'Chaitra Shukla Trayodashi at sunrise',
  }),
  religious('hanuman_jayanti', 'Hanuman Jayanti', ['hindu'], {
    rule: onTithi(0, 15),
    note: 'Chaitra Purnima at sunrise',
  }),
  religious('good_friday', 'Good Friday', ['christian'], {
    rule: { by: 'easter', plus: -2 },
    note: 'Two days before Easter',
  }),
  religious('easter', 'Easter Sunday', ['christian'], {
    rule: { by: 'easter', plus: 0 },
    note: 'The Sunday after the church’s full moon of spring (Gregorian computus)',
  }),
  religious('vaisakhi', 'Vaisakhi', ['sikh', 'hindu'], {
    states: ['PB', 'HR', 'DL', 'CH', 'HP', 'JK', 'UP'],
    rule: onSankranti(0, 'date'),
    note: 'The date on which the Sun enters sidereal Mesha; the Nanakshahi calendar fixes 14 April',
  }),
  observance('ambedkar_jayanti', 'Dr Ambedkar Jayanti', {
    religions: ['buddhist'],
    rule: onDate(4, 14),
    note: '14 April',
  }),
  regional('puthandu', 'Puthandu (Tamil New Year)', ['TN', 'PY'], {
    religions: ['hindu'],
    rule: onSankranti(0, 'before sunset'),
    note: 'The Sun enters Mesha before sunset, else the next day',
  }),
  regional('vishu', 'Vishu', ['KL'], {
    religions: ['hindu'],
    rule: onSankranti(0, 'first sunrise'),
    note: 'The first sunrise with the Sun in Mesha',
  }),
  regional('bohag_bihu', 'Bohag Bihu and Pohela Boishakh', ['AS', 'WB', 'TR'], {
    religions: ['hindu'],
    rule: onSankranti(0, 'date', 1),
    note: 'The day after the date on which the Sun enters Mesha',
  }),
  regional('himachal_day', 'Himachal Day', ['HP'], {
    rule: onDate(4, 15),
    note: '15 April: Himachal Pradesh was formed in 1948',
  }),
  religious('akshaya_tritiya', 'Akshaya Tritiya', ['hindu', 'jain'], {
    rule: onTithi(1, 3, 'forenoon', 'second', 'second when three muhurtas'),
    note: 'Vaishakha Shukla Tritiya in the forenoon; of two days the second if it holds three muhurtas after sunrise',
  }),
  regional(
    'labour_day',
    'Maharashtra Day, Gujarat Day and Labour Day',
    ['MH', 'GJ', 'TN', 'KL', 'WB', 'KA', 'TG', 'AP', 'BR', 'TR', 'PY', 'GA'],
    {
      rule: onDate(5, 1),
      note: '1 May',
    },
  ),
  regional('rabindra_jayanti', 'Rabindra Jayanti', ['WB', 'TR'], {
    rule: { by: 'festival', id: 'bohag_bihu', plus: 24 },
    note: '25 Boishakh of the Bengali calendar',
  }),
  religious('buddha_purnima', 'Buddha Purnima', ['buddhist', 'hindu'], {
    rule: onTithi(1, 15),
    note: 'Vaishakha Purnima at sunrise',
  }),
  religious('eid_ul_adha', 'Eid-ul-Adha (Bakrid)', ['muslim'], {
    rule: islamic(12, 10),
    note: '10 Dhu al-Hijja',
  }),
  regional('telangana_day', 'Telangana Formation Day', ['TG'], {
    rule: onDate(6, 2, 2014),
    note: '2 June: Telangana was formed in 2014',
  }),
  religious('muharram_ashura', 'Muharram (Ashura)', ['muslim'], {
    rule: islamic(1, 10),
    note: '10 Muharram',
  }),
  religious('rath_yatra', 'Rath Yatra', ['hindu'], {
    rule: onTithi(3, 2),
    note: 'Ashadha Shukla Dwitiya at sunrise',
  }),
  religious('guru_purnima', 'Guru Purnima', ['hindu', 'buddhist', 'jain'], {
    rule: onTithi(3, 15),
    note: 'Ashadha Purnima at sunrise',
  }),
  regional('hariyali_teej', 'Hariyali Teej', ['RJ', 'HR', 'UP', 'DL', 'BR', 'MP', 'PB', 'CH'], {
    religions: ['hindu'],
    rule: onTithi(4, 3),
    note: 'Shravana Shukla Tritiya at sunrise',
  }),
  religious('nag_panchami', 'Nag Panchami', ['hindu'], {
    rule: onTithi(4, 5, 'sunrise', 'first', 'sunrise for three muhurtas'),
    note: 'Shravana Shukla Panchami at sunrise and for three muhurtas more, else the day before',
  }),
  national('independence_day', 'Independence Day', {
    rule: onDate(8, 15),
    note: '15 August: India became independent in 1947',
  }),
  religious('parsi_new_year', 'Parsi New Year (Shahenshahi)', ['parsi'], {
    rule: { by: 'parsi' },
    note: '1 Farvardin of the Shahenshahi calendar, which has 365 days and no leap year',
  }),
  religious('raksha_bandhan', 'Raksha Bandhan', ['hindu', 'jain'], {
    rule: onTithi(4, 15, 'sunrise', 'first', 'sunrise or after bhadra'),
    note: 'Shravana Purnima at sunrise and for three muhurtas more; else the day before, after Bhadra',
  }),
  religious('janmashtami_smarta', 'Janmashtami (Smarta)', ['hindu'], {
    rule: onTithi(4, 23, 'midnight', 'second'),
    note: 'Shravana (amanta) Krishna Ashtami at midnight (nishita), the later night if two',
  }),
  religious('janmashtami_vaishnava', 'Janmashtami (Vaishnava)', ['hindu'], {
    rule: onTithi(4, 23, 'sunrise', 'first', 'first sunrise after it begins'),
    note: 'The first sunrise after Shravana (amanta) Krishna Ashtami begins; the central government lists this day',
  }),
  religious('milad_un_nabi', 'Milad-un-Nabi (Id-e-Milad)', ['muslim'], {
    rule: islamic(3, 12),
    note: '12 Rabi al-awwal',
  }),
  religious('hartalika_teej', 'Hartalika Teej', ['hindu'], {
    rule: onTithi(5, 3),
    note: 'Bhadrapada Shukla Tritiya at sunrise',
  }),
  religious('ganesh_chaturthi', 'Ganesh Chaturthi', ['hindu'], {
    rule: onTithi(5, 4, 'midday', 'more'),
    note: 'Bhadrapada Shukla Chaturthi at midday (the 3rd of 5 parts of the day); of two days the one it covers more',
  }),
  religious('samvatsari', 'Samvatsari (end of Paryushan)', ['jain'], {
    rule: onTithi(5, 5),
    note: 'Bhadrapada Shukla Panchami at sunrise; some Shvetambara orders keep the day before',
  }),
  regional('onam', 'Onam (Thiruvonam)', ['KL'], {
    religions: ['hindu'],
    rule: { by: 'nakshatra', nakshatra: 22, sign: 4 },
    note: 'Shravana (Thiruvonam) at sunrise while the Sun is in Simha, the month of Chingam',
  }),
  observance('teachers_day', 'Teachers’ Day', {
    rule: onDate(9, 5),
    note: '5 September: the birthday of Dr S. Radhakrishnan',
  }),
  religious('anant_chaturdashi', 'Anant Chaturdashi', ['hindu', 'jain'], {
    rule: onTithi(5, 14),
    note: 'Bhadrapada Shukla Chaturdashi at sunrise',
  }),
  religious('vishwakarma_puja', 'Vishwakarma Puja', ['hindu'], {
    rule: onSankranti(5, 'date'),
    note: 'The date on which the Sun enters sidereal Kanya',
  }),
  religious('mahalaya', 'Mahalaya Amavasya (Sarva Pitru)', ['hindu'], {
    rule: onTithi(5, 30, 'afternoon', 'more'),
    note: 'Bhadrapada (amanta) Amavasya in the afternoon (aparahna)',
  }),
  religious('sharad_navratri', 'Sharad Navratri begins', ['hindu'], {
    rule: onTithi(6, 1),
    note: 'Ashwina Shukla Pratipada at sunrise; if at no sunrise, the day it begins',
  }),
  regional('durga_shashthi', 'Durga Puja: Maha Shashthi', DURGA_PUJA_STATES, {
    religions: ['hindu'],
    rule: onTithi(6, 6),
    note: `Ashwina Shukla Shashthi at sunrise. ${BENGAL_ALMANACS}`,
  }),
  regional('durga_saptami', 'Durga Puja: Maha Saptami', DURGA_PUJA_STATES, {
    religions: ['hindu'],
    rule: onTithi(6, 7),
    note: `Ashwina Shukla Saptami at sunrise. ${BENGAL_ALMANACS}`,
  }),
  religious('durga_ashtami', 'Durga Ashtami', ['hindu'], {
    rule: onTithi(6, 8),
    note: 'Ashwina Shukla Ashtami at sunrise, the first day if two',
  }),
  religious('maha_navami', 'Maha Navami', ['hindu'], {
    rule: onTithi(6, 9, 'afternoon', 'more'),
    note: 'Ashwina Shukla Navami in the afternoon (aparahna)',
  }),
  national('gandhi_jayanti', 'Gandhi Jayanti', {
    rule: onDate(10, 2),
    note: '2 October: the birthday of Mahatma Gandhi',
  }),
  religious('dussehra', 'Dussehra (Vijayadashami)', ['hindu'], {
    rule: onTithi(6, 10, 'afternoon', 'first', 'dussehra'),
    note: 'Ashwina Shukla Dashami in the afternoon (aparahna), a quarter of it or more; of two days the one with the Moon in Shravana',
  }),
  regional('durga_dashami', 'Durga Puja: Vijaya Dashami of Bengal', DURGA_PUJA_STATES, {
    religions: ['hindu'],
    rule: onTithi(6, 10),
    note: `Ashwina Shukla Dashami at sunrise, so it may be the day after Dussehra. ${BENGAL_ALMANACS}`,
  }),
  religious('sharad_purnima', 'Sharad Purnima (Kojagari)', ['hindu'], {
    rule: onTithi(6, 15, 'midnight'),
    note: 'Ashwina Purnima at midnight (nishita)',
  }),
  religious('valmiki_jayanti', 'Maharishi Valmiki Jayanti', ['hindu'], {
    rule: onTithi(6, 15),
    note: 'Ashwina Purnima at sunrise',
  }),
  religious('karwa_chauth', 'Karwa Chauth', ['hindu'], {
    rule: onTithi(6, 19, 'moonrise'),
    note: 'Ashwina (amanta) Krishna Chaturthi at moonrise',
  }),
  religious('dhanteras', 'Dhanteras', ['hindu'], {
    rule: onTithi(6, 28, 'evening', 'second', 'second when a ghati after sunset'),
    note: 'Ashwina (amanta) Krishna Trayodashi in the evening (pradosha); the second of two if it lasts 24 minutes after sunset',
  }),
  religious('naraka_chaturdashi', 'Naraka Chaturdashi', ['hindu'], {
    rule: { ...onTithi(6, 29, 'dawn', 'more'), whenNone: 'morning after' },
    note: 'Ashwina (amanta) Krishna Chaturdashi in the 96 minutes before sunrise, for the bath at dawn',
  }),
  religious('diwali', 'Diwali (Lakshmi Puja)', ['hindu', 'jain', 'sikh'], {
    rule: onTithi(6, 30, 'evening', 'more'),
    note: 'Ashwina (amanta) Amavasya in the evening (pradosha); of two evenings the one it covers more',
    otherRule: {
      rule: onTithi(6, 30, 'evening', 'second', 'second when a ghati after sunset'),
      note: 'the second evening, if Amavasya lasts 24 minutes after its sunset',
    },
  }),
  regional('kali_puja', 'Kali Puja', ['WB', 'AS', 'OD', 'TR', 'JH', 'BR'], {
    religions: ['hindu'],
    rule: onTithi(6, 30, 'midnight'),
    note: 'Ashwina (amanta) Amavasya at midnight (nishita)',
  }),
  observance('ekta_diwas', 'National Unity Day', {
    rule: onDate(10, 31, 2014),
    note: '31 October, since 2014: the birthday of Sardar Patel',
  }),
  regional(
    'state_days',
    'Karnataka Rajyotsava, Kerala Piravi and state days of 1 November',
    ['KA', 'KL', 'MP', 'CG', 'HR', 'PB'],
    {
      rule: onDate(11, 1),
      note: '1 November: states were formed in 1956, Haryana in 1966, Chhattisgarh in 2000',
    },
  ),
  religious('govardhan_puja', 'Govardhan Puja (Annakut)', ['hindu'], {
    rule: onTithi(7, 1),
    note: 'Kartika Shukla Pratipada at sunrise',
  }),
  religious('bhai_dooj', 'Bhai Dooj', ['hindu'], {
    rule: onTithi(7, 2, 'afternoon', 'second'),
    note: 'Kartika Shukla Dwitiya in the afternoon (aparahna), the second day if two',
  }),
  religious('chhath', 'Chhath Puja (evening arghya)', ['hindu'], {
    rule: onTithi(7, 6),
    note: 'Kartika Shukla Shashthi at sunrise, the first day if two; the arghya is that evening',
  }),
  observance('childrens_day', 'Children’s Day', {
    rule: onDate(11, 14),
    note: '14 November: the birthday of Jawaharlal Nehru',
  }),
  regional('dev_deepawali', 'Dev Deepawali', ['UP'], {
    religions: ['hindu'],
    rule: onTithi(7, 15, 'evening'),
    note: 'Kartika Purnima in the evening (pradosha)',
  }),
  religious('guru_nanak_jayanti', 'Guru Nanak Jayanti', ['sikh'], {
    rule: onTithi(7, 15),
    note: 'Kartika Purnima at sunrise',
  }),
  religious('guru_tegh_bahadur', 'Guru Tegh Bahadur’s Martyrdom Day', ['sikh'], {
    rule: onDate(11, 24),
    note: '24 November',
  }),
  observance('constitution_day', 'Constitution Day', {
    rule: onDate(11, 26, 2015),
    note: '26 November, since 2015: the Constitution was adopted in 1949',
  }),
  regional('goa_liberation_day', 'Goa Liberation Day', ['GA'], {
    rule: onDate(12, 19),
    note: '19 December: Goa became part of India in 1961',
  }),
  religious('christmas', 'Christmas', ['christian'], { rule: onDate(12, 25), note: '25 December' }),
]
