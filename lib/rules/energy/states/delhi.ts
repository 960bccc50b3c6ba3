import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import { oneGroup, perKilowatt, tariffRule } from '@/lib/rules/energy/electricity-tariff'

export const DL = tariffRule('2026-11-28', {
  from: '2021-09-30',
  source: {
    title: 'Free Press Journal, 30 September 2021',
    href: 'https://www.freepressjournal.in/business/rates-unchanged-as-delhi-announces-new-power-tariff-but-bill-may-go-up-marginally',
  },
  value: {
    supplier: 'BRPL, BYPL and TPDDL, domestic',
    order: 'DERC tariff order of 30 September 2021',
    year: 'FY 2021-22, not replaced since',
    status:
      'No later tariff order was found up to 20 August 2026. The surcharge for power purchase (PPAC) differs by supplier and, since June 2026, by month. Sources contradict each other on it: by one report of May 2026 it is capped at 10% of energy and fixed charge; one reading of DERC’s pages has 17.94% for BRPL, 17.43% for BYPL and 12.21% for TPDDL in July 2026. It is counted only when you enter the one on your bill. The pension surcharge of 7% is 7.5% in one list of August 2026: your bill decides. The subsidy is as continued for 2025-26.',
    knownUntil: '2026-08',
    urban: {
      groups: oneGroup([200, 3], [400, 4.5], [800, 6.5], [1_200, 7], [ABOVE, 8]),
      fixed: perKilowatt([2, 20], [5, 50], [15, 100], [25, 200], [ABOVE, 250]),
      duty: { percent: 5, on: 'all' },
      lessSure: ['regulatorySurcharge', 'pensionSurcharge', 'electricityDuty'],
    },
    surcharges: [
      { name: 'regulatorySurcharge', percent: 8 },
      { name: 'pensionSurcharge', percent: 7 },
    ],
    subsidy: { freeUpTo: 200, halfUpTo: 400, mostOff: 800 },
    alsoIn: {
      title: 'Financial Express, 29 August 2020: slabs and fixed charges',
      href: 'https://www.financialexpress.com/economy/delhi-keeps-power-tariffs-unchanged-for-fy21/2068597/',
    },
  },
})
