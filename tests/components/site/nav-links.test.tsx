import { render, screen } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { NavLinks } from '@/components/site/nav-links'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

const links = [
  { href: '/', words: 'Home' },
  { href: '/calculators', words: 'Calculators' },
  { href: '/blog', words: 'Blog' },
]

/** The label and state of each link on the page at a path. */
function marksAt(path: string) {
  jest.mocked(usePathname).mockReturnValue(path)
  render(<NavLinks links={links} sectionOf={{ '/emi-calculator': '/calculators' }} />)
  return screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))
}

test.each([
  ['/', ['page', null, null], 'home'],
  ['/calculators', [null, 'page', null], 'a page of the row'],
  ['/calculators/', [null, 'page', null], 'the same with a closing slash'],
  ['/blog/top-gst-tips', [null, null, 'true'], 'an article is within the blog'],
  ['/blogger', [null, null, null], 'a path that only begins alike'],
  ['/emi-calculator', [null, 'true', null], 'a tool is within its category'],
  ['/about', [null, null, null], 'a page outside the row'],
])('at %s the links are marked %j: %s', (path, marks) => {
  expect(marksAt(path)).toEqual(marks)
})

test('each link leads to its address', () => {
  marksAt('/')
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
})
