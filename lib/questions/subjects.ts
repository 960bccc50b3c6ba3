import { ASKS_FOR_AGE } from '@/lib/questions/query/age-words'
import { ASKS_FOR_CONVERSION } from '@/lib/questions/query/conversion-words'
import { ASKS_ABOUT_DATES } from '@/lib/questions/query/date-words'
import { MAY_NAME_FESTIVAL } from '@/lib/questions/query/festival-words'
import { ASKS_FOR_LARGEST_LOAN } from '@/lib/questions/query/loan-words'
import { ASKS_ABOUT_PLACE } from '@/lib/questions/query/place-subjects'
import type { Ask } from '@/lib/questions/query/understood'

/**
 * The words that name what a question is about, and the part that answers it: only for these texts is it loaded. Some
 * are looked for in queries with a number alone.
 */
export type QuestionSubject = readonly [about: RegExp, load: () => Promise<Ask>, withNumber?: true]

/** Texts that ask how many days are left to a day. */
const ASKS_FOR_COUNTDOWN = /\b(?:days? (?:until|till|to|left|remaining|for|before)|countdown|how many days)\b/

const withNumber = (about: RegExp, load: QuestionSubject[1]): QuestionSubject => [about, load, true]

/**
 * The subjects of questions, in no order: `askTools` finds the one that understands most. Each is a part of its own,
 * with the calculation that answers it. Their words are those by which questions are read.
 */
export const subjects: readonly QuestionSubject[] = [
  [
    /^[a-z ]{0,30}(?:\d[a-z\d -]{4,40}|[a-z]{2,5}[ -]?\d[a-z\d -]{0,40})$/,
    async () => (await import('@/lib/questions/code-question')).codeQuestion,
  ],
  [/^(?=.*\bqr\b)(?=.*[@.])/, async () => (await import('@/lib/questions/qr-question')).qrQuestion],
  [
    /\belectric|\bunits\b.*\bbill\b|\bbill\b.*\bunits\b/,
    async () => (await import('@/lib/questions/electricity-question')).electricityQuestion,
  ],
  [
    /^(?=.*\d).*\bmis\b|\b(?:nsc|scss|ssy|sukanya|kvp|kisan vikas|pomis|monthly income (?:scheme|plan)|senior citizens? savings?|national savings? certificate)\b|\bpost ?office\b.*\b(?:td|fd|rd|mis|deposit|recurring|scheme|savings?)|\b(?:td|fd|rd|deposit|recurring|savings?)\b.*\bpost ?office\b/,
    async () => (await import('@/lib/questions/savings/savings-scheme-question')).savingsSchemeQuestion,
  ],
  [
    /^(?=.*\d)(?!.*\bincome ?tax\b)(?:.*\bhra\b|(?=.*\bbasic\b).*\brent\b)/,
    async () => (await import('@/lib/questions/tax/hra-question')).hraQuestion,
  ],
  [ASKS_ABOUT_DATES, async () => (await import('@/lib/questions/date-question')).dateQuestion],
  [ASKS_FOR_AGE, async () => (await import('@/lib/questions/age-question')).ageQuestion],
  [ASKS_ABOUT_PLACE, async () => (await import('@/lib/questions/place-question')).placeQuestion],
  [ASKS_FOR_COUNTDOWN, async () => (await import('@/lib/questions/countdown-question')).countdownQuestion],
  [
    /\b(?:sankashti|pradosh|purnima|amavasya)\b.+\b(?:when|dates?|next|list|20\d\d)\b|\bekada?shi\b|\b(?:when|next)\b.*\b(?:pradosh|purnima|amavasya)/,
    async () => (await import('@/lib/questions/festival-question')).fastQuestion,
  ],
  [
    /\b(?:tithi|panchang|nakshatra|rahu kaal|ch\w+gh\w+iya|muhurat|sunrise|sunset|moonrise|moonset)\b/,
    async () => (await import('@/lib/questions/panchang-question')).panchangQuestion,
  ],
  [MAY_NAME_FESTIVAL, async () => (await import('@/lib/questions/festival-question')).festivalQuestion],
  [
    /\b(?:usd|eur|gbp|aed|inr|sar|cad|aud|sgd|jpy|dollars?|euros?|dirhams?|riyals?|dinars?|yen|yuan|baht|ringgit)\b|[$€£¥]|\bpounds?(?: sterling)? (?:to|in) (?:inr|rupees?|rs)\b/,
    async () => (await import('@/lib/questions/currency-question')).currencyQuestion,
  ],
  [
    /^[\s\d.,()+*/×÷^%!√x=?-]+$|\b(?:sqrt|sin|cos|tan|log|ln)\b/,
    async () => (await import('@/lib/questions/sum-question')).sumQuestion,
  ],
  withNumber(/\btds\b/, async () => (await import('@/lib/questions/tax/tds-question')).tdsQuestion),
  withNumber(
    /\bstamp\b|\bregistry\b|\bregistration (?:fee|charge)/,
    async () => (await import('@/lib/questions/tax/stamp-duty-question')).stampDutyQuestion,
  ),
  withNumber(
    /^(?=.*\bgst).*\blate\b|\blate fees?\b|\bgstr/,
    async () => (await import('@/lib/questions/tax/gst-late-fee-question')).gstLateFeeQuestion,
  ),
  withNumber(
    /^(?:make |create |generate |gst |tax |proforma )*(?:invoice|quotation|estimate)\b/,
    async () => (await import('@/lib/questions/document-question')).itemDocumentQuestion,
  ),
  withNumber(
    /\b(?:gold|jewell?ery)\b.*\b(?:making|carat|karat)|\bmaking\b.*\bgold\b/,
    async () => (await import('@/lib/questions/gold-question')).goldQuestion,
  ),
  withNumber(
    /\bmargin\b|\bmark[ -]?up\b/,
    async () => (await import('@/lib/questions/margin-question')).marginQuestion,
  ),
  withNumber(/\bgst\b/, async () => (await import('@/lib/questions/tax/gst-question')).gstQuestion),
  withNumber(
    /\bbmi\b|^(?=.*\d ?kg\b).*\d ?(?:cm|feet|ft)\b(?!.*\b(?:to|in) )/,
    async () => (await import('@/lib/questions/bmi-question')).bmiQuestion,
  ),
  withNumber(
    /\bnps\b|\bnational pension\b/,
    async () => (await import('@/lib/questions/savings/nps-question')).npsQuestion,
  ),
  withNumber(
    /\bppf\b|\bpublic provident\b/,
    async () => (await import('@/lib/questions/savings/ppf-question')).ppfQuestion,
  ),
  withNumber(
    /\b(?:epf|e?pf|eps|vpf|provident fund)\b/,
    async () => (await import('@/lib/questions/savings/epf-question')).epfQuestion,
  ),
  withNumber(
    /\bgratuity\b/,
    async () => (await import('@/lib/questions/tax/gratuity-question')).gratuityQuestion,
  ),
  withNumber(
    /^(?=.*\bretire(?:ment)?\b).*\b(?:expenses?|corpus|planning)\b/,
    async () => (await import('@/lib/questions/savings/retirement-question')).retirementQuestion,
  ),
  withNumber(
    /\badvance tax\b/,
    async () => (await import('@/lib/questions/tax/advance-tax-question')).advanceTaxQuestion,
  ),
  withNumber(
    /\b44 ?a[de]|\bpresumptive|\bfreelancer|\bpension.*\binterest|\binterest\b.*\bpension/,
    async () => (await import('@/lib/questions/tax/income-kind-question')).incomeKindQuestion,
  ),
  withNumber(
    /\bcapital gains?\b|\b[ls]tcg\b|\bharvest\w*\b|^(?=.*\bbought\b).*\bsold\b|\b(?:crypto|bitcoin)\b.*\bprofit\b/,
    async () => (await import('@/lib/questions/tax/capital-gains-question')).capitalGainsQuestion,
  ),
  withNumber(
    ASKS_FOR_LARGEST_LOAN,
    async () => (await import('@/lib/questions/savings/loan-eligibility-question')).loanEligibilityQuestion,
  ),
  withNumber(/\bc?gpa\b/, async () => (await import('@/lib/questions/marks-question')).marksQuestion),
  withNumber(
    /\b(?:in hand|take[ -]?home|ctc|lpa|salary)\b|\dlpa\b/,
    async () => (await import('@/lib/questions/tax/salary-question')).salaryQuestion,
  ),
  withNumber(
    /\b(?:income ?tax|tax|itr)\b/,
    async () => (await import('@/lib/questions/tax/income-tax-question')).incomeTaxQuestion,
  ),
  withNumber(
    /\bcredit card\b|\bcard (?:bill|due|dues|debt|payoff|outstanding)\b/,
    async () => (await import('@/lib/questions/card-question')).cardQuestion,
  ),
  withNumber(
    /\b(?:(?:rent|house) (?:receipt|slip)s?|receipt|cash memo)\b|\brent\b.*\breceipt|\breceipt.*\brent\b/,
    async () => (await import('@/lib/questions/document-question')).receiptQuestion,
  ),
  withNumber(
    /\b(?:expenses?|spent)\b/,
    async () => (await import('@/lib/questions/document-question')).expenseQuestion,
  ),
  withNumber(
    /\bcagr\b/,
    async () => (await import('@/lib/questions/savings/growth-rate-question')).growthRateQuestion,
  ),
  withNumber(/\bsip\b/, async () => (await import('@/lib/questions/savings/savings-question')).sipQuestion),
  withNumber(
    /\b(?:rd|recurring deposit)\b/,
    async () => (await import('@/lib/questions/savings/savings-question')).rdQuestion,
  ),
  withNumber(
    /\b(?:fd|fixed deposit|term deposit|interest(?!.*\bloan\b))\b/,
    async () => (await import('@/lib/questions/savings/savings-question')).fdQuestion,
  ),
  withNumber(
    /\b(?:lump ?sum|rule of|one ?time investment|mutual fund|invest\w*)\b/,
    async () => (await import('@/lib/questions/savings/savings-question')).lumpSumQuestion,
  ),
  withNumber(
    /\b(?:emi|loan|mortgage|property (?:rate|interest)|balance transfer)\b/,
    async () => (await import('@/lib/questions/loan-question')).loanQuestion,
  ),
  withNumber(
    /\brecharge\b|\b(?:jio|airtel|vi|vodafone|bsnl)\b|\bgb\b.*\bdays\b/,
    async () => (await import('@/lib/questions/recharge-question')).rechargeQuestion,
  ),
  withNumber(
    /%(?: of\b)?|percent|per cent|out of|\boff\b|discount|\d ?\/ ?\d/,
    async () => (await import('@/lib/questions/percentage-question')).percentageQuestion,
  ),
  withNumber(/%|percent/, async () => (await import('@/lib/questions/loan-question')).unnamedLoanQuestion),
]

/** Names of units are many and short: they are looked for in what was typed. */
export const unitSubject: QuestionSubject = [
  ASKS_FOR_CONVERSION,
  async () => (await import('@/lib/questions/conversion-question')).conversionQuestion,
]
