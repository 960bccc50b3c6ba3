/** What people call a festival, in the words by which questions are read, and its name in the table. The narrower is first. */
const NAMES: readonly (readonly [words: string, id: string])[] = [
  ['dev (?:diwali|deepawali)', 'dev_deepawali'],
  ['choti diwali|chhoti diwali|naraka?', 'naraka_chaturdashi'],
  ['diwali|(?:laxmi|lakshmi) (?:puja|pooja)', 'diwali'],
  ['holika', 'holika_dahan'],
  ['bakri?d|bakra eid|(?:eid|id) (?:ul|al) (?:adha|zuha)', 'eid_ul_adha'],
  ['milad|(?:eid|id) e milad', 'milad_un_nabi'],
  ['eid|id ul fitr', 'eid_ul_fitr'],
  ['ramzan|ramadan|ramazan', 'ramadan'],
  ['rakhi|raksha ?bandhan', 'raksha_bandhan'],
  ['dussehra|vijaya? ?dashami', 'dussehra'],
  ['ganesh|ganpati|vinayaka? chaturthi', 'ganesh_chaturthi'],
  ['(?:maha ?)?shiva?ratri', 'maha_shivaratri'],
  ['janmashtami|krishna jayanti|gokulashtami', 'janmashtami_smarta'],
  ['k[ar][rv][vw]a chauth', 'karwa_chauth'],
  ['chhat?h?|chath', 'chhath'],
  ['bhai ?(?:dooj|duj)|bhaiya dooj|bhau beej', 'bhai_dooj'],
  ['(?:makar ?)?sankrant\\w*', 'makar_sankranti'],
  ['ram ?navami', 'ram_navami'],
  ['nava?ratri', 'sharad_navratri'],
  ['durga (?:puja|pooja|ashtami)', 'durga_ashtami'],
  ['guru nanak|gurup\\w+b', 'guru_nanak_jayanti'],
  ['buddha? (?:purnima|jayanti)', 'buddha_purnima'],
  ['muharram', 'muharram_ashura'],
  ['christmas|x-?mas', 'christmas'],
  ['[bv]aisakhi', 'vaisakhi'],
  ['[bv]asant panchami|saraswati (?:puja|pooja)', 'vasant_panchami'],
  ['ugadi|gudi padwa', 'ugadi'],
  ['teej', 'hariyali_teej'],
  ['akshaya? tritiya|akha teej', 'akshaya_tritiya'],
]

/** The others of the table, which people call by its own names. */
const BY_OWN_NAME =
  'ambedkar_jayanti anant_chaturdashi bihar_diwas bohag_bihu childrens_day constitution_day dayananda_saraswati_jayanti ' +
  'dhanteras durga_dashami durga_saptami durga_shashthi easter ekta_diwas gandhi_jayanti gangaur goa_liberation_day ' +
  'good_friday govardhan_puja guru_gobind_singh_jayanti guru_purnima guru_ravidas_jayanti guru_tegh_bahadur ' +
  'hanuman_jayanti hariyali_teej hartalika_teej hazrat_ali_birthday himachal_day holi independence_day jamat_ul_vida ' +
  'jamshedi_navroz janmashtami_vaishnava kali_puja labour_day lohri maha_navami mahalaya mahavir_jayanti nag_panchami ' +
  'new_year onam parakram_diwas parsi_new_year pongal puthandu rabindra_jayanti rath_yatra ratha_saptami republic_day ' +
  'samvatsari sharad_purnima shivaji_jayanti teachers_day telangana_day utkala_dibasa valmiki_jayanti vishu ' +
  'vishwakarma_puja'

const OWN_NAMES = BY_OWN_NAME.split(' ').map((id) => [id.replaceAll('_', ' '), id] as const)
const PATTERNS = [
  ...OWN_NAMES.filter(([words]) => words !== 'new year'),
  ...NAMES,
  ['new years?', 'new_year'] as const,
].map(([words, id]) => [new RegExp(`\\b(?:${words})\\b`), id] as const)

/** The words of their names, for slips. */
export const wordsOfFestivals: readonly string[] = [
  ...new Set(`${BY_OWN_NAME} ${NAMES.map(([, id]) => id).join(' ')} bandhan`.split(/[ _]/)),
]

/** Texts that name a festival. */
export const NAMES_FESTIVAL = new RegExp(PATTERNS.map(([words]) => words.source).join('|'))

/** The festival that a text names, by its name in the table; null where none. */
export const festivalInText = (text: string): string | null =>
  PATTERNS.find(([words]) => words.test(text))?.[1] ?? null
