import { type HeldFigures, type NextStep, nextAddress } from '@/lib/catalogue/next-step'

const held = (outputs: Record<string, string>, controls: Record<string, string> = {}): HeldFigures => ({
  output: (name) => outputs[name] ?? null,
  control: (name) => controls[name] ?? null,
})

const step = (set: NextStep['set'], when?: NextStep['when']): NextStep => ({
  to: 'fd-calculator',
  label: 'Next',
  set,
  ...(when && { when }),
})

test.each<[what: string, set: NextStep['set'], from: HeldFigures, fragment: string]>([
  [
    'a result, to the paisa',
    { principal: { output: 'sum' } },
    held({ sum: '1234.5678' }),
    'principal=1234.57',
  ],
  ['a whole result', { principal: { output: 'sum' } }, held({ sum: '500000' }), 'principal=500000'],
  ['a day as it is', { date: { output: 'day' } }, held({ day: '2026-11-23' }), 'date=2026-11-23'],
  [
    'a year of a month',
    { annual: { control: 'amount', times: 12 } },
    held({}, { amount: '5,000' }),
    'annual=60000',
  ],
  [
    'a month of a year',
    { gross: { control: 'income', times: 1 / 12 } },
    held({}, { income: '10,00,000' }),
    'gross=83333.33',
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
  ['a result of nothing', { a: { output: 'sum' } }, held({ sum: '0' }), 'a=0'],
])('takes along %s', (_, set, from, fragment) => {
  expect(nextAddress(step(set), from)).toBe(`/fd-calculator#${fragment}`)
})

test.each<[what: string, set: NextStep['set'], from: HeldFigures]>([
  ['the result is not there', { a: { value: 'x' }, b: { output: 'sum' } }, held({})],
  ['the result is empty', { b: { output: 'sum' } }, held({ sum: '' })],
  ['the control is empty', { b: { control: 'date' } }, held({}, { date: '' })],
  ['there is nothing to set', {}, held({ sum: '7' })],
  ['what was typed is no number', { b: { control: 'amount', times: 12 } }, held({}, { amount: 'much' })],
])('is the plain page while %s', (_, set, from) => {
  expect(nextAddress(step(set), from)).toBe('/fd-calculator')
})

test('takes figures only while the control holds what it must', () => {
  const one = step({ amount: { output: 'result' } }, { control: 'to', is: 'INR' })
  expect(nextAddress(one, held({ result: '83' }, { to: 'INR' }))).toBe('/fd-calculator#amount=83')
  expect(nextAddress(one, held({ result: '83' }, { to: 'EUR' }))).toBe('/fd-calculator')
})
