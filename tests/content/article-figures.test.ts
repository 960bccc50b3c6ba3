import { existsSync, readFileSync } from 'node:fs'
import { articles } from '@/content/blog'
import * as card from '@/content/blog/figures/credit-card-minimum-due'
import * as form16 from '@/content/blog/figures/form-16-line-by-line'
import * as regimes from '@/content/blog/figures/old-vs-new-tax-regime'
import * as panchang from '@/content/blog/figures/panchang-line-by-line'
import * as rent from '@/content/blog/figures/rent-receipts-and-hra'

const slugs = articles.map(({ slug }) => slug)
const computedOf = (slug: string) =>
  jest.requireActual<{ figures: object; tables?: object }>(`@/content/blog/figures/${slug}`)

/** An article in each of its languages: its words, and its title and description. */
const written = slugs.flatMap((slug) => [
  { slug, words: `content/blog/${slug}.mdx`, about: `content/blog/${slug}.ts` },
  ...['hi']
    .filter((code) => existsSync(`content/${code}/blog/${slug}.mdx`))
    .map((code) => ({
      slug,
      words: `content/${code}/blog/${slug}.mdx`,
      about: `content/${code}/blog/${slug}.json`,
    })),
])

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)

test.each(written)(
  '$words quotes each of its figures, and none that is missing',
  ({ slug, words, about }) => {
    const mdx = readFileSync(words, 'utf8')
    const { figures, tables = {} } = computedOf(slug)
    const quoted = [
      ...namesIn(mdx, /\bfigures\.(\w+)/g),
      ...namesIn(readFileSync(about, 'utf8'), /\{(\w+)\}/g),
    ]
    expect([...new Set(quoted)].toSorted()).toEqual(Object.keys(figures).toSorted())
    expect([...new Set(namesIn(mdx, /\btables\.(\w+)/g))].toSorted()).toEqual(Object.keys(tables).toSorted())
  },
)

test.each(written)('$words has no place within a text of JSX, which would stay as it is', ({ words }) => {
  expect(
    readFileSync(words, 'utf8').match(
      /="[^"\n]*\{(?:figures|tables)\.[^"\n]*"|'[^'\n]*[^$\n]\{figures\.[^'\n]*',?$/gm,
    ),
  ).toBeNull()
})

test('descriptions have their figures', () => {
  expect(articles.map(({ description }) => description).join()).not.toMatch(/[{}]/)
  expect(articles.find(({ slug }) => slug === 'how-to-calculate-emi')!.description).toMatch(
    /₹10,00,000 at 8\.5%/,
  )
})

test('no figure of an article is empty or not a number', () => {
  expect(JSON.stringify(slugs.map(computedOf))).not.toMatch(/""(?!,"₹)|NaN|undefined|Infinity|null/)
})

test('the minimum due of a card, month by month', () => {
  // A simulation in Python's decimal arithmetic: interest of 49.56% ÷ 12 rounded to the paisa, then 5% of the
  // bill, at least ₹200.
  expect(card.figures).toMatchObject({
    firstInterest: '₹1,750',
    firstTax: '₹315',
    firstBill: '₹52,065',
    firstMinimum: '₹2,603',
    firstLeft: '₹49,462',
    minimumTime: '23 years 1 month',
    minimumInterest: '₹1,81,036',
    tenPercentTime: '5 years 3 months',
    tenPercentInterest: '₹32,180',
    fixedTime: '3 years 3 months',
    fixedInterest: '₹51,392',
    compounded: '51.11%',
    purchaseInterest: '₹920.55',
  })
  expect(card.tables.afterMonths.map((row) => row[3])).toEqual([
    '₹49,462',
    '₹43,910',
    '₹38,562',
    '₹33,865',
    '₹26,118',
    '₹13,643',
  ])
})

test('rent allowance and the tax with and without it', () => {
  // Exempt a month: the least of 30,000, 32,000 − 6,000 and 30,000 (24,000 at 40%).
  expect(rent.figures).toMatchObject({
    exemptMonth: '₹26,000',
    exempt: '₹3,12,000',
    gainOfCity: '₹24,000',
    // 6 × (20,000 − 6,000) + 6 × 26,000
    movedExempt: '₹2,40,000',
    // 9,28,000: (12,500 + 85,600) × 1.04, rounded to ten
    oldWith: '₹1,02,020',
    // 12,40,000: (12,500 + 1,00,000 + 72,000) × 1.04
    oldWithout: '₹1,91,880',
    // 13,65,000: (20,000 + 40,000 + 24,750) × 1.04
    newRegime: '₹88,140',
    // 55,000 × 12 × 2%
    tdsOfYear: '₹13,200',
  })
})

test('the lines of Form 16 in both regimes', () => {
  // Old: (12,500 + 1,00,000 + 32,500 × 30%) × 1.04. New: (20,000 + 40,000 + 2,25,000 × 15%) × 1.04.
  expect(form16.tables.lines.at(-1)).toEqual(['Tax payable', '₹1,27,140', '₹97,500'])
  expect(form16.tables.lines.find(([label]) => label === 'Total taxable income')).toEqual([
    'Total taxable income',
    '₹10,32,500',
    '₹14,25,000',
  ])
  // The exempt 2,40,000 in the slab of 30%, with cess.
  expect(form16.figures.missedRent).toBe('₹74,880')
})

test('the panchang of 30 November 2026 in New Delhi', () => {
  // Swiss Ephemeris 2.10.03, to the minute.
  expect(panchang.figures).toMatchObject({
    sunrise: '6:55 am',
    sunset: '5:24 pm',
    tithi: 'Krishna Saptami',
    tithiEnd: '12:12 am',
    elongation: '254.8°',
    moon: '118.4°',
    pada: 4,
    amanta: 'Kartika',
    purnimanta: 'Margashirsha',
    vikram: 2083,
    shaka: 1948,
    national: expect.stringMatching(/^9 .* 1948$/),
  })
  expect(panchang.tables.limbs(['Tithi', 'Nakshatra', 'Yoga', 'Karana'], '{0} next day')).toEqual([
    ['Tithi', 'Krishna Saptami', '12:12 am next day', 'Krishna Ashtami'],
    ['Nakshatra', 'Ashlesha', '9:43 am', 'Magha'],
    ['Yoga', 'Indra', '2:28 pm', 'Vaidhriti'],
    ['Karana', 'Vishti', '12:55 pm', 'Bava'],
  ])
  const parts = panchang.tables.parts('{0} to {1}', [
    ['Rahu Kaal', ''],
    ['Yamaganda', ''],
    ['Gulika', ''],
  ])
  expect(parts.map((row) => row[1])).toEqual([
    '8:14 am to 9:33 am',
    '10:51 am to 12:10 pm',
    '1:28 pm to 2:47 pm',
  ])
})

test('both regimes by salary, and the slabs side by side', () => {
  expect(regimes.tables.slabs('Up to {0}', '{0} to {1}', 'Above {0}', 'nil').slice(0, 3)).toEqual([
    ['Up to ₹2,50,000', 'nil', 'nil'],
    ['₹2,50,001 to ₹4,00,000', 'nil', '5%'],
    ['₹4,00,001 to ₹5,00,000', '5%', '5%'],
  ])
  // Old: (12,500 + 1,00,000 + 75,000 × 30%) × 1.04. New: (20,000 + 40,000 + 2,25,000 × 15%) × 1.04.
  expect(regimes.tables.totals('nil')[3]).toEqual([
    ...['₹15,00,000', '₹97,500', '₹2,10,600', '₹1,40,400', '₹5,43,750'],
  ])
  // From 8,00,000 − 50,000 down to the 5,00,000 of the old rebate.
  expect(regimes.tables.totals('nil')[0]!.at(-1)).toBe('₹2,50,000')
})
