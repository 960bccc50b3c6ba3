/**
 * Most of the time of a test by role and name goes into two things that jsdom does the long way for every control of a
 * form: its labels are found by walking the whole page once per label on it, and its computed style by matching every
 * rule of the browser's own stylesheet. Here both are answered with what was found before, for as long as nothing on the
 * page changes.
 */
export function quickenQueries(): void {
  const compute = window.getComputedStyle.bind(window)
  const page = pageUntilChanged()
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !document.contains(element)) return compute(element, pseudo)
    const { styles } = page()
    const style = styles.get(element) ?? compute(element)
    styles.set(element, style)
    return style
  }
  for (const { prototype } of labelable())
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        if (this instanceof HTMLInputElement && this.type === 'hidden') return null
        const now = page()
        now.labels ??= labelsByControl()
        return now.labels.get(this) ?? []
      },
    })
}

/** The elements that may have a label. Source: HTML Standard, 4.10.2 'Categories'. */
const labelable = () => [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]

function labelsByControl(): Map<Element, HTMLLabelElement[]> {
  const labels = new Map<Element, HTMLLabelElement[]>()
  for (const label of document.querySelectorAll('label')) {
    const control = label.hasAttribute('for') ? document.getElementById(label.htmlFor) : label.control
    if (control) labels.set(control, [...(labels.get(control) ?? []), label])
  }
  return labels
}

interface Page {
  styles: WeakMap<Element, CSSStyleDeclaration>
  labels?: Map<Element, HTMLLabelElement[]>
}

/** What is known of the page, forgotten with the next change to it. */
function pageUntilChanged(): () => Page {
  let page: Page = { styles: new WeakMap() }
  const forget = () => {
    page = { styles: new WeakMap() }
  }
  const changes = new MutationObserver(forget)
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  return () => {
    // Changes of which the observer has not been notified yet.
    if (changes.takeRecords().length > 0) forget()
    return page
  }
}
