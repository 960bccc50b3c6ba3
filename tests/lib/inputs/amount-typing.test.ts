import fc from 'fast-check'
import { groupAmount, groupWhileTyping } from '@/lib/inputs/amount-typing'

/** Types into a text whose caret is the bar: '10|00' with '5' is the state '105|00' grouped. */
function after(marked: string): string {
  const { text, caret } = groupWhileTyping(marked.replace('|', ''), marked.indexOf('|'))
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

describe('the digits of an amount are grouped', () => {
  it.each([
    ['1000000', '10,00,000'],
    ['123456789.25', '12,34,56,789.25'],
    ['1,000,000', '10,00,000'],
    ['1000.', '1,000.'],
    ['', ''],
  ])('%j becomes %j', (text, grouped) => {
    expect(groupAmount(text)).toBe(grouped)
  })

  it.each(['10 lakh', '₹5000', '1e5'])('%j is more than digits and stays as typed', (text) => {
    expect(groupAmount(text)).toBe(text)
  })
})

describe('the caret stays behind the same digits', () => {
  it.each([
    ['1000|', '1,000|', 'a digit typed at the end'],
    ['15|,00,000', '15|,00,000', 'no comma comes or goes'],
    ['105|,00,000', '1,05|,00,000', 'a digit in the middle brings a comma before the caret'],
    ['1,0|,000', '10|,000', 'a digit deleted in the middle takes a comma away before the caret'],
    ['10|00,000', '10|,00,000', 'only the comma was deleted: it comes back behind the caret'],
    ['|10,00,000', '|10,00,000', 'caret before all'],
    ['-|150000', '-|1,50,000', 'behind the minus'],
    ['10 l|akh', '10 l|akh', 'words are left alone'],
  ])('%s becomes %s: %s', (typed, shown) => {
    expect(after(typed)).toBe(shown)
  })

  it.each([
    ['05|', '5|', 'a zero before what is typed goes'],
    ['00|', '0|', 'one zero is enough'],
    ['0|', '0|', 'and stays'],
    ['|,00,000', '|00,000', 'the first digit was deleted: the zeros behind the caret wait for the next one'],
    ['5|00,000', '5|,00,000', 'and are taken up by it'],
  ])('%s becomes %s: %s', (typed, shown) => {
    expect(after(typed)).toBe(shown)
  })

  const plainAmount = fc
    .tuple(
      fc.constantFrom('', '-'),
      fc.stringMatching(/^[1-9][0-9,]{0,13}$/),
      fc.constantFrom('', '.', '.5', '.05'),
    )
    .map((parts) => parts.join(''))

  it('wherever it is', () => {
    fc.assert(
      fc.property(plainAmount, fc.nat({ max: 20 }), (text, at) => {
        const caret = Math.min(at, text.length)
        const shaped = groupWhileTyping(text, caret)
        const digits = (part: string) => part.replaceAll(',', '')
        expect(digits(shaped.text)).toBe(digits(text))
        expect(digits(shaped.text.slice(0, shaped.caret))).toBe(digits(text.slice(0, caret)))
      }),
    )
  })

  it('and a text once grouped is not touched again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.nat({ max: 30 }), (text, at) => {
        const once = groupWhileTyping(text, Math.min(at, text.length))
        expect(groupWhileTyping(once.text, once.caret)).toEqual(once)
      }),
    )
  })
})
