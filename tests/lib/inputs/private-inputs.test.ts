import { panInputs } from '@/lib/identity/pan-inputs'
import { carriesPrivate, fragmentOf, type Inputs, inputsFromLink } from '@/lib/inputs/tool-inputs'
import { registrationInputs } from '@/lib/vehicles/registration-inputs'

it.each<[string, Inputs, string]>([
  ['pan', panInputs, 'AAAPZ1234C'],
  ['gstin', panInputs, '27AAPFU0939F1ZV'],
  ['link', panInputs, 'https://example.com'],
  ['registration', registrationInputs, 'MH12AB1234'],
])('%s is read from a link and never written into one', (name, inputs, text) => {
  for (const link of [
    { search: `?${name}=${text}`, hash: '' },
    { search: '', hash: `#${name}=${text}` },
  ]) {
    const parsed = inputsFromLink(inputs, link)
    expect(parsed[name]!.text.replaceAll(' ', '')).toBe(text)
    expect(fragmentOf(inputs, parsed)).toBe('')
    expect(carriesPrivate(inputs, link)).toBe(true)
  }
  expect(carriesPrivate(inputs, { search: '?other=1', hash: '#place' })).toBe(false)
})
