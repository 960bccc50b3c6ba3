import { act, cleanup, render, waitFor } from '@testing-library/react'
import { existsSync, readFileSync } from 'node:fs'
import { ComputedCalculation } from '@/components/comparison/computed-calculation'
import type { ShownResults } from '@/components/comparison/shown-results'
import { toolScreens } from '@/components/comparison/tool-screens'
import { liveTools } from '@/content/catalogue'
import { comparedTools } from '@/lib/comparison/compared-tools'
import { holdDate } from '@/tests/hold-date'

holdDate(new Date('2026-11-24T06:30:00Z'))

/** What some tools are asked, where a fresh page has no answer. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'age-calculator': 'dob=1990-08-15',
}

/** The results on the tool's own page, by name, as the contract has them. */
async function ownResults(tool: (typeof comparedTools)[number], fragment: string) {
  history.replaceState(null, '', `/#${fragment}`)
  const Screen = await toolScreens[tool]()
  const { container } = render(<Screen />)
  await waitFor(() => expect(container.querySelector('.results output[name]')).not.toBeNull())
  await act(async () => {})
  const outputs = [...container.querySelectorAll<HTMLOutputElement>('.results output[name]')]
  const values = outputs.map(({ name, dataset }) => [name, dataset.value])
  cleanup()
  history.replaceState(null, '', '/')
  return Object.fromEntries(values)
}

test.each(liveTools.map(({ slug }) => slug).filter((slug) => offersToCompare(slug)))(
  '%s, whose page offers to compare its results, is one of these tools',
  (slug) => {
    expect(comparedTools).toContain(slug)
  },
)

/** True if a screen is framed by what has the button. */
function offersToCompare(slug: string): boolean {
  const file = `components/tools/${slug}/screen.tsx`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return /<Calculator(?:Screen|Answer)\b/.test(text) && !text.includes('comparable={false}')
}

test.each(comparedTools)('%s is computed outside the page as on its own', async (tool) => {
  const fragment = QUESTIONS[tool] ?? ''
  const own = await ownResults(tool, fragment)
  let results: ShownResults | null = null
  const { container } = render(
    <ComputedCalculation
      id="it"
      calculation={{ tool, fragment }}
      onResults={(change) => (results = change({}).it ?? null)}
    />,
  )
  await waitFor(() => expect(results?.figures.length).toBeGreaterThan(0))
  await act(async () => {})
  for (const { result, value, label } of results!.figures) {
    expect({ [result]: value }).toEqual({ [result]: own[result] })
    expect(label).not.toBe('')
  }
  expect(results!.question.length).toBeGreaterThan(0)
  expect(container).toBeEmptyDOMElement()
})

test('entries of the link are computed, whatever the address has', async () => {
  history.replaceState(null, '', '/compare#principal=1')
  let results: ShownResults | null = null
  render(
    <ComputedCalculation
      calculation={{ tool: 'gst-calculator', fragment: 'amount=1180&rate=18&type=inclusive' }}
      id="it"
      onResults={(change) => (results = change({}).it ?? null)}
    />,
  )
  // 1,180 with 18 % in it is 1,000 and 180.
  await waitFor(() =>
    expect(results?.figures).toContainEqual(expect.objectContaining({ result: 'gstAmount', value: '180' })),
  )
  history.replaceState(null, '', '/')
})

test('entries without a result give the reason', async () => {
  let results: ShownResults | null = null
  render(
    <ComputedCalculation
      calculation={{ tool: 'emi-calculator', fragment: 'principal=none' }}
      id="it"
      onResults={(change) => (results = change({}).it ?? null)}
    />,
  )
  await waitFor(() => expect(results?.reason).toBe('Enter values to calculate.'))
  expect(results!.figures).toEqual([])
})
