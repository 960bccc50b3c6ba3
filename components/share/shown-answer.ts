import { dayInWords } from '@/lib/format/days'
import { monthName } from '@/lib/format/durations'
import { t } from '@/lib/language/words'

/** A name with its value, as the page shows them: 'Loan amount', '₹ 10,00,000'. */
export interface NamedText {
  name: string
  text: string
}

/** A field of the form with what it holds. */
export interface ShownField extends NamedText {
  /** The name of its control. */
  control: string
  /** The visitor or the link set it: it differs from a fresh page. */
  isSet: boolean
  /** In a group that is opened by those who need it. */
  isExtra: boolean
}

/** Figures of one case, below its heading: 'Old Regime, FY 2026-27'; '' where the page has none. */
interface ShownRows {
  heading: string
  rows: NamedText[]
}

/** What is handed on of a result. */
export interface HandedResult {
  /** The figures in large digits. */
  answers: NamedText[]
  /** The other figures. */
  groups: ShownRows[]
}

export interface ShownAnswer extends HandedResult {
  /** The name of the page. */
  title: string
  /** All that was set, and what else the fields hold that counts. */
  question: ShownField[]
}

/**
 * A result with its question, which is what the fields in sight hold.
 * @param fragment of a link to what is shown: the names of the controls that are set
 */
export const shownAnswer = (page: Document, fragment: string, result: HandedResult): ShownAnswer => ({
  ...result,
  title: wordsOf(page.querySelector('h1')),
  question: shownQuestion(page, fragment).filter(
    ({ isSet, isExtra, text }) => isSet || !(isExtra || IS_NOTHING.test(text)),
  ),
})

const IS_NOTHING = /^(?:₹ )?0(?: |$)/

type Control = HTMLInputElement | HTMLSelectElement

/** The fields of the form that are filled, in the order of reading. */
export function shownQuestion(page: ParentNode, fragment: string): ShownField[] {
  const tool = page.querySelector('.tool')
  // What the tool asks before all else may be in a form of its own.
  const forms = [tool?.previousElementSibling, tool?.querySelector('form')]
  const set = [...new URLSearchParams(fragment).keys()]
  const controls = forms.flatMap((form) =>
    form instanceof HTMLFormElement
      ? [...form.querySelectorAll<Control>('input:not([type=range], [type=file]), select')]
      : [],
  )
  return controls.flatMap((control) => {
    const label = labelOf(control)
    // The cells of rows have the name of the list before their own.
    const isSet = set.some((name) => control.name === name || control.name.startsWith(`${name}-`))
    if (!label || label.closest('[hidden], [inert]')) return []
    const text = textOf(control, isSet)
    if (!text) return []
    const legend = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : label
    return {
      control: control.name,
      name: wordsOf(legend),
      text,
      isSet,
      isExtra: label.closest('details') !== null,
    }
  })
}

/** Not by `labels`, which is empty outside a document. */
const labelOf = (control: Control) =>
  control.closest('label') ?? control.form?.querySelector(`label[for="${control.id}"]`)

/** The words of a control's value with its unit; '' where it holds nothing or is not chosen. */
function textOf(control: Control, isSet: boolean): string {
  if (control instanceof HTMLSelectElement) return wordsOf(control.selectedOptions[0])
  if (control.type === 'radio') return control.checked ? wordsOf(labelOf(control)) : ''
  if (control.type === 'checkbox') return control.checked ? t('Yes') : isSet ? t('No') : ''
  if (!control.value) return ''
  if (control.type === 'date') return dayInWords(control.value)
  if (control.type === 'month') return monthName(control.value)
  const units = [control.previousElementSibling, control.nextElementSibling].map(unitOf)
  return [units[0], control.value, units[1]].filter(Boolean).join(' ')
}

/** The unit in a box of a number: a word, or the one that is chosen. */
function unitOf(unit: Element | null): string {
  if (!unit || unit.matches('.field-message') || unit.querySelector('button')) return ''
  if (!unit.querySelector('input')) return wordsOf(unit)
  return wordsOf(unit.querySelector('input:checked')?.closest('label')).toLowerCase()
}

/** The words of an element on one line. */
export const wordsOf = (element: Element | null | undefined): string =>
  element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
