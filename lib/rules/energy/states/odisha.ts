import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import { knownBy, oneGroup, perKilowatt, tariffRule } from '@/lib/rules/energy/electricity-tariff'

const SUPPLIER = 'TPCODL, TPNODL, TPSODL and TPWODL, domestic'
const groups = oneGroup([50, 2.9], [200, 4.7], [400, 5.7], [ABOVE, 6.1])

export const OD = tariffRule(
  '2026-11-28',
  {
    from: '2024-04-01',
    source: {
      title: 'The New Indian Express, 14 February 2024',
      href: 'https://www.newindianexpress.com/states/odisha/2024/Feb/14/odisha-electricity-regulatory-commission-cuts-retail-tariff-by-10-paise-across-all-slabs',
    },
    value: {
      supplier: SUPPLIER,
      order: 'OERC order of 13 February 2024, unchanged by the order of 24 March 2025',
      year: 'FY 2024-25 and 2025-26',
      status: 'The rebates of ₹10 for an e-bill and of 4% for paying digitally are not taken off.',
      knownUntil: '2026-03',
      urban: { groups, fixed: 'notFound', duty: 'notFound' },
      alsoIn: {
        title: 'The Hans India, March 2025: no rise',
        href: 'https://www.thehansindia.com/news/national/no-hike-in-power-tariff-957250',
      },
    },
  },
  {
    from: '2026-04-01',
    source: {
      title: 'OERC, retail tariff order of FY 2026-27',
      href: 'https://www.orierc.org/CuteSoft_Client/writereaddata/upload/DISCOM_TARIFF_ORDER_FY_2026-27.pdf',
    },
    value: {
      supplier: SUPPLIER,
      order: 'OERC order of 24 March 2026 for FY 2026-27, slabs of 1 April 2024 kept',
      year: 'FY 2026-27',
      status: 'The rebates of ₹10 for an e-bill and of 4% for paying digitally are not taken off.',
      knownUntil: '2027-03',
      ...knownBy('order'),
      urban: { groups, fixed: perKilowatt([ABOVE, 20]), duty: 'notFound' },
      alsoIn: {
        title: 'The New Indian Express, 14 February 2024: the slabs',
        href: 'https://www.newindianexpress.com/states/odisha/2024/Feb/14/odisha-electricity-regulatory-commission-cuts-retail-tariff-by-10-paise-across-all-slabs',
      },
    },
  },
)
