import { render, screen } from '@testing-library/react'
import { RecentTools } from '@/components/site/home/recent-tools'
import { readRecentTools, rememberTool } from '@/components/site/home/recent-tools-store'

const names = { emi: 'EMI Calculator', gst: 'GST Calculator' }

function remembered(...slugs: string[]) {
  localStorage.clear()
  slugs.forEach(rememberTool)
}

test('the newest tool comes first, and each once', () => {
  remembered('emi', 'gst', 'emi')
  render(<RecentTools names={names} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/emi', '/gst'])
})

test('a tool that the site no longer has is left out', () => {
  remembered('abacus', 'constructor', 'gst')
  render(<RecentTools names={names} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('before a tool is used the row is empty', () => {
  remembered()
  render(<RecentTools names={names} />)
  expect(screen.getByRole('navigation')).toBeEmptyDOMElement()
})

test('no more than eight are kept, and what is no slug is not read', () => {
  remembered('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i')
  expect(readRecentTools()).toBe('i h g f e d c b')
  localStorage.setItem('recentTools', '<b> emi ../x GST')
  expect(readRecentTools()).toBe('emi')
})

test('a browser that blocks storage loses nothing but the list', () => {
  remembered('emi')
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(readRecentTools()).toBe('')
  expect(() => rememberTool('gst')).not.toThrow()
  jest.restoreAllMocks()
})
