import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import { byUse, group, knownBy, ordersRead, tariffRule } from '@/lib/rules/energy/electricity-tariff'

export const KL = tariffRule('2026-11-28', {
  from: '2025-04-01',
  source: {
    title: 'KSEB: KSERC order of 5 December 2024',
    href: 'https://kseb.in/uploads/Subsubmenu/Latest%20Tariff%20Orders0912202411:17:56.pdf',
  },
  value: {
    supplier: 'KSEB, LT-I(A) domestic',
    order: 'KSERC order of 5 December 2024, for 1 April 2025 to 31 March 2027',
    year: 'FY 2025-26 and 2026-27',
    status:
      'The rates are known from one reading of the gazette, their time from two. Up to 250 units a month each slab has its own rate; above, one rate holds for all units. The usual bill is of two months, and its slabs are twice those of one. The fuel surcharge is counted only when you enter it.',
    knownUntil: '2027-03',
    ...knownBy('oneSource'),
    billMonths: 2,
    urban: {
      groups: [
        group({ upTo: 250 }, [50, 3.35], [100, 4.25], [150, 5.35], [200, 7.2], [250, 8.5]),
        group({ upTo: 300 }, [300, 6.75]),
        group({ upTo: 350 }, [350, 7.6]),
        group({ upTo: 400 }, [400, 7.95]),
        group({ upTo: 500 }, [500, 8.25]),
        group({ upTo: ABOVE }, [ABOVE, 9.2]),
      ],
      fixed: byUse(
        [50, 50, 130],
        [100, 85, 175],
        [150, 105, 205],
        [200, 140, 215],
        [250, 160, 235],
        [300, 220, 240],
        [350, 240, 250],
        [400, 260, 260],
        [500, 285, 285],
        [ABOVE, 310, 310],
      ),
      duty: 'notFound',
    },
    alsoIn: ordersRead('KSERC’s order'),
  },
})
