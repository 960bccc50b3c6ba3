import { ruleOn } from '@/lib/rules/rule'
import { costInflationValues } from '@/lib/rules/capital-gains/cost-inflation'
import { notifiedPpfRate } from '@/lib/rules/savings/ppf-rates'
import { type SavingsScheme, savingsLimitOn } from '@/lib/rules/savings/small-savings-limits'
import { smallSavingsRatesOn } from '@/lib/rules/savings/small-savings-rates'
import { sharedFact } from '@/tests/shared-facts'

/** Tables of many years, each figure against the list that was researched for itself. */

const gains = sharedFact<{ cii: { table: Record<string, number> } }>('capital-gains')
if (gains)
  it.each(Object.entries(gains.cii.table))('cost inflation index of %s: %d', (year, index) => {
    expect(ruleOn(costInflationValues, `${year.slice(0, 4)}-04-01`).value).toBe(index)
  })
else it.skip('cost inflation index: ../shared/facts/capital-gains.json is not there', () => {})

interface SavingsRow {
  from: string
  to: string | null
  rates: Record<string, number>
  kvpMonths: number
}
/** A limit is of a year for Sukanya, of a month for recurring deposits. */
type Limits = Partial<
  Record<
    'min' | 'minPerYear' | 'minPerMonth' | 'multipleOf' | 'maxPerYear' | 'maxSingle' | 'maxJoint',
    number
  >
> & { max?: number | null }
interface SavingsFacts {
  smallSavings: { rateRows: SavingsRow[]; schemes: Record<string, { limits: { value: Limits } }> }
}
const SCHEMES: Readonly<Record<SavingsScheme, string>> = {
  ...{ nsc: 'nsc', scss: 'scss', ssy: 'ssy', kvp: 'kvp', mis: 'mis' },
  ...{ 'time-deposit': 'td', 'recurring-deposit': 'rd' },
}
const savings = sharedFact<SavingsFacts>('savings')
if (savings) {
  it.each(savings.smallSavings.rateRows)(
    'small savings from $from to $to',
    ({ from, to, rates, kvpMonths }) => {
      const { sb: _account, rd5: rd, ppf, ...schemes } = rates
      for (const day of [from, to ?? from]) {
        expect(smallSavingsRatesOn(day)).toEqual({ ...schemes, rd, kvpMonths })
        expect(notifiedPpfRate(day)).toBe(ppf)
      }
    },
  )
  it.each(Object.entries(SCHEMES))('limits of %s', (scheme, name) => {
    const { value } = savings.smallSavings.schemes[name]!.limits
    expect(savingsLimitOn(scheme as SavingsScheme, '2026-11-28')).toMatchObject({
      min: value.min ?? value.minPerYear ?? value.minPerMonth,
      max: value.max ?? value.maxPerYear ?? value.maxSingle ?? null,
      maxJoint: value.maxJoint ?? null,
      ...(value.multipleOf && { multipleOf: value.multipleOf }),
    })
  })
} else it.skip('small savings: ../shared/facts/savings.json is not there', () => {})
