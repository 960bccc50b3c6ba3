import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MenuButton } from '@/components/site/menu-button'

const button = () => screen.getByRole('button', { name: 'Menu' })

/** What a browser does when the button named the popover. */
function show(panel: HTMLElement, isOpen: boolean) {
  Object.assign(panel, { matches: (selector: string) => selector === ':popover-open' && isOpen })
  fireEvent(panel, new Event('toggle'))
}

function open() {
  render(
    <>
      <MenuButton menuId="site-menu" />
      <div id="site-menu">
        <a href="#here">This very page</a>
        <button>No link</button>
      </div>
    </>,
  )
  const panel = document.getElementById('site-menu')!
  show(panel, true)
  const hide = jest.spyOn(panel, 'hidePopover').mockImplementation(() => show(panel, false))
  return { user: userEvent.setup({ delay: null }), hide }
}

const CLOSE_ICON = 'M6 6l12 12M18 6 6 18'
const icon = () => button().querySelector('path')!.getAttribute('d')

// Browsers derive the button's expanded state from its popover; e2e/frame.spec.ts reads it there.
test('the button names the menu it opens, and its icon shows whether it is open', () => {
  open()
  expect(button()).toHaveAttribute('popovertarget', 'site-menu')
  expect(icon()).toBe(CLOSE_ICON)
})

test('choosing a link closes it, also one to this very page', async () => {
  const { user, hide } = open()
  await user.click(screen.getByText('This very page'))
  expect(hide).toHaveBeenCalledTimes(1)
  expect(icon()).not.toBe(CLOSE_ICON)
})

test('a click next to the links leaves it open', async () => {
  const { user, hide } = open()
  await user.click(screen.getByText('No link'))
  expect(hide).not.toHaveBeenCalled()
  expect(icon()).toBe(CLOSE_ICON)
})
