import { choice } from '@/lib/inputs/choices'
import { valueOrMessage } from '@/tests/value-or-message'

const keep = choice(['emi', 'tenure'], 'emi')

it.each(['EMI', '', '__proto__'])('has no option %j', (text) => {
  expect(valueOrMessage(keep.read(text))).toBe('Choose one of the options.')
})

it('begins with the one it is given, and reads, writes and shows the word itself', () => {
  expect(keep.initial).toBe('emi')
  expect(keep.read('tenure')).toEqual({ ok: true, value: 'tenure' })
  expect(keep.write('tenure')).toBe('tenure')
  expect(keep.show('tenure')).toBe('tenure')
})
