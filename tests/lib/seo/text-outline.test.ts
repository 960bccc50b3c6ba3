import { openSync, type Font } from 'fontkit'
import { textOutline } from '@/lib/seo/text-outline'

const font = openSync(
  'node_modules/@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
) as Font
const oneLine = { size: 1000, lineHeight: 1.5, maxWidth: 100_000 }

/** From the left edge of a text's letters to the right, as the font's units are pixels at 1,000. */
function spanOf(text: string): { left: number; right: number } {
  const numbers = textOutline(text, font, oneLine)
    .path.match(/-?\d+(?:\.\d+)?/g)!
    .map(Number)
  const across = numbers.filter((_, place) => place % 2 === 0)
  return { left: Math.min(...across), right: Math.max(...across) }
}

test.each([
  ['क्ष', 'a conjunct is one shape, narrower than its letters', 'कष'],
  ['कि', 'a vowel sign takes its place before the letter and adds its width once', 'काा'],
])('%s: %s', (joined, _rule, apart) => {
  expect(spanOf(joined).right).toBeLessThan(spanOf(apart).right)
})

test('lines break at spaces, and each adds its height', () => {
  const words = 'होम लोन की किस्त'
  const whole = font.layout(words).advanceWidth / 10 + 0.01
  const at = (maxWidth: number) => textOutline(words, font, { size: 100, lineHeight: 1.5, maxWidth }).height
  expect(at(whole)).toBe(150)
  expect(at(whole - 1)).toBe(300)
  expect(at(1)).toBe(600)
})

test('a letter that the font lacks stops the build instead of leaving a box', () => {
  expect(() => textOutline('சேமிப்பு', font, oneLine)).toThrow('has no letter ச')
})
