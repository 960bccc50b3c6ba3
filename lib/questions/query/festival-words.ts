/** The words of festivals, for slips; the first of them are in other names too, and name none by themselves. */
const COMMON = 'jayanti day new year good guru maha nag ul un dev puja ram ali vida singh'
const TELLING =
  'ambedkar anant chaturdashi bihar diwas bohag bihu childrens constitution dayananda saraswati dhanteras durga dashami saptami ' +
  'shashthi easter ekta gandhi gangaur goa liberation friday govardhan gobind purnima ravidas tegh bahadur hanuman hariyali teej ' +
  'hartalika hazrat birthday himachal holi independence jamat jamshedi navroz janmashtami vaishnava kali labour lohri navami mahalaya ' +
  'mahavir panchami onam parakram parsi pongal puthandu rabindra rath yatra ratha republic samvatsari sharad shivaji teachers ' +
  'telangana utkala dibasa valmiki vishu vishwakarma deepawali naraka diwali holika dahan eid adha milad nabi fitr ramadan raksha ' +
  'bandhan dussehra ganesh chaturthi shivaratri smarta karwa chauth chhath bhai dooj makar sankranti navratri ashtami nanak buddha ' +
  'muharram ashura christmas vaisakhi vasant ugadi akshaya tritiya'

export const wordsOfFestivals: readonly string[] = `${COMMON} ${TELLING}`.split(' ')

/** Texts that may name a festival, by a word of its name or another spelling of one. */
export const MAY_NAME_FESTIVAL = new RegExp(
  `\\b(?:${TELLING.replaceAll(' ', '|')}|new years?|bakri?d|bakra|id|ram[az]*an|rakhi|rakshabandhan|ganpati|vinayaka?|\\w*shivratri|` +
    '\\w*shivaratri|gokulashtami|krishna|k[ar][rv][vw]a|chhat?h?|chath|bhaiya|bhau|\\w*sankrant\\w*|nava?ratri|ram|gurup\\w+b|x-?mas|' +
    '[bv]aisakhi|[bv]asant|gudi|akha|vijaya?|dev|lakshmi|laxmi|nag|[ck]hoti|p[ao]\\w*la|guru)\\b',
)
