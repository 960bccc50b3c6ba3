import { tenancyDuty } from '@/lib/rules/stamp-duty/tenancies'
import { rentDutyOf, rentOf, type RentQuestion, rentRule } from '@/lib/stamp-duty/rent-duty'

const question = (changes: Partial<RentQuestion>): RentQuestion => ({
  state: 'MH',
  rent: 25_000,
  increase: 0,
  months: 24,
  deposit: 5_00_000,
  premium: 0,
  urban: true,
  propertyValue: 80_00_000,
  home: true,
  ...changes,
})
const ELEVEN = { months: 11 }
const DELHI = { state: 'DL', rent: 20_000, increase: 10, deposit: 0 }

/** Rupees of duty, registration and total. */
function parts(changes: Partial<RentQuestion>) {
  const found = rentDutyOf(question(changes))
  return typeof found === 'string'
    ? found
    : [
        found.dutyPaise / 100,
        found.registrationPaise === null ? null : found.registrationPaise / 100,
        found.totalPaise / 100,
      ]
}

it.each<[string, Partial<RentQuestion>, ReturnType<typeof parts>]>([
  // Yagr: 0.25% × (6,00,000 + 10% × 5,00,000 × 2) = 0.25% × 7,00,000.
  ['Maharashtra, the published example', {}, [1_750, 1_000, 2_750]],
  ['in a village', { urban: false }, [1_750, 500, 2_250]],
  ['a deposit that is kept counts whole', { deposit: 0, premium: 1_00_000 }, [1_750, 1_000, 2_750]],
  ['60 months: 15,00,000 and 2,50,000', { months: 60 }, [4_375, 1_000, 5_375]],
  ['61 are too long for a licence', { months: 61 }, 'tooLong'],
  // Martystein: 12 × 20,000 and 12 × 22,000, 2% of 2,52,000.
  ['Delhi, the published example', DELHI, [5_040, 1_100, 6_140]],
  ['with a deposit ₹100 more', { ...DELHI, deposit: 40_000 }, [5_140, 1_100, 6_240]],
  ['five years: still 2%', { ...DELHI, increase: 0, months: 60 }, [4_800, 1_100, 5_900]],
  ['longer: 3%', { ...DELHI, increase: 0, months: 61 }, [7_200, 1_100, 8_300]],
  ['above ten years: 6%', { ...DELHI, increase: 0, months: 121 }, [14_400, 1_100, 15_500]],
  ['above twenty: not known', { ...DELHI, months: 241 }, 'tooLong'],
  ['eleven months in Delhi: no such rate', { ...DELHI, months: 11 }, 'tooShort'],
  ['Delhi with a premium: not known', { ...DELHI, premium: 1 }, 'premium'],
  // Mento Associates, 2010, and rentalagreement.in, 2024: 0.5% of yearly rent and deposits, at most ₹500 for a home.
  ['Karnataka, 11 months: 0.5% of 3,00,000 + 5,00,000, so 500', { ...ELEVEN, state: 'KA' }, [500, null, 500]],
  ['a shop: 0.5% of 8,00,000', { ...ELEVEN, state: 'KA', home: false }, [4_000, null, 4_000]],
  [
    'a small home: 0.5% of 60,000 + 20,000',
    { ...ELEVEN, state: 'KA', rent: 5_000, deposit: 20_000 },
    [400, null, 400],
  ],
  ['a home for a year and a month: 1% of 8,00,000', { state: 'KA', months: 13 }, [8_000, null, 8_000]],
  ['above ten years: not known', { state: 'KA', months: 121 }, 'tooLong'],
  // Gujarat Samachar, April 2025.
  ['Gujarat, 11 months, a home', { ...ELEVEN, state: 'GJ' }, [500, null, 500]],
  ['a shop', { ...ELEVEN, state: 'GJ', home: false }, [1_000, null, 1_000]],
  ['a year is too long', { state: 'GJ', months: 12 }, 'tooLong'],
  // Tamil Nadu Registration Department: 1% of rent, premium and advance, for each ₹100 or part.
  ['Tamil Nadu, 11 months: 1% of 2,75,000 + 5,00,000', { ...ELEVEN, state: 'TN' }, [7_750, null, 7_750]],
  [
    'a premium counts, a part of ₹100 as a whole',
    { ...ELEVEN, state: 'TN', premium: 1 },
    [7_751, null, 7_751],
  ],
  ['30 years: not known', { state: 'TN', months: 360 }, 'tooLong'],
  // G.O.Ms.No. 588 of 4 December 2013: 0.4% of the total rent.
  ['Andhra Pradesh, 11 months: 0.4% of 2,75,000', { ...ELEVEN, state: 'AP' }, [1_100, null, 1_100]],
  ['with a premium: not known', { ...ELEVEN, state: 'AP', premium: 1 }, 'premium'],
  // G.O.Ms.No. 408 of 11 May 2010: 0.4% to 10 years, 0.6% to 20, 0.8% to 30.
  ['10 years: 0.4% of 30,00,000', { state: 'AP', months: 120 }, [12_000, null, 12_000]],
  ['a month more: 0.6% of 30,25,000', { state: 'AP', months: 121 }, [18_150, null, 18_150]],
  ['a month more than 20 years: 0.8% of 60,25,000', { state: 'AP', months: 241 }, [48_200, null, 48_200]],
  ['30 years: 0.8% of 90,00,000', { state: 'AP', months: 360 }, [72_000, null, 72_000]],
  ['above 30 years: not known', { state: 'AP', months: 361 }, 'tooLong'],
  ['Uttar Pradesh: the concession of November 2025 has lapsed', { ...ELEVEN, state: 'UP' }, 'lapsed'],
  // Hindustan, My Bhagalpur and Akhand India: 0.5% duty and 2% registration of the whole rent.
  ['Bihar: 0.5% and 2% of 2,75,000', { ...ELEVEN, state: 'BR' }, [1_375, 5_500, 6_875]],
  ['above 30 years: not known', { state: 'BR', months: 361 }, 'tooLong'],
  ['the deposit does not count', { state: 'BR', months: 24 }, [3_000, 12_000, 15_000]],
  ['with a premium: not known', { ...ELEVEN, state: 'BR', premium: 1 }, 'premium'],
  ['Madhya Pradesh: sources conflict', { ...ELEVEN, state: 'MP' }, 'dispute'],
  // Zee Rajasthan, 10 December 2025: of the market value, here 80 lakh.
  ['Rajasthan, 11 months: 0.02%', { ...ELEVEN, state: 'RJ' }, [1_600, null, 1_600]],
  ['a year: 0.1%', { state: 'RJ', months: 12 }, [8_000, null, 8_000]],
  ['five years: 0.1%', { state: 'RJ', months: 60 }, [8_000, null, 8_000]],
  ['a month more: 0.5%', { state: 'RJ', months: 61 }, [40_000, null, 40_000]],
  ['ten years: 0.5%', { state: 'RJ', months: 120 }, [40_000, null, 40_000]],
  ['a month more: 1%', { state: 'RJ', months: 121 }, [80_000, null, 80_000]],
  ['15 years: 1%', { state: 'RJ', months: 180 }, [80_000, null, 80_000]],
  ['a month more: not printed', { state: 'RJ', months: 181 }, 'leftOut'],
  ['20 years: not printed', { state: 'RJ', months: 240 }, 'leftOut'],
  ['a month more: 4%', { state: 'RJ', months: 241 }, [3_20_000, null, 3_20_000]],
  ['30 years: 4%', { state: 'RJ', months: 360 }, [3_20_000, null, 3_20_000]],
  ['above 30 years: not known', { state: 'RJ', months: 361 }, 'tooLong'],
  ['West Bengal: not read', { ...ELEVEN, state: 'WB' }, 'noSource'],
])('%s', (_, changes, expected) => {
  expect(parts(changes)).toEqual(expected)
})

it('is paid rounded up to the next hundred in Maharashtra', () => {
  expect(rentDutyOf(question({}))).toMatchObject({ paidPaise: 1_800_00 })
  expect(rentDutyOf(question({ deposit: 0, months: 16 }))).toMatchObject({
    dutyPaise: 1_000_00,
    paidPaise: 1_000_00,
  })
})

it('the rent rises after each twelve months', () => {
  expect(rentOf(question({ rent: 10_000, increase: 10, months: 25 }))).toBe(
    (1_20_000 + 1_32_000 + 12_100) * 100,
  )
})

it.each(['MH', 'DL', 'AP', 'BR', 'GJ', 'KA', 'RJ', 'TN'])('the rule of %s is cited', (state) => {
  const rule = rentRule(state)!
  expect(rule.values[0]!.source.href).toMatch(/^https?:/)
  expect(rule.values[0]!.value.also).not.toHaveLength(0)
})

it.each(Object.entries(tenancyDuty))('the rule of %s names its conditions', (_, { values }) => {
  expect(values[0]!.value.conditions.length).toBeGreaterThan(0)
})
