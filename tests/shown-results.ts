import type { ShownFigure, ShownResults } from '@/components/answers/computed'
import { shownQuestion, wordsOf } from '@/components/share/shown-answer'

/** What a page shows of the results of a tool: each figure by its words alone. */
export interface ResultsOnPage extends Omit<ShownResults, 'figures'> {
  figures: Omit<ShownFigure, 'figure'>[]
}

/** The question and the results of a tool, read from what it rendered into an element. */
export function shownResults(root: Element, fragment: string): ResultsOnPage {
  const outputs = [...root.querySelectorAll<HTMLOutputElement>('.results output[name]')]
  const labels = outputs.map((output) => labelOf(output, root))
  const figures = outputs.map((output, place) => ({
    result: output.name,
    label: isTwice(labels, labels[place]!)
      ? [basisOf(output, root), labels[place]].filter(Boolean).join(': ')
      : labels[place]!,
    text: wordsOf(output),
    value: output.dataset.value ?? '',
  }))
  return {
    question: shownQuestion(root, fragment),
    // A verdict is a sentence without a label; the figures it compares have rows of their own.
    figures: figures.filter(({ label }) => label !== ''),
    reason: wordsOf(root.querySelector('.results [role=status]')),
  }
}

const isTwice = (labels: readonly string[], label: string) =>
  labels.filter((other) => other === label).length > 1

const labelElement = (output: HTMLOutputElement, root: Element) =>
  root.querySelector(`[id="${output.getAttribute('aria-labelledby')}"]`)

const labelOf = (output: HTMLOutputElement, root: Element): string =>
  output.hasAttribute('aria-labelledby')
    ? wordsOf(labelElement(output, root))
    : (output.getAttribute('aria-label') ?? '')

/** What tells a figure of the headline from the one at its side: 'Published tariff'. */
const basisOf = (output: HTMLOutputElement, root: Element): string =>
  output.closest('.headline') ? wordsOf(labelElement(output, root)?.parentElement?.querySelector('b')) : ''
