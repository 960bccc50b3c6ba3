import { askedOf, dutyOf, parts, readings } from '@/tests/lib/stamp-duty/asked-sale'

/**
 * Each limit of value just below and just above it, and each class of buyer, so that no figure of the law can be mistyped
 * unseen. The figures are those of the sources that the rows cite; ₹100 above a limit keep the sums in whole paise.
 */

const LAKH = 1_00_000

it.each<[string, string, ReturnType<typeof parts>]>([
  ['a woman in Pune: 5% and 1%', 'otherCities, female', [4 * LAKH, 80_000, 0, 30_000, 5_10_000]],
  ['both in Pune: 6% and 1%', 'otherCities, joint', [4_80_000, 80_000, 0, 30_000, 5_90_000]],
  ['both in Navi Mumbai: 6% and 1%', 'naviMumbai, joint', [4_80_000, 80_000, 0, 30_000, 5_90_000]],
  ['both in Nashik: 5% and 1%', '10 lakh, corporation, joint', [50_000, 0, 10_000, 10_000, 70_000]],
  // Millennium Post, 2023: one point more above 25 lakh in the area of the MCD.
  ['Delhi, a woman at 25 lakh: 4%', 'DL, 25 lakh, female', [LAKH, 0, 0, 25_100, 1_25_100]],
  ['both at 25 lakh: 5%', 'DL, 25 lakh, joint', [1_25_000, 0, 0, 25_100, 1_50_100]],
  ['above it a man pays 7%', 'DL, 25,00,100', [1_75_007, 0, 0, 25_101, 2_00_108]],
  ['NDMC, a woman: 3.5%', 'DL, 50 lakh, ndmc, female', [1_75_000, 0, 0, 50_100, 2_25_100]],
  ['NDMC, both: 4.5%', 'DL, 50 lakh, ndmc, joint', [2_25_000, 0, 0, 50_100, 2_75_100]],
  ['Tamil Nadu, a man at 10 lakh: fee of 2%', 'TN, 10 lakh', [70_000, 0, 0, 20_000, 90_000]],
  ['a flat above 50 lakh: 5%', 'TN, 50,00,100, firstFlat', [2_50_005, 0, 0, 1_00_002, 3_50_007]],
  ['a flat above 3 crore: 7%', 'TN, 3,00,00,100, firstFlat', [21_00_007, 0, 0, 6_00_002, 27_00_009]],
  [
    'Uttar Pradesh, a woman above 1 crore: 7%',
    'UP, 1,00,00,100, female',
    [7_00_007, 0, 0, 1_00_001, 8_00_008],
  ],
  ['West Bengal, a town above 1 crore: 7%', 'WB, 1,00,00,100, urban', [7_00_007, 0, 0, 1_00_001, 8_00_008]],
  ['Haryana, a woman in a town: 5%', 'HR, 10 lakh, urban, female', [50_000, 0, 0, 5_000, 55_000]],
  ['a man in a village: 5%', 'HR, 10 lakh, rural', [50_000, 0, 0, 5_000, 55_000]],
  ['Punjab, a woman: 5%', 'PB, 1 crore, female', [5 * LAKH, 0, 0, LAKH, 6 * LAKH]],
  ['Madhya Pradesh, both: fee of 3%', 'MP, 1 crore, urban, joint', [9_50_000, 0, 0, 3 * LAKH, 12_50_000]],
  ['Bihar, a man to both: 6% and 2%', 'BR, 1 crore, joint', [6 * LAKH, 0, 0, 2 * LAKH, 8 * LAKH]],
  ['a woman to a woman: 6% and 2%', 'BR, 1 crore, female, of female', [6 * LAKH, 0, 0, 2 * LAKH, 8 * LAKH]],
  ['a woman to both: 6% and 2%', 'BR, 1 crore, joint, of female', [6 * LAKH, 0, 0, 2 * LAKH, 8 * LAKH]],
  ['a company: 6% and 2%', 'BR, 1 crore, female, of other', [6 * LAKH, 0, 0, 2 * LAKH, 8 * LAKH]],
  ['Odisha, a man: 5%', 'OD, 1 crore', [5 * LAKH, 0, 0, 2 * LAKH, 7 * LAKH]],
  ['Uttarakhand, a man at 25 lakh: 5%', 'UK, 25 lakh', [1_25_000, 0, 0, 50_000, 1_75_000]],
  ['a woman above it: 5% of the rest', 'UK, 25,00,100, female', [93_755, 0, 0, 50_000, 1_43_755]],
  ['both above it: not stated', 'UK, 25,00,100, joint', 'dispute'],
  // The published example: 3,00,000, 90,000 and 50,000.
  ['Rajasthan, a man at 50 lakh: 6%', 'RJ, 50 lakh', [3 * LAKH, 0, 90_000, 50_000, 4_40_000]],
  ['a woman at 50 lakh: 5%', 'RJ, 50 lakh, female', [2_50_000, 0, 75_000, 50_000, 3_75_000]],
  ['a flat above 50 lakh: 6%', 'RJ, 50,00,100, flat', [3_00_006, 0, 90_001.8, 50_001, 4_40_008.8]],
  ['both above 50 lakh: not known', 'RJ, 50,00,100, joint', 'joint'],
  ['a duty of 10.2 lakh: 33% of it alone', 'RJ, 1.7 crore', [10_20_000, 0, 3_36_600, 1_70_000, 15_26_600]],
  ['Himachal Pradesh, a man at 50 lakh: 6%', 'HP, 50 lakh', [3 * LAKH, 0, 0, 25_000, 3_25_000]],
  ['above it: 8%', 'HP, 50,00,100', [4_00_008, 0, 0, 25_000, 4_25_008]],
  ['a woman at 40 lakh: 4%', 'HP, 40 lakh, female', [1_60_000, 0, 0, 25_000, 1_85_000]],
  ['a woman at 60 lakh: 4%', 'HP, 60 lakh, female', [2_40_000, 0, 0, 25_000, 2_65_000]],
  ['a woman above 80 lakh: 8%', 'HP, 80,00,100, female', [6_40_008, 0, 0, 25_000, 6_65_008]],
  ['Chhattisgarh, a man: 5% and 4%', 'CG, 1 crore', [5 * LAKH, 0, 0, 4 * LAKH, 9 * LAKH]],
  ['both: 4% and 4%', 'CG, 1 crore, joint', [4 * LAKH, 0, 0, 4 * LAKH, 8 * LAKH]],
  ['Goa above 50 lakh: 4% and 3%', 'GA, 50,00,100', [2_00_004, 0, 0, 1_50_003, 3_50_007]],
  ['at 75 lakh the same', 'GA, 75 lakh', [3 * LAKH, 0, 0, 2_25_000, 5_25_000]],
  ['above it: 4.5% and 3.5%', 'GA, 75,00,200', [3_37_509, 0, 0, 2_62_507, 6_00_016]],
  ['above 1 crore: 5%', 'GA, 1,00,00,200', [5_00_010, 0, 0, 3_50_007, 8_50_017]],
  ['at 5 crore: 5%', 'GA, 5 crore', [25 * LAKH, 0, 0, 17_50_000, 42_50_000]],
  ['above it: 6%', 'GA, 5,00,00,200', [30_00_012, 0, 0, 17_50_007, 47_50_019]],
  ['Jammu and Kashmir, a man: 7% and 1.2%', 'JK, 1 crore', [7 * LAKH, 0, 0, 1_20_000, 8_20_000]],
  ['Ladakh, a woman: 3%', 'LA, 1 crore, female', [3 * LAKH, 0, 0, null, 3 * LAKH]],
  ['Puducherry, both: 10%', 'PY, 50 lakh, joint', [5 * LAKH, 0, 0, null, 5 * LAKH]],
  ['Meghalaya above 1.5 lakh: 9.9%', 'ML, 1,51,000', [14_949, 0, 0, null, 14_949]],
  ['Mizoram below the ceiling of its fee: 1%', 'MZ, 3 lakh', [9_000, 0, 0, 3_000, 12_000]],
])('%s', (_, sale, expected) => {
  expect(parts(askedOf(sale))).toEqual(expected)
})

// Lease Warehouse and Godrej Capital, 2025: each row is 'above the row before, up to'.
it.each([
  [50_000, 100],
  [50_001, 1_000],
  [5 * LAKH, 1_000],
  [5 * LAKH + 1, 5_000],
  [10 * LAKH, 5_000],
  [10 * LAKH + 1, 10_000],
  [20 * LAKH, 10_000],
  [20 * LAKH + 1, 12_500],
  [24 * LAKH, 12_500],
  [25 * LAKH, 12_500],
  [25 * LAKH + 1, 20_000],
  [40 * LAKH, 20_000],
  [40 * LAKH + 1, 25_000],
  [50 * LAKH, 25_000],
  [50 * LAKH + 1, 30_000],
  [60 * LAKH, 30_000],
  [60 * LAKH + 1, 35_000],
  [70 * LAKH, 35_000],
  [70 * LAKH + 1, 40_000],
  [80 * LAKH, 40_000],
  [80 * LAKH + 1, 45_000],
  [90 * LAKH, 45_000],
  [90 * LAKH + 1, 50_000],
])('Haryana registers a value of %d for %d', (value, fee) => {
  expect(dutyOf({ state: 'HR', area: 'urban', value })).toMatchObject({ registrationPaise: fee * 100 })
})

it.each<[string, string, number[]]>([
  // 4% or 3% in villages, with the surcharge of 1% or without; 4% or 5% in councils, the latter with 1% more; fee of 1%.
  ['both in a village of Maharashtra', '10 lakh, village, joint', [60_000, 50_000, 40_000]],
  ['a woman in a council', '10 lakh, council, female', [40_000, 60_000]],
  ['both in a council', '10 lakh, council, joint', [50_000, 70_000]],
  // 6% on the first crore and 7% on the rest, and 1%; up to the limit a woman's rate is not disputed.
  ['Uttar Pradesh, a woman above 1 crore', 'UP, 1,00,00,100, female', [7_00_008]],
  ['at 1 crore', 'UP, 1 crore, female', []],
  ['both above 1 crore: 7% in the one reading left', 'UP, 1,00,00,100, joint', [8_00_008]],
  // 5% of all, or 3.75% of all, and 50,000.
  ['Uttarakhand, a woman above 25 lakh', 'UK, 25,00,100, female', [1_75_005, 1_43_753.75]],
  ['Odisha, both: 4.5% in one source', 'OD, 1 crore, joint', [6_50_000]],
  ['a man there is not disputed', 'OD, 1 crore', []],
  ['Chhattisgarh, a man: 1% of the local body on top', 'CG, 1 crore', [10 * LAKH]],
  ['Goa above 50 lakh: 4.5% in one page', 'GA, 50,00,200', [3_75_015]],
  ['above 75 lakh they agree', 'GA, 75,00,200', []],
  ['a woman neither', 'OD, 1 crore, female', []],
  ['Manipur: a fee of at most 25,000', 'MN, 1 crore', [7_25_000]],
  ['below that they agree', 'MN, 5 lakh', []],
  ['Meghalaya: a fee of 1%', 'ML, 1 crore', [10_90_000]],
  ['Sikkim: 5% and 1%', 'SK, 1 crore', [6 * LAKH]],
  ['Tripura: a fee of 1.5% or 1%', 'TR, 1 crore', [6_50_000, 6 * LAKH]],
  ['Andaman and Nicobar Islands', 'AN, 1 crore', [7 * LAKH, 5 * LAKH]],
  ['a woman there', 'AN, 1 crore, female', [5 * LAKH, 5 * LAKH]],
  ['Daman, a man', 'DD, 1 crore', []],
  ['a woman: no fee', 'DD, 1 crore, female', [4 * LAKH]],
  ['both: 5% and 0.25%', 'DD, 1 crore, joint', [5_25_000]],
  ['Lakshadweep, a man: 1% or 8%', 'LD, 10 lakh', [10_000, 80_000]],
  ['both: 1% or 7%', 'LD, 10 lakh, joint', [10_000, 70_000]],
  // 3% and 1%; 5% and 8.5%; 6.25% and 1%; 3% without a fee; 3% and 1%.
  ['Assam, a woman in a town', 'AS, 10 lakh, urban, female', [40_000, 1_35_000, 72_500, 30_000, 40_000]],
  // 7.25% and 1%; 4% without a fee; 4% and 2%.
  ['both in a town', 'AS, 10 lakh, urban, joint', [82_500, 40_000, 60_000]],
  // 3% and 2%; 6% and 8.5%; 6.25% and 1%.
  ['a man in a village', 'AS, 10 lakh, rural', [50_000, 1_45_000, 72_500]],
  ['both in a village: 5.25% and 1%', 'AS, 10 lakh, rural, joint', [62_500]],
  // 8.5% are for a value above 5 lakh; up to it the duty of 6% is all that the reading has.
  ['a man in a village at 5 lakh', 'AS, 5 lakh, rural', [25_000, 30_000, 36_250]],
  ['above it', 'AS, 5,00,200, rural', [25_010, 72_529, 36_264.5]],
])('other readings: %s', (_, sale, totals) => {
  expect(readings(askedOf(sale))).toEqual(totals)
})
