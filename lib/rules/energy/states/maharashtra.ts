import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import { knownBy, oneGroup, perConnection, tariffRule } from '@/lib/rules/energy/electricity-tariff'

export const MH = tariffRule(
  '2026-11-28',
  {
    from: '2025-07-01',
    source: {
      title: 'Lokmat Times, 30 June 2025',
      href: 'https://www.lokmattimes.com/aurangabad/tariff-tension-relief-for-some-jolt-for-others-as-new-power-rates-kick-in/',
    },
    value: {
      supplier: 'MSEDCL, LT I-B residential',
      order: 'MERC order of 25 June 2025, its rates kept by that of 25 March 2026',
      year: 'FY 2025-26',
      status:
        'The Bombay High Court set the order of 25 June 2025 aside in November 2025, and the Supreme Court sent it back to the commission. The order of 25 March 2026 keeps its rates for July 2025 to March 2026. Wheeling is included in the rate per unit. The fixed charge is that of a single-phase connection. The fuel charge (FAC) was zero at the order.',
      knownUntil: '2026-03',
      urban: {
        groups: oneGroup([100, 5.74], [300, 12.57], [500, 16.85], [ABOVE, 19.15]),
        fixed: perConnection([ABOVE, 130]),
        duty: { percent: 16, on: 'all' },
        lessSure: ['electricityDuty'],
      },
      alsoIn: {
        title: 'The Hitavada, 11 February 2026',
        href: 'https://www.thehitavada.com/Encyc/2026/2/11/reject-msedcls-review-petition-to-avoid-endless-litigation-goenka-to-merc.html',
      },
    },
  },
  {
    from: '2026-04-01',
    source: {
      title: 'MERC, Case No. 75 of 2025: order of 25 March 2026, pages 94 and 95',
      href: 'https://www.mahadiscom.in/wp-content/uploads/2026/07/Tariff-Order_Case-No.-75-of-2025-dated-25th-March-2026.pdf',
    },
    value: {
      supplier: 'MSEDCL, LT I-B residential',
      order: 'MERC order of 25 March 2026, Case No. 75 of 2025',
      year: 'FY 2026-27',
      status:
        'It settles the case that the Supreme Court had sent back in November 2025. Wheeling of ₹1.60 a unit is included in the rate. The fuel charge (FAC) changes by the month and is counted only when you enter it. From April 2027 the order has other rates, which we have not read. Those of March 2025 for this year (₹4.32, ₹9.40 and so on), which some sites print, never came into force.',
      knownUntil: '2027-03',
      nextStep: '2027-04-01',
      ...knownBy('order'),
      urban: {
        groups: oneGroup([100, 5.56], [300, 12.4], [500, 16.63], [ABOVE, 19.13]),
        fixed: { ...perConnection([ABOVE, 130]), threePhase: [[ABOVE, 435]] },
        duty: { percent: 16, on: 'all' },
        lessSure: ['electricityDuty'],
      },
      alsoIn: {
        title: 'The Hitavada, 26 June 2025',
        href: 'https://www.thehitavada.com/Encyc/2025/6/26/Power-tariff-set-to-rise-by-5-per-cent-as-MERC-admits-errors-in-MYT-order.html',
      },
    },
  },
)
