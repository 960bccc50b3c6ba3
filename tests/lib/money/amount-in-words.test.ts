import fc from 'fast-check'
import { amountInWords } from '@/lib/money/amount-in-words'

describe('an amount in words', () => {
  it.each([
    [0, 'Zero rupees'],
    [0.01, 'Zero rupees and one paisa'],
    [1, 'One rupee'],
    [1.01, 'One rupee and one paisa'],
    [21, 'Twenty-one rupees'],
    [101, 'One hundred one rupees'],
    [1_50_000.5, 'One lakh fifty thousand rupees and fifty paise'],
    [12_34_56_789, 'Twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine rupees'],
    [10_00_00_00_00_000, 'One lakh crore rupees'],
    [0.995, 'One rupee'],
  ])('%d: %s', (amount, words) => {
    expect(amountInWords(amount)).toBe(words)
  })

  it.each([[-1], [-0.01], [1e15], [NaN], [Infinity]])('does not exist for %d', (amount) => {
    expect(() => amountInWords(amount)).toThrow(RangeError)
  })
})

describe('read by another who knows the words', () => {
  const UNITS =
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
  const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
  const SIZES = { crore: 1e7, lakh: 1e5, thousand: 1e3 }
  const simple = new Map<string, number>([
    ...UNITS.split(' ').map((word, number) => [word, number] as const),
    ...TENS.split(' ').map((word, place) => [word, (place + 2) * 10] as const),
  ])

  /** Reads from left to right: small words add up, a size multiplies all that came since the size before. */
  function numberOf(words: string): number {
    let closed = 0
    let open = 0
    for (const word of words.split(/[\s-]/)) {
      if (word === 'hundred') open *= 100
      else if (word === 'crore') [closed, open] = [(closed + open) * SIZES.crore, 0]
      else if (word in SIZES) [closed, open] = [closed + open * SIZES[word as keyof typeof SIZES], 0]
      else open += simple.get(word) ?? NaN
    }
    return closed + open
  }

  it('it is the same amount, for every paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (paise) => {
        const found = /^(.+?) rupees?(?: and (.+) pais[ae])?$/.exec(amountInWords(paise / 100).toLowerCase())
        expect(found).not.toBeNull()
        const [, whole = '', part = 'zero'] = found!
        expect(numberOf(whole) * 100 + numberOf(part)).toBe(paise)
      }),
      { numRuns: 500 },
    )
  })
})
