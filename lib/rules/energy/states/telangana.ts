import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import {
  type AreaTariff,
  group,
  knownBy,
  ordersRead,
  perKilowatt,
  tariffRule,
} from '@/lib/rules/energy/electricity-tariff'

const BOTH_YEARS = {
  supplier: 'TGSPDCL and TGNPDCL, LT-I',
  status:
    'The total decides which group of slabs holds from the first unit. Two charges are in dispute. A customer charge of ₹70 is counted for 51 to 100 units, as a published bill has it; one reading of the schedule has none for homes. The duty is 6 paise a unit, and by one list 6% of energy. Gruha Jyothi is for those whom the state has found eligible.',
  urban: {
    groups: [
      group({ upTo: 100 }, [50, 1.95], [100, 3.1]),
      group({ upTo: 200 }, [100, 3.4], [200, 4.8]),
      group({ upTo: ABOVE }, [200, 5.1], [300, 7.7], [400, 9], [800, 9.5], [ABOVE, 10]),
    ],
    fixed: [
      { upTo: 800, ...perKilowatt([ABOVE, 10]) },
      { upTo: ABOVE, ...perKilowatt([ABOVE, 50]) },
    ],
    duty: { rupeesPerUnit: 0.06 },
    lessSure: ['customerCharge', 'electricityDuty'],
  } satisfies AreaTariff,
  customer: { above: 50, upTo: 100, rupees: 70 },
  subsidy: { freeUpTo: 200 },
}

export const TG = tariffRule(
  '2026-11-28',
  {
    from: '2025-04-29',
    source: {
      title: 'Siasat, 30 April 2025',
      href: 'https://www.siasat.com/no-increase-in-power-tariffs-for-2025-26-says-telangana-erc-3214412/',
    },
    value: {
      ...BOTH_YEARS,
      order: 'TGERC order of 29 April 2025; slabs of 23 March 2022',
      year: 'FY 2025-26',
      knownUntil: '2026-03',
      alsoIn: {
        title: 'The New Indian Express, 29 October 2024',
        href: 'https://www.newindianexpress.com/states/telangana/2024/Oct/29/tgerc-puts-its-foot-down-says-no-tariff-hike-for-any-consumer',
      },
    },
  },
  {
    from: '2026-04-01',
    source: ordersRead('TGERC, FY 2026-27'),
    value: {
      ...BOTH_YEARS,
      order: 'TGERC order of 30 March 2026 for FY 2026-27, rates kept',
      year: 'FY 2026-27',
      knownUntil: '2027-03',
      ...knownBy('oneSource'),
      alsoIn: {
        title: 'TGSPDCL, schedule of retail tariffs',
        href: 'https://tgsouthernpower.org/resources/PDF/Tariffs/63tarifffile.pdf',
      },
    },
  },
)
