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
    attributeFilter: ['data-value', 'value', 'checked', 'aria-invalid'],
  })
  main.addEventListener('input', onChange)
  return () => {
    observer.disconnect()
    main.removeEventListener('input', onChange)
  }
}

/**
 * The page's own contract: results are outputs, and controls have the names of its links (docs/links.md). Next to a sample, the
 * law's result has its name behind `law`. A control that cannot be read holds nothing; one of a part that has not loaded holds
 * what the link has.
 */
export const figuresOnPage: HeldFigures = {
  output: (name) => valueOf(`law${name[0]!.toUpperCase()}${name.slice(1)}`) ?? valueOf(name) ?? null,
  control: (name) => {
    const found = [...document.querySelectorAll<HTMLInputElement>(`main [name="${name}"]`)]
    const [first] = found
    if (!first) return new URLSearchParams(location.hash.slice(1)).get(name)
    if (first.ariaInvalid === 'true') return null
    if (first.type === 'checkbox') return String(first.checked)
    return (first.type === 'radio' ? found.find(({ checked }) => checked) : first)?.value ?? null
  },
}

const valueOf = (name: string) =>
  document.querySelector<HTMLOutputElement>(`output[name="${name}"]`)?.dataset.value
