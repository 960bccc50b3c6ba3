import { choice } from '@/lib/inputs/choices'
import { valueOrMessage } from '@/tests/value-or-message'

const keep = choice(['emi', 'tenure'], 'emi')

it('reads each of its options', () => {
  expect(keep.read('emi')).toEqual({ ok: true, value: 'emi' })
  expect(keep.read('tenure')).toEqual({ ok: true, value: 'tenure' })
})

it.each([['EMI'], [''], ['emi '], ['constructor'], ['__proto__']])(
  'names its options for the option %j',
  (text) => {
    expect(valueOrMessage(keep.read(text))).toBe('Choose one of the options.')
  },
)

it('begins with the one it is given, and writes and shows the word itself', () => {
  expect(keep.initial).toBe('emi')
  expect(keep.write('tenure')).toBe('tenure')
  expect(keep.show('tenure')).toBe('tenure')
})
