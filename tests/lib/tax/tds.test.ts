import fc from 'fast-check'
import {
  changeTexts,
  fragmentOf,
  freshInputs,
  inputsFromLink,
  type ReadValues,
  readValues,
  type Texts,
} from '@/lib/inputs/tool-inputs'
import { type TdsKindId, tdsKinds } from '@/lib/rules/tds/tds-kinds'
import { ruleOn, RuleNotKnown } from '@/lib/rules/rule'
import { askedNames, changedInOctober, tdsOf, tdsTerms } from '@/lib/tax/tds-by-law'
import {
  commonKind,
  lawCheckedOn,
  NEWEST_RULES,
  tdsByNewestLaw,
  tdsFrom,
  type TdsInputName,
  tdsInputs,
  type TdsKindChoice,
  tdsKindIds,
  type TdsQuestion,
  type TdsRuleId,
  tdsRuleIds,
} from '@/lib/tax/tds'
import { tds } from '@/lib/tax/tds-deduction'
import { sharedVectors } from '@/tests/shared-vectors'

const question = (changes: Partial<TdsQuestion>): TdsQuestion => ({
  rules: 'ay-2025-26-simplified',
  kind: 'fd',
  amount: 50_000,
  rentPeriod: 'year',
  senior: false,
  paid: 'from-october',
  payee: 'individual',
  earlier: 0,
  deducted: 0,
  months: 12,
  premiums: 0,
  stampValue: 0,
  pan: true,
  ...changes,
})
const deducted = (changes: Partial<TdsQuestion>) => tdsOf(question(changes))?.tds
const MONTHLY = { rentPeriod: 'month' } as const
const Y24 = { rules: 'fy-2024-25' } as const
const Y25 = { rules: 'fy-2025-26' } as const
const Y26 = { rules: 'fy-2026-27' } as const

describe('by the simplified rules', () => {
  it.each<[string, Partial<TdsQuestion>, number]>([
    ['FD interest above 40,000: 10% of all', { amount: 50_000 }, 5_000],
    ['at 40,000 nothing', { amount: 40_000 }, 0],
    ['a senior citizen has 50,000', { amount: 50_000, senior: true }, 0],
    ['and a rupee more is taxed whole', { amount: 50_001, senior: true }, 5_000.1],
    ['rent at 2,40,000', { kind: 'rent', amount: 2_40_000 }, 0],
    ['rent above it', { kind: 'rent', amount: 2_40_001 }, 24_000.1],
    ['rent of 20,000 a month is the limit', { ...MONTHLY, kind: 'rent', amount: 20_000 }, 0],
    ['of 20,001 a month a tenth', { ...MONTHLY, kind: 'rent', amount: 20_001 }, 2_000.1],
    ['fees at 30,000', { kind: 'professional', amount: 30_000 }, 0],
    ['fees above it', { kind: 'professional', amount: 2_74_000 }, 27_400],
    ['age matters to interest alone', { kind: 'professional', amount: 40_000, senior: true }, 4_000],
    ['nothing paid', { amount: 0 }, 0],
    [
      'what only the law asks for changes nothing',
      { pan: false, earlier: 1e6, deducted: 900, months: 3 },
      5_000,
    ],
  ])('%s', (_, changes, expected) => {
    expect(deducted(changes)).toBeCloseTo(expected, 9)
  })

  it('knows neither salary nor the further kinds', () => {
    expect(tdsOf(question({ kind: 'salary' }))).toBeNull()
    expect(tdsOf(question({ kind: 'dividend' }))).toBeNull()
  })
})

interface Vector {
  input: { kind: 'fd' | 'rent' | 'professional'; amount: number; senior: boolean }
  expected: { tds: number }
}
const vectors = sharedVectors<Vector>('tds-deduction-calculator')
if (vectors) {
  it.each(vectors)('agrees with the shared row $input', ({ input, expected }) => {
    expect(Math.abs(deducted(input)! - expected.tds)).toBeLessThan(1e-9 * (1 + expected.tds))
  })
} else {
  it.skip('agrees with the shared rows: ../shared/vectors/tds-deduction-calculator.json is not there', () => {
    expect(vectors).not.toBeNull()
  })
}

describe('by the law of the year', () => {
  it.each<[string, Partial<TdsQuestion>, number]>([
    ['interest at the limit of 2024-25', { ...Y24, amount: 40_000 }, 0],
    ['and above it', { ...Y24, amount: 40_010 }, 4_001],
    ['interest of 50,000 since 2025', { ...Y25, amount: 50_000 }, 0],
    ['of 50,300 all is taxed', { ...Y26, amount: 50_300 }, 5_030],
    ['a senior citizen’s 1,00,000', { ...Y26, amount: 1_00_000, senior: true }, 0],
    ['and above it', { ...Y26, amount: 1_00_001, senior: true }, 10_000.1],
    ['interest without a PAN: 20%', { ...Y26, amount: 60_000, pan: false }, 12_000],
    ['interest of other payers', { ...Y24, kind: 'otherInterest', amount: 5_001 }, 500.1],
    ['the same since 2025', { ...Y25, kind: 'otherInterest', amount: 10_000 }, 0],
    ['debentures in 2024-25', { ...Y24, kind: 'debentures', amount: 6_000 }, 600],
    ['other securities in 2024-25', { ...Y24, kind: 'securities', amount: 6_000 }, 0],
    ['rent of a year in 2024-25', { ...Y24, kind: 'rent', amount: 2_40_000 }, 0],
    ['rent of a month since 2025', { ...Y25, ...MONTHLY, kind: 'rent', amount: 50_000 }, 0],
    ['and above it, that month', { ...Y25, ...MONTHLY, kind: 'rent', amount: 60_000, earlier: 9e5 }, 6_000],
    ['the year of twelve such months', { ...Y25, kind: 'rent', amount: 7_20_000 }, 72_000],
    ['a year at the limit of each month', { ...Y26, kind: 'rent', amount: 6_00_000 }, 0],
    ['60,000 a year is 5,000 a month', { ...Y26, kind: 'rent', amount: 60_000 }, 0],
    [
      '60,000 a month is 7,20,000 in 2024-25: a twelfth of 72,000',
      { ...Y24, ...MONTHLY, kind: 'rent', amount: 60_000 },
      6_000,
    ],
    ['20,000 a month is the limit of that year', { ...Y24, ...MONTHLY, kind: 'rent', amount: 20_000 }, 0],
    ['before which nothing was paid', { ...Y24, ...MONTHLY, kind: 'rent', amount: 20_000, earlier: 9e5 }, 0],
    ['with earlier payments of the year', { ...Y24, kind: 'rent', amount: 90_000, earlier: 2e5 }, 29_000],
    ['the period matters to rent alone', { ...Y26, ...MONTHLY, amount: 60_000 }, 6_000],
    ['a tenant’s rent is of a month in any case', { ...Y26, kind: 'houseRent', amount: 60_000 }, 14_400],
    ['machine rent of a month', { ...Y26, ...MONTHLY, kind: 'machineRent', amount: 60_000 }, 1_200],
    ['of a year, 60,000 a month', { ...Y26, kind: 'machineRent', amount: 7_20_000 }, 14_400],
    ['a tenant’s rent of twelve months', { ...Y26, kind: 'houseRent', amount: 60_000 }, 14_400],
    ['of five months', { ...Y26, kind: 'houseRent', amount: 60_000, months: 5 }, 6_000],
    ['5% before October 2024', { ...Y24, kind: 'houseRent', amount: 60_000, paid: 'before-october' }, 36_000],
    [
      'without a PAN no more than a month’s rent',
      { ...Y26, kind: 'houseRent', amount: 60_000, pan: false },
      60_000,
    ],
    ['which it just comes to', { ...Y26, kind: 'houseRent', amount: 60_000, pan: false, months: 5 }, 60_000],
    ['unless 20% is less', { ...Y26, kind: 'houseRent', amount: 60_000, pan: false, months: 4 }, 48_000],
    ['fees of 80,000', { ...Y26, kind: 'professional', amount: 80_000 }, 8_000],
    ['fees at the limit of 2025', { ...Y25, kind: 'professional', amount: 50_000 }, 0],
    [
      'small fees after large ones: the year’s',
      { ...Y26, kind: 'professional', amount: 10_000, earlier: 5e5 },
      51_000,
    ],
    [
      'and without a PAN, more than the payment',
      { ...Y26, kind: 'professional', amount: 10_000, earlier: 5e5, pan: false },
      1_02_000,
    ],
    ['technical fees', { ...Y26, kind: 'technical', amount: 80_000 }, 1_600],
    ['a director’s fees, however small', { ...Y26, kind: 'director', amount: 1_000 }, 100],
    [
      'commission before October 2024',
      { ...Y24, kind: 'commission', amount: 20_000, paid: 'before-october' },
      1_000,
    ],
    ['and after', { ...Y24, kind: 'commission', amount: 20_000 }, 400],
    ['commission at the limit of 2025', { ...Y25, kind: 'commission', amount: 20_000 }, 0],
    ['insurance commission in 2024-25', { ...Y24, kind: 'insuranceCommission', amount: 20_000 }, 1_000],
    ['and in 2025-26', { ...Y25, kind: 'insuranceCommission', amount: 30_000 }, 600],
    ['dividend', { ...Y26, kind: 'dividend', amount: 10_001 }, 1_000.1],
    ['dividend of an individual at the limit', { ...Y26, kind: 'dividend', amount: 10_000 }, 0],
    ['of a company, from the first rupee', { ...Y26, kind: 'dividend', amount: 4_000, payee: 'other' }, 400],
    ['the same in 2024-25', { ...Y24, kind: 'dividend', amount: 1, payee: 'other' }, 0.1],
    ['debentures of a company in 2024-25', { ...Y24, kind: 'debentures', amount: 100, payee: 'other' }, 10],
    ['and since 2025', { ...Y25, kind: 'debentures', amount: 10_000, payee: 'other' }, 0],
    ['age does not matter to a dividend', { ...Y26, kind: 'dividend', amount: 10_000, senior: true }, 0],
    [
      'a policy: the part above the premiums',
      { ...Y26, kind: 'lifePolicy', amount: 7_50_000, premiums: 2_50_000 },
      10_000,
    ],
    [
      'the same at 5%',
      { ...Y24, kind: 'lifePolicy', amount: 7_50_000, premiums: 2_50_000, paid: 'before-october' },
      25_000,
    ],
    [
      'a policy that reaches the limit of the 1961 Act',
      { ...Y25, kind: 'lifePolicy', amount: 1_00_000 },
      2_000,
    ],
    ['one below it', { ...Y25, kind: 'lifePolicy', amount: 99_999 }, 0],
    ['one at the limit of the 2025 Act', { ...Y26, kind: 'lifePolicy', amount: 1_00_000 }, 0],
    ['one above it', { ...Y26, kind: 'lifePolicy', amount: 1_00_001 }, 2_000.02],
    [
      'one that pays less than the premiums',
      { ...Y26, kind: 'lifePolicy', amount: 2_00_000, premiums: 3_00_000 },
      0,
    ],
    ['a flat of 80 lakh', { ...Y26, kind: 'property', amount: 80_00_000 }, 80_000],
    ['of 50 lakh, until March 2026', { ...Y25, kind: 'property', amount: 50_00_000 }, 50_000],
    ['just below', { ...Y25, kind: 'property', amount: 49_99_999 }, 0],
    ['of 50 lakh, since April 2026', { ...Y26, kind: 'property', amount: 50_00_000 }, 0],
    ['a rupee above', { ...Y26, kind: 'property', amount: 50_00_001 }, 50_000.01],
    ['at the limit by its stamp value', { ...Y26, kind: 'property', amount: 1, stampValue: 50_00_000 }, 0],
    [
      'below, but valued above',
      { ...Y26, kind: 'property', amount: 48_00_000, stampValue: 52_00_000 },
      52_000,
    ],
    ['goods: the part above 50 lakh', { ...Y26, kind: 'goods', amount: 60_00_000 }, 1_000],
    ['goods without a PAN: 5%', { ...Y26, kind: 'goods', amount: 60_00_000, pan: false }, 50_000],
    ['work for a person above 50 lakh', { ...Y26, kind: 'individualPayer', amount: 50_00_001 }, 1_00_000.02],
    ['a lottery', { ...Y26, kind: 'lottery', amount: 1_00_000 }, 30_000],
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
    ['online games from the first rupee', { ...Y26, kind: 'onlineGames', amount: 100 }, 30],
  ])('%s', (_, changes, expected) => {
    expect(deducted(changes)).toBeCloseTo(expected, 6)
  })

  it.each<[string, Partial<TdsQuestion>, number]>([
    ['a single payment of 30,000', { amount: 30_000 }, 0],
    ['above it, though the year is below its limit', { amount: 40_000 }, 400],
    ['to a company 2%', { amount: 40_000, payee: 'other' }, 800],
    ['the single payment alone', { amount: 40_000, earlier: 50_000 }, 400],
    ['from which nothing earlier is taken off', { amount: 40_000, earlier: 50_000, deducted: 100 }, 400],
    ['small ones that pass 1,00,000 are taxed with those before', { amount: 25_000, earlier: 80_000 }, 1_050],
    ['less what those had deducted', { amount: 25_000, earlier: 80_000, deducted: 400 }, 650],
    ['never below nothing', { amount: 25_000, earlier: 80_000, deducted: 5_000 }, 0],
    ['at 1,00,000 in the year not yet', { amount: 20_000, earlier: 80_000 }, 0],
  ])('a contractor: %s', (_, changes, expected) => {
    expect(deducted({ ...Y26, kind: 'contractor', ...changes })).toBeCloseTo(expected, 9)
  })

  it('says rate, limit, base and what is left, and where a month’s rent was the most', () => {
    expect(tdsOf(question({ ...Y26, amount: 60_000, pan: false }))).toEqual({
      tds: 12_000,
      ratePercent: 20,
      limit: 50_000,
      base: 60_000,
      netPayment: 48_000,
      capped: false,
    })
    expect(tdsOf(question({ ...Y26, kind: 'houseRent', amount: 60_000, pan: false }))).toMatchObject({
      netPayment: 6_60_000,
      capped: true,
    })
    const justAMonth = question({ ...Y26, kind: 'houseRent', amount: 60_000, pan: false, months: 5 })
    expect(tdsOf(justAMonth)).toMatchObject({ tds: 60_000, capped: false })
    const more = question({ ...Y26, kind: 'professional', amount: 10_000, earlier: 5e5, pan: false })
    expect(tdsOf(more)).toMatchObject({ netPayment: -92_000, capped: false })
  })

  it('takes off what was deducted where the year is counted, not where the month is', () => {
    const asked = question({ amount: 60_000, deducted: 500 })
    expect(tds(tdsTerms({ ...Y26, kind: 'fd', paid: 'from-october' })!, asked).tds).toBe(5_500)
    expect(tds(tdsTerms({ ...Y26, kind: 'rent', paid: 'from-october' })!, asked).tds).toBe(6_000)
  })

  it('of salary no rate is known in any year', () => {
    for (const rules of tdsRuleIds) expect(tdsOf(question({ rules, kind: 'salary' }))).toBeNull()
  })

  it('only some rates changed in October 2024', () => {
    const changed = tdsKindIds.filter((kind) => changedInOctober(kind, 'fy-2024-25'))
    expect(changed).toEqual(['commission', 'houseRent', 'individualPayer', 'lifePolicy'])
    expect(changedInOctober('commission', 'fy-2025-26')).toBe(false)
  })
})

describe('what is asked', () => {
  const OF_YEAR = ['earlier', 'deducted'] as const

  it.each<[TdsKindChoice, TdsRuleId, TdsInputName[], string]>([
    ['fd', 'ay-2025-26-simplified', ['amount', 'senior'], 'seniors have a limit of their own'],
    ['rent', 'ay-2025-26-simplified', ['amount', 'rentPeriod'], 'of a year or a month'],
    ['salary', 'ay-2025-26-simplified', ['amount'], 'nor where no rate is known'],
    ['dividend', 'ay-2025-26-simplified', ['amount'], 'nor where the set knows none'],
    ['salary', 'fy-2024-25', ['amount'], 'in no year'],
    ['fd', 'fy-2026-27', ['amount', 'senior', 'pan', ...OF_YEAR], 'the year is counted'],
    ['rent', 'fy-2024-25', ['amount', 'rentPeriod', 'pan', ...OF_YEAR], 'the year, then'],
    ['rent', 'fy-2025-26', ['amount', 'rentPeriod', 'pan'], 'the month, since'],
    ['contractor', 'fy-2026-27', ['amount', 'pan', 'payee', ...OF_YEAR], 'a company bears 2%'],
    ['dividend', 'fy-2026-27', ['amount', 'pan', 'payee', ...OF_YEAR], 'a HUF or company has no limit'],
    ['debentures', 'fy-2024-25', ['amount', 'pan', 'payee', ...OF_YEAR], 'a company had none'],
    ['debentures', 'fy-2025-26', ['amount', 'pan', ...OF_YEAR], 'all payees alike, since'],
    ['commission', 'fy-2024-25', ['amount', 'pan', 'paid', ...OF_YEAR], 'the rate fell in October'],
    ['commission', 'fy-2025-26', ['amount', 'pan', ...OF_YEAR], 'not in the next year'],
    ['houseRent', 'fy-2026-27', ['amount', 'pan', 'months'], 'once a tenancy'],
    ['lifePolicy', 'fy-2026-27', ['amount', 'pan', 'premiums', ...OF_YEAR], 'less the premiums'],
    ['property', 'fy-2026-27', ['amount', 'pan', 'stampValue'], 'each by itself, at the higher value'],
  ])('for %s by %s: %j, %s', (kind, rules, names) => {
    expect(askedNames(kind, rules)).toEqual(names)
  })

  it('begins with the kinds of the simplified set, and their law', () => {
    expect(tdsKindIds.filter((kind) => commonKind(kind))).toEqual(['fd', 'rent', 'professional'])
    expect(commonKind('rent')).toBe(tdsKinds.rent)
  })

  it('has the newest rules last', () => {
    expect(NEWEST_RULES).toBe(tdsRuleIds.at(-1))
  })
})

describe('any payment', () => {
  const rupees = fc.double({ min: 0, max: 1e11, noNaN: true })
  const questions = fc.record({
    rules: fc.constantFrom(...tdsRuleIds),
    kind: fc.constantFrom(...tdsKindIds),
    amount: rupees,
    rentPeriod: fc.constantFrom('year' as const, 'month' as const),
    senior: fc.boolean(),
    paid: fc.constantFrom('from-october' as const, 'before-october' as const),
    payee: fc.constantFrom('individual' as const, 'other' as const),
    earlier: rupees,
    deducted: rupees,
    months: fc.integer({ min: 1, max: 12 }),
    premiums: rupees,
    stampValue: rupees,
    pan: fc.boolean(),
  })

  it('has finite figures, and payment and deduction add up to what is due', () => {
    fc.assert(
      fc.property(questions, (asked) => {
        const found = tdsOf(asked)
        if (!found) return expect(tdsTerms(asked)).toBeNull()
        expect([found.tds, found.base, found.netPayment].every(Number.isFinite)).toBe(true)
        expect(found.tds).toBeGreaterThanOrEqual(0)
        expect(found.tds).toBeLessThanOrEqual((found.base * found.ratePercent) / 100)
        const months = tdsTerms(asked)!.counted === 'tenancy' ? asked.months : 1
        expect(Math.abs(found.netPayment + found.tds - asked.amount * months)).toBeLessThan(1e-3)
      }),
      { numRuns: 1_000 },
    )
  })

  it('bears no less when it is larger, and no less without a PAN', () => {
    fc.assert(
      fc.property(questions, fc.double({ min: 1, max: 3, noNaN: true }), (given, times) => {
        const asked = { ...given, deducted: 0 }
        const found = tdsOf(asked)
        if (!found) return
        expect(tdsOf({ ...asked, amount: asked.amount * times })!.tds).toBeGreaterThanOrEqual(found.tds)
        const withPan = tdsOf({ ...asked, pan: true })!
        const capped = tdsOf({ ...asked, pan: false })!.capped
        if (!capped) expect(tdsOf({ ...asked, pan: false })!.tds).toBeGreaterThanOrEqual(withPan.tds)
      }),
      { numRuns: 1_000 },
    )
  })
})

test('every kind that can be chosen but salary is enacted', () => {
  expect([...Object.keys(tdsKinds), 'salary'].sort()).toEqual([...tdsKindIds].sort())
})

test('every kind has both sections, rows in order, and a source for each', () => {
  for (const id of Object.keys(tdsKinds) as TdsKindId[]) {
    const { section1961, section2025, terms } = tdsKinds[id]
    const days = terms.values.map(({ from }) => from)
    expect(section1961).toMatch(/^19\d/)
    expect(section2025).toMatch(/^393\(\d\), Sl\. \d/)
    expect(days[0]).toBe('2024-04-01')
    expect(days).toEqual([...days].sort())
    expect(terms.values.every(({ source }) => source.href.startsWith('https://'))).toBe(true)
    expect(() => ruleOn(terms, '2024-03-31')).toThrow(RuleNotKnown)
  }
})

test('a link brings back what was written into it', () => {
  const parsed = changeTexts(tdsInputs, freshInputs(tdsInputs), {
    rules: 'fy-2024-25',
    kind: 'commission',
    amount: '1,23,456.5',
    senior: 'true',
    paid: 'before-october',
    payee: 'other',
    earlier: '10,000',
    months: '7',
    pan: 'false',
  })
  const hash = fragmentOf(tdsInputs, parsed)
  expect(inputsFromLink(tdsInputs, { search: '', hash })).toEqual(parsed)
})

describe('what the fields come to', () => {
  type Changes = Partial<Texts<typeof tdsInputs>>
  const read =
    (texts: Changes): ReadValues<typeof tdsInputs> =>
    (...names) =>
      readValues(changeTexts(tdsInputs, freshInputs(tdsInputs), texts), names)
  const law = { askedNames, tdsTerms, tdsKinds }

  it.each<[string, Changes, typeof law | null, object]>([
    [
      'a fresh page, which needs no law',
      {},
      null,
      {
        terms: { limit: 40_000 },
        answer: { sections: { section1961: '194A' }, deduction: { result: { tds: 5_000 } } },
      },
    ],
    [
      'what is not asked cannot spoil it',
      { earlier: 'abc' },
      null,
      { answer: { deduction: { result: { tds: 5_000 } } } },
    ],
    ['nor does it count', { months: '3', kind: 'rent' }, null, { question: { months: 12 } }],
    [
      'a salary has sections and no deduction',
      { kind: 'salary' },
      null,
      { terms: null, answer: { sections: { section1961: '192', section2025: '392(1)' }, deduction: null } },
    ],
    [
      'a kind that the set does not know',
      { kind: 'dividend' },
      null,
      { question: { kind: 'dividend' }, terms: null, answer: null },
    ],
    [
      'an amount that cannot be read',
      { amount: '-1' },
      null,
      { question: null, terms: { limit: 40_000 }, answer: null },
    ],
    [
      'rules that are none',
      { rules: 'fy-1999-00' },
      null,
      { chosen: null, question: null, terms: null, answer: null },
    ],
    [
      'a year whose law is on its way',
      { rules: 'fy-2026-27', kind: 'contractor' },
      null,
      { chosen: { kind: 'contractor' }, question: null, terms: null, answer: null },
    ],
    [
      'and is there',
      { rules: 'fy-2026-27', kind: 'contractor', amount: '40000' },
      law,
      { answer: { sections: { section1961: '194C' }, deduction: { result: { tds: 400 } } } },
    ],
    [
      'a salary by the law of a year',
      { rules: 'fy-2026-27', kind: 'salary' },
      law,
      { answer: { sections: { section1961: '192' }, deduction: null } },
    ],
    [
      'a payment that the simplified rules do not know',
      { rules: 'ay-2025-26-simplified', kind: 'commission' },
      law,
      { terms: null, answer: null },
    ],
    [
      'the form of a payment of today, while the amount has a problem',
      { rules: 'fy-2024-25', kind: 'commission', amount: '-1', paid: 'before-october' },
      law,
      { question: null, terms: { ratePercent: 2 }, answer: null },
    ],
    [
      'the day of the payment counts once all can be read',
      { rules: 'fy-2024-25', kind: 'commission', paid: 'before-october' },
      law,
      { terms: { ratePercent: 5 } },
    ],
  ])('%s', (_, texts, known, found) => {
    expect(tdsFrom(read(texts), known)).toMatchObject(found)
  })

  it.each<[string, Partial<TdsQuestion>, number | null]>([
    ['interest of 50,000 is at the limit', {}, 0],
    ['interest of 60,000', { amount: 60_000 }, 6_000],
    ['rent of 50,000 a month', { kind: 'rent', amount: 6_00_000 }, 0],
    ['rent of 60,000 a month', { kind: 'rent', amount: 60_000, rentPeriod: 'month' }, 6_000],
    ['rent of 10,00,000 a year, every month at 10%', { kind: 'rent', amount: 10_00_000 }, 1_00_000],
    ['a salary', { kind: 'salary' }, null],
  ])('the newest law deducts from a payment of the sample: %s', (_, changes, expected) => {
    const found = tdsByNewestLaw(question(changes))
    if (expected === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(expected, 6)
  })

  it.each(['year', 'month'] as const)(
    'rent for a %s comes to the same in card, link and table',
    (rentPeriod) => {
      for (const amount of [5_000, 20_000, 60_000, 2_40_001, 6_00_000, 7_20_000]) {
        const asked = question({ kind: 'rent', amount, rentPeriod })
        expect(tdsByNewestLaw(asked)).toBe(tdsOf({ ...asked, rules: NEWEST_RULES })!.tds)
        const fields = read({ kind: 'rent', amount: String(amount), rentPeriod, rules: NEWEST_RULES })
        expect(tdsFrom(fields, law).answer!.deduction!.result.tds).toBe(tdsByNewestLaw(asked))
      }
    },
  )

  it('knows the day on which the law of every kind was compared with its sources', () => {
    expect(lawCheckedOn('fd')).toBe(tdsKinds.fd.terms.checkedOn)
    expect(lawCheckedOn('contractor')).toBe(tdsKinds.contractor.terms.checkedOn)
  })
})
