import { ruleOn } from '@/lib/rules/rule'
import { sampleTds } from '@/lib/rules/tds/specification-sample'
import { tcsKinds } from '@/lib/rules/tds/tcs-kinds'
import { tdsKind } from '@/lib/rules/tds/tds-kind'
import { type TdsKindId, tdsKinds } from '@/lib/rules/tds/tds-kinds'
import type { TdsKind, TdsPayee, TdsPayer } from '@/lib/rules/tds/tds-terms'
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
