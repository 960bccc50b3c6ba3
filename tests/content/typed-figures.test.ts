import { fixedFigures } from '@/tests/content/fixed-figures'
import { allTypedOf, figuresIn, typedFigures, wordFiles } from './typed-figures'

it.each<[string, string, string[]]>([
  ['rupees', 'above ₹50,000 or ₹1.5 crore', ['₹50,000', '₹1.5 crore']],
  ['rupees in Hindi', '₹50 लाख तक', ['₹50 lakh']],
  ['percentages', 'at 8.33%, 12 per cent or 10 प्रतिशत', ['8.33%', '12 per cent', '10 प्रतिशत']],
  ['dates', 'until 16 September 2026, each 31 March', ['16 September 2026', '31 March']],
  ['dates in Hindi', '17\u00a0सितंबर 2026 और मार्च 2027 से', ['17 September 2026', 'March 2027']],
  ['no places', '{ceiling} from {ceilingFrom}, ₹{0} in Form 16 of 2026-27', []],
])('the figures of a text: %s', (_name, text, figures) => {
  // A word without an English form stays.
  expect(figuresIn(text)).toEqual(figures)
})

it.each(wordFiles())('%s has no figure that is neither computed nor fixed for a reason', (file) => {
  expect(typedFigures(file)).toEqual([])
})

it.each(Object.entries(fixedFigures))('the fixed figures of %s are in its words', (page, figures) => {
  const typed = allTypedOf(page)
  expect(Object.keys(figures).filter((figure) => !typed.has(figure))).toEqual([])
})

it('each fixed figure has a reason in words', () => {
  const reasons = Object.values(fixedFigures).flatMap((figures) => Object.values(figures))
  expect(
    reasons.filter(
      (reason) => !/[a-z]{3,} [a-z]{2,}/i.test(reason) && reason !== 'a unit' && reason !== 'New Year',
    ),
  ).toEqual([])
})
