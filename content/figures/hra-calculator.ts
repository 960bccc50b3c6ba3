import { percent } from '@/content/figures/wording'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { landlordPanAbove } from '@/lib/rules/gst/invoice-fields'
import { inForce } from '@/lib/rules/in-force'
import { rentAllowance } from '@/lib/rules/income-tax/rent-allowance'
import { hraExemption, hraYears, MONTHS_A_YEAR } from '@/lib/salary/hra'

/** The example, rupees a month. */
const SALARY = 50_000
const ALLOWANCE = 20_000
const RENT = 25_000

/** What the words of the HRA calculator name. */
export function hraCalculatorFigures() {
  const { value: law, from } = inForce(rentAllowance)
  const period = { months: MONTHS_A_YEAR, salary: SALARY, hra: ALLOWANCE, rent: RENT, city: 'Mumbai' }
  const { exempt, periods } = hraExemption({ year: hraYears().at(-1)!, periods: [period] })
  return {
    ownShare: percent(law.ownSharePercent),
    metroShare: percent(law.metroPercent),
    elsewhereShare: percent(law.elsewherePercent),
    citiesFrom: dayInWords(from),
    panAbove: rupees(inForce(landlordPanAbove).value),
    salary: rupees(SALARY),
    allowance: rupees(ALLOWANCE),
    rent: rupees(RENT),
    rentBeyond: rupees(periods[0]!.rentBeyond),
    salaryShare: rupees(periods[0]!.salaryShare),
    exempt: rupees(exempt),
  }
}
