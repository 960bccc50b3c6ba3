import fc from 'fast-check'
import { saleDutyMaharashtra } from '@/lib/rules/stamp-duty/sale-duty-maharashtra'
import { furtherSaleDuty, saleInDispute } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import type { Area, SaleTerms } from '@/lib/rules/stamp-duty/duty-terms'
import { ruleOn, RuleNotKnown } from '@/lib/rules/rule'
import { areaBy, asksProperty, type SaleQuestion } from '@/lib/stamp-duty/sale-duty'
import { coveredStates, saleDutyOf } from '@/lib/stamp-duty/sale-states'
import { stampDutyInputs, stampStates } from '@/lib/stamp-duty/stamp-duty'

const question = (changes: Partial<SaleQuestion>): SaleQuestion => ({
  state: 'MH',
  value: 80_00_000,
  governmentValue: 0,
  buyer: 'male',
  area: 'mumbai',
  seller: 'male',
  home: true,
  property: 'other',
  ...changes,
})

/** Rupees of duty, cess, surcharge, registration and total; null where a part is not known. */
function parts(changes: Partial<SaleQuestion>) {
  const found = saleDutyOf(question(changes))
  if (typeof found === 'string') return found
  const levied = (name: string) =>
    found.levies.filter((levy) => levy.name === name).reduce((sum, { paise }) => sum + paise / 100, 0)
  const registration = found.registrationPaise === null ? null : found.registrationPaise / 100
  return [found.dutyPaise / 100, levied('cess'), levied('surcharge'), registration, found.totalPaise / 100]
}

const saleDuty = { ...furtherSaleDuty, MH: saleDutyMaharashtra }
const LAKH = 1_00_000
const CRORE = 1_00_00_000

it.each<[string, Partial<SaleQuestion>, ReturnType<typeof parts>]>([
  ['Mumbai, a man: 5% and 1% cess, registration capped', {}, [4 * LAKH, 80_000, 0, 30_000, 5_10_000]],
  ['a woman: one point less', { buyer: 'female' }, [3_20_000, 80_000, 0, 30_000, 4_30_000]],
  ['both together pay as a man', { buyer: 'joint' }, [4 * LAKH, 80_000, 0, 30_000, 5_10_000]],
  ['a woman’s shop has no rebate', { buyer: 'female', home: false }, [4 * LAKH, 80_000, 0, 30_000, 5_10_000]],
  ['registration below its cap: 1% of 20 lakh', { value: 20 * LAKH }, [LAKH, 20_000, 0, 20_000, 1_40_000]],
  ['at its cap', { value: 30 * LAKH }, [1_50_000, 30_000, 0, 30_000, 2_10_000]],
  [
    'the government’s value, when higher',
    { value: 70 * LAKH, governmentValue: 80 * LAKH },
    [4 * LAKH, 80_000, 0, 30_000, 5_10_000],
  ],
  ['Pune: 7%', { area: 'otherCities' }, [5_60_000, 0, 0, 30_000, 5_90_000]],
  ['a gram panchayat: 3%', { area: 'village', value: 10 * LAKH }, [30_000, 0, 0, 10_000, 40_000]],
  [
    'a council, a woman: 3%',
    { area: 'council', buyer: 'female', value: 10 * LAKH },
    [30_000, 0, 0, 10_000, 40_000],
  ],
  ['Navi Mumbai: sources differ', { area: 'naviMumbai' }, 'dispute'],
  // Deccan Herald, 30 August 2025: 7.6 lakh in all.
  ['Bengaluru, 1 crore', { state: 'KA', value: CRORE }, [5 * LAKH, 50_000, 10_000, 2 * LAKH, 7_60_000]],
  [
    'a village of Karnataka: surcharge 3% of the duty',
    { state: 'KA', value: CRORE, area: 'rural' },
    [5 * LAKH, 50_000, 15_000, 2 * LAKH, 7_65_000],
  ],
  // Article 20 as amended in 2020 and 2021: first sale of a flat or apartment.
  [
    'Karnataka, the first sale of a flat at 45 lakh: 3%',
    { state: 'KA', value: 45 * LAKH, property: 'firstFlat' },
    [1_35_000, 13_500, 2_700, 90_000, 2_41_200],
  ],
  [
    'a rupee above: 5% of all',
    { state: 'KA', value: 45 * LAKH + 100, property: 'firstFlat' },
    [2_25_005, 22_500.5, 4_500.1, 90_002, 3_42_007.6],
  ],
  [
    'at 20 lakh: 2%',
    { state: 'KA', value: 20 * LAKH, property: 'firstFlat' },
    [40_000, 4_000, 800, 40_000, 84_800],
  ],
  [
    'a rupee above: 3%',
    { state: 'KA', value: 20 * LAKH + 1, property: 'firstFlat' },
    [60_000.03, 6_000, 1_200, 40_000.02, 1_07_200.05],
  ],
  [
    'a plot or house of 10 lakh: 5%',
    { state: 'KA', value: 10 * LAKH },
    [50_000, 5_000, 1_000, 20_000, 76_000],
  ],
  ['a resale of 45 lakh: 5%', { state: 'KA', value: 45 * LAKH }, [2_25_000, 22_500, 4_500, 90_000, 3_42_000]],
  [
    'the kind of property matters nowhere else',
    { state: 'KL', value: CRORE, property: 'firstFlat' },
    [8 * LAKH, 0, 0, 2 * LAKH, 10 * LAKH],
  ],
  // Hindustan Times, 23 July 2025.
  ['Uttar Pradesh, a man, 1 crore', { state: 'UP', value: CRORE }, [7 * LAKH, 0, 0, LAKH, 8 * LAKH]],
  ['a woman', { state: 'UP', value: CRORE, buyer: 'female' }, [6 * LAKH, 0, 0, LAKH, 7 * LAKH]],
  [
    'a woman above 1 crore',
    { state: 'UP', value: 2 * CRORE, buyer: 'female' },
    [14 * LAKH, 0, 0, 2 * LAKH, 16 * LAKH],
  ],
  ['both together up to 1 crore: not said', { state: 'UP', value: CRORE, buyer: 'joint' }, 'joint'],
  [
    'both together above it',
    { state: 'UP', value: 2 * CRORE, buyer: 'joint' },
    [14 * LAKH, 0, 0, 2 * LAKH, 16 * LAKH],
  ],
  ['Delhi at 25 lakh, a man: 6%', { state: 'DL', value: 25 * LAKH }, [1_50_000, 0, 0, 25_100, 1_75_100]],
  ['above it: 7%', { state: 'DL', value: 50 * LAKH }, [3_50_000, 0, 0, 50_100, 4_00_100]],
  [
    'a woman above it: 5%',
    { state: 'DL', value: 50 * LAKH, buyer: 'female' },
    [2_50_000, 0, 0, 50_100, 3_00_100],
  ],
  [
    'both above it: 6%',
    { state: 'DL', value: 50 * LAKH, buyer: 'joint' },
    [3 * LAKH, 0, 0, 50_100, 3_50_100],
  ],
  ['NDMC: 5.5%', { state: 'DL', area: 'ndmc', value: 50 * LAKH }, [2_75_000, 0, 0, 50_100, 3_25_100]],
  [
    'the cantonment: 3%',
    { state: 'DL', area: 'cantonment', value: 50 * LAKH },
    [1_50_000, 0, 0, 50_100, 2_00_100],
  ],
  ['Tamil Nadu: 7% and 4%', { state: 'TN', value: 50 * LAKH }, [3_50_000, 0, 0, 2 * LAKH, 5_50_000]],
  [
    'a woman up to 10 lakh: 3%',
    { state: 'TN', value: 10 * LAKH, buyer: 'female' },
    [70_000, 0, 0, 30_000, LAKH],
  ],
  [
    'a woman above it: 4%',
    { state: 'TN', value: 11 * LAKH, buyer: 'female' },
    [77_000, 0, 0, 44_000, 1_21_000],
  ],
  [
    'both up to it: registration not said',
    { state: 'TN', value: 10 * LAKH, buyer: 'joint' },
    [70_000, 0, 0, null, 70_000],
  ],
  ['Gujarat: 4.9% and 1%', { state: 'GJ', value: 50 * LAKH }, [2_45_000, 0, 0, 50_000, 2_95_000]],
  [
    'a woman’s registration is free',
    { state: 'GJ', value: 50 * LAKH, buyer: 'female' },
    [2_45_000, 0, 0, 0, 2_45_000],
  ],
  ['not with a man', { state: 'GJ', value: 50 * LAKH, buyer: 'joint' }, [2_45_000, 0, 0, 50_000, 2_95_000]],
  [
    'Haryana: registration by a scale we lack',
    { state: 'HR', value: 50 * LAKH, area: 'rural', buyer: 'female' },
    [1_50_000, 0, 0, null, 1_50_000],
  ],
  ['Telangana: all within 7.5%', { state: 'TG', value: CRORE }, [7_50_000, 0, 0, 0, 7_50_000]],
  ['Andhra Pradesh the same', { state: 'AP', value: CRORE, buyer: 'female' }, [7_50_000, 0, 0, 0, 7_50_000]],
  ['Kerala: 8% and 2%', { state: 'KL', value: CRORE }, [8 * LAKH, 0, 0, 2 * LAKH, 10 * LAKH]],
  [
    'Punjab: registration capped at 2 lakh',
    { state: 'PB', value: 3 * CRORE },
    [21 * LAKH, 0, 0, 2 * LAKH, 23 * LAKH],
  ],
  [
    'Punjab, a man and a woman: 6%',
    { state: 'PB', value: CRORE, buyer: 'joint' },
    [6 * LAKH, 0, 0, LAKH, 7 * LAKH],
  ],
  [
    'Madhya Pradesh, a town: 9.5% and 3%',
    { state: 'MP', value: CRORE, area: 'urban' },
    [9_50_000, 0, 0, 3 * LAKH, 12_50_000],
  ],
  ['a village: 6.5%', { state: 'MP', value: CRORE, area: 'rural' }, [6_50_000, 0, 0, 3 * LAKH, 9_50_000]],
  [
    'Bihar, man to woman: 5.7%',
    { state: 'BR', value: CRORE, buyer: 'female' },
    [5_70_000, 0, 0, 2 * LAKH, 7_70_000],
  ],
  [
    'woman to man: 6.3%',
    { state: 'BR', value: CRORE, seller: 'female' },
    [6_30_000, 0, 0, 2 * LAKH, 8_30_000],
  ],
  ['man to man: 6%', { state: 'BR', value: CRORE }, [6 * LAKH, 0, 0, 2 * LAKH, 8 * LAKH]],
  [
    'Odisha, a woman: 4%',
    { state: 'OD', value: CRORE, buyer: 'female' },
    [4 * LAKH, 0, 0, 2 * LAKH, 6 * LAKH],
  ],
  ['Jharkhand', { state: 'JH', value: CRORE }, [4 * LAKH, 0, 0, 3 * LAKH, 7 * LAKH]],
  // Project Sarthi: 25% rebate up to a value of ₹25 lakh.
  [
    'Uttarakhand, a woman at 25 lakh: 3.75%',
    { state: 'UK', value: 25 * LAKH, buyer: 'female' },
    [93_750, 0, 0, 50_000, 1_43_750],
  ],
  [
    'above it: 5%, registration at its cap',
    { state: 'UK', value: CRORE, buyer: 'female' },
    [5 * LAKH, 0, 0, 50_000, 5_50_000],
  ],
  [
    'both up to it: 4.37%',
    { state: 'UK', value: 20 * LAKH, buyer: 'joint' },
    [87_400, 0, 0, 40_000, 1_27_400],
  ],
  ['West Bengal: sources conflict', { state: 'WB' }, 'dispute'],
  ['Rajasthan: sources conflict', { state: 'RJ' }, 'dispute'],
  ['Goa: not read', { state: 'GA' }, 'noSource'],
  ['six paise are worth no duty', { state: 'KL', value: 0.06 }, [0, 0, 0, 0, 0]],
])('%s', (_, changes, expected) => {
  expect(parts(changes)).toEqual(expected)
})

it('takes the state’s first area for one that it does not know', () => {
  expect(areaBy(saleDuty.KA, 'mumbai')).toBe('urban')
  expect(areaBy(saleDuty.KA, 'rural')).toBe('rural')
  expect(areaBy(saleDuty.TN, 'mumbai')).toBeNull()
})

it('says what registration is at most where it is not known', () => {
  expect(saleDutyOf(question({ state: 'HR' }))).toMatchObject({ atMostPaise: 50_000_00 })
  const tamilNadu = question({ state: 'TN', value: 10 * LAKH, buyer: 'joint' })
  expect(saleDutyOf(tamilNadu)).toMatchObject({ registrationPaise: null, atMostPaise: 40_000_00 })
})

const questions = fc.record({
  state: fc.constantFrom(...stampStates),
  value: fc.double({ min: 0.01, max: 1e11, noNaN: true }),
  governmentValue: fc.double({ min: 0, max: 1e11, noNaN: true }),
  buyer: fc.constantFrom(...stampDutyInputs.buyer.options),
  area: fc.constantFrom<Area[]>(...stampDutyInputs.area.options),
  seller: fc.constantFrom(...stampDutyInputs.seller.options),
  home: fc.boolean(),
  property: fc.constantFrom(...stampDutyInputs.property.options),
})

it('is in whole paise, adds up, and never asks a woman for more than a man of the same seller', () => {
  fc.assert(
    fc.property(questions, (asked) => {
      const found = saleDutyOf(asked)
      if (typeof found === 'string') return
      const all = [found.dutyPaise, ...found.levies.map(({ paise }) => paise)]
      if (found.registrationPaise !== null) all.push(found.registrationPaise)
      expect(all.every((paise) => Number.isSafeInteger(paise) && paise >= 0)).toBe(true)
      expect(all.reduce((sum, paise) => sum + paise, 0)).toBe(found.totalPaise)
      const man = saleDutyOf({ ...asked, buyer: 'male' })
      const woman = saleDutyOf({ ...asked, buyer: 'female' })
      if (typeof man === 'string' || typeof woman === 'string') return
      expect(woman.dutyPaise).toBeLessThanOrEqual(man.dutyPaise)
    }),
    { numRuns: 2_000 },
  )
})

it('rises with the value', () => {
  fc.assert(
    fc.property(questions, fc.double({ min: 1, max: 3, noNaN: true }), (asked, times) => {
      const one = saleDutyOf({ ...asked, governmentValue: 0 })
      const more = saleDutyOf({ ...asked, governmentValue: 0, value: asked.value * times })
      if (typeof one === 'string' || typeof more === 'string') return
      expect(more.dutyPaise).toBeGreaterThanOrEqual(one.dutyPaise)
    }),
  )
})

it.each(coveredStates)(
  'the rule of %s has its sources and a day, and knows nothing of earlier times',
  (state) => {
    const rule = saleDuty[state]
    const { value, source, from } = ruleOn(rule, rule.checkedOn)
    expect(from <= rule.checkedOn).toBe(true)
    for (const { title, href } of [source, ...(value.also ?? [])]) {
      expect(href).toMatch(/^https?:\/\//)
      expect(title).not.toBe('')
    }
    expect(value.duty.at(-1)!.upTo).toBeUndefined()
    expect(() => ruleOn(rule, '2019-12-31')).toThrow(RuleNotKnown)
  },
)

it.each(coveredStates)('the rule of %s names its conditions', (state) => {
  const { conditions } = ruleOn<SaleTerms>(saleDuty[state], saleDuty[state].checkedOn).value
  expect(conditions.length).toBeGreaterThan(0)
  expect(conditions.filter((condition) => condition.length < 40 || !condition.endsWith('.'))).toEqual([])
})

it('Karnataka alone asks for the kind of property', () => {
  expect(coveredStates.filter((state) => asksProperty(saleDuty[state]))).toEqual(['KA'])
})

it('no state is both covered and in dispute, and all can be chosen', () => {
  const disputed = Object.keys(saleInDispute)
  expect(disputed.filter((state) => (coveredStates as string[]).includes(state))).toEqual([])
  expect(stampStates).toEqual(expect.arrayContaining([...coveredStates, ...disputed]))
})
