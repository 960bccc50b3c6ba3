import { buildDay, inLakhs } from '@/content/figures/wording'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { inForce, lawRows } from '@/lib/rules/in-force'
import { type GratuityLaw, gratuityValues } from '@/lib/rules/salary/gratuity'
import { wageLawValues } from '@/lib/rules/salary/wages-of-code'
import { civilServantsGratuity } from '@/lib/rules/salary/payout-limits'
import { gratuity } from '@/lib/salary/gratuity'

/** The examples, rupees a month. */
const WAGES = 50_000
const WAGES_BEFORE_FIVE_YEARS = 60_000

/** What the words of the gratuity calculator name. */
export function gratuityCalculatorFigures() {
  const law = inForce(gratuityValues).value
  const since = (part: keyof GratuityLaw) =>
    dayInWords(lawRows(gratuityValues).find(({ value }) => value[part] === law[part])!.from)
  const after = (wages: number, years: number, months: number) =>
    gratuity({
      ...{ covered: true, employment: 'regular', leaving: 'resignation', leftOn: buildDay() },
      ...{ wages, years, months, received: null, exemptEarlier: 0 },
    })
  return {
    wages: rupees(WAGES),
    tenYears: rupees(after(WAGES, 10, 0).gratuity),
    tenYearsAndSeven: rupees(after(WAGES, 10, 7).gratuity),
    wagesBeforeFive: rupees(WAGES_BEFORE_FIVE_YEARS),
    if240Days: rupees(after(WAGES_BEFORE_FIVE_YEARS, 4, 10).if240Days!),
    most: inLakhs(law.most),
    mostSince: since('most'),
    fixedTermSince: since('fixedTermYears'),
    civilServants: inLakhs(inForce(civilServantsGratuity).value),
    civilServantsSince: dayInWords(inForce(civilServantsGratuity).from),
    wagesSince: dayInWords(inForce(wageLawValues).from),
  }
}
