import { ruleOn } from '@/lib/rules/rule'
import { sampleTds } from '@/lib/rules/tds/specification-sample'
import { tcsKinds } from '@/lib/rules/tds/tcs-kinds'
import { tdsKind } from '@/lib/rules/tds/tds-kind'
import { type TdsKindId, tdsKinds } from '@/lib/rules/tds/tds-kinds'
import type { TdsKind, TdsPayee, TdsPayer, TdsTerms } from '@/lib/rules/tds/tds-terms'
import { tdsWithoutRate } from '@/lib/rules/tds/without-fixed-rate'

it.each<[TdsKindId, string, string]>([
  ['fd', '194A', '393(1), Sl. 5(ii)'],
  ['rent', '194-I(b)', '393(1), Sl. 2(ii)(b)'],
  ['professional', '194J', '393(1), Sl. 6(iii)'],
  ['technical', '194J', '393(1), Sl. 6(iii)'],
  ['director', '194J', '393(1), Sl. 6(iii)'],
  ['contractor', '194C', '393(1), Sl. 6(i)'],
  ['commission', '194H', '393(1), Sl. 1(ii)'],
  ['insuranceCommission', '194D', '393(1), Sl. 1(i)'],
  ['machineRent', '194-I(a)', '393(1), Sl. 2(ii)(a)'],
  ['houseRent', '194-IB', '393(1), Sl. 2(i)'],
  ['individualPayer', '194M', '393(1), Sl. 6(ii)'],
  ['otherInterest', '194A', '393(1), Sl. 5(iii)'],
  ['securities', '193', '393(1), Sl. 5(i)'],
  ['debentures', '193', '393(1), Sl. 5(i)'],
  ['dividend', '194', '393(1), Sl. 7'],
  ['property', '194-IA', '393(1), Sl. 3(i)'],
  ['lifePolicy', '194DA', '393(1), Sl. 8(i)'],
  ['goods', '194Q', '393(1), Sl. 8(ii)'],
  ['lottery', '194B', '393(3), Sl. 1'],
  ['onlineGames', '194BA', '393(3), Sl. 2'],
  ['partner', '194T', '393(3), Sl. 7'],
  ['ecommerce', '194-O', '393(1), Sl. 8(v)'],
  ['virtualAsset', '194S', '393(1), Sl. 8(vi)'],
  ['cashWithdrawal', '194N', '393(3), Sl. 5'],
  ['benefit', '194R', '393(1), Sl. 8(iv)'],
  ['mutualFund', '194K', '393(1), Sl. 4(i)'],
  ['landAcquisition', '194LA', '393(1), Sl. 3(iii)'],
  ['jointDevelopment', '194-IC', '393(1), Sl. 3(ii)'],
  ['horseRace', '194BB', '393(3), Sl. 3'],
  ['lotteryCommission', '194G', '393(3), Sl. 4'],
  ['providentFund', '192A', '392(7)'],
  ['savingsScheme', '194EE', '393(3), Sl. 6'],
])('%s was in section %s of the 1961 Act and is in %s of the 2025 Act', (kind, of1961, of2025) => {
  const { section1961, section2025 } = tdsKinds[kind]
  expect({ section1961, section2025 }).toEqual({ section1961: of1961, section2025: of2025 })
})

const USUAL = { counted: 'year', starts: 'above', taxed: 'all', withoutPanPercent: 20 } as const
const ONCE_A_TENANCY = { ...USUAL, counted: 'tenancy', ceiling: 'lastMonthRent' } as const
const POLICY = { ...USUAL, lessPremiums: true } as const
const AT = { starts: 'at' } as const

it.each<[TdsKindId, string, TdsTerms, string]>([
  ['fd', '2024-04-01', { ...USUAL, limit: 40_000, seniorLimit: 50_000, ratePercent: 10 }, 'the first chart'],
  ['fd', '2025-04-01', { ...USUAL, limit: 50_000, seniorLimit: 1_00_000, ratePercent: 10 }, 'Budget 2025'],
  ['rent', '2025-03-31', { ...USUAL, limit: 2_40_000, ratePercent: 10 }, '2,40,000 in the year'],
  ['rent', '2025-04-01', { ...USUAL, limit: 50_000, ratePercent: 10, counted: 'month' }, 'then by the month'],
  ['machineRent', '2025-03-31', { ...USUAL, limit: 2_40_000, ratePercent: 2 }, 'the same of machinery'],
  [
    'machineRent',
    '2025-04-01',
    { ...USUAL, limit: 50_000, ratePercent: 2, counted: 'month' },
    'and by the month',
  ],
  ['professional', '2025-03-31', { ...USUAL, limit: 30_000, ratePercent: 10 }, 'until Budget 2025'],
  ['technical', '2025-03-31', { ...USUAL, limit: 30_000, ratePercent: 2 }, 'until Budget 2025'],
  ['technical', '2025-04-01', { ...USUAL, limit: 50_000, ratePercent: 2 }, 'since'],
  ['director', '2026-04-01', { ...USUAL, limit: 0, ratePercent: 10 }, 'no limit, 194J(1)(ba)'],
  [
    'contractor',
    '2026-04-01',
    {
      ...USUAL,
      limit: 1_00_000,
      ratePercent: 1,
      otherPayeePercent: 2,
      singleLimit: 30_000,
      transportersExempt: true,
    },
    '30,000 at once or 1,00,000 in the year',
  ],
  ['commission', '2024-09-30', { ...USUAL, limit: 15_000, ratePercent: 5 }, 'until the second Act of 2024'],
  ['commission', '2024-10-01', { ...USUAL, limit: 15_000, ratePercent: 2 }, 'since October 2024'],
  ['commission', '2025-04-01', { ...USUAL, limit: 20_000, ratePercent: 2 }, 'since Budget 2025'],
  ['insuranceCommission', '2025-03-31', { ...USUAL, limit: 15_000, ratePercent: 5 }, 'half a year longer'],
  ['insuranceCommission', '2025-04-01', { ...USUAL, limit: 20_000, ratePercent: 2 }, 'since Budget 2025'],
  ['houseRent', '2024-09-30', { ...ONCE_A_TENANCY, limit: 50_000, ratePercent: 5 }, 'until October 2024'],
  ['houseRent', '2024-10-01', { ...ONCE_A_TENANCY, limit: 50_000, ratePercent: 2 }, 'since'],
  ['individualPayer', '2024-09-30', { ...USUAL, limit: 50_00_000, ratePercent: 5 }, 'until October 2024'],
  ['individualPayer', '2024-10-01', { ...USUAL, limit: 50_00_000, ratePercent: 2 }, 'since'],
  ['otherInterest', '2025-03-31', { ...USUAL, limit: 5_000, ratePercent: 10 }, 'until Budget 2025'],
  ['otherInterest', '2025-04-01', { ...USUAL, limit: 10_000, ratePercent: 10 }, 'since'],
  [
    'securities',
    '2024-04-01',
    { ...USUAL, limit: 10_000, ratePercent: 10 },
    'savings bonds, taxtmi acts?id=43774',
  ],
  [
    'securities',
    '2025-04-01',
    { ...USUAL, limit: 10_000, ratePercent: 10 },
    'all securities, taxtmi tmi_notes?id=1407',
  ],
  [
    'debentures',
    '2025-03-31',
    { ...USUAL, limit: 5_000, otherPayeeLimit: 0, ratePercent: 10 },
    'individuals and HUFs alone, proviso (v) of section 193',
  ],
  ['debentures', '2025-04-01', { ...USUAL, limit: 10_000, ratePercent: 10 }, 'as other securities since'],
  [
    'dividend',
    '2025-03-31',
    { ...USUAL, limit: 5_000, otherPayeeLimit: 0, ratePercent: 10 },
    'individuals alone, first proviso of section 194',
  ],
  [
    'dividend',
    '2025-04-01',
    { ...USUAL, limit: 10_000, otherPayeeLimit: 0, ratePercent: 10 },
    'since, taxtmi tmi_notes?id=1406',
  ],
  [
    'dividend',
    '2026-04-01',
    { ...USUAL, limit: 10_000, otherPayeeLimit: 0, ratePercent: 10 },
    'the same in the 2025 Act, taxtmi tmi_notes?id=1853',
  ],
  [
    'property',
    '2026-03-31',
    { ...USUAL, ...AT, counted: 'payment', atStampValue: true, limit: 50_00_000, ratePercent: 1 },
    'not less than 50,00,000: section 194-IA(2)',
  ],
  [
    'property',
    '2026-04-01',
    { ...USUAL, ...AT, counted: 'payment', atStampValue: true, limit: 50_00_000, ratePercent: 1 },
    '₹50 lakh or more: taxgst.in ?p=66914, divmayconsultants.com service/3c',
  ],
  ['lifePolicy', '2024-09-30', { ...POLICY, ...AT, limit: 1_00_000, ratePercent: 5 }, 'until October 2024'],
  ['lifePolicy', '2024-10-01', { ...POLICY, ...AT, limit: 1_00_000, ratePercent: 2 }, 'since'],
  [
    'lifePolicy',
    '2026-04-01',
    { ...POLICY, limit: 1_00_000, ratePercent: 2 },
    'exceeding it: section 393(1)(a)',
  ],
  [
    'goods',
    '2026-04-01',
    { ...USUAL, limit: 50_00_000, ratePercent: 0.1, taxed: 'excess', withoutPanPercent: 5 },
    'section 206AA has 5% for 194Q',
  ],
  ['lottery', '2025-03-31', { ...USUAL, limit: 10_000, ratePercent: 30 }, '10,000 in the year'],
  ['lottery', '2025-04-01', { ...USUAL, limit: 10_000, ratePercent: 30, counted: 'payment' }, 'then at once'],
  [
    'onlineGames',
    '2026-04-01',
    { ...USUAL, limit: 0, ratePercent: 30 },
    'net winnings, from the first rupee',
  ],
])('%s on %s: %j, %s', (kind, day, terms) => {
  expect(ruleOn(tdsKinds[kind].terms, day).value).toEqual(terms)
})

it('each year’s rows have sources that can know that year', () => {
  for (const { terms } of Object.values<TdsKind>(tdsKinds)) {
    for (const { from, source, also } of terms.values) {
      const titles = `${source.title}; ${also!.title}`
      // What changes it later is an Act of that year.
      if (from === '2026-04-01') expect(titles).toMatch(/2025 Act|Act, 2025|Bill 2025/)
      expect(source.href).not.toBe(also!.href)
    }
    for (const year of ['2024', '2025', '2026'])
      expect(terms.values.filter(({ from }) => from === `${year}-04-01`)).toHaveLength(1)
  }
})

it('only these kinds have other terms by the 2025 Act', () => {
  const changed = Object.entries<TdsKind>(tdsKinds).filter(
    ([, { terms }]) =>
      JSON.stringify(ruleOn(terms, '2026-03-31').value) !== JSON.stringify(ruleOn(terms, '2026-04-01').value),
  )
  expect(changed.map(([kind]) => kind).sort()).toEqual(['cashWithdrawal', 'lifePolicy', 'savingsScheme'])
})

it('the specification’s sample knows three kinds: 10% above one limit', () => {
  expect(sampleTds).toEqual({
    fd: { ...USUAL, limit: 40_000, seniorLimit: 50_000, ratePercent: 10 },
    rent: { ...USUAL, limit: 2_40_000, ratePercent: 10 },
    professional: { ...USUAL, limit: 30_000, ratePercent: 10 },
  })
})

/**
 * Facts of 2026: tds.json, payerConditions; section 402 of the 2025 Act; second provisos of sections 194A,
 * 194-I and 194J.
 */
it.each<[TdsPayer, TdsKindId[]]>([
  [
    'audited',
    [
      'benefit',
      'commission',
      'contractor',
      'machineRent',
      'otherInterest',
      'professional',
      'rent',
      'technical',
    ],
  ],
  ['unaudited', ['houseRent', 'individualPayer']],
  ['largeBuyer', ['goods']],
  [
    'anyone',
    ['jointDevelopment', 'landAcquisition', 'lottery', 'lotteryCommission', 'property', 'virtualAsset'],
  ],
  ['firm', ['partner']],
])('%s has to deduct from %j', (payer, kinds) => {
  const bound = Object.entries<TdsKind>(tdsKinds).filter(([, kind]) => kind.payer === payer)
  expect(bound.map(([id]) => id).sort()).toEqual(kinds)
})

it('rent, and work and fees, of an individual who is not under audit have a law of their own', () => {
  const others = Object.entries<TdsKind>(tdsKinds).filter(([, kind]) => kind.otherwise)
  expect(Object.fromEntries(others.map(([id, { otherwise }]) => [id, otherwise]))).toEqual({
    rent: 'houseRent',
    professional: 'individualPayer',
    contractor: 'individualPayer',
    commission: 'individualPayer',
  })
  const personal = Object.entries<TdsKind>(tdsKinds).filter(([, kind]) => kind.notForPersonalUse)
  expect(personal.map(([id]) => id)).toEqual(['professional', 'contractor'])
})

describe('all kinds of TDS and TCS', () => {
  const kinds = { ...tdsKinds, ...tcsKinds } as Record<string, TdsKind>

  it('are at least 35, without those that have no rate of their own', () => {
    expect(Object.keys(kinds).length).toBe(Object.keys(tdsKinds).length + Object.keys(tcsKinds).length)
    expect(Object.keys(kinds).length).toBeGreaterThanOrEqual(35)
    expect(Object.keys(tdsWithoutRate)).toEqual(['salary', 'nonResident'])
  })

  it.each(Object.entries(kinds))(
    '%s names payer, payee, limit, first day, both Acts and two sources',
    (_, kind) => {
      const { payer, payee, section1961, section2025, terms } = kind
      expect([payer, payee] satisfies [TdsPayer, TdsPayee]).not.toContain('')
      expect(section1961).toMatch(/^(19\d|206C)/)
      expect(section2025).toMatch(/^(39[234]\(\d\)|None)/)
      expect(terms.values[0]!.from).toBe('2024-04-01')
      for (const { value, source, also } of terms.values) {
        expect(source.href).toMatch(/^https:/)
        expect(also!.href).toMatch(/^https:/)
        expect(value === null || (Number.isInteger(value.limit) && value.ratePercent > 0)).toBe(true)
      }
    },
  )
})

describe('a row of a year without common sources', () => {
  const terms = { limit: 50_000, ratePercent: 10 }
  const source = { title: 'A made-up act', href: 'https://example.in/act' }
  const given = { label: 'A payment', sections: ['194', '393'], payer: 'bank' } as const
  const rows = [{ from: '2024-04-01', terms }]

  it('keeps its own sources, and how it is known', () => {
    const toCome = { from: '2027-04-01', terms, sources: [source, source], announced: 'act' } as const
    const kind = tdsKind({ ...given, rows: [...rows, toCome] })
    expect(kind.terms.values.at(-1)).toMatchObject({ from: '2027-04-01', source, announced: 'act' })
  })

  it('is refused without them: those of the year before are not its own', () => {
    expect(() => tdsKind({ ...given, rows: [...rows, { from: '2027-04-01', terms }] })).toThrow(
      'names no source',
    )
  })
})
