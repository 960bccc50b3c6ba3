import { areMet, type HeldFigures, type NextStep, nextAddress } from '@/lib/catalogue/next-step'

/** The address of a step whose figures are not there. */
export const NOT_YET = '-'

/** The addresses of steps, a line each. */
export const addressesOf = (steps: readonly NextStep[]): string =>
  steps.map((step) => addressOf(step, figuresOnPage)).join('\n')

/** '' for a step that is not shown now, `NOT_YET` without its figures. */
const addressOf = (step: NextStep, held: HeldFigures): string =>
  areMet(step.when ?? [], held) ? (nextAddress(step, held) ?? NOT_YET) : ''

/** Results come and go in the page; what is typed changes no element of it. */
export function onPageChange(onChange: () => void): () => void {
  const main = document.querySelector('main') ?? document.body
  const observer = new MutationObserver(onChange)
  observer.observe(main, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-value', 'value', 'checked'],
  })
  main.addEventListener('input', onChange)
  return () => {
    observer.disconnect()
    main.removeEventListener('input', onChange)
  }
}

/** The page's own contract: results are outputs, and controls have the names of its links (docs/links.md). */
export const figuresOnPage: HeldFigures = {
  output: (name) =>
    document.querySelector<HTMLOutputElement>(`output[name="${name}"]`)?.dataset.value ?? null,
  control: (name) => {
    const found = [...document.querySelectorAll<HTMLInputElement>(`main [name="${name}"]`)]
    const [first] = found
    if (first?.type === 'checkbox') return String(first.checked)
    return (first?.type === 'radio' ? found.find(({ checked }) => checked) : first)?.value ?? null
  },
}
