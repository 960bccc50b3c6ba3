import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import {
  type ElectricityTariff,
  group,
  oneGroup,
  perConnection,
  perKilowatt,
} from '@/lib/rules/energy/electricity-tariff'
import type { Rule, RuleRow } from '@/lib/rules/rule'

/** What a tariff has where its row has nothing else. */
const USUAL = { confidence: 'high', slabMonths: 1, billMonths: 1, fuelPerUnit: null, surcharges: [] } as const

type GivenTariff = Omit<ElectricityTariff, keyof typeof USUAL> & Partial<ElectricityTariff>

/** The oldest row first. */
function tariffRule(checkedOn: string, ...rows: RuleRow<GivenTariff>[]): Rule<ElectricityTariff> {
  return {
    label: `Electricity at home, ${rows[0]!.value.supplier}`,
    unit: 'rupees',
    checkedOn,
    values: rows.map((row) => ({ ...row, value: { ...USUAL, ...row.value } })),
  }
}

const MH = tariffRule('2026-11-23', {
  from: '2025-07-01',
  source: {
    title: 'Lokmat Times, 30 June 2025',
    href: 'https://www.lokmattimes.com/aurangabad/tariff-tension-relief-for-some-jolt-for-others-as-new-power-rates-kick-in/',
  },
  value: {
    supplier: 'MSEDCL, LT I-B residential, single phase',
    order: 'MERC review order of 25 June 2025',
    year: 'FY 2025-26',
    status:
      'In dispute. The Bombay High Court set this order aside in November 2025, and the Supreme Court sent it back to the commission on 17 November 2025. These rates were still billed in February 2026; objectors want those of 28 March 2025. The order itself changes the rates from April 2026 (by one report ₹10.80 instead of ₹11.10 for 101 to 300 units, before wheeling). No later order was found. Wheeling is included in the rate per unit. The fuel charge (FAC) was zero at the order.',
    knownUntil: '2026-02',
    urban: {
      groups: oneGroup([100, 5.74], [300, 12.57], [500, 16.85], [ABOVE, 19.15]),
      fixed: perConnection([ABOVE, 130]),
      duty: { percent: 16, on: 'all' },
    },
    alsoIn: {
      title: 'The Hitavada, 11 February 2026',
      href: 'https://www.thehitavada.com/Encyc/2026/2/11/reject-msedcls-review-petition-to-avoid-endless-litigation-goenka-to-merc.html',
    },
  },
})

const DL = tariffRule('2026-11-23', {
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
      'No later tariff order was found up to May 2026. The surcharge for power purchase differs by supplier; since 1 June 2026 it changes by the month and is at most 10% of energy and fixed charge. It is counted only when you enter it. The subsidy is as continued for 2025-26.',
    knownUntil: '2026-05',
    urban: {
      groups: oneGroup([200, 3], [400, 4.5], [800, 6.5], [1_200, 7], [ABOVE, 8]),
      fixed: perKilowatt([2, 20], [5, 50], [15, 100], [25, 200], [ABOVE, 250]),
      duty: { percent: 5, on: 'all' },
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

/** The three years of Karnataka's order of 27 March 2025, of which two have begun. */
const KARNATAKA = {
  supplier: 'BESCOM and the other ESCOMs, LT domestic',
  order: 'KERC order of 27 March 2025 for FY 2025-26 to 2027-28',
  status:
    'From April 2027 the same order has ₹5.75 a unit, ₹155 a kW and a surcharge of 34 paise. The monthly fuel charge (FPPCA) is counted only when you enter it. Gruha Jyothi covers up to 200 units, and no more than your own average of twelve months and 10%.',
  subsidy: { freeUpTo: 200 },
  alsoIn: {
    title: 'The New Indian Express, 20 March 2025: surcharge of 36, 35 and 34 paise, and the tax on it',
    href: 'https://www.newindianexpress.com/states/karnataka/2025/Mar/20/karnataka-power-consumers-to-pay-36-paise-per-unit-surcharge-from-april-1',
  },
}

const KA = tariffRule(
  '2026-11-23',
  {
    from: '2025-04-01',
    source: {
      title: 'The New Indian Express, 28 March 2025',
      href: 'https://www.newindianexpress.com/states/karnataka/2025/Mar/28/power-bill-to-burn-a-seven-per-cent-hole-in-your-pocket-from-april-1',
    },
    value: {
      ...KARNATAKA,
      year: 'FY 2025-26',
      knownUntil: '2026-03',
      nextStep: '2026-04-01',
      urban: {
        groups: oneGroup([ABOVE, 5.8]),
        fixed: perKilowatt([ABOVE, 145]),
        duty: { percent: 9, on: 'energyAndSurcharge' },
      },
      surcharges: [{ name: 'pensionSurcharge', rupeesPerUnit: 0.36 }],
    },
  },
  {
    from: '2026-04-01',
    source: {
      title: 'LatestLY, 27 March 2025: ₹5 a kW more in 2026-27',
      href: 'https://www.latestly.com/agency-news/latest-news-kerc-announces-major-power-tariff-cuts-for-businesses-homes-6740048.html',
    },
    value: {
      ...KARNATAKA,
      year: 'FY 2026-27',
      knownUntil: '2027-03',
      nextStep: '2027-04-01',
      urban: {
        groups: oneGroup([ABOVE, 5.8]),
        fixed: perKilowatt([ABOVE, 150]),
        duty: { percent: 9, on: 'energyAndSurcharge' },
      },
      surcharges: [{ name: 'pensionSurcharge', rupeesPerUnit: 0.35 }],
    },
  },
)

const AP = tariffRule('2026-11-23', {
  from: '2022-04-01',
  source: {
    title: 'Sakshi Post, 31 March 2022',
    href: 'https://english.sakshi.com/news/andhrapradesh/andhra-pradesh-revised-power-tariff-april-1-check-rates-152894',
  },
  value: {
    supplier: 'APSPDCL, APCPDCL and APEPDCL, LT-I',
    order: 'APERC order of 30 March 2022, no rise for FY 2025-26 (order of 20 February 2025)',
    year: 'FY 2022-23 to 2025-26',
    status:
      'No order for FY 2026-27 was found. The fixed charge of ₹10 a kW is of medium certainty. Fuel and true-up charges (FPPCA) are counted only when you enter them.',
    knownUntil: '2026-03',
    urban: {
      groups: oneGroup([30, 1.9], [75, 3], [125, 4.5], [225, 6], [400, 8.75], [ABOVE, 9.75]),
      fixed: perKilowatt([ABOVE, 10]),
      duty: 'notFound',
    },
    alsoIn: {
      title: 'The New Indian Express, 21 February 2025: no rise for 2025-26',
      href: 'https://www.newindianexpress.com/states/andhra-pradesh/2025/Feb/21/no-power-tariff-hike-for-2025-26-in-andhra',
    },
  },
})

const BR = tariffRule('2026-11-23', {
  from: '2026-04-01',
  source: { title: 'Infouncle, March 2026', href: 'https://infouncle.com/?p=306211' },
  value: {
    supplier: 'NBPDCL and SBPDCL, domestic',
    order: 'BERC order of March 2026, no rise and one slab',
    year: 'FY 2026-27',
    status:
      'The rate is the one before the state’s subsidy, whose amount for 2026-27 was not found: it is counted only up to 125 units a month, which have been free since July 2025. In 2025-26 homes paid ₹4.12 a unit in towns and ₹2.45 in villages after the subsidy.',
    knownUntil: '2027-03',
    confidence: 'medium',
    urban: { groups: oneGroup([ABOVE, 7.42]), fixed: 'notFound', duty: 'notFound' },
    subsidy: { freeUpTo: 125 },
    alsoIn: {
      title: 'HT Syndication, 29 July 2025: 125 units free',
      href: 'https://www.htsyndication.com/ht-patna/article/urban-power-consumers-to-get-rs.550-off-per-month-in-bihar/91937894',
    },
  },
})

const GUJARAT_LOADS = perConnection([2, 15], [4, 25], [6, 45], [ABOVE, 70])

const GJ = tariffRule('2026-11-23', {
  from: '2025-07-01',
  source: {
    title: 'GEB Guru, July 2025: fuel charge reduced',
    href: 'https://gebguru.in/fuel-rate-down-in-electricity-bill',
  },
  value: {
    supplier: 'UGVCL, DGVCL, MGVCL and PGVCL, RGP',
    order: 'GERC, no rise since 2023-24; fuel charge of ₹2.30 from 1 July 2025',
    year: 'FY 2025-26',
    status:
      'Seen for July to September 2025; no order for FY 2026-27 was found. The fuel charge of later quarters was not found: enter the one on your bill. The usual bill is of two months, and its slabs are twice those of one.',
    knownUntil: '2025-09',
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
  },
})

const HR = tariffRule('2026-11-23', {
  from: '2025-04-01',
  source: {
    title: 'Mint, 2 April 2025',
    href: 'https://www.livemint.com/news/india/haryana-electricity-tariff-hike-rates-revised-for-domestic-and-industrial-users-check-latest-charges-for-all-slabs-11743554869733.html',
  },
  value: {
    supplier: 'UHBVN and DHBVN, domestic',
    order: 'HERC order in force from 1 April 2025',
    year: 'FY 2025-26',
    status:
      'No order for FY 2026-27 was found. Load and use decide the group of slabs. The fixed charge of ₹50 a kW above 300 units is of medium certainty; there is no minimum charge.',
    knownUntil: '2026-03',
    urban: {
      groups: [
        group({ upTo: 100, upToKilowatts: 2 }, [50, 2.2], [100, 2.7]),
        group({ upTo: ABOVE, upToKilowatts: 5 }, [150, 2.95], [300, 5.25], [500, 6.45], [ABOVE, 7.1]),
        group({ upTo: ABOVE }, [500, 6.5], [1_000, 7.15], [ABOVE, 7.5]),
      ],
      fixed: { ...perKilowatt([ABOVE, 50]), above: 300 },
      duty: 'notFound',
    },
    alsoIn: {
      title: 'Newsbuck, April 2025',
      href: 'https://newsbuck.com/news-detail/power-bills-to-see-a-jump-in-haryana.html',
    },
  },
})

const JH = tariffRule('2026-11-23', {
  from: '2025-05-01',
  source: {
    title: 'ETV Bharat, 30 April 2025',
    href: 'https://www.etvbharat.com/en/!state/jharkhand-state-electricity-regulatory-commission-introduced-the-increased-rate-in-the-power-tariff-enn25043004492',
  },
  value: {
    supplier: 'JBVNL, domestic',
    order: 'JSERC order of 30 April 2025',
    year: 'FY 2025-26',
    status:
      'No order for FY 2026-27 was found. The rate is the one before the state’s subsidy, by which 200 units a month are free for those eligible.',
    knownUntil: '2026-03',
    urban: { groups: oneGroup([ABOVE, 6.85]), fixed: 'notFound', duty: 'notFound' },
    rural: { groups: oneGroup([ABOVE, 6.7]), fixed: 'notFound', duty: 'notFound' },
    subsidy: { freeUpTo: 200 },
    alsoIn: {
      title: 'India TV, 30 April 2025',
      href: 'https://www.indiatvnews.com/jharkhand/jharkhand-hikes-power-tariff-by-6-34-domestic-consumers-in-rural-areas-to-pay-rs-6-70-per-unit-2025-04-30-988053',
    },
  },
})

const OD = tariffRule('2026-11-23', {
  from: '2024-04-01',
  source: {
    title: 'The New Indian Express, 14 February 2024',
    href: 'https://www.newindianexpress.com/states/odisha/2024/Feb/14/odisha-electricity-regulatory-commission-cuts-retail-tariff-by-10-paise-across-all-slabs',
  },
  value: {
    supplier: 'TPCODL, TPNODL, TPSODL and TPWODL, domestic',
    order: 'OERC order of 13 February 2024, unchanged by the order of 24 March 2025',
    year: 'FY 2024-25 and 2025-26',
    status:
      'No order for FY 2026-27 was found. The rebates of ₹10 for an e-bill and of 4% for paying digitally are not taken off.',
    knownUntil: '2026-03',
    urban: {
      groups: oneGroup([50, 2.9], [200, 4.7], [400, 5.7], [ABOVE, 6.1]),
      fixed: 'notFound',
      duty: 'notFound',
    },
    alsoIn: {
      title: 'The Hans India, March 2025: no rise',
      href: 'https://www.thehansindia.com/news/national/no-hike-in-power-tariff-957250',
    },
  },
})

const PB = tariffRule('2026-11-23', {
  from: '2026-04-01',
  source: {
    title: 'Punjab Today News, 7 March 2026',
    href: 'https://www.punjabtodaynews.com/punjab-electricity-tariff-reduction-2026',
  },
  value: {
    supplier: 'PSPCL, domestic, load up to 2 kW',
    order: 'PSERC order of 6 March 2026',
    year: 'FY 2026-27',
    status:
      'Only the slabs for a load up to 2 kW were found in two sources. The fixed charge of ₹50 a kW is of medium certainty. By the state’s subsidy 300 units a month are free.',
    knownUntil: '2027-03',
    upToKilowatts: 2,
    urban: {
      groups: oneGroup([300, 3.85], [ABOVE, 7.05]),
      fixed: perKilowatt([ABOVE, 50]),
      duty: 'notFound',
    },
    subsidy: { freeUpTo: 300 },
    alsoIn: {
      title: 'The New Indian Express, 6 March 2026',
      href: 'https://www.newindianexpress.com/nation/2026/Mar/06/ahead-of-2027-assembly-polls-punjab-slashes-power-tariffs-across-all-consumer-categories',
    },
  },
})

const TN = tariffRule('2026-11-23', {
  from: '2025-07-01',
  source: {
    title: 'The New Indian Express, 1 July 2025',
    href: 'https://www.newindianexpress.com/states/tamil-nadu/2025/Jul/01/tamil-nadu-to-absorb-rs-520-crore-to-save-small-firms-domestic-users',
  },
  value: {
    supplier: 'TNPDCL, LT I-A',
    order: 'TNERC order of 30 June 2025, its rise borne by the state',
    year: 'FY 2025-26',
    status:
      'What a home pays after the state’s subsidy, with 100 units free in two months. The prices are of medium certainty; a revision of July 2026 was not found. No fixed charge, and no electricity tax for homes.',
    knownUntil: '2026-06',
    confidence: 'medium',
    slabMonths: 2,
    billMonths: 2,
    urban: {
      groups: [
        group({ upTo: 500 }, [100, 0], [200, 2.35], [400, 4.7], [500, 6.3]),
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
      duty: 'none',
    },
    alsoIn: {
      title: 'Tiruvannamalai news, July 2024: the slabs',
      href: 'https://tvmalai.in/electricity-tariff-hike-in-tamil-nadu-unit-full-details',
    },
  },
})

const TG = tariffRule('2026-11-23', {
  from: '2025-04-29',
  source: {
    title: 'Siasat, 30 April 2025',
    href: 'https://www.siasat.com/no-increase-in-power-tariffs-for-2025-26-says-telangana-erc-3214412/',
  },
  value: {
    supplier: 'TGSPDCL and TGNPDCL, LT-I',
    order: 'TGERC order of 29 April 2025; slabs of 23 March 2022',
    year: 'FY 2025-26',
    status:
      'No order for FY 2026-27 was found. The total decides which group of slabs holds from the first unit. Fixed charge and duty are of medium certainty. Above 800 units reports differ on the fixed charge (₹50 or ₹100), so it is left out there. The customer charge of ₹70 is known for 51 to 100 units and is counted there alone, so add yours from the bill. Gruha Jyothi is for those whom the state has found eligible.',
    knownUntil: '2026-03',
    urban: {
      groups: [
        group({ upTo: 100 }, [50, 1.95], [100, 3.1]),
        group({ upTo: 200 }, [100, 3.4], [200, 4.8]),
        group({ upTo: ABOVE }, [200, 5.1], [300, 7.7], [400, 9], [800, 9.5], [ABOVE, 10]),
      ],
      fixed: { ...perKilowatt([ABOVE, 10]), knownUpTo: 800 },
      duty: { rupeesPerUnit: 0.06 },
    },
    customer: { above: 50, upTo: 100, rupees: 70 },
    subsidy: { freeUpTo: 200 },
    alsoIn: {
      title: 'The New Indian Express, 29 October 2024',
      href: 'https://www.newindianexpress.com/states/telangana/2024/Oct/29/tgerc-puts-its-foot-down-says-no-tariff-hike-for-any-consumer',
    },
  },
})

const UP = tariffRule('2026-11-23', {
  from: '2025-11-22',
  source: {
    title: 'MENAFN, November 2025: no change for a sixth year',
    href: 'https://menafn.com/1110384035/No-Hike-UP-Electricity-Regulatory-Commission-Maintains-Power-Tariffs-For-6Th-Year-Heres-What-Changes-For-Consumers',
  },
  value: {
    supplier: 'UPPCL’s companies, LMV-1',
    order: 'UPERC order of 22 November 2025; slabs of 23 July 2022',
    year: 'FY 2025-26',
    status:
      'No order for FY 2026-27 was found. The fuel surcharge has changed by the month since 2025 and is counted only when you enter it. The rural fixed charge of ₹90 per kW is of medium certainty.',
    knownUntil: '2026-03',
    urban: {
      groups: oneGroup([150, 5.5], [300, 6], [ABOVE, 6.5]),
      fixed: perKilowatt([ABOVE, 110]),
      duty: { percent: 5, on: 'all' },
    },
    rural: {
      groups: oneGroup([100, 3.35], [150, 3.85], [300, 5], [ABOVE, 5.5]),
      fixed: perKilowatt([ABOVE, 90]),
      duty: { percent: 5, on: 'all' },
    },
    alsoIn: {
      title: 'Powerline, 12 November 2020: the slabs kept',
      href: 'https://powerline.net.in/2020/11/12/no-power-tariff-hike-slabs-unchanged-in-uttar-pradesh/',
    },
  },
})

/** The published tariffs of homes that two sources carry. */
export const electricityTariffs = { MH, DL, KA, AP, BR, GJ, HR, JH, OD, PB, TN, TG, UP }

export type KnownState = keyof typeof electricityTariffs
