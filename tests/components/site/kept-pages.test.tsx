import { render, screen } from '@testing-library/react'
import { KeptPages } from '@/components/site/kept-pages'

/** What the service worker has kept, of which jsdom has nothing. */
function keep(pages: Record<string, string>) {
  const store = {
    keys: () => Promise.resolve(Object.keys(pages).map((path) => ({ url: `https://jantar.example${path}` }))),
  }
  Object.assign(window, {
    caches: {
      keys: () => Promise.resolve(['pages-build', 'data']),
      open: () => Promise.resolve(store),
      match: (path: string) => Promise.resolve({ text: () => Promise.resolve(pages[path]) }),
    },
  })
}

const page = (lang: string, heading: string) =>
  `<!doctype html><html lang="${lang}"><body><main><h1>${heading}</h1></main></body></html>`

test('pages kept are named by their headings, in their language', async () => {
  keep({
    '/hi/epf-calculator': page('hi', 'EPF कैलकुलेटर'),
    '/blog/gst': page('en-IN', 'Nine habits &amp; one rule'),
    '/words.js': 'script',
    '/offline': page('en-IN', 'You are offline'),
    '/hi/offline': page('hi', 'आप ऑफलाइन हैं'),
    '/hi/404': page('hi', 'पेज नहीं मिला'),
    '/': page('en-IN', 'Exact answers'),
  })
  render(<KeptPages />)
  expect(await screen.findByRole('link', { name: 'EPF कैलकुलेटर' })).toHaveAttribute('lang', 'hi')
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/', 'Exact answers'],
    ['/blog/gst', 'Nine habits & one rule'],
    ['/hi/epf-calculator', 'EPF कैलकुलेटर'],
  ])
})
