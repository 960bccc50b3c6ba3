import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import type { Slab } from '@/lib/rules/energy/electricity-samples'
import {
  type AreaTariff,
  knownBy,
  oneGroup,
  ordersRead,
  perKilowatt,
  tariffRule,
} from '@/lib/rules/energy/electricity-tariff'

const SUPPLIER = 'UPPCL’s companies, LMV-1'

const urban: AreaTariff = {
  groups: oneGroup([150, 5.5], [300, 6], [ABOVE, 6.5]),
  fixed: perKilowatt([ABOVE, 110]),
  duty: { percent: 5, on: 'all' },
  lessSure: ['electricityDuty'],
}
/** After the state’s subsidy for villages. */
const ruralFrom = (...first: Slab[]): AreaTariff => ({
  groups: oneGroup(...first, [300, 5], [ABOVE, 5.5]),
  fixed: perKilowatt([ABOVE, 90]),
  duty: { percent: 5, on: 'all' },
  lessSure: ['fixedCharge', 'electricityDuty'],
  ...knownBy('reports', 'inPart'),
})
const NO_CHANGE = {
  title: 'MENAFN, November 2025: no change for a sixth year',
  href: 'https://menafn.com/1110384035/No-Hike-UP-Electricity-Regulatory-Commission-Maintains-Power-Tariffs-For-6Th-Year-Heres-What-Changes-For-Consumers',
}

export const UP = tariffRule(
  '2026-11-28',
  {
    from: '2025-11-22',
    source: NO_CHANGE,
    value: {
      supplier: SUPPLIER,
      order: 'UPERC order of 22 November 2025; slabs of 23 July 2022',
      year: 'FY 2025-26',
      status:
        'The rates in villages are those after the state’s subsidy. The fuel surcharge has changed by the month since 2025 and is counted only when you enter it.',
      knownUntil: '2026-06',
      urban,
      rural: ruralFrom([100, 3.35], [150, 3.85]),
      alsoIn: {
        title: 'Powerline, 12 November 2020: the slabs kept',
        href: 'https://powerline.net.in/2020/11/12/no-power-tariff-hike-slabs-unchanged-in-uttar-pradesh/',
      },
    },
  },
  {
    from: '2026-07-02',
    source: ordersRead('UPERC’s order of 2 July 2026'),
    value: {
      supplier: SUPPLIER,
      order: 'UPERC order of 2 July 2026 for FY 2026-27, slabs kept',
      year: 'FY 2026-27',
      status:
        'The rates in villages are those after the state’s subsidy, which rose on that day; they are known from one source. The fuel surcharge changes by the month and is counted only when you enter it: by one source it was −4.43% of energy and fixed charge in July 2026 and −2.92% in August.',
      knownUntil: '2027-03',
      urban,
      rural: { ...ruralFrom([100, 2.95], [150, 3.35]), ...knownBy('oneSource') },
      alsoIn: NO_CHANGE,
    },
  },
)
