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

/** The newest order of large states of which too little was found for a bill: none is shown. */
export const unknownTariffs = {
  WB: {
    supplier: 'WBSEDCL and CESC',
    order: 'WBERC order of 20 March 2025 for 2025-26',
    status:
      'We found only its rates for shops and offices. The older domestic rates in circulation are not reliable enough.',
    source: {
      title: 'Copy of the tariff card 2025-26',
      href: 'https://www.scribd.com/document/867806160/tariff-25-26-DCL',
    },
    checkedOn: '2026-11-23',
  },
  AS: {
    supplier: 'APDCL',
    order: 'AERC order of 25 March 2025, unchanged for FY 2026-27',
    status: 'Energy fell by ₹1 a unit from 1 April 2025; the slabs were not found in two sources.',
    source: {
      title: 'The Assam Tribune, 26 March 2025',
      href: 'https://assamtribune.com/assam/power-tariff-to-drop-from-april-1-domestic-users-to-pay-re-1-less-per-unit-1572319',
    },
    checkedOn: '2026-11-23',
  },
  CG: {
    supplier: 'CSPDCL',
    order: 'CSERC order of 11 July 2025 for FY 2025-26',
    status: 'Rates rose by 10 to 20 paise; the slabs and the order for 2026-27 were not found.',
    source: {
      title: 'The Hitavada, 12 July 2025',
      href: 'https://www.thehitavada.com/Encyc/2025/7/12/Minor-hikes-for-domestic_-non-domestic_-agri-consumers_-significant-reforms-for-Industry.amp.html',
    },
    checkedOn: '2026-11-23',
  },
  KL: {
    supplier: 'KSEB',
    order: 'KSERC order of 5 December 2024, for 2024-25 and 2025-26',
    status: 'The rates from April 2025, which no rise for 2026-27 followed, were not found in two sources.',
    source: {
      title: 'Onmanorama, 6 December 2024',
      href: 'https://onmanorama.com/news/kerala/2024/12/06/electricity-tariff-hike-in-kerala-impact-on-consumers.amp.html',
    },
    checkedOn: '2026-11-23',
  },
  MP: {
    supplier: 'the three Vidyut Vitaran companies',
    order: 'MPERC order of March 2026 for FY 2026-27',
    status: 'In force from April 2026; its slabs were not found in two sources.',
    source: {
      title: 'Dainik Jagran, March 2026',
      href: 'https://english.dainikjagranmpcg.com/tag/13280/rss',
    },
    checkedOn: '2026-11-23',
  },
  RJ: {
    supplier: 'the Jaipur, Jodhpur and Ajmer companies',
    order: 'RERC order of 3 October 2025 for FY 2025-26',
    status:
      '₹4.75 up to 50 units and ₹6.00 from 51 to 150, with a fixed charge of ₹150 a month from 51 to 150 units and a regulatory surcharge of ₹0.70 a unit up to 100 units, ₹1.00 above. The rates above 150 units were not found in two sources.',
    source: {
      title: 'ABP Live, 4 October 2025',
      href: 'https://www.abplive.com/states/rajasthan/rajasthan-rerc-reduces-electricity-rates-up-to-500-units-increases-fixed-charges-for-high-consumption-users-ann-3023021',
    },
    checkedOn: '2026-11-23',
  },
} satisfies Record<string, UnknownTariff>
