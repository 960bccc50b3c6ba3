import { ABOVE, type Slab } from '@/lib/rules/energy/electricity-samples'
import type { Rule, RuleSource } from '@/lib/rules/rule'

/** The slabs for those whose whole use stays within `upTo` units. */
export interface SlabGroup {
  upTo: number
  slabs: readonly Slab[]
}

/** Rupees a month by sanctioned load: the band in which the load falls, for each kW of it or for the connection. */
export interface FixedCharge {
  per: 'kW' | 'connection'
  bands: readonly (readonly [upToKilowatts: number, rupees: number])[]
}

/** Tax of the state: per cent of the energy charge, or of energy, fixed and fuel charge; or rupees a unit. */
export type Duty = { percent: number; on: 'energy' | 'all' } | { rupeesPerUnit: number }

export interface AreaTariff {
  groups: readonly SlabGroup[]
  fixed: FixedCharge
  duty: Duty | null
}

/** A surcharge besides fuel, in per cent of energy and fixed charge or in rupees a unit. */
export type Surcharge = { name: 'regulatorySurcharge' | 'pensionSurcharge' } & (
  { percent: number } | { rupeesPerUnit: number }
)

export interface ElectricityTariff {
  supplier: string
  /** Who ordered it, and when. */
  order: string
  /** What became of the order, and what is not known of it. */
  status: string
  /** The last month, YYYY-MM, for which a source shows these rates. */
  knownUntil: string
  confidence: 'high' | 'medium'
  /** Months that the slabs are written for, and those of a usual bill. */
  slabMonths: 1 | 2
  billMonths: 1 | 2
  urban: AreaTariff
  /** Where villages pay otherwise. */
  rural?: AreaTariff
  /** Rupees a unit, where one was found; it moves by month or by quarter. */
  fuelPerUnit: number | null
  surcharges: readonly Surcharge[]
  /** Rupees a month that a use above and up to so many units was seen to pay besides. */
  customer?: { above: number; upTo: number; rupees: number }
  /** For a month: free up to so many units; up to more of them half, but no more than so many rupees. */
  subsidy?: { freeUpTo: number; halfUpTo?: number; mostOff?: number }
}

const CHECKED_ON = '2026-11-21'

const oneGroup = (...slabs: Slab[]): readonly SlabGroup[] => [{ upTo: ABOVE, slabs }]
const perKilowatt = (rupees: number): FixedCharge => ({ per: 'kW', bands: [[ABOVE, rupees]] })
const perConnection = (...bands: FixedCharge['bands']): FixedCharge => ({ per: 'connection', bands })

function tariffRule(from: string, source: RuleSource, value: ElectricityTariff): Rule<ElectricityTariff> {
  return {
    label: `Electricity at home, ${value.supplier}`,
    unit: 'rupees',
    checkedOn: CHECKED_ON,
    values: [{ from, value, source }],
  }
}

const MH = tariffRule(
  '2025-07-01',
  {
    title: 'Lokmat Times, 30 June 2025',
    href: 'https://www.lokmattimes.com/aurangabad/tariff-tension-relief-for-some-jolt-for-others-as-new-power-rates-kick-in/',
  },
  {
    supplier: 'MSEDCL, LT I-B residential, single phase',
    order: 'MERC review order of 25 June 2025, in force from 1 July 2025',
    status:
      'Quashed by the Bombay High Court in November 2025 and sent back to the commission by the Supreme Court on 17 November 2025. These rates went on being billed until a new hearing in February 2026; no later order was found. Wheeling is in the price of a unit. The fuel charge (FAC) was zero at the order.',
    knownUntil: '2026-02',
    confidence: 'high',
    slabMonths: 1,
    billMonths: 1,
    urban: {
      groups: oneGroup([100, 5.74], [300, 12.57], [500, 16.85], [ABOVE, 19.15]),
      fixed: perConnection([ABOVE, 130]),
      duty: { percent: 16, on: 'all' },
    },
    fuelPerUnit: null,
    surcharges: [],
  },
)

const DL = tariffRule(
  '2021-09-30',
  {
    title: 'Free Press Journal, 30 September 2021',
    href: 'https://www.freepressjournal.in/business/rates-unchanged-as-delhi-announces-new-power-tariff-but-bill-may-go-up-marginally',
  },
  {
    supplier: 'BRPL, BYPL and TPDDL, domestic',
    order: 'DERC tariff order of 30 September 2021',
    status:
      'No later tariff order up to May 2026. The surcharge for power purchase is each supplier’s own; since 1 June 2026 it changes by the month and is at most 10% of energy and fixed charge. It is counted only when you enter it. The subsidy is as continued for 2025-26.',
    knownUntil: '2026-05',
    confidence: 'high',
    slabMonths: 1,
    billMonths: 1,
    urban: {
      groups: oneGroup([200, 3], [400, 4.5], [800, 6.5], [1_200, 7], [ABOVE, 8]),
      fixed: {
        per: 'kW',
        bands: [
          [2, 20],
          [5, 50],
          [15, 100],
          [25, 200],
          [ABOVE, 250],
        ],
      },
      duty: { percent: 5, on: 'all' },
    },
    fuelPerUnit: null,
    surcharges: [
      { name: 'regulatorySurcharge', percent: 8 },
      { name: 'pensionSurcharge', percent: 7 },
    ],
    subsidy: { freeUpTo: 200, halfUpTo: 400, mostOff: 800 },
  },
)

const KA = tariffRule(
  '2025-04-01',
  {
    title: 'The New Indian Express, 28 March 2025',
    href: 'https://www.newindianexpress.com/states/karnataka/2025/Mar/28/power-bill-to-burn-a-seven-per-cent-hole-in-your-pocket-from-april-1',
  },
  {
    supplier: 'BESCOM and the other ESCOMs, LT domestic',
    order: 'KERC order of 27 March 2025, rates of FY 2025-26',
    status:
      'For FY 2026-27 the same order keeps ₹5.80 a unit; its fixed charge, ₹145 or ₹150, was not settled by our sources, so the year before is shown. The monthly fuel charge (FPPCA) is counted only when you enter it. Gruha Jyothi covers up to 200 units, and no more than your own average of twelve months and 10%.',
    knownUntil: '2026-03',
    confidence: 'high',
    slabMonths: 1,
    billMonths: 1,
    urban: {
      groups: oneGroup([ABOVE, 5.8]),
      fixed: perKilowatt(145),
      duty: { percent: 9, on: 'energy' },
    },
    fuelPerUnit: null,
    surcharges: [{ name: 'pensionSurcharge', rupeesPerUnit: 0.36 }],
    subsidy: { freeUpTo: 200 },
  },
)

const UP = tariffRule(
  '2025-11-22',
  {
    title: 'MENAFN, November 2025: no change for a sixth year',
    href: 'https://menafn.com/1110384035/No-Hike-UP-Electricity-Regulatory-Commission-Maintains-Power-Tariffs-For-6Th-Year-Heres-What-Changes-For-Consumers',
  },
  {
    supplier: 'UPPCL’s companies, LMV-1',
    order: 'UPERC order of 22 November 2025 for FY 2025-26; slabs of 23 July 2022',
    status:
      'No order for FY 2026-27 was found. The fuel surcharge has changed by the month since 2025 and is counted only when you enter it. The rural fixed charge of ₹90 per kW is of medium certainty.',
    knownUntil: '2026-03',
    confidence: 'high',
    slabMonths: 1,
    billMonths: 1,
    urban: {
      groups: oneGroup([150, 5.5], [300, 6], [ABOVE, 6.5]),
      fixed: perKilowatt(110),
      duty: { percent: 5, on: 'all' },
    },
    rural: {
      groups: oneGroup([100, 3.35], [150, 3.85], [300, 5], [ABOVE, 5.5]),
      fixed: perKilowatt(90),
      duty: { percent: 5, on: 'all' },
    },
    fuelPerUnit: null,
    surcharges: [],
  },
)

const TN = tariffRule(
  '2025-07-01',
  {
    title: 'The New Indian Express, 1 July 2025',
    href: 'https://www.newindianexpress.com/states/tamil-nadu/2025/Jul/01/tamil-nadu-to-absorb-rs-520-crore-to-save-small-firms-domestic-users',
  },
  {
    supplier: 'TNPDCL, LT I-A',
    order: 'TNERC order of 30 June 2025, its rise borne by the state',
    status:
      'What a home pays after the state’s subsidy, with 100 units free in two months. The prices are of medium certainty; a revision of July 2026 was not found. No fixed charge, and no electricity tax for homes.',
    knownUntil: '2026-06',
    confidence: 'medium',
    slabMonths: 2,
    billMonths: 2,
    urban: {
      groups: [
        {
          upTo: 500,
          slabs: [
            [100, 0],
            [200, 2.35],
            [400, 4.7],
            [500, 6.3],
          ],
        },
        {
          upTo: ABOVE,
          slabs: [
            [100, 0],
            [400, 4.7],
            [500, 6.3],
            [600, 8.4],
            [800, 9.45],
            [1_000, 10.5],
            [ABOVE, 11.55],
          ],
        },
      ],
      fixed: perConnection([ABOVE, 0]),
      duty: null,
    },
    fuelPerUnit: null,
    surcharges: [],
  },
)

const GUJARAT_LOADS = perConnection([2, 15], [4, 25], [6, 45], [ABOVE, 70])

const GJ = tariffRule(
  '2025-07-01',
  {
    title: 'GEB Guru, July 2025: fuel charge reduced',
    href: 'https://gebguru.in/fuel-rate-down-in-electricity-bill',
  },
  {
    supplier: 'UGVCL, DGVCL, MGVCL and PGVCL, RGP',
    order: 'GERC, no rise since 2023-24; fuel charge of ₹2.30 from 1 July 2025',
    status:
      'Seen for July to September 2025. The fuel charge of later quarters was not found: enter the one on your bill. The usual bill is of two months, and its slabs are twice those of one.',
    knownUntil: '2025-09',
    confidence: 'high',
    slabMonths: 1,
    billMonths: 2,
    urban: {
      groups: oneGroup([50, 3.05], [100, 3.5], [250, 4.15], [ABOVE, 5.2]),
      fixed: GUJARAT_LOADS,
      duty: { percent: 15, on: 'all' },
    },
    rural: {
      groups: oneGroup([50, 2.65], [100, 3.1], [250, 3.75], [ABOVE, 4.9]),
      fixed: GUJARAT_LOADS,
      duty: { percent: 7.5, on: 'all' },
    },
    fuelPerUnit: 2.3,
    surcharges: [],
  },
)

const TG = tariffRule(
  '2025-04-29',
  {
    title: 'Siasat, 30 April 2025',
    href: 'https://www.siasat.com/no-increase-in-power-tariffs-for-2025-26-says-telangana-erc-3214412/',
  },
  {
    supplier: 'TGSPDCL and TGNPDCL, LT-I',
    order: 'TGERC order of 29 April 2025 for FY 2025-26; slabs of 23 March 2022',
    status:
      'No order for FY 2026-27 was found. The total decides which group of slabs holds from the first unit. Fixed charge and duty are of medium certainty; the customer charge of ₹70 is known for 51 to 100 units and is counted there alone, so add yours from the bill. Gruha Jyothi is for those whom the state has found eligible.',
    knownUntil: '2026-03',
    confidence: 'high',
    slabMonths: 1,
    billMonths: 1,
    urban: {
      groups: [
        {
          upTo: 100,
          slabs: [
            [50, 1.95],
            [100, 3.1],
          ],
        },
        {
          upTo: 200,
          slabs: [
            [100, 3.4],
            [200, 4.8],
          ],
        },
        {
          upTo: ABOVE,
          slabs: [
            [200, 5.1],
            [300, 7.7],
            [400, 9],
            [800, 9.5],
            [ABOVE, 10],
          ],
        },
      ],
      fixed: perKilowatt(10),
      duty: { rupeesPerUnit: 0.06 },
    },
    fuelPerUnit: null,
    surcharges: [],
    customer: { above: 50, upTo: 100, rupees: 70 },
    subsidy: { freeUpTo: 200 },
  },
)

/** The published tariffs of homes that we can vouch for. */
export const electricityTariffs = { MH, DL, KA, GJ, TG, TN, UP }

export interface UnknownTariff {
  supplier: string
  /** The newest order that was found. */
  order: string
  /** What is missing. */
  status: string
  source: RuleSource
  checkedOn: string
}

/** The newest order of large states of which too little was found for a bill: no bill is shown, and what is missing is said. */
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
    checkedOn: CHECKED_ON,
  },
  AP: {
    supplier: 'APSPDCL, APCPDCL and APEPDCL',
    order: 'APERC order of 20 February 2025 for FY 2025-26, no rise',
    status: 'The slabs of that order and those of 2026-27 were not found in two sources.',
    source: {
      title: 'The New Indian Express, 21 February 2025',
      href: 'https://www.newindianexpress.com/states/andhra-pradesh/2025/Feb/21/no-power-tariff-hike-for-2025-26-in-andhra',
    },
    checkedOn: '2026-11-22',
  },
  AS: {
    supplier: 'APDCL',
    order: 'AERC order of 29 March 2023',
    status:
      'It is the last whose rates we found, with a fuel charge of June 2023; later orders were not found.',
    source: {
      title: 'APDCL notice of June 2023',
      href: 'https://www.scribd.com/document/653927170/Tariff-Schedule-June-2023',
    },
    checkedOn: '2026-11-22',
  },
  BR: {
    supplier: 'NBPDCL and SBPDCL',
    order: 'BERC order of March 2026 for FY 2026-27, no rise',
    status:
      'One slab for towns, and 125 units free; the rates after the subsidy and the fixed charge were not found in two sources.',
    source: { title: 'Infouncle, March 2026', href: 'https://infouncle.com/?p=306211' },
    checkedOn: '2026-11-22',
  },
  CG: {
    supplier: 'CSPDCL',
    order: 'CSERC order of 11 July 2025 for FY 2025-26',
    status: 'Rates rose by 10 to 20 paise; the slabs and the order for 2026-27 were not found.',
    source: {
      title: 'The Hitavada, 12 July 2025',
      href: 'https://www.thehitavada.com/Encyc/2025/7/12/Minor-hikes-for-domestic_-non-domestic_-agri-consumers_-significant-reforms-for-Industry.amp.html',
    },
    checkedOn: '2026-11-22',
  },
  HR: {
    supplier: 'UHBVN and DHBVN',
    order: 'HERC order of 1 April 2025 for FY 2025-26',
    status:
      'Up to 100 units ₹2.20 (0 to 50) and ₹2.70; above, ₹2.95 (0 to 150), ₹5.25, ₹6.45 (from 301) and ₹7.10 (from 501), loads above 5 kW otherwise. Duty, fuel charge and the rates of 2026-27 were not found.',
    source: {
      title: 'Mint, 2 April 2025',
      href: 'https://www.livemint.com/news/india/haryana-electricity-tariff-hike-rates-revised-for-domestic-and-industrial-users-check-latest-charges-for-all-slabs-11743554869733.html',
    },
    checkedOn: '2026-11-22',
  },
  JH: {
    supplier: 'JBVNL',
    order: 'JSERC order of 30 April 2025 for FY 2025-26',
    status:
      '₹6.85 a unit in towns; the fixed charge, the rural rate and the order for 2026-27 were not found in two sources.',
    source: { title: 'News Analysis India, 2025', href: 'https://www.newsanalysisindia.com/?p=490090' },
    checkedOn: '2026-11-22',
  },
  KL: {
    supplier: 'KSEB',
    order: 'KSERC order of 5 December 2024, for 2024-25 and 2025-26',
    status: 'The rates from April 2025 were not found in two sources.',
    source: {
      title: 'Onmanorama, 6 December 2024',
      href: 'https://onmanorama.com/news/kerala/2024/12/06/electricity-tariff-hike-in-kerala-impact-on-consumers.amp.html',
    },
    checkedOn: '2026-11-22',
  },
  MP: {
    supplier: 'the three Vidyut Vitaran companies',
    order: 'MPERC order of March 2026 for FY 2026-27',
    status: 'In force from April 2026; its slabs were not found in two sources.',
    source: {
      title: 'Dainik Jagran, March 2026',
      href: 'https://english.dainikjagranmpcg.com/tag/13280/rss',
    },
    checkedOn: '2026-11-22',
  },
  OD: {
    supplier: 'TPCODL, TPNODL, TPWODL and TPSODL',
    order: 'OERC order of 24 March 2025 for FY 2025-26, no change',
    status:
      '₹2.90 up to 50 units, ₹4.70 to 200, ₹5.70 to 400 and ₹6.10 above; the fixed charge, the duty and the order for 2026-27 were not found.',
    source: {
      title: 'Deccan Chronicle, March 2025',
      href: 'https://www.deccanchronicle.com/nation/no-power-tariff-hike-in-odisha-for-2025-26-rebate-continues-for-e-bill-payments-1868821',
    },
    checkedOn: '2026-11-22',
  },
  PB: {
    supplier: 'PSPCL',
    order: 'PSERC order of 6 March 2026 for FY 2026-27',
    status:
      '300 units a month are free. Above them ₹3.85 up to 300 units and ₹7.05 beyond in one report; the fixed charges by load were not found.',
    source: {
      title: 'The New Indian Express, 6 March 2026',
      href: 'https://www.newindianexpress.com/nation/2026/Mar/06/ahead-of-2027-assembly-polls-punjab-slashes-power-tariffs-across-all-consumer-categories',
    },
    checkedOn: '2026-11-22',
  },
  RJ: {
    supplier: 'the Jaipur, Jodhpur and Ajmer companies',
    order: 'RERC order of 3 October 2025 for FY 2025-26',
    status:
      '₹4.75 up to 50 units and ₹6.00 to 150, with a regulatory surcharge; the further slabs and the fixed charges were not found in two sources.',
    source: { title: 'Udaipur Kiran, 3 October 2025', href: 'https://9xmnews.com/?p=64685' },
    checkedOn: '2026-11-22',
  },
} satisfies Record<string, UnknownTariff>

export type KnownState = keyof typeof electricityTariffs
