import { t } from '@/lib/language/words'

/** A name with its value, as the page shows them: 'Loan amount', '₹ 10,00,000'. */
export interface NamedText {
  name: string
  text: string
}

export interface ShownAnswer {
  /** The name of the page. */
  title: string
  question: NamedText[]
  /** The figures in large digits. */
  answers: NamedText[]
  /** The other figures of the result. */
  rows: NamedText[]
}

/** The question and the answer that a page shows, read from what is in sight. */
export function shownAnswer(page: Document): ShownAnswer {
  return {
    title: wordsOf(page.querySelector('h1')),
    question: shownQuestion(page),
    answers: figuresOf(page, '.results .headline output'),
    rows: figuresOf(page, '.results .breakdown dl output'),
  }
}

const figuresOf = (page: Document, selector: string): NamedText[] =>
  [...page.querySelectorAll<HTMLOutputElement>(selector)].map((output) => ({
    name: wordsOf(page.getElementById(output.getAttribute('aria-labelledby') ?? '')),
    text: wordsOf(output),
  }))

type Control = HTMLInputElement | HTMLSelectElement

/** The inputs of an answer: each visible field that is filled, in the order of reading. */
export function shownQuestion(page: ParentNode): NamedText[] {
  const form = page.querySelector<HTMLFormElement>('.tool form')
  if (!form) return []
  const controls = [...form.querySelectorAll<Control>('input:not([type=range], [type=file]), select')]
  return controls.flatMap((control) => {
    const label = labelOf(control)
    if (!label || !isInSight(label)) return []
    const text = textOf(control)
    if (!text) return []
    const legend = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : label
    return { name: wordsOf(legend), text }
  })
}

/** Not by `labels`, which is empty outside a document. */
const labelOf = (control: Control) =>
  control.closest('label') ?? control.form?.querySelector(`label[for="${control.id}"]`)

/** Fields inside a closed disclosure are not part of the question. */
const isInSight = (element: Element) => !element.closest('[hidden], details:not([open]), [inert]')

/** The words of a control's value with its unit; '' where it holds nothing or is not chosen. */
function textOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return wordsOf(control.selectedOptions[0])
  if (control.type === 'radio') return control.checked ? wordsOf(labelOf(control)) : ''
  if (control.type === 'checkbox') return control.checked ? t('Yes') : ''
  if (!control.value) return ''
  const units = [control.previousElementSibling, control.nextElementSibling].map((unit) =>
    unit?.querySelector('button') ? '' : wordsOf(unit),
  )
  return [units[0], control.value, units[1]].filter(Boolean).join(' ')
}

/** The words of an element on one line. */
export const wordsOf = (element: Element | null | undefined): string =>
  element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
