import { ordersRead } from '@/lib/rules/energy/electricity-tariff'
import type { RuleSource } from '@/lib/rules/rule'

export interface UnknownTariff {
  supplier: string
  /** The newest order that was found. */
  order: string
  /** What is missing. */
  status: string
  source: RuleSource
  checkedOn: string
}

/** The newest order of large states whose rates are in no two sources: no bill is shown. */
export const unknownTariffs = {
  WB: {
    supplier: 'WBSEDCL and CESC',
    order: 'WBERC order of 20 March 2025 for 2025-26',
    status:
      'One reading of its gist has for towns, in a quarter, ₹5.04 up to 102 units, ₹6.33 to 180, ₹7.12 to 300, ₹7.52 to 600, ₹7.69 to 900 and ₹9.22 above, with ₹30 per kVA a month. A second source and the order for 2026-27 were not found.',
    source: {
      title: 'WBSEDCL, gist of the tariff order 2025-26',
      href: 'https://www.wbsedcl.in/irj/go/km/docs/internet/new_website/pdf/Tariff_Volumn/Gist%20of%20Tariff%20Order%202025-26_28_03.pdf',
    },
    checkedOn: '2026-11-28',
  },
  AS: {
    supplier: 'APDCL',
    order: 'AERC order of 25 March 2025, unchanged for FY 2026-27',
    status:
      'One source has, after the state’s subsidy and below 5 kW, ₹4.25 up to 120 units, ₹6.30 to 240, ₹7.20 to 300, ₹7.40 to 500 and ₹8.19 above, with ₹70 a kW. The slabs were not found in a second source.',
    source: ordersRead('Assam'),
    checkedOn: '2026-11-28',
  },
  CG: {
    supplier: 'CSPDCL',
    order: 'CSERC order of 15 June 2026, in force from 1 July 2026',
    status:
      'One source that read the schedule has ₹4.40 up to 100 units, ₹4.50 to 200, ₹6.00 to 400, ₹7.00 to 600 and ₹8.80 above. The slabs were not found in a second source.',
    source: ordersRead('Chhattisgarh'),
    checkedOn: '2026-11-28',
  },
  MP: {
    supplier: 'the three Vidyut Vitaran companies',
    order: 'MPERC order of March 2026 for FY 2026-27',
    status:
      'One source that read the order has ₹4.71 up to 50 units, ₹5.67 to 150, ₹7.05 to 300 and ₹7.24 above, and a fixed charge in towns of ₹81 up to 50 units and ₹134 to 150. The slabs were not found in a second source.',
    source: ordersRead('Madhya Pradesh'),
    checkedOn: '2026-11-28',
  },
} satisfies Record<string, UnknownTariff>
