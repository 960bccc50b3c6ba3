/**
 * The property that the page's first script sets on a form: the form that was submitted, or the control in which Enter
 * was pressed.
 */
interface EarlyForm extends HTMLFormElement {
  early?: HTMLFormElement | HTMLInputElement
}

/**
 * Asks once more what was asked before the island was hydrated: until then its forms do nothing (before-hydration.ts).
 */
export function submitAgain(island: Element): void {
  for (const form of island.querySelectorAll<EarlyForm>('form')) {
    const { early } = form
    delete form.early
    if (early === form) form.requestSubmit()
    else if (early?.isConnected) pressEnter(early, form)
  }
}

/** As the browser does it: a form whose button is disabled is not submitted. */
function pressEnter(control: Element, form: HTMLFormElement): void {
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  const isLeftToForm = control.dispatchEvent(enter)
  if (isLeftToForm && !form.querySelector('[type=submit]')?.matches(':disabled')) form.requestSubmit()
}
