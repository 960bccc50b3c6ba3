import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { GivenLink } from '@/components/tool-form/use-link'
import { EmiCalculator } from '@/components/tools/emi-calculator/screen'
import { type Answer, figuresOf } from '@/lib/answers/answer'
import { ask } from '@/lib/answers/ask'
import { figureValue } from '@/lib/answers/figure'
import { emiTool } from '@/lib/finance/emi-answer'
import { holdDate } from '@/tests/hold-date'
import { randomLinks } from '@/tests/random-links'

holdDate(new Date('2026-11-28T06:30:00Z'))

/** Each tool next to the screen that shows its answer. A move of a screen is compared over all 400 links before and after. */
const LINKS = process.env.JANTAR_THOROUGH ? 400 : 12

interface Shown {
  slug: string
  screen: ComponentType
  answerOf(fragment: string): Answer | null
}

const shown: Shown[] = [
  { slug: 'emi-calculator', screen: EmiCalculator, answerOf: (link) => ask(emiTool, link).answer },
]

/** The results of an answer by the names that its page gives them. */
const namedAsOnPage = ({ answer }: { answer: Answer }): Record<string, string> =>
  Object.fromEntries(figuresOf(answer).map(([name, figure]) => [name, String(figureValue(figure))]))

test.each(shown)('the page of $slug shows its answer', ({ slug, screen: Screen, answerOf }) => {
  let answered = 0
  for (const fragment of randomLinks(slug, LINKS)) {
    const answer = answerOf(fragment)
    const { container } = render(
      <GivenLink value={{ search: '', hash: fragment }}>
        <Screen />
      </GivenLink>,
    )
    const outputs = [...container.querySelectorAll<HTMLOutputElement>('.results output[name]')]
    const onPage = Object.fromEntries(outputs.map((output) => [output.name, output.dataset.value]))
    const headline = [...container.querySelectorAll<HTMLOutputElement>('.headline output[name]')]
    expect({ fragment, ...(answer && namedAsOnPage({ answer })) }).toEqual({ fragment, ...onPage })
    if (answer) expect(headline.map(({ name }) => name)).toEqual(answer.primary)
    if (answer) answered += 1
    cleanup()
  }
  expect(answered).toBeGreaterThan(LINKS / 4)
})
