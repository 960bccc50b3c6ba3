import { ruleOn } from '@/lib/rules/rule'
import { simplifiedTds, type TdsTerms } from '@/lib/rules/tds/tds-terms'
import { type TdsKindId, tdsKinds } from '@/lib/rules/tds/tds-kinds'

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
])('%s stood in section %s of the 1961 Act and stands in %s of the 2025 Act', (kind, of1961, of2025) => {
  const { section1961, section2025 } = tdsKinds[kind]
  expect({ section1961, section2025 }).toEqual({ section1961: of1961, section2025: of2025 })
})

const USUAL = { counted: 'year', starts: 'above', taxed: 'all', withoutPanPercent: 20 } as const
const ONCE_A_TENANCY = { ...USUAL, counted: 'tenancy' } as const
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
    { ...USUAL, limit: 1_00_000, ratePercent: 1, otherPayeePercent: 2, singleLimit: 30_000 },
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
    { ...USUAL, counted: 'payment', atStampValue: true, limit: 50_00_000, ratePercent: 1 },
    'exceeding it: section 393(1)(a)',
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

it('each year’s rows are from that year’s chart or the act, also where nothing changed', () => {
  const ACTS = ['securities', 'debentures', 'dividend']
  for (const [kind, { terms }] of Object.entries(tdsKinds)) {
    for (const { from, source } of terms.values) {
      if (ACTS.includes(kind)) expect(source.title).toMatch(/^TaxTMI: /)
      else if (from < '2026-04-01') {
        expect(source.title).toContain(from < '2025-04-01' ? 'FY 2024-25' : 'FY 2025-26')
      } else expect(source.title).toContain('section 393')
    }
    expect(terms.values.filter(({ from }) => from === '2025-04-01')).toHaveLength(1)
  }
})

it('only these kinds have a row of the 2025 Act that differs', () => {
  const since2026 = Object.entries(tdsKinds).filter(
    ([, { terms }]) => terms.values.at(-1)!.from === '2026-04-01',
  )
  expect(since2026.map(([kind]) => kind)).toEqual(['dividend', 'property', 'lifePolicy'])
})

it('the simplified set knows three kinds: 10% above one limit', () => {
  expect(simplifiedTds).toEqual({
    fd: { ...USUAL, limit: 40_000, seniorLimit: 50_000, ratePercent: 10 },
    rent: { ...USUAL, limit: 2_40_000, ratePercent: 10 },
    professional: { ...USUAL, limit: 30_000, ratePercent: 10 },
  })
})
