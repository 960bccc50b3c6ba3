import { readdirSync } from 'node:fs'
import { pagesNamedIn, routeOf, testFilesOf, testsOf } from '@/scripts/testing/browser-tests.mjs'

test.each([
  ['app/page.tsx', '/'],
  ['app/(calculators)/emi-calculator/page.tsx', '/emi-calculator'],
  ['app/blog/top-gst-tips/page.tsx', '/blog/top-gst-tips'],
])('%s is the page at %s', (file, route) => {
  expect(routeOf(file)).toBe(route)
})

/** Files and titles as Playwright joins them for `--grep`. */
const tests = [
  ' emi-calculator.spec.ts the default loan costs ₹8,678 a month',
  ' emi-calculator-schedule.spec.ts by year they are the same amounts',
  ' every-page.spec.ts /emi-calculator keeps its budget',
  ' print.spec.ts Ctrl+P prints what was never scrolled to on /emi-calculator',
  ' delivery.spec.ts /og/emi-calculator.png comes with its type',
  ' every-page.spec.ts / keeps its budget',
  ' every-page.spec.ts /calculators keeps its budget',
  ' every-page.spec.ts /rd-calculator keeps its budget',
  ' rd-calculator.spec.ts links lead to figures',
  ' documents.spec.ts an IGST bill shows no CGST or SGST',
  ' invoice-generator-500-lines.spec.ts a key touches its own line only',
  ' every-page.spec.ts /invoice-generator-pro keeps its budget',
  ' search.spec.ts the search of the header / leads there',
]

test.each([
  [['/emi-calculator'], [0, 1, 2, 3, 4]],
  [
    ['/rd-calculator', '/calculators'],
    [6, 7, 8],
  ],
  [['/invoice-generator'], [9, 10]],
  [['/receipt-generator'], [9]],
  [['/'], [5, 12]],
])('tests of %j are those of their files and those that name their address', (routes, expected) => {
  const pattern = testsOf(routes)
  expect(tests.flatMap((title, place) => (pattern.test(title) ? [place] : []))).toEqual(expected)
})

test('every tool has files of its own', () => {
  const files = readdirSync('e2e')
  const slugs = readdirSync('content/tools').map((file) => file.replace(/\.ts$/, ''))
  expect(slugs.filter((slug) => !files.some((file) => testFilesOf([`/${slug}`]).test(file)))).toEqual([])
})

test('pages that tests name by their address are distinguished from those whose address only begins so', () => {
  const pages = [
    'app/page.tsx',
    'app/blog/page.tsx',
    'app/blog/top-gst-tips/page.tsx',
    'app/(x)/emi/page.tsx',
  ]
  const text = "await page.goto('/blog/top-gst-tips'); await open(`/emi#rate=9`); await open('/emi-schedule')"
  expect(pagesNamedIn(text, pages)).toEqual(pages.slice(2))
})
