import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { followSearchKeys } from '@/components/site/search/search-shortcuts'

// Once for all tests, as on a page.
followSearchKeys()

function open({ large = true } = {}) {
  render(
    <>
      <input id="header-search" aria-label="Header search" />
      <div id="site-menu">
        <input id="menu-search" aria-label="Menu search" />
      </div>
      <textarea aria-label="Something to type" />
    </>,
  )
  screen.getByLabelText('Header search').checkVisibility = () => large
  const menu = jest.spyOn(document.getElementById('site-menu')!, 'showPopover')
  return { user: userEvent.setup({ delay: null }), menu }
}

test.each([['/'], ['{Control>}k{/Control}'], ['{Meta>}k{/Meta}'], ['{Control>}{Shift>}K{/Shift}{/Control}']])(
  '%s leads to the search box of the header',
  async (keys) => {
    const { user } = open()
    await user.keyboard(keys)
    expect(screen.getByLabelText('Header search')).toHaveFocus()
    expect(screen.getByLabelText('Header search')).toHaveValue('')
  },
)

test('on a small screen they open the menu and lead to the box in it', async () => {
  const { user, menu } = open({ large: false })
  await user.keyboard('/')
  expect(menu).toHaveBeenCalled()
  expect(screen.getByLabelText('Menu search')).toHaveFocus()
})

test('a slash is a slash where one types; Ctrl K still leads away', async () => {
  const { user } = open()
  await user.type(screen.getByLabelText('Something to type'), 'and/or')
  expect(screen.getByLabelText('Something to type')).toHaveValue('and/or')
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.getByLabelText('Header search')).toHaveFocus()
})

test.each([['k'], ['{Control>}j{/Control}']])('%s does nothing', async (keys) => {
  const { user } = open()
  await user.keyboard(keys)
  expect(document.body).toHaveFocus()
})
