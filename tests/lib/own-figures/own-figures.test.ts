/** @jest-environment jsdom */
import fc from 'fast-check'
import { toolBySlug } from '@/content/catalogue'
import { offeredFigures, offeredText } from '@/lib/own-figures/offered-figures'
import { type OwnFigures, ownFigures, readOwnFigures } from '@/lib/own-figures/own-figures'
import { inputsOfTool } from '@/tests/inputs-of-tool'

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
  const text = offeredText(offer, asha)!
  const inputs = inputsOfTool(slug)
  if (!inputs || !(control in inputs)) return expect(text).not.toBe('')
  expect(inputs[control]!.read(text)).toMatchObject({ ok: true })
})

test.each([
  ['income', undefined, '1200000'],
  ['income', 'month', '100000'],
  ['state', 'stateName', 'Maharashtra'],
  ['gstin', 'gstState', '27'],
] as const)('%s as %s is %s', (figure, as, text) => {
  expect(offeredText(as ? { figure, as } : { figure }, asha)).toBe(text)
  expect(offeredText(as ? { figure, as } : { figure }, {})).toBeNull()
})
