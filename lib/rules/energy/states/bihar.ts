import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import { type AreaTariff, oneGroup, perKilowatt, tariffRule } from '@/lib/rules/energy/electricity-tariff'

const domestic = (rupeesPerKilowatt: number): AreaTariff => ({
  groups: oneGroup([ABOVE, 7.42]),
  fixed: perKilowatt([ABOVE, rupeesPerKilowatt]),
  duty: 'notFound',
  lessSure: ['fixedCharge'],
})

export const BR = tariffRule('2026-11-28', {
  from: '2026-04-01',
  source: {
    title: 'BERC, tariff chart of FY 2026-27',
    href: 'https://berc.co.in/images/pdf/tariff-order/2026-27/Tariff_Chart_FY_2026-27.pdf',
  },
  also: { title: 'Infouncle, March 2026: ₹7.42, one slab', href: 'https://infouncle.com/?p=306211' },
  value: {
    supplier: 'NBPDCL and SBPDCL, domestic',
    order: 'BERC order of 18 March 2026, no rise and one slab',
    year: 'FY 2026-27',
    status:
      'The rate is the one before the state’s subsidy. 125 units a month have been free since July 2025, and above them only the rest is paid. What the state takes off the rest in 2026-27 was not found: in 2025-26 homes paid ₹4.12 a unit in towns and ₹2.45 in villages.',
    knownUntil: '2027-03',
    urban: domestic(80),
    rural: domestic(40),
    subsidy: { freeUpTo: 125, restAlone: true },
    alsoIn: {
      title: 'Hindustan, 25 July 2025: above 125 units only the rest is paid',
      href: 'https://www.htsyndication.com/hindustan-delhi/article/%E0%A4%AA%E0%A5%82%E0%A4%B0%E0%A5%8D%E0%A4%A3%E0%A4%BF%E0%A4%AF%E0%A4%BE-%3A-125-%E0%A4%AF%E0%A5%82%E0%A4%A8%E0%A4%BF%E0%A4%9F-%E0%A4%A4%E0%A4%95-%E0%A4%AC%E0%A4%BF%E0%A4%B2-%E0%A4%AE%E0%A4%BE%E0%A4%AB%2C-%E0%A4%87%E0%A4%B8%E0%A4%B8%E0%A5%87-%E0%A4%85%E0%A4%A7%E0%A4%BF%E0%A4%95-%E0%A4%AC%E0%A4%BF%E0%A4%9C%E0%A4%B2%E0%A5%80-%E0%A4%9C%E0%A4%B2%E0%A4%BE%E0%A4%A8%E0%A5%87-%E0%A4%B5%E0%A4%BE%E0%A4%B2%E0%A5%8B%E0%A4%82-%E0%A4%95%E0%A5%8B-%E0%A4%AD%E0%A5%80-%E0%A4%B0%E0%A4%BE%E0%A4%B9%E0%A4%A4/92111378',
    },
  },
})
