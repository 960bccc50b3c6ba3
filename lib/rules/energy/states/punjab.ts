import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import { group, type NotFound, perKilowatt, tariffRule } from '@/lib/rules/energy/electricity-tariff'

/** The slabs of a load up to 2, 7 and 20 kW: rupees a unit up to 300 units, and above. */
const groupsOf = (rates: readonly [number, number, number], above: number) => [
  group({ upTo: ABOVE, upToKilowatts: 2 }, [300, rates[0]], [ABOVE, above]),
  group({ upTo: ABOVE, upToKilowatts: 7 }, [300, rates[1]], [ABOVE, above]),
  group({ upTo: ABOVE }, [300, rates[2]], [ABOVE, above]),
]

const BOTH_YEARS = { supplier: 'PSPCL, domestic', upToKilowatts: 20, subsidy: { freeUpTo: 300 } }
const duty: NotFound = 'notFound'
const COMPARISON = {
  title: 'PSPCL, tariffs of FY 2025-26 and 2026-27 compared',
  href: 'https://docs.pspcl.in/docs/cecommercial2620260409130617682.pdf',
}

export const PB = tariffRule(
  '2026-11-28',
  {
    from: '2025-04-01',
    source: COMPARISON,
    value: {
      ...BOTH_YEARS,
      order: 'PSERC, the order for FY 2025-26',
      year: 'FY 2025-26',
      status:
        'The slabs are those that the next order replaced. By the state’s subsidy 300 units a month are free; above, the general category pays for all units.',
      knownUntil: '2026-03',
      urban: { groups: groupsOf([5.4, 5.72, 6.44], 7.75), fixed: 'notFound', duty },
    },
  },
  {
    from: '2026-04-01',
    source: COMPARISON,
    value: {
      ...BOTH_YEARS,
      order: 'PSERC order of 6 March 2026',
      year: 'FY 2026-27',
      status:
        'By the state’s subsidy 300 units a month are free, in a bill of two months 600; above, the general category pays for all units, and reserved categories and BPL homes for those above alone.',
      knownUntil: '2027-03',
      urban: {
        groups: groupsOf([3.85, 4.25, 5], 7.05),
        fixed: perKilowatt([2, 50], [7, 70], [ABOVE, 100]),
        duty,
      },
      alsoIn: {
        title: 'The New Indian Express, 6 March 2026',
        href: 'https://www.newindianexpress.com/nation/2026/Mar/06/ahead-of-2027-assembly-polls-punjab-slashes-power-tariffs-across-all-consumer-categories',
      },
    },
  },
)
