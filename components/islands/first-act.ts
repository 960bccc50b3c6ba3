/** The first focus or input of a visit: the text of the page before it, and the keys pressed since. */
export interface FirstAct {
  before: string
  keys: KeyboardEvent[]
}

let act: FirstAct | undefined
let follow: ((act: FirstAct) => void) | undefined

/** Notes the first act, also while nothing follows it yet. */
export function noteFirstAct(): void {
  const note = () => {
    if (act) return
    const keys: KeyboardEvent[] = []
    act = { before: document.body.textContent ?? '', keys }
    onkeydown = (event) => void keys.push(event)
    follow?.(act)
  }
  for (const type of ['focusin', 'input']) addEventListener(type, note, { once: true, capture: true })
}

/** Calls `by` with the first act, at once where it has been. */
export function followFirstAct(by: (act: FirstAct) => void): void {
  follow = by
  if (act) by(act)
}
