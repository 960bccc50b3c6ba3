import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { type ListedFestival, listedFestivals } from '@/lib/panchang/festivals/festival-list'
import { festivalsOf } from '@/lib/panchang/festivals/festivals'
import { FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR } from '@/lib/panchang/years'
import type { Query } from '@/lib/questions/query'
import { controls, plainText, type ToolQuestion } from '@/lib/questions/tool-question'

/** What people call a festival, beside its name in the table. */
const NAMES: readonly (readonly [RegExp, id: string])[] = [
  [/\b(?:choti|chhoti|naraka?)\b/, 'naraka_chaturdashi'],
  [/\b(?:diwali|deepavali|deepawali|laxmi puja|lakshmi puja)\b|दिवाली|दीपावली/, 'diwali'],
  [/\bholika\b/, 'holika_dahan'],
  [/\bholi\b|होली/, 'holi'],
  [/\b(?:bakri?d|eid ul adha|eid al adha|bakra eid)\b|बकरीद/, 'eid_ul_adha'],
  [/\b(?:milad|eid e milad)\b/, 'milad_un_nabi'],
  [/\b(?:eid|id ul fitr|ramzan eid)\b|ईद/, 'eid_ul_fitr'],
  [/\b(?:rakhi|raksha ?bandhan)\b|राखी|रक्षाबंधन/, 'raksha_bandhan'],
  [/\b(?:dussehra|dasara|dashera|vijayadashami)\b|दशहरा/, 'dussehra'],
  [/\b(?:ganesh|ganpati|vinayaka? chaturthi)\b|गणेश/, 'ganesh_chaturthi'],
  [/\b(?:maha ?shivratri|maha ?shivaratri|shivratri)\b|शिवरात्रि/, 'maha_shivaratri'],
  [/\b(?:janmashtami|krishna jayanti|gokulashtami)\b|जन्माष्टमी/, 'janmashtami_smarta'],
  [/\b(?:karva|karwa) chauth\b|करवा चौथ/, 'karwa_chauth'],
  [/\bchhat?h?\b|छठ/, 'chhath'],
  [/\bdhanteras\b|धनतेरस/, 'dhanteras'],
  [/\b(?:bhai ?d(?:oo|u)j|bhaiya dooj|bhau beej)\b|भाई दूज/, 'bhai_dooj'],
  [/\b(?:makar ?)?sankranti?\b|संक्रांति/, 'makar_sankranti'],
  [/\bpongal\b|பொங்கல்/, 'pongal'],
  [/\bonam\b/, 'onam'],
  [/\bram ?navami\b|राम नवमी|रामनवमी/, 'ram_navami'],
  [/\b(?:navratri|navaratri)\b|नवरात्रि/, 'sharad_navratri'],
  [/\bdurga (?:puja|pooja|ashtami)\b|दुर्गा/, 'durga_ashtami'],
  [/\b(?:guru nanak|gurpurab|gurupurab)\b/, 'guru_nanak_jayanti'],
  [/\bguru purnima\b/, 'guru_purnima'],
  [/\bbuddha? purnima\b/, 'buddha_purnima'],
  [/\bhanuman jayanti\b/, 'hanuman_jayanti'],
  [/\bmuharram\b/, 'muharram_ashura'],
  [/\bgood friday\b/, 'good_friday'],
  [/\beaster\b/, 'easter'],
  [/\b(?:christmas|x-?mas)\b|क्रिसमस/, 'christmas'],
  [/\b(?:baisakhi|vaisakhi)\b/, 'vaisakhi'],
  [/\blohri\b/, 'lohri'],
  [/\bvasant panchami\b|\bbasant panchami\b|\bsaraswati puja\b/, 'vasant_panchami'],
  [/\brepublic day\b|\b26 jan\b/, 'republic_day'],
  [/\bindependence day\b|\b15 august\b/, 'independence_day'],
  [/\bgandhi jayanti\b/, 'gandhi_jayanti'],
  [/\b(?:ugadi|gudi padwa)\b/, 'ugadi'],
  [/\bakshaya? tritiya\b|\bakha teej\b/, 'akshaya_tritiya'],
]

const YEAR = /(?<!\d)(20\d\d)(?!\d)/

/** The days of a year as they were computed last: typing asks for the same year with each key. */
let computed: { year: number; list: ListedFestival[] } | undefined

function listOf(year: number): ListedFestival[] {
  if (computed?.year !== year) computed = { year, list: listedFestivals(festivalsOf(year)) }
  return computed.list
}

const dayOf = (id: string, year: number): CalendarDay | null =>
  listOf(year).find(({ festival }) => festival.id === id)?.day ?? null

const isCovered = (year: number) => year >= FIRST_FESTIVAL_YEAR && year <= LAST_FESTIVAL_YEAR

/** 'diwali 2027', 'holi kab hai': the day, of the year named or the next one to come. */
export function festivalQuestion({ text }: Query, today: CalendarDay): ToolQuestion | null {
  const id = NAMES.find(([words]) => words.test(text))?.[1]
  const named = YEAR.exec(text)?.[1]
  const thisYear = Number(today.slice(0, 4))
  const year = named === undefined ? thisYear : Number(named)
  if (id === undefined || !isCovered(year) || !isCovered(year + 1)) return null
  const inYear = dayOf(id, year)
  const hasPassed = named === undefined && (inYear === null || inYear < today)
  const [shownYear, day] = hasPassed ? [year + 1, dayOf(id, year + 1)] : [year, inYear]
  const set = controls({ year: shownYear })
  const slug = 'indian-festival-calendar'
  if (day === null) return { slug, set, answer: null }
  const { name } = listOf(shownYear).find(({ festival }) => festival.id === id)!.festival
  return { slug, set, answer: { output: 'day', as: 'day', value: day, terms: [plainText(name)] } }
}
