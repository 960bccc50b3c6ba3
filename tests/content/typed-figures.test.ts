import counts from './typed-figures.json'
import { fixedFigures } from '@/content/fixed-figures'
import { allTypedOf, figuresIn, typedFigures, wordFiles } from './typed-figures'

/** Figures still typed, by file. A count only falls; a file without one has none, and the aim is an empty list. */
const known: Readonly<Record<string, number>> = counts

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

it.each(wordFiles())('%s has no more typed figures than before', (file) => {
  const typed = typedFigures(file)
  // The list is in the message: each figure has to be computed, or named in content/fixed-figures.ts with its reason.
  expect({ file, typed: typed.length === (known[file] ?? 0) ? [] : typed, count: typed.length }).toEqual({
    file,
    typed: [],
    count: known[file] ?? 0,
  })
})

it('counts no file that is gone', () => {
  expect(Object.keys(known).filter((file) => !wordFiles().includes(file))).toEqual([])
})

it.each(Object.entries(fixedFigures))('the fixed figures of %s are in its words', (page, figures) => {
  const typed = allTypedOf(page)
  expect(Object.keys(figures).filter((figure) => !typed.has(figure))).toEqual([])
})
