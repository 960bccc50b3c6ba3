import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import { byUse, knownBy, oneGroup, ordersRead, tariffRule } from '@/lib/rules/energy/electricity-tariff'

const BOTH_YEARS = {
  supplier: 'JVVNL, AVVNL and JdVVNL, domestic',
  status:
    'The fixed charge follows the average use of the year before; this bill takes the use of the month. The regulatory surcharge includes the fuel charge. The subsidy of the state is not taken off.',
  urban: {
    groups: oneGroup([50, 4.75], [150, 6], [500, 7], [ABOVE, 7.5]),
    fixed: byUse([150, 150], [300, 300], [500, 500], [ABOVE, 800]),
    duty: 'notFound' as const,
  },
  fuelPerUnit: 0,
  surcharges: [
    {
      name: 'regulatorySurcharge' as const,
      byUse: [
        [100, 0.7],
        [ABOVE, 1],
      ] as const,
    },
  ],
}
const ABP = {
  title: 'ABP Live, 4 October 2025',
  href: 'https://www.abplive.com/states/rajasthan/rajasthan-rerc-reduces-electricity-rates-up-to-500-units-increases-fixed-charges-for-high-consumption-users-ann-3023021',
}

export const RJ = tariffRule(
  '2026-11-28',
  {
    from: '2025-10-01',
    source: ABP,
    value: {
      ...BOTH_YEARS,
      order: 'RERC order of 3 October 2025, in force from 1 October 2025',
      year: 'FY 2025-26',
      knownUntil: '2026-03',
      alsoIn: { title: 'Jaivardhan News, October 2025', href: 'https://jaivardhannews.com/?p=52829' },
    },
  },
  {
    from: '2026-04-01',
    source: ordersRead('RERC’s order of 30 March 2026'),
    value: {
      ...BOTH_YEARS,
      order: 'RERC order of 30 March 2026 for FY 2026-27, rates of 1 October 2025 kept',
      year: 'FY 2026-27',
      knownUntil: '2027-03',
      ...knownBy('order'),
      alsoIn: ABP,
    },
  },
)
