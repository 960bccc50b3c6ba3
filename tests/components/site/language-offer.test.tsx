import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LanguageLinks } from '@/components/site/language-links'
import { PageServices } from '@/components/site/page-services'
import { toastStore } from '@/components/ui/toast-store'

jest.mock('next/navigation', () => ({ usePathname: () => '/emi-calculator' }))

const hindi = { lang: 'hi', name: 'हिन्दी', base: '/hi', pages: ['/emi-calculator'], offer: 'यह पेज हिन्दी में' }

const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

function openIn(language: string) {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  return render(
    <>
      <LanguageLinks languages={[hindi]} />
      <PageServices />
    </>,
  )
}

beforeEach(() => {
  localStorage.clear()
  toastStore.setState({ notice: null })
})

it('offers the page in the language that the browser prefers, and only once', async () => {
  const user = userEvent.setup()
  const { unmount } = openIn('hi-IN')
  expect(await screen.findByRole('complementary', { name: 'हिन्दी' })).toHaveTextContent('यह पेज हिन्दी में')
  await user.click(screen.getByRole('button', { name: 'No, thanks' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  unmount()
  openIn('hi')
  await pause()
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('follows the link of the page when it is accepted', async () => {
  const user = userEvent.setup()
  openIn('hi-IN')
  const followed = jest.fn((event: Event) => event.preventDefault())
  screen.getByRole('link', { name: 'हिन्दी' }).addEventListener('click', followed)
  await user.click(await screen.findByRole('button', { name: 'हिन्दी' }))
  expect(followed).toHaveBeenCalledTimes(1)
})

it('offers nothing to a browser that prefers English', async () => {
  openIn('en-IN')
  await pause()
  expect(screen.queryByRole('complementary')).toBeNull()
})

const inHindi = () => {
  globalThis.pageLanguage = { lang: 'hi', base: '/hi', englishOnly: [], words: {} }
  const { unmount } = openIn('en-IN')
  unmount()
  globalThis.pageLanguage = undefined
}

it('offers the language that was read last, whatever the browser prefers, and sends nobody there', async () => {
  const user = userEvent.setup()
  inHindi()
  const { unmount } = openIn('en-IN')
  const followed = jest.fn((event: Event) => event.preventDefault())
  screen.getByRole('link', { name: 'हिन्दी' }).addEventListener('click', followed)
  expect(await screen.findByRole('complementary', { name: 'हिन्दी' })).toHaveTextContent('यह पेज हिन्दी में')
  expect(followed).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'No, thanks' }))
  unmount()
  openIn('en-IN')
  await pause()
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('offers it once more after it was read again', async () => {
  inHindi()
  openIn('en-IN').unmount()
  toastStore.setState({ notice: null })
  inHindi()
  openIn('en-IN')
  expect(await screen.findByRole('complementary', { name: 'हिन्दी' })).toBeInTheDocument()
})

it('offers nothing to whoever has just left the page in that language', async () => {
  inHindi()
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost/hi/emi-calculator?amount=5')
  openIn('en-IN')
  await pause()
  expect(screen.queryByRole('complementary')).toBeNull()
})
