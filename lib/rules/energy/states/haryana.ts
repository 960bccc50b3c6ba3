import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import {
  type AreaTariff,
  group,
  knownBy,
  ordersRead,
  perKilowatt,
  tariffRule,
} from '@/lib/rules/energy/electricity-tariff'

/** @param rupeesPerUnit duty of 10 paise, and in towns 5 paise of municipal tax */
const domestic = (rupeesPerUnit: number): AreaTariff => ({
  groups: [
    group({ upTo: 100, upToKilowatts: 2 }, [50, 2.2], [100, 2.7]),
    group({ upTo: ABOVE, upToKilowatts: 5 }, [150, 2.95], [300, 5.25], [500, 6.45], [ABOVE, 7.1]),
    group({ upTo: ABOVE }, [500, 6.5], [1_000, 7.15], [ABOVE, 7.5]),
  ],
  fixed: [
    { upTo: 300, ...perKilowatt([5, 0], [ABOVE, 75]) },
    { upTo: ABOVE, ...perKilowatt([5, 50], [ABOVE, 75]) },
  ],
  duty: { rupeesPerUnit },
  lessSure: ['fixedCharge', 'electricityDuty'],
})

const BOTH_YEARS = {
  supplier: 'UHBVN and DHBVN, domestic',
  urban: domestic(0.15),
  rural: domestic(0.1),
}
const MINT = {
  title: 'Mint, 2 April 2025',
  href: 'https://www.livemint.com/news/india/haryana-electricity-tariff-hike-rates-revised-for-domestic-and-industrial-users-check-latest-charges-for-all-slabs-11743554869733.html',
}

export const HR = tariffRule(
  '2026-11-28',
  {
    from: '2025-04-01',
    source: MINT,
    value: {
      ...BOTH_YEARS,
      order: 'HERC order of 28 March 2025, in force from 1 April 2025',
      year: 'FY 2025-26',
      status:
        'Load and use decide the group of slabs. The fixed charge is ₹75 a kW above 5 kW, and ₹50 a kW above 300 units for a smaller load. The duty is 10 paise a unit, and in towns 5 paise of municipal tax are counted with it.',
      knownUntil: '2026-03',
      alsoIn: {
        title: 'Newsbuck, April 2025',
        href: 'https://newsbuck.com/news-detail/power-bills-to-see-a-jump-in-haryana.html',
      },
    },
  },
  {
    from: '2026-04-01',
    source: ordersRead('HERC, FY 2026-27'),
    value: {
      ...BOTH_YEARS,
      order: 'HERC order of 28 March 2025, kept for FY 2026-27',
      year: 'FY 2026-27',
      status:
        'That the order goes on in 2026-27 is known from one source. Load and use decide the group of slabs. The fixed charge is ₹75 a kW above 5 kW, and ₹50 a kW above 300 units for a smaller load. The duty is 10 paise a unit, and in towns 5 paise of municipal tax are counted with it.',
      knownUntil: '2027-03',
      ...knownBy('oneSource'),
      alsoIn: MINT,
    },
  },
)
