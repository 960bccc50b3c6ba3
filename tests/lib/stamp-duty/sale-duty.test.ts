import fc from 'fast-check'
import { ruleOn, RuleNotKnown } from '@/lib/rules/rule'
import { alsoRead } from '@/lib/rules/stamp-duty/sale-sources'
import type { Area } from '@/lib/rules/stamp-duty/sale-terms'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { type StateCode, stateNames } from '@/lib/rules/states/state-names'
import { areaBy, saleDuty } from '@/lib/stamp-duty/sale-duty'
import { saleSureness, type SaleSureness } from '@/lib/stamp-duty/sale-sureness'
import { noSaleDuty, otherReadings } from '@/lib/stamp-duty/sale-readings'
import { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'
import {
  type Asked,
  askedOf,
  dutyOf,
  parts,
  question,
  readings,
  terms,
} from '@/tests/lib/stamp-duty/asked-sale'

const LAKH = 1_00_000
const CRORE = 1_00_00_000

it.each<[string, string | Asked, ReturnType<typeof parts>]>([
  ['Mumbai, a man: 5% and 1% cess, registration capped', '', [4 * LAKH, 80_000, 0, 30_000, 5_10_000]],
  ['a woman: one point less', 'female', [3_20_000, 80_000, 0, 30_000, 4_30_000]],
  ['both together pay as a man', 'joint', [4 * LAKH, 80_000, 0, 30_000, 5_10_000]],
  ['a woman’s shop has no rebate', { buyer: 'female', home: false }, [4 * LAKH, 80_000, 0, 30_000, 5_10_000]],
  ['registration below its cap: 1% of 20 lakh', '20 lakh', [LAKH, 20_000, 0, 20_000, 1_40_000]],
  ['at its cap', '30 lakh', [1_50_000, 30_000, 0, 30_000, 2_10_000]],
  [
    'the government’s value, when higher',
    { value: 70 * LAKH, governmentValue: 80 * LAKH },
    [4 * LAKH, 80_000, 0, 30_000, 5_10_000],
  ],
  // Openplot, 2024: 1% metro cess in Pune, Thane, Nagpur and Navi Mumbai as in Mumbai; Fulinspace, 2025-26:
  // 7% in total.
  ['Pune: 6% and 1% cess', 'otherCities', [4_80_000, 80_000, 0, 30_000, 5_90_000]],
  ['Navi Mumbai the same', 'naviMumbai', [4_80_000, 80_000, 0, 30_000, 5_90_000]],
  ['a woman in Navi Mumbai: 6%', 'naviMumbai, female', [4 * LAKH, 80_000, 0, 30_000, 5_10_000]],
  // Puneri Property, September 2020, and PropertyPistol, 2022: 5% and a surcharge of 1% in corporations
  // without a metro.
  ['Nashik: 5% and 1% surcharge', '10 lakh, corporation', [50_000, 0, 10_000, 10_000, 70_000]],
  [
    'a woman in Kolhapur: one point less',
    '10 lakh, corporation, female',
    [40_000, 0, 10_000, 10_000, 60_000],
  ],
  ['a gram panchayat: 3%, 4% or 5%', '10 lakh, village', 'dispute'],
  ['a council, a woman: 3% or 5%', '10 lakh, council, female', 'dispute'],
  // Deccan Herald, 30 August 2025: 7.6 lakh in total.
  ['Bengaluru, 1 crore', 'KA, 1 crore', [5 * LAKH, 50_000, 10_000, 2 * LAKH, 7_60_000]],
  [
    'a village of Karnataka: surcharge 3% of the duty',
    'KA, 1 crore, rural',
    [5 * LAKH, 50_000, 15_000, 2 * LAKH, 7_65_000],
  ],
  // Article 20 as amended in 2020 and 2021: first sale of a flat or apartment.
  [
    'Karnataka, the first sale of a flat at 45 lakh: 3%',
    'KA, 45 lakh, firstFlat',
    [1_35_000, 13_500, 2_700, 90_000, 2_41_200],
  ],
  ['a rupee above: 5% of all', 'KA, 45,00,100, firstFlat', [2_25_005, 22_500.5, 4_500.1, 90_002, 3_42_007.6]],
  ['at 20 lakh: 2%', 'KA, 20 lakh, firstFlat', [40_000, 4_000, 800, 40_000, 84_800]],
  ['a rupee above: 3%', 'KA, 20,00,001, firstFlat', [60_000.03, 6_000, 1_200, 40_000.02, 1_07_200.05]],
  ['a resale of 45 lakh: 5%', 'KA, 45 lakh', [2_25_000, 22_500, 4_500, 90_000, 3_42_000]],
  // Hindustan Times, 23 July 2025.
  ['Uttar Pradesh, a man, 1 crore', 'UP, 1 crore', [7 * LAKH, 0, 0, LAKH, 8 * LAKH]],
  ['a woman', 'UP, 1 crore, female', [6 * LAKH, 0, 0, LAKH, 7 * LAKH]],
  ['a woman above 1 crore', 'UP, 2 crore, female', [14 * LAKH, 0, 0, 2 * LAKH, 16 * LAKH]],
  ['both together up to 1 crore: 6%, 6.5% or by her share', 'UP, 1 crore, joint', 'dispute'],
  ['both together above it', 'UP, 2 crore, joint', 'dispute'],
  ['Delhi at 25 lakh, a man: 6%', 'DL, 25 lakh', [1_50_000, 0, 0, 25_100, 1_75_100]],
  ['above it: 7%', 'DL, 50 lakh', [3_50_000, 0, 0, 50_100, 4_00_100]],
  ['a woman above it: 5%', 'DL, 50 lakh, female', [2_50_000, 0, 0, 50_100, 3_00_100]],
  ['both above it: 6%', 'DL, 50 lakh, joint', [3 * LAKH, 0, 0, 50_100, 3_50_100]],
  ['NDMC: 5.5%', 'DL, 50 lakh, ndmc', [2_75_000, 0, 0, 50_100, 3_25_100]],
  ['the cantonment: 3%', 'DL, 50 lakh, cantonment', [1_50_000, 0, 0, 50_100, 2_00_100]],
  // The Hindu, 20 March 2023: the fee from 4% to 2%; DT Next, 31 March 2025: 1% for women up to 10 lakh.
  ['Tamil Nadu: 7% and 2%', 'TN, 50 lakh', [3_50_000, 0, 0, LAKH, 4_50_000]],
  ['a woman up to 10 lakh: 1%', 'TN, 10 lakh, female', [70_000, 0, 0, 10_000, 80_000]],
  ['a woman a rupee above it: 2%', 'TN, 10,00,001, female', [70_000.07, 0, 0, 20_000.02, 90_000.09]],
  ['both up to it: 2%', 'TN, 10 lakh, joint', [70_000, 0, 0, 20_000, 90_000]],
  // JSA and Dinakaran, December 2023: first sale of a flat 4% to 50 lakh, 5% to 3 crore, fee 2%.
  ['the first sale of a flat at 50 lakh: 4%', 'TN, 50 lakh, firstFlat', [2 * LAKH, 0, 0, LAKH, 3 * LAKH]],
  ['at 3 crore: 5%', 'TN, 3 crore, firstFlat', [15 * LAKH, 0, 0, 6 * LAKH, 21 * LAKH]],
  ['above it: 7%', 'TN, 4 crore, firstFlat', [28 * LAKH, 0, 0, 8 * LAKH, 36 * LAKH]],
  ['Gujarat: 4.9% and 1%', 'GJ, 50 lakh', [2_45_000, 0, 0, 50_000, 2_95_000]],
  ['a woman’s registration is free', 'GJ, 50 lakh, female', [2_45_000, 0, 0, 0, 2_45_000]],
  ['not with a man', 'GJ, 50 lakh, joint', [2_45_000, 0, 0, 50_000, 2_95_000]],
  // ClearTax, 17 April 2025, and Housing.com: 7/5/6 in towns, 5/3/4 outside; Lease Warehouse: the scale of fees.
  [
    'Haryana, a man and a woman in a town: 6%',
    'HR, 50 lakh, urban, joint',
    [3 * LAKH, 0, 0, 25_000, 3_25_000],
  ],
  ['both in a village: 4%', 'HR, 50 lakh, rural, joint', [2 * LAKH, 0, 0, 25_000, 2_25_000]],
  ['a woman in a village: 3%', 'HR, 10 lakh, rural, female', [30_000, 0, 0, 5_000, 35_000]],
  ['Telangana: all within 7.5%', 'TG, 1 crore', [7_50_000, 0, 0, 0, 7_50_000]],
  ['Andhra Pradesh the same', 'AP, 1 crore, female', [7_50_000, 0, 0, 0, 7_50_000]],
  ['Kerala: 8% and 2%', 'KL, 1 crore', [8 * LAKH, 0, 0, 2 * LAKH, 10 * LAKH]],
  // Onmanorama, 14 March 2023: 25 lakh, duty 1.75 lakh within six months of the building number.
  ['Kerala, a new flat: 7%', 'KL, 25 lakh, firstFlat', [1_75_000, 0, 0, 50_000, 2_25_000]],
  ['Punjab: registration capped at 2 lakh', 'PB, 3 crore', [21 * LAKH, 0, 0, 2 * LAKH, 23 * LAKH]],
  ['Punjab, a man and a woman: 6%', 'PB, 1 crore, joint', [6 * LAKH, 0, 0, LAKH, 7 * LAKH]],
  ['Madhya Pradesh, a town: 9.5% and 3%', 'MP, 1 crore, urban', [9_50_000, 0, 0, 3 * LAKH, 12_50_000]],
  ['a village: 6.5%', 'MP, 1 crore, rural', [6_50_000, 0, 0, 3 * LAKH, 9_50_000]],
  // Nai Dunia, 28 September 2025, and HerCircle: women 10.5% in towns, 7.5% in villages.
  ['a woman in a town: 10.5%', 'MP, 1 crore, urban, female', [9_50_000, 0, 0, LAKH, 10_50_000]],
  ['a woman in a village: 7.5%', 'MP, 1 crore, rural, female', [6_50_000, 0, 0, LAKH, 7_50_000]],
  // Housing.com, 2024: registration goes with the duty, 7.6%, 8.4% and 8% in total.
  ['Bihar, man to woman: 5.7% and 1.9%', 'BR, 1 crore, female', [5_70_000, 0, 0, 1_90_000, 7_60_000]],
  [
    'woman to man: 6.3% and 2.1%',
    { state: 'BR', value: CRORE, seller: 'female' },
    [6_30_000, 0, 0, 2_10_000, 8_40_000],
  ],
  ['man to man: 6%', 'BR, 1 crore', [6 * LAKH, 0, 0, 2 * LAKH, 8 * LAKH]],
  ['Odisha, a woman: 4%', 'OD, 1 crore, female', [4 * LAKH, 0, 0, 2 * LAKH, 6 * LAKH]],
  ['Jharkhand', 'JH, 1 crore', [4 * LAKH, 0, 0, 3 * LAKH, 7 * LAKH]],
  // Project Sarthi: 25% rebate up to a value of ₹25 lakh.
  ['Uttarakhand, a woman at 25 lakh: 3.75%', 'UK, 25 lakh, female', [93_750, 0, 0, 50_000, 1_43_750]],
  [
    // The department’s table: 3.75% of 25 lakh is 93,750, 5% of 75 lakh is 3,75,000.
    'above it: 5% on the rest, registration at its cap',
    'UK, 1 crore, female',
    [4_68_750, 0, 0, 50_000, 5_18_750],
  ],
  ['a man above it', 'UK, 1 crore', [5 * LAKH, 0, 0, 50_000, 5_50_000]],
  ['both above it: not stated', 'UK, 1 crore, joint', 'dispute'],
  ['both up to it: 4.37%', 'UK, 20 lakh, joint', [87_400, 0, 0, 40_000, 1_27_400]],
  // Housing.com, 2025, and two more: 4% for a man and a woman together.
  ['Odisha, both: 4%', 'OD, 1 crore, joint', [4 * LAKH, 0, 0, 2 * LAKH, 6 * LAKH]],
  // Zee Rajasthan, 11 February 2026: 30% of the duty, 33% where the duty is above 10 lakh.
  ['Rajasthan, a man: 6% and 30% of it', 'RJ, 1 crore', [6 * LAKH, 0, 1_80_000, LAKH, 8_80_000]],
  ['a duty of 12 lakh: 33% of it', 'RJ, 2 crore', [12 * LAKH, 0, 3_96_000, 2 * LAKH, 17_96_000]],
  [
    'a woman’s duty of exactly 10 lakh: 30%',
    'RJ, 2 crore, female',
    [10 * LAKH, 0, 3 * LAKH, 2 * LAKH, 15 * LAKH],
  ],
  ['a flat up to 50 lakh: 5% for men as well', 'RJ, 50 lakh, flat', [2_50_000, 0, 75_000, 50_000, 3_75_000]],
  ['husband and wife up to 50 lakh: 5.5%', 'RJ, 50 lakh, joint', [2_75_000, 0, 82_500, 50_000, 4_07_500]],
  ['above it their rate is not known', 'RJ, 1 crore, joint', 'joint'],
  // Act 15 of 2023, gazette of 15 December 2023; the fee at most 25,000, himachal.nic.in.
  ['Himachal Pradesh, a woman at 80 lakh: 4%', 'HP, female', [3_20_000, 0, 0, 25_000, 3_45_000]],
  ['a man at 80 lakh: 8%', 'HP', [6_40_000, 0, 0, 25_000, 6_65_000]],
  ['both: not found', 'HP, joint', 'joint'],
  // Legality Simplified, 2025: 12% under section 118 since 18 February 2025, whatever the sex.
  [
    'a woman with permission under section 118: 12%',
    'HP, 50 lakh, female, permission',
    [6 * LAKH, 0, 0, 25_000, 6_25_000],
  ],
  ['both with it', 'HP, 10 lakh, joint, permission', [1_20_000, 0, 0, 20_000, 1_40_000]],
  // Bajaj Finserv: 4% for women.
  ['Chhattisgarh, a woman', 'CG, 1 crore, female', [4 * LAKH, 0, 0, 4 * LAKH, 8 * LAKH]],
  // Credit Dharma, 2024: 4.5% up to 1 crore, registration 3.5% above 75 lakh.
  ['Goa, 1 crore', 'GA, 1 crore', [4_50_000, 0, 0, 3_50_000, 8 * LAKH]],
  ['Goa up to 50 lakh: 3% or 3.5%', 'GA, 50 lakh', 'dispute'],
  // ghar.tv, 28 February 2025.
  ['Jammu and Kashmir, a woman: 3%', 'JK, 1 crore, female', [3 * LAKH, 0, 0, 1_20_000, 4_20_000]],
  // The Kashmir Monitor and Ziraat Times, 26 January 2019: SRO 82, 5% for husband and wife.
  ['husband and wife: 5%', 'JK, 1 crore, joint', [5 * LAKH, 0, 0, 1_20_000, 6_20_000]],
  // Housing.com and Credit Dharma, 2025.
  ['Arunachal Pradesh: 6% and 1%', 'AR, 1 crore', [6 * LAKH, 0, 0, LAKH, 7 * LAKH]],
  // Bajaj Finserv and Credit Dharma: 6%, registration 0.5%.
  ['Daman, a man', 'DD, 1 crore', [6 * LAKH, 0, 0, 50_000, 6_50_000]],
  ['a woman: her fee is in one source only', 'DD, 1 crore, female', [4 * LAKH, 0, 0, null, 4 * LAKH]],
  // Bajaj Finserv, Credit Dharma and the Government of Mizoram on its neighbours.
  ['Manipur: 7% and 3%', 'MN, 1 crore', [7 * LAKH, 0, 0, 3 * LAKH, 10 * LAKH]],
  ['Meghalaya: 9.9%, the fee not settled', 'ML, 1 crore', [9_90_000, 0, 0, null, 9_90_000]],
  ['up to 1.5 lakh the rate is not settled', 'ML, 1.5 lakh', 'value'],
  // PTI, 29 February 2024: 3%; Housing.com: 1%, at most 5,000.
  ['Mizoram: 3%, fee capped', 'MZ, 10 lakh', [30_000, 0, 0, 5_000, 35_000]],
  ['Nagaland: 8.25%', 'NL, 1 crore', [8_25_000, 0, 0, null, 8_25_000]],
  // The Hindu, 22 March 2024: half the duty for resident women.
  ['Puducherry, a woman: half of 10%', 'PY, 50 lakh, female', [2_50_000, 0, 0, null, 2_50_000]],
  // The districts of Soreng, Mangan and Namchi: 4% registration, 1% duty.
  ['Sikkim: 1% and 4%', 'SK, 1 crore', [LAKH, 0, 0, 4 * LAKH, 5 * LAKH]],
  ['Tripura: 5%, the fee disputed', 'TR, 1 crore', [5 * LAKH, 0, 0, null, 5 * LAKH]],
  ['Ladakh, a man: 7%, the fee not settled', 'LA, 1 crore', [7 * LAKH, 0, 0, null, 7 * LAKH]],
  ['husband and wife: 5%', 'LA, 1 crore, joint', [5 * LAKH, 0, 0, null, 5 * LAKH]],
  // Millennium Post, 1 July 2024: 6% and 7% in towns, 5% and 6% outside since then.
  ['West Bengal, a town: 6%', 'WB, 1 crore, urban', [6 * LAKH, 0, 0, LAKH, 7 * LAKH]],
  ['above 1 crore: 7%', 'WB, 2 crore, urban, female', [14 * LAKH, 0, 0, 2 * LAKH, 16 * LAKH]],
  ['a village: 5%', 'WB, 50 lakh, rural', [2_50_000, 0, 0, 50_000, 3 * LAKH]],
  ['Assam', 'AS', 'dispute'],
  ['Andaman and Nicobar Islands', 'AN', 'dispute'],
  ['Chandigarh', 'CH', 'dispute'],
  ['Lakshadweep', 'LD', 'dispute'],
  ['six paise are worth no duty', 'KL, 0.06', [0, 0, 0, 0, 0]],
])('%s', (_, sale, expected) => {
  expect(parts(askedOf(sale))).toEqual(expected)
})

it.each<[string, string, number[]]>([
  // Hindustan Times, 2 March 2023: a special fee of 0.25%; tables of 2024 and 2025 leave it out.
  ['Punjab, a man: 7.25% and 1%', 'PB, 1 crore', [8_25_000]],
  // 5% and 3.75% of 1 crore, and 50,000; 3.75% of the first 25 lakh and 5% of the rest is counted.
  ['Uttarakhand, a woman above 25 lakh', 'UK, 1 crore, female', [5_50_000, 4_25_000]],
  ['both above it: 5% or 4.37%', 'UK, 1 crore, joint', [5_50_000, 4_87_000]],
  ['up to it all agree', 'UK, 25 lakh, female', []],
  ['a man’s rate is not disputed', 'UK, 1 crore', []],
  // 5%, 4% and 3%, and 1%: the first has the best support.
  ['a village of Maharashtra', '10 lakh, village', [60_000, 50_000, 40_000]],
  ['a woman there', '10 lakh, village, female', [50_000, 40_000, 30_000]],
  ['a council', '10 lakh, council', [50_000, 70_000]],
  // The district of Hailakandi: 4% and 2%; then 6% and 8.5%; 8.25% and 1%; 5% without a fee; 5% and 3%.
  ['Assam in a town', 'AS, 10 lakh, urban', [60_000, 1_45_000, 92_500, 50_000, 80_000]],
  ['a woman in a village', 'AS, 10 lakh, rural, female', [30_000, 1_35_000, 52_500]],
  // 7% less 1 lakh, and 1%.
  ['Uttar Pradesh, a woman above 1 crore', 'UP, 2 crore, female', [15 * LAKH]],
  ['both up to it: 6.5% or 6%', 'UP, 1 crore, joint', [7_50_000, 7 * LAKH]],
  ['both above it: 7%', 'UP, 2 crore, joint', [16 * LAKH]],
  ['a man agrees with all', 'UP, 2 crore', []],
  // 33% of 6 lakh in place of 30%.
  ['Rajasthan, 1 crore', 'RJ, 1 crore', [8_98_000]],
  ['above a duty of 10 lakh they agree', 'RJ, 2 crore', []],
  // Registration 2% for women; 1% of the local body on top, with the fee of 4%.
  ['Chhattisgarh, a woman', 'CG, 1 crore, female', [6 * LAKH, 9 * LAKH]],
  ['both: 4.5% and 1%', 'CG, 1 crore, joint', [9_50_000]],
  ['Puducherry: the fee until June 2025', 'PY, 1 crore', [10_50_000]],
  // 7.5% without a fee; 8.25% and 1%.
  ['Nagaland', 'NL, 1 crore', [7_50_000, 9_25_000]],
  ['Ladakh: the fee of one portal', 'LA, 1 crore', [8_20_000]],
  ['Haryana at exactly 25 lakh', 'HR, 25 lakh, urban', [1_90_000]],
  ['not a rupee above', 'HR, 25,00,001, urban', []],
  ['Lakshadweep, a woman: 1% or 6%', 'LD, 10 lakh, female', [10_000, 60_000]],
  ['Chandigarh: 5% or 6%, and 1%', 'CH, 10 lakh', [60_000, 70_000]],
  // 3% or 3.5%, and 3% in both; then 4.5% in place of 4%.
  ['Goa up to 50 lakh', 'GA, 50 lakh', [3 * LAKH, 3_25_000]],
  ['Goa at 60 lakh', 'GA, 60 lakh', [4_50_000]],
  ['above it they agree', 'GA, 1 crore', []],
])('other readings: %s', (_, sale, totals) => {
  expect(readings(askedOf(sale))).toEqual(totals)
})

it('takes the state’s first area for one that it does not know', () => {
  expect(areaBy(terms('KA'), 'mumbai')).toBe('urban')
  expect(areaBy(terms('KA'), 'rural')).toBe('rural')
  expect(areaBy(terms('TN'), 'mumbai')).toBeNull()
})

// Duty, levies and registration, as facts of 28 November 2026 have them; a charge that is not known has none.
it.each<[string, string, SaleSureness[keyof SaleSureness][]]>([
  ['Mumbai', '', ['high', 'high', 'high']],
  ['Navi Mumbai', 'naviMumbai', ['medium', 'medium', 'high']],
  ['Nashik', 'corporation', ['medium', 'medium', 'high']],
  ['Delhi', 'DL', ['high', null, 'high']],
  ['both in Delhi', 'DL, joint', ['medium', null, 'high']],
  ['both at 25 lakh', 'DL, 25 lakh, joint', ['high', null, 'high']],
  ['a woman in Uttar Pradesh', 'UP, female', ['high', null, 'high']],
  ['above 1 crore', 'UP, 2 crore, female', ['disputed', null, 'high']],
  ['both in Tamil Nadu', 'TN, 10 lakh, joint', ['high', null, 'medium']],
  ['Rajasthan', 'RJ', ['high', 'medium', 'high']],
  ['Himachal Pradesh', 'HP, 50 lakh', ['high', null, 'medium']],
  ['a man above 50 lakh', 'HP', ['medium', null, 'medium']],
  ['both in Madhya Pradesh', 'MP, joint', ['high', null, 'medium']],
  ['both in Odisha', 'OD, joint', ['medium', null, 'high']],
  ['both in Uttarakhand', 'UK, 20 lakh, joint', ['medium', null, 'high']],
  ['both in Chhattisgarh', 'CG, joint', ['disputed', null, 'high']],
  ['Goa at 60 lakh', 'GA, 60 lakh', ['disputed', null, 'medium']],
  ['Goa above 75 lakh', 'GA', ['medium', null, 'medium']],
  ['a woman in Chhattisgarh', 'CG, female', ['high', null, 'medium']],
  ['Ladakh', 'LA', ['medium', null, null]],
  ['Puducherry', 'PY', ['high', null, null]],
  ['Telangana', 'TG', ['high', null, null]],
  ['Haryana', 'HR', ['medium', null, 'medium']],
  ['at exactly 25 lakh', 'HR, 25 lakh', ['medium', null, 'disputed']],
])('how sure: %s', (_, sale, [duty, levies, registration]) => {
  const asked = askedOf(sale)
  const found = saleSureness(terms(asked.state), question(asked), dutyOf(asked)!)
  expect(found).toEqual({ duty, levies, registration })
})

it('a woman above ₹25 lakh in Uttarakhand pays two rates, and a man one', () => {
  expect(dutyOf({ state: 'UK', value: CRORE, buyer: 'female' })!.dutyParts).toEqual([
    { ofPaise: 25_00_000_00, percent: 3.75 },
    { ofPaise: 75_00_000_00, percent: 5 },
  ])
  expect(dutyOf({ state: 'UK', value: CRORE })!.dutyParts).toEqual([{ ofPaise: 1_00_00_000_00, percent: 5 }])
})

// The rows of before stay as the law of their day.
it.each<[StateCode, string, Asked, number]>([
  ['WB', '2024-06-30', { value: CRORE, area: 'urban' }, 4 * LAKH],
  ['WB', '2024-07-01', { value: CRORE, area: 'urban' }, 6 * LAKH],
  ['HP', '2025-02-17', { value: 50 * LAKH, permission: true }, 3 * LAKH],
  ['HP', '2025-02-18', { value: 50 * LAKH, permission: true }, 6 * LAKH],
])('%s on %s', (state, day, asked, duty) => {
  const law = ruleOn(saleDutyByState[state], day).value
  expect(saleDuty(law, question(asked))!.dutyPaise).toBe(duty * 100)
})

it('Rajasthan’s surcharge was 30% at any duty until 10 February 2026, and Chhattisgarh’s cess 12% of the duty', () => {
  const total = (state: StateCode, day: string) =>
    saleDuty(ruleOn(saleDutyByState[state], day).value, question({ value: 2 * CRORE }))!.totalPaise / 100
  expect(total('RJ', '2026-02-10')).toBe(12 * LAKH + 3_60_000 + 2 * LAKH)
  expect(total('RJ', '2026-02-11')).toBe(12 * LAKH + 3_96_000 + 2 * LAKH)
  expect(total('CG', '2025-06-01')).toBe(10 * LAKH + 1_20_000 + 8 * LAKH)
})

it('a registration fee that is not settled for women or both is at most that of a man', () => {
  const daman = dutyOf({ state: 'DD', value: 10 * LAKH, buyer: 'female' })
  expect(daman).toMatchObject({ registrationPaise: null, atMostPaise: 5_000_00 })
  expect(dutyOf({ state: 'NL' })).toMatchObject({ registrationPaise: null, atMostPaise: null })
})

const states = Object.keys(stateNames) as StateCode[]
const questions = fc.record({
  state: fc.constantFrom(...states),
  value: fc.double({ min: 0.01, max: 1e11, noNaN: true }),
  governmentValue: fc.double({ min: 0, max: 1e11, noNaN: true }),
  buyer: fc.constantFrom(...stampDutyInputs.buyer.options),
  area: fc.constantFrom<Area[]>(...stampDutyInputs.area.options),
  seller: fc.constantFrom(...stampDutyInputs.seller.options),
  home: fc.boolean(),
  property: fc.constantFrom(...stampDutyInputs.property.options),
  permission: fc.boolean(),
})

it('any sale has a figure, or two readings or a reason, in all 36 states and union territories', () => {
  fc.assert(
    fc.property(questions, ({ state, ...asked }) => {
      const found = saleDuty(terms(state), { ...asked, buyer: 'male' })
      if (found) return
      const reason = noSaleDuty(terms(state), { ...asked, buyer: 'male' })
      // Below ₹1.5 lakh in Meghalaya, and outside towns in Assam, less was found.
      if (reason === 'value') expect(state).toBe('ML')
      else expect(otherReadings(terms(state), { ...asked, buyer: 'male' }).length).toBeGreaterThan(1)
    }),
    { numRuns: 2_000 },
  )
})

describe.each(states)('the rule of %s', (state) => {
  const rule = saleDutyByState[state]
  const { value, from } = ruleOn(rule, rule.checkedOn)

  it('names its state and knows nothing of earlier times', () => {
    expect(rule.label).toContain(stateNames[state])
    expect(from <= rule.checkedOn).toBe(true)
    expect(() => ruleOn(rule, '2018-12-31')).toThrow(RuleNotKnown)
  })

  it('names who pays, the ceiling of the fee and an official site', () => {
    expect(value.payer).toBe(state === 'SK' ? 'seller' : 'buyer')
    const { registration } = value
    if (registration.by === 'percent') expect(registration).toHaveProperty('cap')
    if (registration.by === 'scale') expect(registration.fees.at(-1)).not.toHaveProperty('upTo')
    expect(value.office).toMatch(/^https:\/\/[\w.-]+[.](gov|nic)[.]in\//)
  })

  it('its last row fits any value, and its conditions are sentences', () => {
    expect(value.duty.at(-1)!.upTo).toBeUndefined()
    expect(value.duty.at(-1)!.permission).toBeUndefined()
    expect(value.conditions.length).toBeGreaterThan(0)
    expect(value.conditions.filter((condition) => condition.length < 40 || !condition.endsWith('.'))).toEqual(
      [],
    )
  })

  it('is disputed when none of its rates is counted, and then gives at least two readings', () => {
    const counted = value.duty.some(({ percent }) => percent.male !== null)
    expect(value.sureness === 'disputed').toBe(!counted)
    if (!counted) expect(value.otherReadings!.length).toBeGreaterThan(1)
    const strongest = (value.otherReadings ?? []).findIndex((reading) => reading.strongest)
    expect(strongest).toBeLessThanOrEqual(0)
  })
})

const hostsOf = (state: StateCode) => {
  const { value, source } = saleDutyByState[state].values.at(-1)!
  const read = [
    source,
    ...(alsoRead[state] ?? []),
    ...(value.otherReadings ?? []).map((other) => other.source),
  ]
  return new Set(read.map(({ href }) => new URL(href).host.replace(/^www\./, '')))
}

it('every row is read in two places, and a high one in three unless a government’s own pages give it', () => {
  expect(states.filter((state) => hostsOf(state).size < 2)).toEqual([])
  const high = states.filter((state) => saleDutyByState[state].values.at(-1)!.value.sureness === 'high')
  expect(high.filter((state) => hostsOf(state).size < 3)).toEqual([])
  expect(high).not.toContain('TR')
})

it('the end of the condition of 15 years in Maharashtra is noted', () => {
  const { from, value } = saleDutyByState.MH.values[0]!
  expect(from).toBe('2023-05-26')
  expect(value.conditions.join(' ')).toMatch(/Since 26 May 2023 they may sell it to a man at any time/)
})

it('Punjab tells what the tables with 6% and 4% leave out', () => {
  expect(saleDutyByState.PB.values[0]!.value.conditions.join(' ')).toMatch(
    /6% for men and 4% for women leave out the PIDB fee/,
  )
})
