/**
 * Most of the time of a test by role and name goes into two things that jsdom does the long way for every control of a
 * form: its labels are found by walking the whole page once per label on it, and its computed style by matching every
 * rule of the browser's own stylesheet. Here labels are found once until the page changes, and a style is computed once
 * for all elements that have it.
 */
export function quickenQueries(): void {
  const compute = window.getComputedStyle.bind(window)
  const page = pageUntilChanged()
  const computed = new Map<string, ComputedStyle>()
  const styleOf = (element: Element, styles: Page['styles']): ComputedStyle => {
    const known = styles.get(element)
    if (known) return known
    const parent = element.parentElement
    const key = `${parent ? styleOf(parent, styles).id : ''}>${styleKey(element)}`
    const style = computed.get(key) ?? { id: computed.size, declaration: compute(element) }
    computed.set(key, style)
    styles.set(element, style)
    return style
  }
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !document.contains(element) || document.styleSheets.length > 0)
      return compute(element, pseudo)
    return styleOf(element, page().styles).declaration
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

interface ComputedStyle {
  id: number
  declaration: CSSStyleDeclaration
}

/**
 * What jsdom's stylesheet lets decide, together with the ancestors, whether an element is displayed, visible
 * and open to the pointer. Outlines of the focus and colours of what is disabled may be those of another
 * element.
 */
const styleKey = (element: Element) =>
  JSON.stringify([
    element.localName,
    ...['type', 'hidden', 'open', 'style'].map((name) => element.getAttribute(name)),
  ])

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
  styles: WeakMap<Element, ComputedStyle>
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
