import { shownLists } from '@/components/results/shown-rows'
import { figureValue } from '@/lib/answers/figure'
import { areMet, type HeldFigures, type NextStep, nextAddress } from '@/lib/catalogue/next-step'

/** The address of a step whose figures are not there. */
export const NOT_YET = '-'

/** The addresses of steps, a line each. */
export const addressesOf = (steps: readonly NextStep[]): string =>
  steps.map((step) => addressOf(step, figuresOnPage)).join('\n')

/** '' for a step that is not shown now, `NOT_YET` without its figures. */
const addressOf = (step: NextStep, held: HeldFigures): string =>
  areMet(step.when ?? [], held) ? (nextAddress(step, held) ?? NOT_YET) : ''

/**
 * Results are made known by what shows them; controls come and go in the page, and what is typed changes no
 * element of it.
 */
export function onPageChange(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // One key changes the field, the form and each part that shows rows: the steps follow once for all.
  const tell = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      onChange()
    })
  }
  const forget = shownLists.subscribe(tell)
  const main = document.querySelector('main') ?? document.body
  const observer = new MutationObserver(tell)
  observer.observe(main, {
    subtree: true,
    childList: true,
    attributeFilter: ['value', 'checked', 'aria-invalid'],
  })
  main.addEventListener('input', tell)
  return () => {
    clearTimeout(timer)
    forget()
    observer.disconnect()
    main.removeEventListener('input', tell)
  }
}

/**
 * Results and controls by the names of docs/links.md. Next to a sample, the law's result has its name behind
 * `law`. A control that cannot be read holds nothing; one of a part that has not loaded holds what the link
 * has.
 */
export const figuresOnPage: HeldFigures = {
  output(name) {
    const rows = shownLists.getState().lists.flat()
    const rowOf = (wanted: string) => rows.find((row) => row.name === wanted)
    const row = rowOf(`law${name[0]!.toUpperCase()}${name.slice(1)}`) ?? rowOf(name)
    return row ? String(figureValue(row)) : null
  },
  control: (name) => {
    const found = [...document.querySelectorAll<HTMLInputElement>(`main [name="${name}"]`)]
    const [first] = found
    if (!first) return new URLSearchParams(location.hash.slice(1)).get(name)
    if (first.ariaInvalid === 'true') return null
    if (first.type === 'checkbox') return String(first.checked)
    return (first.type === 'radio' ? found.find(({ checked }) => checked) : first)?.value ?? null
  },
}
