import { suggestionFromLink } from '@/lib/suggestion/suggestion'
import { electricityInputs } from '@/lib/energy/electricity'
import { amount, percent, years } from '@/lib/inputs/quantities'
import { textInLink } from '@/lib/inputs/text-in-link'
import { LONGEST_TEXT } from '@/lib/inputs/text-limits'
import { changeTexts, fragmentOf, inputsFromLink, readValues } from '@/lib/inputs/tool-inputs'
import { anyText } from '@/lib/inputs/text'
import { rechargeInputs } from '@/lib/recharge/recharge-inputs'

const LONG = 200_000
const inputs = {
  ...electricityInputs,
  ...rechargeInputs,
  principal: amount({ initial: 1 }),
  rate: percent({ initial: 1 }),
  tenure: years({ initial: 1 }),
  link: anyText(),
}
const names = Object.keys(inputs) as (keyof typeof inputs)[]

it.each([' ', '1', ',', '_', 'a', '9 ', '०'])(
  'a link of 200,000 times %j is refused by every control, and no kind parses it',
  (sign) => {
    const text = `1${sign.repeat(LONG / sign.length)}x`
    for (const name of names) {
      const read = jest.spyOn(inputs[name], 'read')
      const hash = new URLSearchParams({ [name]: text }).toString().slice(0, LONG)
      const parsed = inputsFromLink(inputs, { search: '', hash })
      expect(parsed[name].text).toHaveLength(LONGEST_TEXT + 1)
      expect(parsed[name].ok).toBe(false)
      expect(readValues(parsed, [name])).toBeNull()
      expect(fragmentOf(inputs, parsed)).toBe('')
      expect(read).not.toHaveBeenCalledWith(expect.stringMatching(/^1/))
      read.mockRestore()
    }
  },
)

const fresh = inputsFromLink(inputs, { search: '', hash: '' })

it('a text that is typed is kept whole, refused with a message, and left out of the link', () => {
  const parsed = changeTexts(inputs, fresh, { link: 'x'.repeat(LONG), rate: '1'.repeat(61) })
  const problem = { kind: 'tooLong', max: 4_000 }
  expect(parsed.link).toEqual({ text: 'x'.repeat(LONG), ok: false, problem })
  expect(parsed.rate).toMatchObject({ ok: false, problem: { kind: 'notANumber' } })
  expect(fragmentOf(inputs, changeTexts(inputs, parsed, { rate: '2' }))).toBe('rate=2')
})

it('a text of 4,000 characters is read, and goes into the link', () => {
  const parsed = changeTexts(inputs, fresh, { link: 'x'.repeat(LONGEST_TEXT) })
  expect(parsed.link.ok).toBe(true)
  expect(fragmentOf(inputs, parsed)).toHaveLength('link='.length + LONGEST_TEXT)
})

it('what other pages read from a link is cut too', () => {
  const hash = `city=${'x'.repeat(LONG)}&description=${'y'.repeat(LONG)}`
  expect(textInLink({ search: '', hash }, 'city')).toHaveLength(LONGEST_TEXT + 1)
  expect(suggestionFromLink({ search: '', hash }).description).toHaveLength(LONGEST_TEXT + 1)
})
