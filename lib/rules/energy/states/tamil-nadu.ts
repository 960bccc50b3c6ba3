import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import { group, knownBy, perConnection, tariffRule } from '@/lib/rules/energy/electricity-tariff'
import type { Slab } from '@/lib/rules/energy/electricity-samples'

/** What a home pays in two months after the state’s subsidy; the free units depend on the whole use. */
const afterSubsidy = (...upTo500: Slab[]) => ({
  supplier: 'TNPDCL, LT I-A',
  // The prices were read at earlier dates, and what the state leaves of them in parts.
  ...knownBy('reports', 'older'),
  slabMonths: 2 as const,
  billMonths: 2 as const,
  urban: {
    groups: [
      group({ upTo: 500 }, ...upTo500, [400, 4.7], [500, 6.3]),
      group(
        { upTo: ABOVE },
        [100, 0],
        [400, 4.7],
        [500, 6.3],
        [600, 8.4],
        [800, 9.45],
        [1_000, 10.5],
        [ABOVE, 11.55],
      ),
    ],
    fixed: perConnection([ABOVE, 0]),
    duty: 'none' as const,
  },
})

export const TN = tariffRule(
  '2026-11-28',
  {
    from: '2025-07-01',
    source: {
      title: 'The New Indian Express, 1 July 2025',
      href: 'https://www.newindianexpress.com/states/tamil-nadu/2025/Jul/01/tamil-nadu-to-absorb-rs-520-crore-to-save-small-firms-domestic-users',
    },
    value: {
      ...afterSubsidy([100, 0], [200, 2.35]),
      order: 'TNERC order of 30 June 2025, its rise borne by the state',
      year: 'FY 2025-26',
      status:
        'What a home pays after the state’s subsidy, with 100 units free in two months, until 9 May 2026. The prices are less certain. No fixed charge is billed. Sources contradict each other on an electricity tax of 5%: it is not counted.',
      knownUntil: '2026-05',
      alsoIn: {
        title: 'Tiruvannamalai news, July 2024: the slabs',
        href: 'https://tvmalai.in/electricity-tariff-hike-in-tamil-nadu-unit-full-details',
      },
    },
  },
  {
    from: '2026-05-10',
    source: {
      title: 'TheDiscomBill, 20 August 2026: 200 units free',
      href: 'https://thediscombill.com/guides/tamil-nadu-electricity-tariff-july-2026/',
    },
    value: {
      ...afterSubsidy([200, 0]),
      order: 'TNERC Order No. 5 of 26 May 2026, which gives effect to G.O. 50 of 10 May 2026',
      year: 'FY 2026-27',
      status:
        'What a home pays after the state’s subsidy: 200 units are free in two months for a use up to 500 units, 100 above. That is ordered until 31 March 2027 and known from two reports; the prices of 1 July 2025 are less certain, and no revision was found up to 19 September 2026. No fixed charge is billed. Sources contradict each other on an electricity tax of 5%: it is not counted.',
      knownUntil: '2026-09',
      alsoIn: {
        title: 'TNERC, Tariff Order No. 6 of 2025, section 3.2.2',
        href: 'https://www.tnerc.tn.gov.in/Orders/files/TO-Order%20No6300620252131.pdf',
      },
    },
  },
)
