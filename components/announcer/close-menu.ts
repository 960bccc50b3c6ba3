/**
 * Closes the menu of small screens when the focus leaves it for the page; its own button opens and closes it by itself.
 */
export function closeLeftMenu(): void {
  addEventListener('focusin', ({ target }) => {
    const menu = document.querySelector<HTMLElement>('.menu-panel:popover-open')
    if (!menu || menu.contains(target as Node) || (target as Element).matches('[popovertarget]')) return
    menu.hidePopover()
  })
}
