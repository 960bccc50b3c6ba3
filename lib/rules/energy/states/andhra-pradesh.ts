import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import { oneGroup, ordersRead, perKilowatt, tariffRule } from '@/lib/rules/energy/electricity-tariff'

const SLABS = {
  supplier: 'APSPDCL, APCPDCL and APEPDCL, LT-I',
  urban: {
    groups: oneGroup([30, 1.9], [75, 3], [125, 4.5], [225, 6], [400, 8.75], [ABOVE, 9.75]),
    fixed: perKilowatt([ABOVE, 10]),
    duty: 'notFound' as const,
  },
}
const SAKSHI = {
  title: 'Sakshi Post, 31 March 2022',
  href: 'https://english.sakshi.com/news/andhrapradesh/andhra-pradesh-revised-power-tariff-april-1-check-rates-152894',
}

export const AP = tariffRule(
  '2026-11-28',
  {
    from: '2022-04-01',
    source: SAKSHI,
    value: {
      ...SLABS,
      order: 'APERC order of 30 March 2022, no rise for FY 2025-26 (order of 20 February 2025)',
      year: 'FY 2022-23 to 2025-26',
      status: 'Fuel and true-up charges (FPPCA) are counted only when you enter them.',
      knownUntil: '2026-03',
      alsoIn: {
        title: 'The New Indian Express, 21 February 2025: no rise for 2025-26',
        href: 'https://www.newindianexpress.com/states/andhra-pradesh/2025/Feb/21/no-power-tariff-hike-for-2025-26-in-andhra',
      },
    },
  },
  {
    from: '2026-04-01',
    source: ordersRead('APERC, FY 2026-27'),
    value: {
      ...SLABS,
      order: 'APERC order of March 2026 for FY 2026-27, no rise; slabs of 30 March 2022',
      year: 'FY 2026-27',
      status: 'Fuel and true-up charges (FPPCA) are counted only when you enter them.',
      knownUntil: '2027-03',
      alsoIn: SAKSHI,
    },
  },
)
