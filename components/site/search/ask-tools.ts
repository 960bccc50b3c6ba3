import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { NAMES_FESTIVAL } from '@/lib/questions/query/festival-names'
import { ASKS_ABOUT_PLACE } from '@/lib/questions/query/place-subjects'
import { type Query, readQuery } from '@/lib/questions/query/query'
import type { ToolQuestion } from '@/lib/questions/tool-question'

type Ask = (query: Query, today: CalendarDay) => ToolQuestion | null

interface Subject {
  /** Texts that may ask about it; only for these is its code loaded. */
  about: RegExp
  load(): Promise<Ask>
}

const ASKS_FOR_COUNTDOWN = /\b(?:days? (?:until|till|to|left|remaining|for|before)|countdown|how many days)\b/

const withNumber = (words: RegExp) => new RegExp(`^(?=.*\\d).*(?:${words.source})`)

/** Words of a saving at the post office that are also those of a bank's. */
const POST_OFFICE = /\bpost ?office\b|\bdakghar\b/

/**
 * The subjects of questions, the narrower before the wider: 'tds on fd interest' is about TDS. Each is a part of its own, with
 * the calculation that answers it. Their words are those by which questions are read.
 */
const SUBJECTS: readonly Subject[] = [
  {
    about: /^[a-z ]{0,30}(?:\d[a-z\d -]{4,23}|[a-z]{2,5}[ -]?\d[a-z\d -]{2,20})$/,
    load: async () => (await import('@/lib/questions/code-question')).codeQuestion,
  },
  {
    about: withNumber(/\btds\b/),
    load: async () => (await import('@/lib/questions/tax/tds-question')).tdsQuestion,
  },
  {
    about: withNumber(/\bstamp\b|\bregistry\b|\bregistration (?:fee|charge)/),
    load: async () => (await import('@/lib/questions/tax/stamp-duty-question')).stampDutyQuestion,
  },
  {
    about: withNumber(/^(?=.*\bgst).*\blate\b|\blate fees?\b|\bgstr/),
    load: async () => (await import('@/lib/questions/tax/gst-late-fee-question')).gstLateFeeQuestion,
  },
  {
    about: withNumber(/^(?:make |create |generate |gst |tax )*invoice\b/),
    load: async () => (await import('@/lib/questions/document-question')).invoiceQuestion,
  },
  {
    about: withNumber(/\bgst\b/),
    load: async () => (await import('@/lib/questions/tax/gst-question')).gstQuestion,
  },
  {
    about: withNumber(/\belectric(?:ity)?\b/),
    load: async () => (await import('@/lib/questions/electricity-question')).electricityQuestion,
  },
  {
    about: withNumber(/\bbmi\b/),
    load: async () => (await import('@/lib/questions/bmi-question')).bmiQuestion,
  },
  {
    about: withNumber(/\bnps\b|\bnational pension\b/),
    load: async () => (await import('@/lib/questions/savings/nps-question')).npsQuestion,
  },
  {
    about: withNumber(/\bppf\b|\bpublic provident\b/),
    load: async () => (await import('@/lib/questions/savings/ppf-question')).ppfQuestion,
  },
  {
    about: withNumber(/\b(?:epf|e?pf|eps|vpf|provident fund)\b/),
    load: async () => (await import('@/lib/questions/savings/epf-question')).epfQuestion,
  },
  {
    about: withNumber(/\bgratuity\b/),
    load: async () => (await import('@/lib/questions/tax/gratuity-question')).gratuityQuestion,
  },
  {
    about: withNumber(
      new RegExp(
        `\\b(?:nsc|scss|ssy|sukanya|kvp|kisan vikas|mis|pomis|monthly income (?:scheme|plan)|senior citizens? savings?|national savings? certificate)\\b|(?:${POST_OFFICE.source}).*\\b(?:td|fd|rd|time deposit|recurring|fixed deposit)\\b`,
      ),
    ),
    load: async () => (await import('@/lib/questions/savings/savings-scheme-question')).savingsSchemeQuestion,
  },
  {
    about: withNumber(/\badvance tax\b/),
    load: async () => (await import('@/lib/questions/tax/advance-tax-question')).advanceTaxQuestion,
  },
  {
    about: withNumber(
      /\bcapital gains?\b|\b[ls]tcg\b|(?=.*\bbought\b).*\bsold\b|\b(?:crypto|bitcoin)\b.*\bprofit\b/,
    ),
    load: async () => (await import('@/lib/questions/tax/capital-gains-question')).capitalGainsQuestion,
  },
  {
    about: withNumber(
      /\bloan.*\b(?:eligib\w*|income|salary|earning|milega|mil sakta)\b|\b(?:eligib\w*|income|salary)\b.*\bloan\b|\bhow (?:much|big)(?: a)?(?: home| car| personal)? loan\b|\bborrow\b/,
    ),
    load: async () =>
      (await import('@/lib/questions/savings/loan-eligibility-question')).loanEligibilityQuestion,
  },
  {
    about: withNumber(/\b(?:rent|house) (?:receipt|slip)s?\b|\brent\b.*\breceipt|\breceipt.*\brent\b/),
    load: async () => (await import('@/lib/questions/document-question')).rentReceiptQuestion,
  },
  {
    about: withNumber(/\bhra\b|(?=.*\bbasic\b).*\brent\b/),
    load: async () => (await import('@/lib/questions/tax/hra-question')).hraQuestion,
  },
  {
    about: withNumber(/\b(?:age|born|dob|birth|birthday|how old)\b/),
    load: async () => (await import('@/lib/questions/age-question')).ageQuestion,
  },
  {
    about: withNumber(/\bc?gpa\b/),
    load: async () => (await import('@/lib/questions/marks-question')).marksQuestion,
  },
  {
    about: withNumber(/\b(?:in hand|take[ -]?home|ctc|lpa)\b|\dlpa\b/),
    load: async () => (await import('@/lib/questions/tax/salary-question')).salaryQuestion,
  },
  {
    about: withNumber(/\b(?:income ?tax|tax|salary|itr)\b/),
    load: async () => (await import('@/lib/questions/tax/income-tax-question')).incomeTaxQuestion,
  },
  {
    about: withNumber(/\bcredit card\b|\bcard (?:bill|due|dues|debt|payoff|outstanding)\b/),
    load: async () => (await import('@/lib/questions/card-question')).cardQuestion,
  },
  {
    about: withNumber(/\bcagr\b/),
    load: async () => (await import('@/lib/questions/savings/growth-rate-question')).growthRateQuestion,
  },
  {
    about: withNumber(/\bsip\b/),
    load: async () => (await import('@/lib/questions/savings/savings-question')).sipQuestion,
  },
  {
    about: withNumber(/\b(?:rd|recurring deposit)\b/),
    load: async () => (await import('@/lib/questions/savings/savings-question')).rdQuestion,
  },
  {
    about: withNumber(/\b(?:fd|fixed deposit|term deposit)\b/),
    load: async () => (await import('@/lib/questions/savings/savings-question')).fdQuestion,
  },
  {
    about: withNumber(/\b(?:lump ?sum|one ?time investment|mutual fund|invest\w*)\b/),
    load: async () => (await import('@/lib/questions/savings/savings-question')).lumpSumQuestion,
  },
  {
    about: withNumber(/\b(?:emi|loan|mortgage)\b/),
    load: async () => (await import('@/lib/questions/loan-question')).loanQuestion,
  },
  {
    about: ASKS_ABOUT_PLACE,
    load: async () => (await import('@/lib/questions/place-question')).placeQuestion,
  },
  {
    about: withNumber(/\brecharge\b|\b(?:jio|airtel|vi|vodafone|bsnl)\b|\bgb\b.*\bdays\b/),
    load: async () => (await import('@/lib/questions/recharge-question')).rechargeQuestion,
  },
  {
    about: ASKS_FOR_COUNTDOWN,
    load: async () => (await import('@/lib/questions/countdown-question')).countdownQuestion,
  },
  {
    about: new RegExp(`(?=.*(?:${ASKS_FOR_COUNTDOWN.source})).*(?:${NAMES_FESTIVAL.source})`),
    load: async () => (await import('@/lib/questions/festival-question')).festivalCountdown,
  },
  {
    about: /\b(?:tithi|panchang|nakshatra|rahu kaal|choghadiya|muhurat|sunrise|sunset|moonrise|moonset)\b/,
    load: async () => (await import('@/lib/questions/panchang-question')).panchangQuestion,
  },
  {
    about: NAMES_FESTIVAL,
    load: async () => (await import('@/lib/questions/festival-question')).festivalQuestion,
  },
  {
    about: /^(?=.*\d).*(?:%|percent|per cent|out of|\boff\b|discount|\d ?\/ ?\d)/,
    load: async () => (await import('@/lib/questions/percentage-question')).percentageQuestion,
  },
  {
    about:
      /\b(?:usd|eur|gbp|aed|inr|sar|cad|aud|sgd|jpy|dollars?|euros?|dirhams?|riyals?|dinars?|yen|yuan|baht|ringgit)\b|[$€£¥]|\bpounds?(?: sterling)? (?:to|in) (?:inr|rupees?|rs)\b/,
    load: async () => (await import('@/lib/questions/currency-question')).currencyQuestion,
  },
  {
    about: /^[\s\d.,()+*/×÷^%!√x=?-]+$|\b(?:sqrt|sin|cos|tan|log|ln)\b/,
    load: async () => (await import('@/lib/questions/sum-question')).sumQuestion,
  },
  {
    about: withNumber(/%|percent/),
    load: async () => (await import('@/lib/questions/loan-question')).unnamedLoanQuestion,
  },
]

/** A quantity in another unit: its words are those that were typed, since names of units are many and short. */
const CONVERSION: Subject = {
  about:
    /^(?=.*(?:\d|half|quarter|one|aadha|आधा|sq)).*(?:\s(?:to|into|in|as|me|mein|में|से)\s|=|\d\s?[\p{L}'"°])|how many|kitn[aei]|कितन/u,
  load: async () => (await import('@/lib/questions/conversion-question')).conversionQuestion,
}

/**
 * The tool that a query asks for with numbers, a place or a day, its controls set from the query, and its answer by the
 * tool's own calculation. Null where it names no such thing, and where the part that would answer could not be loaded: the
 * search itself still finds the tool.
 */
export async function askTools(typed: string, today: CalendarDay): Promise<ToolQuestion | null> {
  const query = readQuery(typed)
  for (const subject of [...SUBJECTS, CONVERSION]) {
    const { about, load } = subject
    if (!about.test(subject === CONVERSION ? query.typed : query.text)) continue
    const ask = await load().catch(() => null)
    const asked = ask?.(query, today)
    if (asked) return asked
  }
  return null
}
