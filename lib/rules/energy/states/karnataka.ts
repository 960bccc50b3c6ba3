import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import { knownBy, oneGroup, perKilowatt, tariffRule } from '@/lib/rules/energy/electricity-tariff'

/** The order of 27 March 2025, which has the rates of three years. */
const THREE_YEARS = {
  supplier: 'BESCOM and the other ESCOMs, LT domestic',
  order: 'KERC order of 27 March 2025 for FY 2025-26 to 2027-28',
  status:
    'The monthly fuel charge (FPPCA) is counted only when you enter it. From May 2026 to April 2027 bills also have true-up charges for 2024-25, which follow your own use of that year: enter them under other charges. Gruha Jyothi covers up to 200 units, and no more than your own average of twelve months and 10%.',
  subsidy: { freeUpTo: 200 },
}

const KERC_ORDER = {
  title: 'KERC, combined tariff order of 27 March 2025, annexure 9, LT-1',
  href: 'https://kerc.karnataka.gov.in/uploads/96731743148968.pdf',
  read: 'text' as const,
}
const SURCHARGE = {
  title: 'The New Indian Express, 20 March 2025: surcharge of 36, 35 and 34 paise, and the tax on it',
  href: 'https://www.newindianexpress.com/states/karnataka/2025/Mar/20/karnataka-power-consumers-to-pay-36-paise-per-unit-surcharge-from-april-1',
}

const domestic = (rupeesPerUnit: number, rupeesPerKilowatt: number) => ({
  groups: oneGroup([ABOVE, rupeesPerUnit]),
  fixed: perKilowatt([ABOVE, rupeesPerKilowatt]),
  duty: { percent: 9, on: 'energyAndSurcharge' as const },
})

export const KA = tariffRule(
  '2026-11-28',
  {
    from: '2025-04-01',
    source: {
      title: 'The New Indian Express, 28 March 2025',
      href: 'https://www.newindianexpress.com/states/karnataka/2025/Mar/28/power-bill-to-burn-a-seven-per-cent-hole-in-your-pocket-from-april-1',
    },
    value: {
      ...THREE_YEARS,
      ...knownBy('oneSource'),
      year: 'FY 2025-26',
      knownUntil: '2026-03',
      urban: domestic(5.8, 145),
      surcharges: [{ name: 'pensionSurcharge', rupeesPerUnit: 0.36 }],
      alsoIn: SURCHARGE,
    },
  },
  {
    from: '2026-04-01',
    source: KERC_ORDER,
    value: {
      ...THREE_YEARS,
      year: 'FY 2026-27',
      knownUntil: '2027-03',
      ...knownBy('order'),
      urban: domestic(5.8, 150),
      surcharges: [{ name: 'pensionSurcharge', rupeesPerUnit: 0.35 }],
      alsoIn: SURCHARGE,
    },
  },
  {
    from: '2027-04-01',
    announced: 'notified',
    checkedOn: '2026-11-28',
    source: KERC_ORDER,
    value: {
      ...THREE_YEARS,
      year: 'FY 2027-28',
      knownUntil: '2028-03',
      // Of a year to come, whose revision an order of that year may still bring.
      ...knownBy('order', 'older'),
      urban: domestic(5.75, 160),
      surcharges: [{ name: 'pensionSurcharge', rupeesPerUnit: 0.34 }],
      alsoIn: {
        title: 'LatestLY, 27 March 2025: ₹5 a kW more in 2026-27, and ₹10 more in 2027-28',
        href: 'https://www.latestly.com/agency-news/latest-news-kerc-announces-major-power-tariff-cuts-for-businesses-homes-6740048.html',
      },
    },
  },
)
