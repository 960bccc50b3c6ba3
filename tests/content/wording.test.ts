import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Turns of phrase that made readers stumble, with their replacements. Parts of words and comments do not count. */
const AVOIDED: readonly [phrase: RegExp, better: string][] = [
  [/\bkind of (payment|bill|receipt|property|holder)\b/i, '“Payment type”, “Bill type”'],
  [/\b(contribution|yield|return|rent paid|take-home|fixed charge),? a (month|year)\b/i, '“Monthly rent”'],
  [/\bstands? (first|here|in section|beside|at the end)\b/i, '“comes first”, “is in section”'],
  [/\bbelow (it )?stands?\b/i, '“Below is”'],
  [/\bread(s|ing)? (it |them )?back\b/i, '“scan-tested”'],
  [/\bpaid in all\b|\bmost asked\b|\bnothing added\b/i, '“Total paid”, “Popular”, “No charges”'],
  [/\bthe dearest\b|\bfor want of\b|\btold so\b|\bsays so\.|\bkept till\b/i, 'plain words'],
  [
    /\bless the last one\b|\bshown apart\b|\boff the balance\b/i,
    '“minus”, “shown separately”, “Principal paid”',
  ],
  [/\bis no (kind|state code|form) of\b|\bno page stands\b/i, '“is not a valid …”, “Page not found”'],
  [/\bas rent for\b|\brent of a month\b|\brent of the year\b/i, '“Towards rent for”, “Monthly rent”'],
  [
    /\bthe list of categor|\bcategory of the list\b|\bin a package of\b/i,
    '“Filter by category”, “data package,”',
  ],
  [/\bmeets? a fault\b|\bmet a fault\b|\bwakes? up\b|\bis thrown away\b/i, '“Something went wrong”'],
  [
    /\btheme not kept\b|\bkept on this device\b|\bfile has \d+ MB\b/i,
    '“Couldn’t save”, “Saved on this device”',
  ],
  [/\be-mail\b/i, '“email”'],
  [/\bsimplified, AY\b/i, '“AY 2025-26, simplified”'],
  [/\bGST\b.*\btakes? (it )?out\b|'Take out'/, '“Add or remove GST”'],
  [
    /\bsearch box above\b|\btwelfth instalment\b|\bafter a prepayment, keep\b|\bnone of them is the gazette\b/i,
    '“The home page has …”, “every 12th instalment”, “Reduce tenure”, “could not compare”',
  ],
  [/\bpays off from\b|\buntil turning\b|\bfrom that range\b/i, '“is better if deductions exceed”'],
]

const files = execFileSync('git', ['ls-files', 'content', 'components', 'app'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mdx)$/.test(file))

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

test.each(AVOIDED)('no page uses %s; better is %s', (phrase) => {
  const found = files.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .filter((line) => phrase.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test('pages of every area are read', () => {
  expect(files.length).toBeGreaterThan(300)
})
