import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import {
  type AreaTariff,
  knownBy,
  oneGroup,
  perConnection,
  tariffRule,
} from '@/lib/rules/energy/electricity-tariff'

const fixed = perConnection([2, 15], [4, 25], [6, 45], [ABOVE, 70])

/** The base rates, the same in both years. */
const BASE = {
  supplier: 'UGVCL, DGVCL, MGVCL and PGVCL, RGP',
  billMonths: 2 as const,
  urban: {
    groups: oneGroup([50, 3.05], [100, 3.5], [250, 4.15], [ABOVE, 5.2]),
    fixed,
    duty: { percent: 15, on: 'all' },
    lessSure: ['electricityDuty'],
  } satisfies AreaTariff,
  rural: {
    groups: oneGroup([50, 2.65], [100, 3.1], [250, 3.75], [ABOVE, 4.9]),
    fixed,
    duty: { percent: 7.5, on: 'all' },
    lessSure: ['electricityDuty'],
  } satisfies AreaTariff,
}

export const GJ = tariffRule(
  '2026-11-28',
  {
    from: '2025-07-01',
    source: {
      title: 'GEB Guru, July 2025: fuel charge reduced',
      href: 'https://gebguru.in/fuel-rate-down-in-electricity-bill',
    },
    value: {
      ...BASE,
      ...knownBy('oneSource'),
      order: 'GERC, no rise since 2023-24; fuel charge of ₹2.30 from 1 July 2025',
      year: 'FY 2025-26',
      status:
        'The fuel charge was seen for July to September 2025; that of later quarters was not found: enter the one on your bill. The usual bill is of two months, and its slabs are twice those of one.',
      knownUntil: '2025-09',
      fuelPerUnit: 2.3,
    },
  },
  {
    from: '2026-04-01',
    source: {
      title: 'DeshGujarat, 25 March 2026: no rise of base rates for FY 2026-27',
      href: 'https://deshgujarat.com/2026/03/25/gerc-unveils-fy-2026-27-power-tariff-in-gujarat-no-base-rate-hike-more-rebates-for-smart-meters-solar-hours/',
    },
    value: {
      ...BASE,
      order: 'GERC orders of 25 March 2026 for FY 2026-27, base rates kept',
      year: 'FY 2026-27',
      status:
        'The fuel charge of this year is not settled and makes up a large part of a bill: enter the one on your bill. It was ₹2.30 a unit from July to September 2025. Smart meters get 60 paise a unit off from 11:00 to 17:00, which is not counted. The usual bill is of two months, and its slabs are twice those of one.',
      knownUntil: '2027-03',
      needsFuelCharge: true,
      alsoIn: {
        title: 'Mercom: Gujarat keeps its tariffs for FY 2027',
        href: 'https://www.mercomindia.com/gujarat-retains-fy-2027-power-tariffs-at-previous-years-levels',
      },
    },
  },
)
