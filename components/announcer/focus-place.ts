/**
 * Once the page shows a change of a list: focuses the row in a place of it, by its first control, or what
 * follows the rows, such as the button that adds one; else the row before.
 */
export function focusPlace(list: Element | null, place: number): void {
  requestAnimationFrame(() => {
    const row = (list?.children[place] ?? list?.children[place - 1]) as HTMLElement | undefined
    const control = row?.querySelector<HTMLElement>('input, select, textarea, button') ?? row
    control?.focus()
  })
}
