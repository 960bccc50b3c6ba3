import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { type Query, readQuery } from '@/lib/questions/query'
import type { ToolQuestion } from '@/lib/questions/tool-question'

type Ask = (query: Query, today: CalendarDay) => ToolQuestion | null

interface Subject {
  /** Texts that may ask about it; only for these is its code loaded. */
  about: RegExp
  load(): Promise<Ask>
}

const withNumber = (words: RegExp) => new RegExp(`^(?=.*\\d).*(?:${words.source})`, 'u')

/**
 * The subjects of questions, the narrower before the wider: 'tds on fd interest' is about TDS. Each is a part of its own, with
 * the calculation that answers it.
 */
const SUBJECTS: readonly Subject[] = [
  {
    about: /^[a-z ]{0,30}(?:\d[a-z\d -]{4,23}|[a-z]{2,5}[ -]?\d[a-z\d -]{2,20})$/,
    load: async () => (await import('@/lib/questions/code-question')).codeQuestion,
  },
  {
    about: withNumber(/\btds\b|टीडीएस/),
    load: async () => (await import('@/lib/questions/tds-question')).tdsQuestion,
  },
  {
    about: withNumber(/\bstamp\b|\bregistry\b|\bregistration (?:fee|charge)/),
    load: async () => (await import('@/lib/questions/stamp-duty-question')).stampDutyQuestion,
  },
  {
    about: withNumber(/\bgst\b|जीएसटी/),
    load: async () => (await import('@/lib/questions/gst-question')).gstQuestion,
  },
  {
    about: withNumber(/\b(?:bijli|electricity|electric|light bill|current bill)\b|बिजली/),
    load: async () => (await import('@/lib/questions/electricity-question')).electricityQuestion,
  },
  {
    about: withNumber(/\bbmi\b/),
    load: async () => (await import('@/lib/questions/bmi-question')).bmiQuestion,
  },
  {
    about: withNumber(/\b(?:age|born|dob|birth|umar|umr|how old)\b|उम्र|आयु|जन्म/),
    load: async () => (await import('@/lib/questions/age-question')).ageQuestion,
  },
  {
    about: withNumber(/\bc?gpa\b/),
    load: async () => (await import('@/lib/questions/marks-question')).marksQuestion,
  },
  {
    about: withNumber(/\b(?:in[ -]?hand|inhand|take[ -]?home|ctc|lpa)\b|हाथ में/),
    load: async () => (await import('@/lib/questions/salary-question')).salaryQuestion,
  },
  {
    about: withNumber(/\b(?:income ?tax|tax|salary|itr)\b|आयकर|टैक्स|वेतन/),
    load: async () => (await import('@/lib/questions/income-tax-question')).incomeTaxQuestion,
  },
  {
    about: withNumber(/\bcredit card\b|\bcard (?:bill|due|dues|debt|payoff|outstanding)\b/),
    load: async () => (await import('@/lib/questions/card-question')).cardQuestion,
  },
  {
    about: withNumber(/\bcagr\b/),
    load: async () => (await import('@/lib/questions/growth-rate-question')).growthRateQuestion,
  },
  {
    about: withNumber(/\bsip\b|एसआईपी/),
    load: async () => (await import('@/lib/questions/savings-question')).sipQuestion,
  },
  {
    about: withNumber(/\b(?:rd|recurring deposit)\b/),
    load: async () => (await import('@/lib/questions/savings-question')).rdQuestion,
  },
  {
    about: withNumber(/\b(?:fd|fixed deposit|term deposit)\b|एफडी/),
    load: async () => (await import('@/lib/questions/savings-question')).fdQuestion,
  },
  {
    about: withNumber(/\b(?:lump ?sum|one ?time investment|mutual fund|invest\w*)\b/),
    load: async () => (await import('@/lib/questions/savings-question')).lumpSumQuestion,
  },
  {
    about: withNumber(/\b(?:emi|loan|kist|kisht|qist|karz|mortgage)\b|लोन|ईएमआई|किस्त|ऋण|कर्ज/),
    load: async () => (await import('@/lib/questions/loan-question')).loanQuestion,
  },
  {
    about:
      /\b(?:weather|mausam|temperature|forecast|rain|ba+rish|aqi|air quality|pin ?codes?|post ?office|ifsc|micr)\b|मौसम|तापमान|बारिश|पिनकोड|पिन कोड|डाकघर|आईएफएससी/,
    load: async () => (await import('@/lib/questions/place-question')).placeQuestion,
  },
  {
    about: /\b(?:days? (?:until|till|to|left|remaining|for)|countdown|how many days|kitne din)\b|कितने दिन/,
    load: async () => (await import('@/lib/questions/countdown-question')).countdownQuestion,
  },
  {
    about:
      /\b(?:tithi|panchang|nakshatra|rahu ?ka+l|choghadiya|muhurat|muhurtam?|sunrise|sunset|moonrise|moonset)\b|तिथि|पंचांग|नक्षत्र|राहु ?काल|सूर्योदय|सूर्यास्त|मुहूर्त/,
    load: async () => (await import('@/lib/questions/panchang-question')).panchangQuestion,
  },
  {
    about:
      /\b(?:diwali|dee?pa[vw]ali|(?:laxmi|lakshmi|durga|saraswati) (?:puja|pooja)|holi|holika|eid|bakri?d|milad|rakhi|raksha ?bandhan|dussehra|dasara|dashera|vijayadashami|ganesh|ganpati|(?:maha ?)?shiva?ratri|janmashtami|k[ar][rv][vw]a chauth|chhat?h?|dhanteras|bhai ?d|bhaiya dooj|bhau beej|sankrant\w*|pongal|onam|ram ?navami|nava?ratri|guru nanak|gurup\w+|(?:guru|buddha?) purnima|hanuman jayanti|muharram|good friday|easter|christmas|x-?mas|[bv]aisakhi|lohri|[bv]asant panchami|republic day|independence day|gandhi jayanti|ugadi|gudi padwa|akshaya? tritiya|akha teej)\b|दिवाली|दीपावली|होली|ईद|बकरीद|राखी|रक्षाबंधन|दशहरा|गणेश|शिवरात्रि|जन्माष्टमी|करवा|छठ|धनतेरस|भाई दूज|संक्रांति|नवमी|नवरात्रि|दुर्गा|क्रिसमस/,
    load: async () => (await import('@/lib/questions/festival-question')).festivalQuestion,
  },
  {
    about: /^(?=.*\d).*(?:%|percent|per cent|प्रतिशत|out of|\boff\b|discount|\d ?\/ ?\d)/,
    load: async () => (await import('@/lib/questions/percentage-question')).percentageQuestion,
  },
  {
    about:
      /\b(?:usd|eur|gbp|aed|inr|sar|cad|aud|sgd|jpy|dollars?|euros?|dirhams?|riyals?|dinars?|yen|yuan|baht|ringgit)\b|[$€£¥]|डॉलर|\bpounds?(?: sterling)? (?:to|in) (?:inr|rupees?|rs)\b/,
    load: async () => (await import('@/lib/questions/currency-question')).currencyQuestion,
  },
  {
    about: /^[\s\d.,()+*/×÷^%!√x=?-]+$|\b(?:sqrt|sin|cos|tan|log|ln)\b/,
    load: async () => (await import('@/lib/questions/sum-question')).sumQuestion,
  },
  {
    about:
      /^(?=.*(?:\d|half|quarter|one|aadha|आधा|sq)).*(?:\s(?:to|into|in|as|me|mein|में)\s|=|\d\s?[a-z'"°])|how many|kitne/,
    load: async () => (await import('@/lib/questions/conversion-question')).conversionQuestion,
  },
]

/**
 * The tool that a query asks for with numbers, a place or a day, its controls set from the query, and its answer by the
 * tool's own calculation. Null where it names no such thing, and where the part that would answer could not be loaded: the
 * search itself still finds the tool.
 */
export async function askTools(typed: string, today: CalendarDay): Promise<ToolQuestion | null> {
  const query = readQuery(typed)
  for (const { about, load } of SUBJECTS) {
    if (!about.test(query.text)) continue
    const ask = await load().catch(() => null)
    const asked = ask?.(query, today)
    if (asked) return asked
  }
  return null
}
