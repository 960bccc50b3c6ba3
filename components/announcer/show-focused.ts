/**
 * Brings a field above the bar of results when it gets the focus or is tapped, or when the keypad of a phone
 * has made the page shorter.
 */
export function showFocusedFields(): void {
  const show = () => {
    const field = document.activeElement
    if (field?.closest('.tool form') && document.querySelector('.result-bar'))
      field.scrollIntoView({ block: 'nearest' })
  }
  // A page that moves under a pressed pointer would take the click away; that comes next, and shows the field.
  addEventListener('focusin', () => document.querySelector(':active') ?? show())
  addEventListener('click', show)
  addEventListener('resize', show)
  show()
}
