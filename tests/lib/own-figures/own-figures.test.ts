/** @jest-environment jsdom */
import fc from 'fast-check'
import { toolBySlug } from '@/content/catalogue'
import { offeredFigures, offeredText } from '@/lib/own-figures/offered-figures'
import { type OwnFigures, ownFigures, readOwnFigures } from '@/lib/own-figures/own-figures'
import { inputsOfTool } from '@/tests/inputs-of-tool'

const TODAY = '2026-11-28'

const asha: OwnFigures = {
  income: '1200000',
  birthDate: '1990-08-15',
  city: 'Pune',
  state: 'MH',
  gstin: '27AAPFU0939F1ZV',
  upi: 'asha@okaxis',
}

test('figures are stored in a form that has a version', () => {
  ownFigures.change(() => ({ income: '1200000' }))
  expect(localStorage.getItem('ownFigures')).toBe('{"version":1,"figures":{"income":"1200000"}}')
  ownFigures.change(() => ({}))
  expect(localStorage.getItem('ownFigures')).toBeNull()
})

test('what is stored is read again', () => {
  const some = fc.subarray(Object.entries(asha)).map((entries) => Object.fromEntries(entries) as OwnFigures)
  fc.assert(
    fc.property(some, (figures) => {
      expect(readOwnFigures({ version: 1, figures })).toEqual({ value: figures, complete: true })
    }),
  )
})

test.each([
  ['a newer version', { version: 2, figures: {} }],
  ['an unknown figure', { version: 1, figures: { pan: 'ABCDE1234F' } }],
  ['a day that does not exist', { version: 1, figures: { birthDate: '1990-02-30' } }],
  ['a GSTIN with a wrong check character', { version: 1, figures: { gstin: '27AAPFU0939F1ZX' } }],
  ['no UPI ID', { version: 1, figures: { upi: 'asha' } }],
  ['no state', { version: 1, figures: { state: 'XX' } }],
  ['a number', { version: 1, figures: { income: 1200000 } }],
  ['an income not as links write it', { version: 1, figures: { income: '12,00,000' } }],
  ['an empty text', { version: 1, figures: { city: '' } }],
  ['no figures', { version: 1 }],
])('%s is not read', (_, stored) => {
  expect(readOwnFigures(stored)).toBeNull()
})

const offers = Object.entries(offeredFigures).flatMap(([slug, controls]) =>
  Object.entries(controls).map(([control, offer]) => [slug, control, offer] as const),
)

test.each(offers)('%s takes what is offered for %s', (slug, control, offer) => {
  expect(toolBySlug(slug).status).toBe('live')
  const text = offeredText(offer, asha, TODAY)!
  const inputs = inputsOfTool(slug)
  if (!inputs || !(control in inputs)) return expect(text).not.toBe('')
  expect(inputs[control]!.read(text)).toMatchObject({ ok: true })
})

test.each([
  ['income', undefined, '1200000'],
  ['income', 'month', '100000'],
  ['state', 'placeOfTax', 'Maharashtra'],
  ['birthDate', 'ageGroup', 'below60'],
  ['birthDate', 'longAgeGroup', 'below60'],
  ['gstin', 'gstState', '27'],
] as const)('%s as %s is %s', (figure, as, text) => {
  expect(offeredText(as ? { figure, as } : { figure }, asha, TODAY)).toBe(text)
  expect(offeredText(as ? { figure, as } : { figure }, {}, TODAY)).toBeNull()
})

// The year of 2026-27 ends on 31 March 2027, on which who was born on 1 April 1967 becomes 60: CBDT circular 28/2016.
test.each([
  ['1967-04-02', 'below60', 'below60'],
  ['1967-04-01', 'senior', 'senior60to79'],
  ['1947-04-02', 'senior', 'senior60to79'],
  ['1947-04-01', 'superSenior', 'superSenior80plus'],
])('born on %s is %s in 2026-27', (birthDate, short, long) => {
  for (const today of ['2026-04-01', TODAY, '2027-03-31']) {
    expect(offeredText({ figure: 'birthDate', as: 'ageGroup' }, { birthDate }, today)).toBe(short)
    expect(offeredText({ figure: 'birthDate', as: 'longAgeGroup' }, { birthDate }, today)).toBe(long)
  }
})

test.each([
  [undefined, 'Tamil Nadu (other towns)'],
  ['Madurai', 'Tamil Nadu (other towns)'],
  ['chennai ', 'Tamil Nadu (Chennai)'],
])('professional tax in Tamil Nadu with the city %s is that of %s', (city, place) => {
  expect(
    offeredText({ figure: 'state', as: 'placeOfTax' }, { state: 'TN', ...(city && { city }) }, TODAY),
  ).toBe(place)
})

test('every own figure that a tool asks for is offered there', () => {
  const asks = (slug: string, name: string) => name in (inputsOfTool(slug) ?? {})
  for (const slug of ['income-tax-calculator', 'salary-calculator']) {
    expect(asks(slug, 'age')).toBe(true)
    expect(offeredFigures[slug]).toHaveProperty('age')
  }
  for (const name of ['ctc', 'monthlyGross', 'state', 'city'])
    expect(offeredFigures['salary-calculator']).toHaveProperty(name)
})
