import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeButton } from '@/components/site/theme-button'
import { themeScript } from '@/components/site/theme-script'
import { toastStore } from '@/components/ui/toast-store'

const button = () => screen.getByRole('button', { name: /^Theme: / })

/** Runs the page's first script, as if the system liked the dark or not. */
function arrive({ systemIsDark = false, kept }: { systemIsDark?: boolean; kept?: string } = {}) {
  localStorage.clear()
  if (kept !== undefined) localStorage.setItem('theme', kept)
  window.matchMedia = () =>
    ({ matches: systemIsDark, addEventListener: () => {} }) as unknown as MediaQueryList
  new Function(themeScript)()
  render(<ThemeButton />)
  return userEvent.setup({ delay: null })
}

const theme = () => document.documentElement.dataset.theme

test.each([
  [{ systemIsDark: false }, 'light', 'system'],
  [{ systemIsDark: true }, 'dark', 'system'],
  [{ systemIsDark: true, kept: 'light' }, 'light', 'light'],
  [{ kept: 'dark' }, 'dark', 'dark'],
  [{ systemIsDark: true, kept: 'purple' }, 'dark', 'system'],
])('arriving with %j the page is %s and the button reads %s', (before, shown, name) => {
  arrive(before)
  expect(theme()).toBe(shown)
  expect(button()).toHaveAccessibleName(new RegExp(`^Theme: ${name}\\.`))
})

test('the button, which has the theme in sight, steps through system, light and dark, and keeps each choice', async () => {
  const user = arrive({ systemIsDark: true })
  expect(button()).toHaveTextContent('system')
  const steps: unknown[] = []
  for (let step = 0; step < 3; step += 1) {
    await user.click(button())
    expect(button()).toHaveTextContent(localStorage.getItem('theme')!)
    steps.push([localStorage.getItem('theme'), theme(), button().getAttribute('aria-label')])
  }
  expect(steps).toEqual([
    ['light', 'light', 'Theme: light. Change to dark.'],
    ['dark', 'dark', 'Theme: dark. Change to system.'],
    ['system', 'dark', 'Theme: system. Change to light.'],
  ])
})

test('where the browser keeps nothing, the visitor is notified', async () => {
  const user = arrive()
  const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  await user.click(button())
  closed.mockRestore()
  expect(toastStore.getState().toast).toMatchObject({ title: 'Couldn’t save theme', variant: 'destructive' })
})
