import fc from 'fast-check'
import { panInputs } from '@/lib/identity/pan-inputs'

it('an empty field has no problem', () => {
  expect(panInputs.pan.read(' ')).toEqual({ ok: true, value: '' })
  expect(panInputs.gstin.read('')).toEqual({ ok: true, value: '' })
})

it('what is read is read again from what is written', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('pan', 'gstin'), (text, name) => {
      const kind = panInputs[name]
      const reading = kind.read(text)
      if (reading.ok) expect(kind.read(kind.write(reading.value))).toEqual(reading)
    }),
  )
})
