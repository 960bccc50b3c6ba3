import { exampleQuestions } from '@/content/search-page'
import { askTools } from '@/lib/questions/ask-tools'
import { readQuery } from '@/lib/questions/query/query'
import { subjects } from '@/lib/questions/subjects'
import { typedQueries, unclearQueries } from '@/tests/components/site/search/typed-queries'
import { understoodQueries } from '@/tests/components/site/search/understood-queries'

const TODAY = '2026-11-28'

/** Queries that name two subjects, whichever comes first. */
const NAMES = ['tds', 'gst', 'salary', 'tax', 'sip', 'fd interest', 'home loan', 'ppf', 'nsc', 'rent', '%']
const ofTwo = NAMES.flatMap((one) => NAMES.map((other) => `${one} ${other} 50000`))

const named = (query: string) => subjects.filter(([about]) => about.test(readQuery(query).text)).length
const queries = [
  ...new Set([
    ...[...typedQueries, ...understoodQueries].map(({ query }) => query),
    ...unclearQueries.map(([query]) => query!),
    ...exampleQuestions,
    ...ofTwo,
  ]),
].filter((query) => named(query) > 1)

test('the list of subjects turned round answers each query as before', async () => {
  const others = subjects.toReversed()
  expect(others).not.toEqual(subjects)
  expect(queries.length).toBeGreaterThan(400)
  for (const query of queries)
    expect([query, await askTools(query, TODAY, others)]).toEqual([query, await askTools(query, TODAY)])
})

// Of two that understand it whole, the one with more words of its own; of none, the one that is named first.
test.each([
  ['tds on fd interest 60000', 'tds-deduction-calculator'],
  ['rent receipt 15000', 'receipt-generator'],
  ['post office mis 9 lakh', 'savings-schemes'],
  ['emi 20000 9% 20 years how much loan', 'emi-calculator'],
  ['pension 10 lakh interest 50000 tds 20000', 'income-tax-calculator'],
  ['sip 5000 vs fd', 'sip-calculator'],
  ['18% gst vs vat 5000', 'gst-calculator'],
])('%s is a question of %s', async (query, slug) => {
  expect(await askTools(query, TODAY)).toMatchObject({ slug })
})
