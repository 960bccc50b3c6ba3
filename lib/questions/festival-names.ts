/**
 * What people call a festival, in the words by which questions are read, and its name in the table. The
 * narrower is first.
 */
const NAMES: readonly (readonly [words: string, id: string])[] = [
  ['dev (?:diwali|deepawali)', 'dev_deepawali'],
  ['ch+oti diwali|naraka?', 'naraka_chaturdashi'],
  ['diwali|(?:laxmi|lakshmi) (?:puja|pooja)', 'diwali'],
  ['bakri?d|bakra eid|(?:eid|id) (?:ul|al) (?:adha|zuha)', 'eid_ul_adha'],
  ['milad\\w*|(?:eid|id) ?e? ?milad', 'milad_un_nabi'],
  ['eid(?: [ua]l fitr)?|id [ua]l fitr', 'eid_ul_fitr'],
  ['ramzan|ramadan|ramazan', 'ramadan'],
  ['rakhi|raksha ?bandhan', 'raksha_bandhan'],
  ['dussehra|vijaya? ?dashami', 'dussehra'],
  ['(?:ganesh|ganpati) visarjan', 'anant_chaturdashi'],
  ['ganesh|ganpati|vinayaka? chaturthi', 'ganesh_chaturthi'],
  ['(?:maha ?)?shiva?ratri', 'maha_shivaratri'],
  ['(?:krishna )?janmashtami|krishna jayanti|gokulashtami', 'janmashtami_smarta'],
  ['k[ar][rv][vw]a chauth', 'karwa_chauth'],
  ['chhat?h?|chath', 'chhath'],
  ['bhai ?(?:dooj|duj)|bhaiya dooj|bhau beej', 'bhai_dooj'],
  ['(?:makar ?)?sankrant\\w*', 'makar_sankranti'],
  ['ram ?navami', 'ram_navami'],
  ['chaitra? nava?ratri', 'ugadi'],
  ['(?:shara?diy?a? )?nava?ratri', 'sharad_navratri'],
  ['durga (?:puja|pooja)', 'durga_shashthi'],
  ['durga ashtami', 'durga_ashtami'],
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
  'onam parakram_diwas pongal puthandu rabindra_jayanti rath_yatra ratha_saptami republic_day ' +
  'samvatsari sharad_purnima shivaji_jayanti teachers_day telangana_day utkala_dibasa valmiki_jayanti vishu ' +
  'vishwakarma_puja'

/** Names with those of others in them. New years of calendars that the table does not have are left to the page. */
const NARROWER: typeof NAMES = [
  ['holika|ch+oti holi', 'holika_dahan'],
  ['tamil new years?', 'puthandu'],
  ['(?:hindu|marathi|maharashtrian|telugu|kannada) new years?', 'ugadi'],
  ['(?:bengali?|bangla|assam(?:ese)?) new years?|p[ao][hiy]*e?la ba?[oi]+sh?akh', 'bohag_bihu'],
  ['(?:parsi|parsee) new years?', 'parsi_new_year'],
]

const OWN_NAMES = BY_OWN_NAME.split(' ').map((id) => [id.replaceAll('_', ' '), id] as const)
const PATTERNS = [...NARROWER, ...OWN_NAMES, ...NAMES, ['new years?(?: day)?', 'new_year'] as const].map(
  ([words, id]) => [new RegExp(`\\b(?:${words})\\b`, 'g'), id] as const,
)

/** The festival that a text names, by its name in the table, and the words that do; null where none. */
export function festivalInText(text: string): { id: string; names: string } | null {
  for (const [pattern, id] of PATTERNS) {
    const named = text.match(pattern)
    if (named) return { id, names: `${named.join(' ')} ${id.replaceAll('_', ' ')}` }
  }
  return null
}
