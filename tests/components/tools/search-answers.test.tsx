import { act, render, waitFor } from '@testing-library/react'
import { existsSync, readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { typedQueries } from '@/tests/components/site/search/typed-queries'
import { understoodQueries } from '@/tests/components/site/search/understood-queries'
import { askOf } from '@/tests/answered-tools'
import { holdDate } from '@/tests/hold-date'
import { comeIntoSight } from '@/tests/in-sight'
import { pageProps } from '@/tests/page-props'
import { askTools } from '@/lib/questions/ask-tools'
import { figureValue } from '@/lib/answers/figure'
import { linkOf } from '@/lib/questions/tool-question'

const TODAY = '2026-11-28'

/** Results of a part of a page that has a form of its own, under the headline; every other answer is the headline. */
const UNDER = [
  ...['pays', 'display', 'cgpaPercent'],
  ...['apr', 'reducingRate', 'holidayEmi', 'transferSaves', 'loanForEmi', 'rateForEmi', 'monthsForEmi'],
]

/** Screens that compute in a worker, or from data of their page; `e2e/search-questions.spec.ts` compares them. */
const ELSEWHERE = [
  'countdown-timer-creator',
  'currency-converter',
  'daily-panchang-muhurat',
  'indian-festival-calendar',
]

function screenOf(slug: string): ComponentType {
  const file = `components/tools/${slug}/screen.tsx`
  const name = /export function (\w+)/.exec(readFileSync(file, 'utf8'))![1]!
  return jest.requireActual<Record<string, ComponentType>>(`@/components/tools/${slug}/screen`)[name]!
}

const isHindi = (query: string) => /[\u0900-\u097f]|\bhar mahine\b|\bme\b/.test(query)
/** The queries whose figure is the tool's own, and all in Hindi: the others are worked out by hand. */
const ofLaw = understoodQueries
  .filter(
    ({ query, answer }) => answer === 'page' || (isHindi(query) && !['alone', 'quiet'].includes(answer)),
  )
  .map(({ query, slug, set }) => ({ query, slug, set: set ?? {} }))

const rows = [...typedQueries, ...ofLaw].filter(
  ({ slug, set }) =>
    Object.keys(set).length > 0 &&
    !ELSEWHERE.includes(slug) &&
    existsSync(`components/tools/${slug}/screen.tsx`),
)

const figureOf = (value: string) =>
  value.trim() === '' || Number.isNaN(Number(value)) ? value : Number(value).toPrecision(8)

test.each(rows)('the page that "$query" opens has the answer of the search', async ({ query, slug }) => {
  const question = await askTools(query, TODAY)
  const { answer } = question!
  if (!answer) return expect(LOOKED_UP).toContain(slug)
  // The page of such a tool is compared with its answer in tests/components/answers: here, that the answer is
  // its headline.
  const asked = askOf[slug]?.(linkOf(question!).split('#')[1]!).answer
  const figure = asked?.figures[answer.output]
  if (asked && figure && !UNDER.includes(answer.output)) {
    expect(asked.primary).toContain(answer.output)
    return expect(figureOf(String(figureValue(figure)))).toBe(figureOf(String(figureValue(answer))))
  }
  holdDate(new Date(`${TODAY}T12:00:00+05:30`))
  history.replaceState(null, '', linkOf(question!))
  const Screen = screenOf(slug)
  await act(async () => render(<Screen {...pageProps[slug]} />))
  // Some answers are in a part below the first screen, and some parts load first.
  act(() => comeIntoSight())
  await waitFor(() => {
    const output = document.querySelector<HTMLOutputElement>(
      `${UNDER.includes(answer.output) ? '' : '.headline '}output[name="${answer.output}"]`,
    )
    expect(figureOf(output?.dataset.value ?? 'none')).toBe(figureOf(String(figureValue(answer))))
  })
  jest.useRealTimers()
})

/** Tools that look up what they are asked, open a document, or leave a choice to the visitor. */
const LOOKED_UP = [
  'pincode-finder',
  'ifsc-code-finder',
  'weather-forecast',
  'vehicle-rc-checker',
  'pan-card-verification-guide',
  'receipt-generator',
  'invoice-generator',
  'unit-converter',
  'e-stamp-duty-calculator',
  'qr-code-generator',
  'daily-expense-tracker',
  'quotation-generator',
]
