import { SIMPLIFIED, ruleIds, type RuleId, yearOfRules } from '@/lib/tax/rule-ids'
import { currentTaxYear } from '@/lib/rules/years'
import { changeTexts, freshInputs, type ReadValues, readValues } from '@/lib/inputs/tool-inputs'
import { tdsKinds } from '@/lib/rules/tds/tds-kinds'
import type { TdsKind } from '@/lib/rules/tds/tds-terms'
import { tdsFrom, type TdsForm } from '@/lib/tax/tds-answer'
import { sampleKindsLaw, tdsLawOf } from '@/lib/tax/tds-by-year'
import {
  freshTdsValues,
  type TdsInputName,
  tdsInputs,
  type TdsKindChoice,
  tdsKindIds,
  type TdsValues,
} from '@/lib/tax/tds-inputs'
import { type Deduction, tds, type TdsAnswer } from '@/lib/tax/tds'
import { isSampleForm, sampleFormTds } from '@/lib/tax/sample-form'
import { eachSharedRow } from '@/tests/each-shared-row'

type Texts = Partial<Record<TdsInputName, string>>

/** Reads the form of a fresh page in which some texts were changed. */
const read =
  (texts: Texts): ReadValues<typeof tdsInputs> =>
  (...names) =>
    readValues(changeTexts(tdsInputs, freshInputs(tdsInputs), texts), names)

const textsOf = (changes: Partial<TdsValues>): Texts =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, String(value)]))

/** The form by the whole law of its year. */
const formOf = (changes: Partial<TdsValues>): TdsForm =>
  tdsFrom(read(textsOf(changes)), tdsLawOf(yearOfRules(changes.rules ?? SIMPLIFIED)))
const answerOf = (changes: Partial<TdsValues>): TdsAnswer => formOf(changes).answer!
const deductionOf = (changes: Partial<TdsValues>): Deduction => answerOf(changes).deduction!
const deducted = (changes: Partial<TdsValues>) => deductionOf(changes).result.tds
const sampled = (changes: Partial<TdsValues>) => answerOf(changes).sample?.tds
const MONTHLY = { rentPeriod: 'month' } as const
const Y24 = { rules: 'fy-2024-25' } as const
const Y25 = { rules: 'fy-2025-26' } as const
const Y26 = { rules: 'fy-2026-27' } as const

describe('by the simplified rules', () => {
  it.each<[string, Partial<TdsValues>, number]>([
    ['FD interest above 40,000: 10% of all', { amount: 50_000 }, 5_000],
    ['at 40,000 nothing', { amount: 40_000 }, 0],
    ['a senior citizen has 50,000', { amount: 50_000, senior: true }, 0],
    ['and a rupee more is taxed whole', { amount: 50_001, senior: true }, 5_000.1],
    ['rent at 2,40,000', { kind: 'rent', amount: 2_40_000 }, 0],
    ['rent above it', { kind: 'rent', amount: 2_40_001 }, 24_000.1],
    ['rent of 20,000 a month is the limit', { ...MONTHLY, kind: 'rent', amount: 20_000 }, 0],
    ['of 20,001 a month a tenth', { ...MONTHLY, kind: 'rent', amount: 20_001 }, 2_000.1],
    ['fees at 30,000', { kind: 'professional', amount: 30_000 }, 0],
    [
      'what only the law asks for changes nothing',
      { pan: false, earlier: 1e6, deducted: 900, months: 3 },
      5_000,
    ],
  ])('%s', (_, changes, expected) => {
    expect(sampled(changes)).toBeCloseTo(expected, 9)
  })

  it('knows neither salary nor the kinds that the law has in addition', () => {
    expect(answerOf({ kind: 'salary' }).sample).toBeNull()
    expect(answerOf({ kind: 'dividend' }).sample).toBeNull()
    expect(answerOf({ ...Y26 }).sample).toBeNull()
  })
})

interface Vector {
  input: { kind: 'fd' | 'rent' | 'professional'; amount: number; senior: boolean }
  expected: { tds: number }
}
eachSharedRow<Vector>('tds-deduction-calculator', ({ input, expected }) => {
  expect(Math.abs(sampled(input)! - expected.tds)).toBeLessThan(1e-9 * (1 + expected.tds))
})

describe('under the law of the year', () => {
  it.each<[string, Partial<TdsValues>, number]>([
    ['a year at the limit of each month', { ...Y26, kind: 'rent', amount: 6_00_000 }, 0],
    [
      '60,000 a month is 7,20,000 in 2024-25: a twelfth of 72,000',
      { ...Y24, ...MONTHLY, kind: 'rent', amount: 60_000 },
      6_000,
    ],
    ['before which nothing was paid', { ...Y24, ...MONTHLY, kind: 'rent', amount: 20_000, earlier: 9e5 }, 0],
    ['with earlier payments of the year', { ...Y24, kind: 'rent', amount: 90_000, earlier: 2e5 }, 29_000],
    ['of five months', { ...Y26, kind: 'houseRent', amount: 60_000, months: 5 }, 6_000],
    ['5% before October 2024', { ...Y24, kind: 'houseRent', amount: 60_000, paid: 'before-october' }, 36_000],
    [
      'without a PAN no more than a month’s rent',
      { ...Y26, kind: 'houseRent', amount: 60_000, pan: false },
      60_000,
    ],
    ['unless 20% is less', { ...Y26, kind: 'houseRent', amount: 60_000, pan: false, months: 4 }, 48_000],
    [
      'small fees after large ones: the year’s',
      { ...Y26, kind: 'professional', amount: 10_000, earlier: 5e5 },
      51_000,
    ],
    [
      'a policy: the part above the premiums',
      { ...Y26, kind: 'lifePolicy', amount: 7_50_000, premiums: 2_50_000 },
      10_000,
    ],
    [
      'one that pays less than the premiums',
      { ...Y26, kind: 'lifePolicy', amount: 2_00_000, premiums: 3_00_000 },
      0,
    ],
    [
      'at the limit by its stamp value',
      { ...Y26, kind: 'property', amount: 1, stampValue: 50_00_000 },
      50_000,
    ],
    ['a rupee below by both', { ...Y26, kind: 'property', amount: 1, stampValue: 49_99_999 }, 0],
    ['goods without a PAN: 5%', { ...Y26, kind: 'goods', amount: 60_00_000, pan: false }, 50_000],
    [
      'winnings without a PAN are at 30% already',
      { ...Y26, kind: 'lottery', amount: 1_00_000, pan: false },
      30_000,
    ],
    [
      'small prizes count together in 2024-25',
      { ...Y24, kind: 'lottery', amount: 6_000, earlier: 6_000 },
      3_600,
    ],
    ['and apart since 2025', { ...Y25, kind: 'lottery', amount: 6_000, earlier: 6_000 }, 0],
  ])('%s', (_, changes, expected) => {
    expect(deducted(changes)).toBeCloseTo(expected, 6)
  })

  it.each<[string, Partial<TdsValues>, number]>([
    ['to a company 2%', { amount: 40_000, payee: 'other' }, 800],
    ['from which nothing earlier is taken off', { amount: 40_000, earlier: 50_000, deducted: 100 }, 400],
    ['small ones that pass 1,00,000 are taxed with those before', { amount: 25_000, earlier: 80_000 }, 1_050],
    ['less what those had deducted', { amount: 25_000, earlier: 80_000, deducted: 400 }, 650],
    ['never below nothing', { amount: 25_000, earlier: 80_000, deducted: 5_000 }, 0],
    ['at 1,00,000 in the year not yet', { amount: 20_000, earlier: 80_000 }, 0],
  ])('a contractor: %s', (_, changes, expected) => {
    expect(deducted({ ...Y26, kind: 'contractor', ...changes })).toBeCloseTo(expected, 9)
  })

  it('has rate, limit, base and what is left, and whether a month’s rent was the most', () => {
    expect(deductionOf({ ...Y26, amount: 60_000, pan: false }).result).toEqual({
      tds: 12_000,
      ratePercent: 20,
      limit: 50_000,
      base: 60_000,
      parts: [{ amount: 60_000, ratePercent: 20 }],
      netPayment: 48_000,
      capped: false,
    })
    const rent = { ...Y26, kind: 'houseRent', amount: 60_000, pan: false } as const
    expect(deductionOf(rent).result).toMatchObject({ netPayment: 6_60_000, capped: true })
    expect(deductionOf({ ...rent, months: 5 }).result).toMatchObject({ tds: 60_000, capped: false })
    const more = { ...Y26, kind: 'professional', amount: 10_000, earlier: 5e5, pan: false } as const
    expect(deductionOf(more).result).toMatchObject({ netPayment: -92_000, capped: false })
  })

  it('has no part of nothing', () => {
    expect(deductionOf({ ...Y26, kind: 'director', amount: 0 }).result.parts).toEqual([])
  })

  it('takes off what was deducted where the year is counted, not where the month is', () => {
    const asked = { ...freshTdsValues, amount: 60_000, deducted: 500 }
    const { fd, rent } = tdsLawOf('fy-2026-27')
    expect(tds(fd!.terms!, asked).tds).toBe(5_500)
    expect(tds(rent!.terms!, asked).tds).toBe(6_000)
  })
})

/**
 * A rupee below the limit, at it, and a rupee above. Source of 2026-27: the rate charts on TRACES,
 * traces.tdscpc.gov.in, of which 192A, section 392(7) and the purchase of property begin at the limit; of the
 * others, the years named with each.
 */
describe('around each limit', () => {
  type Limit = [Partial<TdsValues>, limit: number, ratePercent: number, more?: 'at' | 'excess']
  const OTHER = { payee: 'other' } as const

  it.each<Limit>([
    [{ ...Y26, kind: 'fd' }, 50_000, 10],
    [{ ...Y26, kind: 'fd', senior: true }, 1_00_000, 10],
    [{ ...Y26, kind: 'otherInterest' }, 10_000, 10],
    [{ ...Y26, kind: 'securities' }, 10_000, 10],
    [{ ...Y26, kind: 'debentures' }, 10_000, 10],
    [{ ...Y26, kind: 'dividend' }, 10_000, 10],
    [{ ...Y26, kind: 'mutualFund' }, 10_000, 10],
    [{ ...Y26, ...MONTHLY, kind: 'rent' }, 50_000, 10],
    [{ ...Y26, ...MONTHLY, kind: 'machineRent' }, 50_000, 2],
    [{ ...Y26, kind: 'houseRent', months: 1 }, 50_000, 2],
    [{ ...Y26, kind: 'property' }, 50_00_000, 1, 'at'],
    [{ ...Y26, kind: 'landAcquisition' }, 5_00_000, 10],
    [{ ...Y26, kind: 'professional' }, 50_000, 10],
    [{ ...Y26, kind: 'technical' }, 50_000, 2],
    [{ ...Y26, kind: 'contractor' }, 30_000, 1],
    [{ ...Y26, kind: 'contractor', ...OTHER }, 30_000, 2],
    [{ ...Y26, kind: 'individualPayer' }, 50_00_000, 2],
    [{ ...Y26, kind: 'commission' }, 20_000, 2],
    [{ ...Y26, kind: 'insuranceCommission' }, 20_000, 2],
    [{ ...Y26, kind: 'lotteryCommission' }, 20_000, 2],
    [{ ...Y26, kind: 'partner' }, 20_000, 10],
    [{ ...Y26, kind: 'goods' }, 50_00_000, 0.1, 'excess'],
    [{ ...Y26, kind: 'ecommerce' }, 5_00_000, 0.1],
    [{ ...Y26, kind: 'virtualAsset' }, 10_000, 1],
    [{ ...Y26, kind: 'virtualAsset', payer: 'individual' }, 50_000, 1],
    [{ ...Y26, kind: 'benefit' }, 20_000, 10],
    [{ ...Y26, kind: 'cashWithdrawal' }, 1_00_00_000, 2, 'excess'],
    [{ ...Y26, kind: 'cashWithdrawal', ...OTHER }, 3_00_00_000, 2, 'excess'],
    [{ ...Y26, kind: 'lifePolicy' }, 1_00_000, 2],
    [{ ...Y26, kind: 'providentFund' }, 50_000, 10, 'at'],
    [{ ...Y26, kind: 'savingsScheme', ...OTHER }, 2_500, 10],
    [{ ...Y26, kind: 'lottery' }, 10_000, 30],
    [{ ...Y26, kind: 'horseRace' }, 10_000, 30],
    // Charts of both years; Union Budget 2025-26, limits before and after:
    // taxmanagementindia.com/visitor/tmi_faq_details.asp?ID=1408
    [{ ...Y24, kind: 'fd' }, 40_000, 10],
    [{ ...Y24, kind: 'fd', senior: true }, 50_000, 10],
    [{ ...Y25, kind: 'fd' }, 50_000, 10],
    [{ ...Y25, kind: 'fd', senior: true }, 1_00_000, 10],
    [{ ...Y24, kind: 'rent' }, 2_40_000, 10],
    [{ ...Y25, ...MONTHLY, kind: 'rent' }, 50_000, 10],
    [{ ...Y24, kind: 'machineRent' }, 2_40_000, 2],
    [{ ...Y25, ...MONTHLY, kind: 'machineRent' }, 50_000, 2],
    [{ ...Y24, kind: 'professional' }, 30_000, 10],
    [{ ...Y25, kind: 'professional' }, 50_000, 10],
    [{ ...Y24, kind: 'technical' }, 30_000, 2],
    [{ ...Y25, kind: 'technical' }, 50_000, 2],
    [{ ...Y25, kind: 'commission' }, 20_000, 2],
    [{ ...Y24, kind: 'insuranceCommission' }, 15_000, 5],
    [{ ...Y25, kind: 'insuranceCommission' }, 20_000, 2],
    [{ ...Y24, kind: 'otherInterest' }, 5_000, 10],
    [{ ...Y25, kind: 'otherInterest' }, 10_000, 10],
    [{ ...Y24, kind: 'lottery' }, 10_000, 30],
    [{ ...Y25, kind: 'lottery' }, 10_000, 30],
    [{ ...Y24, kind: 'mutualFund' }, 5_000, 10],
    [{ ...Y24, kind: 'landAcquisition' }, 2_50_000, 10],
    [{ ...Y24, kind: 'horseRace' }, 10_000, 30],
    [{ ...Y24, kind: 'lotteryCommission', paid: 'before-october' }, 15_000, 5],
    [{ ...Y24, kind: 'lotteryCommission' }, 15_000, 2],
    [{ ...Y25, kind: 'partner' }, 20_000, 10],
    [{ ...Y25, kind: 'landAcquisition' }, 5_00_000, 10],
    // The second Finance Act of 2024, before and since October 2024.
    [{ ...Y24, kind: 'commission', paid: 'before-october' }, 15_000, 5],
    [{ ...Y24, kind: 'commission' }, 15_000, 2],
    [{ ...Y24, kind: 'houseRent', months: 1, paid: 'before-october' }, 50_000, 5],
    [{ ...Y24, kind: 'houseRent', months: 1 }, 50_000, 2],
    [{ ...Y24, kind: 'individualPayer', paid: 'before-october' }, 50_00_000, 5],
    [{ ...Y24, kind: 'individualPayer' }, 50_00_000, 2],
    [{ ...Y24, kind: 'lifePolicy', paid: 'before-october' }, 1_00_000, 5, 'at'],
    [{ ...Y24, kind: 'lifePolicy' }, 1_00_000, 2, 'at'],
    [{ ...Y25, kind: 'lifePolicy' }, 1_00_000, 2, 'at'],
    // Savings bonds, taxtmi.com/acts?id=43774; all securities, taxtmi.com/tmi_notes?id=1407
    [{ ...Y24, kind: 'securities' }, 10_000, 10],
    [{ ...Y25, kind: 'securities' }, 10_000, 10],
    // Proviso (v) of section 193, for individuals and HUFs alone; as other securities since 2025
    [{ ...Y24, kind: 'debentures' }, 5_000, 10],
    [{ ...Y25, kind: 'debentures' }, 10_000, 10],
    [{ ...Y25, kind: 'debentures', ...OTHER }, 10_000, 10],
    // First proviso of section 194; taxtmi.com/tmi_notes?id=1406, ?id=1853
    [{ ...Y24, kind: 'dividend' }, 5_000, 10],
    [{ ...Y25, kind: 'dividend' }, 10_000, 10],
    // "Not less than", section 194-IA(2); since 2026 taxgst.in ?p=66914, divmayconsultants.com service/3c
    [{ ...Y25, kind: 'property' }, 50_00_000, 1, 'at'],
    // Union Budget 2024-25: section 194-O from 1% to 0.1%, taxmanagementindia.com/visitor/tmi_faq_details.asp?ID=1208
    [{ ...Y24, kind: 'ecommerce', paid: 'before-october' }, 5_00_000, 1],
    [{ ...Y24, kind: 'ecommerce' }, 5_00_000, 0.1],
    // Sections 194EE and 192A, "less than": taxtmi.com/acts?id=4030, taxtmi.com/tmi_notes?id=1851
    [{ ...Y24, kind: 'savingsScheme' }, 2_500, 10, 'at'],
    [{ ...Y24, kind: 'providentFund' }, 50_000, 10, 'at'],
  ])('%j: %d, %d%%', (...[changes, limit, ratePercent, more]) => {
    const expected = (amount: number) => {
      if (more === 'at' ? amount < limit : amount <= limit) return 0
      return ((more === 'excess' ? amount - limit : amount) * ratePercent) / 100
    }
    for (const amount of [limit - 1, limit, limit + 1])
      expect(deducted({ ...changes, amount })).toBeCloseTo(expected(amount), 6)
  })

  it.each<[string, Partial<TdsValues>, number]>([
    ['a director', { ...Y26, kind: 'director' }, 10],
    ['a joint development agreement', { ...Y26, kind: 'jointDevelopment' }, 10],
    ['online games', { ...Y26, kind: 'onlineGames' }, 30],
    ['a company’s dividend', { ...Y26, kind: 'dividend', ...OTHER }, 10],
    ['the same in 2024-25', { ...Y24, kind: 'dividend', ...OTHER }, 10],
    ['the same in 2025-26', { ...Y25, kind: 'dividend', ...OTHER }, 10],
    ['a company’s debentures in 2024-25', { ...Y24, kind: 'debentures', ...OTHER }, 10],
    ['a company that sells online', { ...Y26, kind: 'ecommerce', ...OTHER }, 0.1],
    ['a seller online without a PAN', { ...Y26, kind: 'ecommerce', pan: false }, 5],
  ])('%s has no limit', (_, changes, ratePercent) => {
    expect(deducted({ ...changes, amount: 0 })).toBe(0)
    expect(deducted({ ...changes, amount: 1 })).toBeCloseTo(ratePercent / 100, 9)
  })
})

describe('what the law exempts or disputes', () => {
  const TRUCKS = { ...Y26, kind: 'contractor', amount: 80_000, transporter: true } as const
  const CASH = { kind: 'cashWithdrawal', amount: 1_20_00_000 } as const
  const SAVINGS = { kind: 'savingsScheme', amount: 1_00_000 } as const

  it.each<[string, Partial<TdsValues>, number, Deduction['exempt']]>([
    // Section 194C(6): fleetable.tech, taxtmi.com/forum/issue?id=108759
    ['a transporter with a PAN and ten carriages', TRUCKS, 0, 'transporter'],
    ['without a PAN 20%', { ...TRUCKS, pan: false }, 16_000, null],
    // Section 194T begins on 1 April 2025: TaxGuru and The Kay Pee, charts of FY 2025-26
    ['a partner in 2024-25', { ...Y24, kind: 'partner', amount: 9_00_000 }, 0, 'notInForce'],
    // Notification 27/2025 of 4 April 2025: a2ztaxcorp.net/?p=6360
    ['savings scheme, an individual before it', { ...Y25, ...SAVINGS, paid: 'before-october' }, 10_000, null],
    ['since', { ...Y25, ...SAVINGS }, 0, 'individual'],
    ['a HUF since', { ...Y25, ...SAVINGS, payee: 'other' }, 10_000, null],
    ['without returns: 80 lakh at 2%, 20 lakh at 5%', { ...Y25, ...CASH, nonFiler: true }, 2_60_000, null],
    [
      'a co-operative society without returns: 2.8 crore at 2%, 1 crore at 5%',
      { ...Y25, ...CASH, amount: 4_00_00_000, nonFiler: true, payee: 'other' },
      10_60_000,
      null,
    ],
    ['by the chart of 2026-27', { ...Y26, ...CASH, nonFiler: true }, 40_000, null],
  ])('%s', (_, changes, expected, exempt) => {
    expect(deducted(changes)).toBeCloseTo(expected, 6)
    expect(deductionOf(changes).exempt).toBe(exempt)
  })

  it('shows the other reading of 2026-27 for who filed no return', () => {
    expect(deductionOf({ ...Y26, ...CASH, nonFiler: true }).otherReading!.tds).toBe(2_60_000)
    expect(deductionOf({ ...Y26, ...CASH }).otherReading).toBeNull()
    expect(deductionOf({ ...Y25, ...CASH, nonFiler: true }).otherReading).toBeNull()
  })
})

/**
 * Sections 194A, 194C, 194H, 194-I and 194J bind an individual or HUF only under audit; 402 of the 2025 Act. Sources:
 * incometaxindia.gov.in/w/section-402-5, caclubindia.com/articles/tds-obligation-of-individual-and-huf--35413.asp
 */
describe('who pays', () => {
  const OWNER = { ...Y26, payer: 'individual' } as const
  const AUDITED = { ...Y26, payer: 'audited' } as const

  it.each<[string, Partial<TdsValues>, number, Deduction['exempt'], string]>([
    ['50,00,000', { ...OWNER, kind: 'professional', amount: 50_00_000 }, 0, null, '194M'],
    [
      '50,00,001: 2% of all',
      { ...OWNER, kind: 'professional', amount: 50_00_001 },
      1_00_000.02,
      null,
      '194M',
    ],
    ['a builder 60 lakh', { ...OWNER, kind: 'contractor', amount: 60_00_000 }, 1_20_000, null, '194M'],
    ['a broker 1,00,000', { ...OWNER, kind: 'commission', amount: 1_00_000 }, 0, null, '194M'],
    ['technical fees', { ...OWNER, kind: 'technical', amount: 90_00_000 }, 0, 'payer', '194J'],
    ['interest to a friend', { ...OWNER, kind: 'otherInterest', amount: 90_000 }, 0, 'payer', '194A'],
    ['rent of a machine', { ...OWNER, kind: 'machineRent', amount: 90_00_000 }, 0, 'payer', '194-I(a)'],
    ['a gift to a dealer', { ...OWNER, kind: 'benefit', amount: 90_000 }, 0, 'payer', '194R'],
    ['goods', { ...OWNER, kind: 'goods', amount: 60_00_000 }, 0, 'payer', '194Q'],
    [
      'a tenant, 60,000 a month: 2% of twelve months',
      { ...OWNER, ...MONTHLY, kind: 'rent', amount: 60_000 },
      14_400,
      null,
      '194-IB',
    ],
    ['7,20,000 for the year', { ...OWNER, kind: 'rent', amount: 7_20_000 }, 14_400, null, '194-IB'],
    [
      'an audited individual, fees',
      { ...AUDITED, kind: 'professional', amount: 80_000 },
      8_000,
      null,
      '194J',
    ],
    ['for himself', { ...AUDITED, kind: 'professional', amount: 80_000, personal: true }, 0, null, '194M'],
    [
      'rent of his own home',
      { ...AUDITED, ...MONTHLY, kind: 'rent', amount: 60_000, personal: true },
      6_000,
      null,
      '194-I(b)',
    ],
    ['crypto of 10,001', { ...AUDITED, kind: 'virtualAsset', amount: 10_001 }, 100.01, null, '194S'],
    [
      'for one up to 10 crore',
      { ...Y26, kind: 'goods', amount: 60_00_000, largeBuyer: false },
      0,
      'payer',
      '194Q',
    ],
  ])('%s', (_, changes, expected, exempt, section1961) => {
    const { deduction, sections } = answerOf(changes)
    expect(deduction!.result.tds).toBeCloseTo(expected, 6)
    expect(deduction!.exempt).toBe(exempt)
    expect(sections.section1961).toBe(section1961)
  })

  it('leaves the payment whole where nobody deducts', () => {
    const { terms, result } = deductionOf({ ...OWNER, kind: 'technical', amount: 80_000 })
    expect(terms).toBeNull()
    expect(result).toMatchObject({ tds: 0, base: 0, netPayment: 80_000 })
  })

  it('asks what the payer’s own law asks', () => {
    const asked = (changes: Partial<TdsValues>) => formOf(changes).asked
    expect(asked({ ...AUDITED, kind: 'contractor' })).toContain('personal')
    expect(asked({ ...Y26, kind: 'contractor' })).not.toContain('personal')
    expect(asked({ ...AUDITED, kind: 'rent' })).not.toContain('personal')
    expect(asked({ ...Y26, kind: 'goods' })).toContain('largeBuyer')
    expect(asked({ ...OWNER, kind: 'goods' })).toEqual(['amount'])
    expect(asked({ ...OWNER, kind: 'rent' })).not.toContain('months')
    expect(asked({ ...OWNER, ...MONTHLY, kind: 'rent' })).toContain('months')
  })
})

describe('what is asked', () => {
  const OF_YEAR = ['earlier', 'deducted'] as const

  it.each<[TdsKindChoice, RuleId, TdsInputName[], string]>([
    ['fd', SIMPLIFIED, ['amount', 'senior', 'pan'], 'the short form of a fresh page'],
    [
      'dividend',
      SIMPLIFIED,
      ['amount', 'pan', 'payee', ...OF_YEAR],
      'the newest law, which the sample lacks',
    ],
    ['nonResident', 'fy-2026-27', ['amount'], 'nor for a non-resident'],
    ['fd', 'fy-2026-27', ['amount', 'senior', 'pan', ...OF_YEAR], 'the year is counted'],
    ['rent', 'fy-2025-26', ['amount', 'rentPeriod', 'pan'], 'the month, since'],
    ['contractor', 'fy-2026-27', ['amount', 'pan', 'payee', 'transporter', ...OF_YEAR], 'a company bears 2%'],
    ['dividend', 'fy-2026-27', ['amount', 'pan', 'payee', ...OF_YEAR], 'a HUF or company has no limit'],
    ['commission', 'fy-2024-25', ['amount', 'pan', 'paid', ...OF_YEAR], 'the rate fell in October'],
    ['houseRent', 'fy-2026-27', ['amount', 'pan', 'months'], 'once a tenancy'],
    ['property', 'fy-2026-27', ['amount', 'pan', 'stampValue'], 'each by itself, at the higher value'],
    ['partner', 'fy-2024-25', ['amount'], 'nothing before the section began'],
    ['cashWithdrawal', 'fy-2024-25', ['amount', 'pan', 'payee', 'nonFiler', ...OF_YEAR], 'returns count'],
    ['savingsScheme', 'fy-2025-26', ['amount', 'pan', 'payee', 'paid', ...OF_YEAR], 'exempt since 4 April'],
  ])('for %s by %s: %j, %s', (kind, rules, names) => {
    expect([...formOf({ kind, rules }).asked].sort()).toEqual([...names].sort())
  })
})

test('every kind that can be chosen but salary and non-resident is enacted', () => {
  expect([...Object.keys(tdsKinds), 'salary', 'nonResident'].sort()).toEqual([...tdsKindIds].sort())
})

describe('what the fields come to', () => {
  it.each<[string, Texts, object]>([
    [
      'a fresh page: the sample, and the newest law',
      {},
      {
        answer: {
          sections: { section1961: '194A' },
          deduction: { terms: { limit: 50_000 }, result: { tds: 0 } },
          sample: { tds: 5_000, limit: 40_000 },
        },
      },
    ],
    ['what is not asked cannot spoil it', { earlier: 'abc' }, { answer: { sample: { tds: 5_000 } } }],
    ['nor does it count', { months: '3', kind: 'rent' }, { answer: { question: { months: 12 } } }],
    [
      'a salary has sections and no deduction',
      { kind: 'salary' },
      { answer: { sections: { section1961: '192', section2025: '392(1)' }, deduction: null, sample: null } },
    ],
    ['an amount that cannot be read', { amount: '-1' }, { law: { id: 'fd' }, answer: null }],
    ['rules that are none', { rules: 'fy-1999-00' }, { law: null, answer: null }],
    ['a payer that is none', { payer: 'nobody' }, { law: null, answer: null }],
    [
      'a question about the payer that cannot be read',
      { rules: 'fy-2026-27', payer: 'audited', kind: 'contractor', personal: 'perhaps' },
      { law: null, answer: null },
    ],
    [
      'the form of a payment of today, while the amount has a problem',
      { rules: 'fy-2024-25', kind: 'commission', amount: '-1', paid: 'before-october' },
      { law: { terms: { ratePercent: 2 } }, answer: null },
    ],
    [
      'the day of the payment counts once all can be read',
      { rules: 'fy-2024-25', kind: 'commission', paid: 'before-october' },
      { answer: { deduction: { terms: { ratePercent: 5 } } } },
    ],
  ])('%s', (_, texts, found) => {
    const rules = (texts.rules ?? SIMPLIFIED) as RuleId
    const law = tdsLawOf(ruleIds().includes(rules) ? yearOfRules(rules) : currentTaxYear())
    expect(tdsFrom(read(texts), law)).toMatchObject(found)
  })

  it.each<[string, Partial<TdsValues>, number]>([
    ['without a PAN', { amount: 60_000, pan: false }, 12_000],
    ['rent of 50,000 a month', { kind: 'rent', amount: 6_00_000 }, 0],
  ])('the sample’s form has the newest law of the sample’s kinds: %s', (_, changes, expected) => {
    const answer = sampleFormTds(read(textsOf(changes)), sampleKindsLaw())!
    expect(answer.deduction!.result.tds).toBeCloseTo(expected, 6)
    expect(answer).toMatchObject({ ...answerOf(changes), sections: {} })
  })

  it('the law of the sample’s kinds is JSON, as a page that the build writes needs it', () => {
    expect(JSON.parse(JSON.stringify(sampleKindsLaw()))).toEqual(sampleKindsLaw())
    expect(Object.keys(sampleKindsLaw().kinds)).toEqual(['fd', 'rent', 'professional'])
    expect(sampleFormTds(read({ kind: 'salary' }), sampleKindsLaw())).toMatchObject({ deduction: null })
    const days = Object.values<TdsKind>(tdsKinds).map(({ terms }) => terms.checkedOn)
    expect(new Set(days)).toEqual(new Set([sampleKindsLaw().checkedOn]))
  })

  it.each<[string, Texts, boolean | null]>([
    ['a fresh page', {}, true],
    ['a salary', { kind: 'salary' }, true],
    ['an amount that cannot be read', { amount: 'abc' }, true],
    ['another payer', { payer: 'individual' }, false],
    ['a year', { rules: 'fy-2026-27' }, false],
    ['a kind that is none', { kind: 'gift' }, null],
  ])('whether it is the form of the sample: %s', (_, texts, isSample) => {
    expect(isSampleForm(read(texts))).toBe(isSample)
  })

  it.each<[string, Texts]>([
    ['the amount', { amount: 'abc' }],
    ['the age', { senior: 'perhaps' }],
    ['the period of a rent', { kind: 'rent', rentPeriod: 'week' }],
    ['the kind', { kind: 'gift' }],
  ])('the sample’s form has no answer while %s cannot be read', (_, texts) => {
    expect(sampleFormTds(read(texts), sampleKindsLaw())).toBeNull()
  })
})
