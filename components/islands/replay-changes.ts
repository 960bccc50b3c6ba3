import { flushSync } from 'react-dom'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isCheckable = (control: Control): control is HTMLInputElement =>
  /^(?:checkbox|radio)$/.test(control.type)

/**
 * The property that the page's first script sets on an island: the controls changed and the buttons tapped,
 * in their order.
 */
interface EarlyIsland extends Element {
  early?: (Control | HTMLButtonElement)[]
}

interface Change {
  value: string | boolean
  caret: number | null
}

/**
 * Takes what was chosen, typed or restored by the browser before an island was hydrated out of its controls,
 * so that React finds the page as built.
 *
 * @returns what gives it to the state, as if it had been typed after hydration, and presses the buttons that
 * were tapped. A control that shows the same by then, as of a link, is left alone; one that an earlier change
 * has removed has no say.
 */
export function takeEarlyActs(island: EarlyIsland): () => void {
  const { early = [] } = island
  delete island.early
  const changes = new Map<Control | HTMLButtonElement, Change>(
    changedControls(island).map((control) => [control, { value: valueOf(control), caret: caretOf(control) }]),
  )
  for (const control of changes.keys()) setValue(control as Control, builtValue(control as Control))
  return () => {
    // What the browser has restored came first, and without an event. Of a control the last of its changes is known.
    for (const [control, change] of changes)
      if (!early.includes(control)) makeChange(control as Control, change)
    for (const [place, act] of early.entries())
      if (act instanceof HTMLButtonElement) press(act)
      else if (early.lastIndexOf(act) === place && changes.has(act)) makeChange(act, changes.get(act)!)
  }
}

function makeChange(control: Control, { value, caret }: Change): void {
  if (!control.isConnected || valueOf(control) === value || !canHold(control, value)) return
  setValue(control, value)
  if (caret !== null) (control as HTMLInputElement).setSelectionRange(caret, caret)
  reportChange(control)
}

/** Each press finds the page as the one before has left it. A button that is disabled by then does nothing. */
function press(button: HTMLButtonElement): void {
  if (button.isConnected) flushSync(() => button.click())
}

/** Reports to React what the browser restores after hydration, as some do: they restore a form without an event. */
export function reportRestored(island: Element): void {
  const values = controlsOf(island).map((control) => ({ control, value: valueOf(control) }))
  const report = () => {
    for (const { control, value } of values)
      if (valueOf(control) !== value && (control.type !== 'radio' || value === false)) reportChange(control)
  }
  addEventListener('pageshow', report, { once: true })
}

/** Fills in a control as if the visitor had typed or chosen the value. */
export function enterValue(control: Control, value: string): void {
  setValue(control, value)
  reportChange(control)
}

const controlsOf = (island: Element): Control[] => [
  ...island.querySelectorAll<Control>('input:not([type=file]), textarea, select'),
]

/** The controls that hold something else than the page as built. */
const changedControls = (island: Element): Control[] =>
  controlsOf(island).filter((control) => valueOf(control) !== builtValue(control))

const valueOf = (control: Control): string | boolean =>
  isCheckable(control) ? control.checked : control.value

/** The value of a control in the page as built, as the browser normalises it: a slider's value is rounded to a step. */
function builtValue(control: Control): string | boolean {
  if (isCheckable(control)) return control.defaultChecked
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
  }
  const asBuilt = control.cloneNode() as typeof control
  asBuilt.value = control.defaultValue
  return asBuilt.value
}

/** React's own setter on a control would hide the change from React; the one below it does not. */
function setValue(control: Control, value: string | boolean): void {
  Reflect.set(
    Object.getPrototypeOf(control) as object,
    isCheckable(control) ? 'checked' : 'value',
    value,
    control,
  )
}

/** A radio loses its choice by another's; an option may have gone by an earlier change. */
function canHold(control: Control, value: string | boolean): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.value === value)
  return control.type !== 'radio' || value === true
}

/** Only the control that is typed into has a caret to keep; dates and numbers have none. */
const caretOf = (control: Control): number | null =>
  control === document.activeElement && 'selectionStart' in control ? control.selectionStart : null

/** The events by which React notices a change; it ignores them where its state has the value already. */
function reportChange(control: Control): void {
  const names = isCheckable(control) ? ['click'] : ['input', 'change']
  for (const name of names) control.dispatchEvent(new Event(name, { bubbles: true }))
}
