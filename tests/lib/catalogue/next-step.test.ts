import { toolBySlug } from '@/content/catalogue'
import { SIMPLIFIED } from '@/lib/tax/rule-ids'
import { areMet, type HeldFigures, type NextStep, nextAddress } from '@/lib/catalogue/next-step'

const held = (outputs: Record<string, string>, controls: Record<string, string> = {}): HeldFigures => ({
  output: (name) => outputs[name] ?? null,
  control: (name) => controls[name] ?? null,
})

const step = (set: NextStep['set'], also?: NextStep['also']): NextStep => ({
  to: 'fd-calculator',
  label: 'Next',
  set,
  ...(also && { also }),
})

test.each<[what: string, set: NextStep['set'], from: HeldFigures, fragment: string]>([
  [
    'a result, to the paisa',
    { principal: { output: 'sum' } },
    held({ sum: '1234.5678' }),
    'principal=1234.57',
  ],
  ['a day as it is', { date: { output: 'day' } }, held({ day: '2026-11-23' }), 'date=2026-11-23'],
  [
    'a year of a month',
    { annual: { control: 'amount', times: 12 } },
    held({}, { amount: '5,000' }),
    'annual=60000',
  ],
  [
    'the year of a day',
    { year: { control: 'date', first: 4 } },
    held({}, { date: '2027-02-14' }),
    'year=2027',
  ],
  ['what was typed', { rate: { control: 'rate' } }, held({}, { rate: '8.375' }), 'rate=8.375'],
  ['the same words', { kind: { value: 'fd' } }, held({}), 'kind=fd'],
  ['the first figure there is', { a: [{ output: 'gone' }, { output: 'sum' }] }, held({ sum: '7' }), 'a=7'],
  [
    'what the other tool calls it',
    { city: { control: 'city', as: { Mumbai: 'mumbai' } } },
    held({}, { city: 'Mumbai' }),
    'city=mumbai',
  ],
  [
    'the next figure where the other tool has no name for it',
    { city: [{ control: 'city', as: { Mumbai: 'mumbai' } }, { value: 'other' }] },
    held({}, { city: 'Noida' }),
    'city=other',
  ],
  [
    'a sum of what the page holds, each part up to its limit',
    {
      rest: {
        sum: [
          { output: 'allowed' },
          { control: 'savings', times: -1, most: 1_50_000 },
          { output: 'gone', times: -1 },
        ],
      },
    },
    held({ allowed: '210000' }, { savings: '1,70,000' }),
    'rest=60000',
  ],
  ['no sum below zero', { a: { sum: [{ control: 'b', times: -1 }] } }, held({}, { b: '5' }), 'a=0'],
  [
    'the figure whose condition is met',
    { a: [{ value: 'x', when: { control: 'n', above: 0 } }, { value: 'y' }] },
    held({}, { n: '0' }),
    'a=y',
  ],
])('takes along %s', (_, set, from, fragment) => {
  expect(nextAddress(step(set), from)).toBe(`/fd-calculator#${fragment}`)
})

test.each<[what: string, set: NextStep['set'], from: HeldFigures]>([
  ['the result is not there', { a: { value: 'x' }, b: { output: 'sum' } }, held({})],
  ['the control is empty', { b: { control: 'date' } }, held({}, { date: '' })],
  ['a sum has no part', { b: { sum: [{ control: 'gone' }] } }, held({ sum: '7' })],
  ['what was typed is no number', { b: { control: 'amount', times: 12 } }, held({}, { amount: 'much' })],
])('has no address while %s', (_, set, from) => {
  expect(nextAddress(step(set), from)).toBeNull()
})

test('further controls are set where the page holds a figure for them', () => {
  const also = { b: { control: 'b' }, c: { control: 'gone' }, d: { value: '' } }
  expect(nextAddress(step({ a: { value: '1' } }, also), held({}, { b: '2' }))).toBe('/fd-calculator#a=1&b=2')
})

test.each<[condition: NonNullable<NextStep['when']>, isThat: boolean]>([
  [{ control: 'kind', is: ['rent', 'fd'] }, true],
  [{ control: 'gone', is: 'fd' }, false],
  [{ output: 'gain', above: 0 }, true],
  [{ output: 'gain', above: 4_00_000 }, false],
  [{ control: 'cost', above: 0 }, true],
  [{ control: 'gone', above: -1 }, false],
  [{ control: 'kind', above: 0 }, false],
  [{ control: 'sold', from: '2026-04-01', to: '2027-03-31' }, true],
  [{ control: 'sold', from: '2025-04-01', to: '2026-03-31' }, false],
  [
    [
      { control: 'kind', is: 'fd' },
      { output: 'gain', above: 4_00_000 },
    ],
    false,
  ],
  [[], true],
])('%j is %s', (condition, isThat) => {
  const page = held({ gain: '400000' }, { kind: 'fd', cost: '5,00,000', sold: '2026-10-15' })
  expect(areMet(condition, page)).toBe(isThat)
})

test('the tax year of a step is that of the visit, also on a page that was built before 1 April', () => {
  const ofInterest = toolBySlug('fd-calculator').next!.find(({ to }) => to === 'tds-deduction-calculator')!
  const advance = toolBySlug('income-tax-calculator').next!.find(({ to }) => to === 'advance-tax-calculator')!
  const ofPage = { output: () => '1', control: (name: string) => (name === 'rules' ? SIMPLIFIED : '1') }
  const yearsOn = (day: string) => {
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00+05:30`) })
    return [nextAddress(ofInterest, ofPage), nextAddress(advance, ofPage)].map(
      (address) => /(?:rules|taxYear)=([^&]*)/.exec(address!)![1],
    )
  }
  expect(yearsOn('2027-03-31')).toEqual(['fy-2026-27', '2026-27'])
  expect(yearsOn('2027-04-01')).toEqual(['fy-2027-28', '2027-28'])
  jest.useRealTimers()
})
