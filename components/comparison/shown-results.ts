import { type NamedText, type ShownField, shownQuestion, wordsOf } from '@/components/share/shown-answer'

/** A result as its tool shows it: `value` is its `data-value`. */
export interface ShownFigure extends NamedText {
  /** Its name in the site's contract: 'emi'. */
  result: string
  value: string
}

export interface ShownResults {
  question: ShownField[]
  figures: ShownFigure[]
  /** What the tool shows in place of a result. */
  reason: string
}

/** The question and the results of a tool, read from what it rendered into an element. */
export function shownResults(root: Element, fragment: string): ShownResults {
  const outputs = [...root.querySelectorAll<HTMLOutputElement>('.results output[name]')]
  const figures = outputs.map((output) => ({
    result: output.name,
    name: labelOf(output, root),
    text: wordsOf(output),
    value: output.dataset.value ?? '',
  }))
  return {
    question: shownQuestion(root, fragment),
    // A verdict is a sentence without a label; the figures it compares have rows of their own.
    figures: figures.filter(({ name }) => name !== ''),
    reason: wordsOf(root.querySelector('.results [role=status]')),
  }
}

/** Its label, after what tells it from the figure at its side: 'New regime: Total tax'. */
function labelOf(output: HTMLOutputElement, root: Element): string {
  const id = output.getAttribute('aria-labelledby')
  if (id === null) return output.getAttribute('aria-label') ?? ''
  const label = root.querySelector(`[id="${id}"]`)
  const basis = output.closest('.headline') && label?.parentElement?.querySelector('b')
  return [wordsOf(basis), wordsOf(label)].filter(Boolean).join(': ')
}
