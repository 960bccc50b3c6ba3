import { ask, fragmentFor } from '@/lib/answers/ask'
import { figureValue } from '@/lib/answers/figure'
import { emiTool } from '@/lib/finance/emi-answer'

const shown = (fragment: string) => {
  const { answer } = ask(emiTool, fragment)
  return answer && figureValue(answer.figures.emi)
}

test('a link is answered without a page: ₹10 lakh at 8.5% for 20 years is ₹8,678 a month, as banks publish', () => {
  expect(typeof document).toBe('undefined')
  expect(Math.round(Number(shown('principal=1000000&rate=8.5&years=20')))).toBe(8678)
  // ₹1,20,000 without interest over 12 months.
  expect(shown('principal=120000&rate=0&tenureIn=months&months=12')).toBe(10_000)
})

test('what was asked is what the answer read, and a link may set more', () => {
  const { asked, ignored, problems } = ask(
    emiTool,
    fragmentFor({ yearly: '100000', months: '120', whole: 'flat' }),
  )
  expect(asked).toEqual([
    'principal',
    'rate',
    'tenureIn',
    'years',
    'once',
    'onceAfter',
    'monthly',
    'yearly',
    'keep',
  ])
  expect(ignored).toEqual(['months', 'whole'])
  expect(problems).toEqual([])
})

test('a text that cannot be read is named, and there is no answer', () => {
  const { answer, problems } = ask(emiTool, 'principal=ten&months=x')
  expect([answer, problems]).toEqual([null, ['principal']])
})

test('any answer names every result that the tool knows', () => {
  const [plain, prepaid] = [ask(emiTool, ''), ask(emiTool, 'once=100000&keep=tenure')]
  expect(Object.keys(plain.answer!.figures)).toEqual(Object.keys(prepaid.answer!.figures))
})
