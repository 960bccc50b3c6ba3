import { loadStyle } from '@/components/islands/load-style'

const links = () => [...document.head.querySelectorAll('link')]
const answer = (kind: 'load' | 'error') => links().at(-1)!.dispatchEvent(new Event(kind))

beforeEach(() => document.head.replaceChildren())

test('a stylesheet is added to the page once', async () => {
  const first = loadStyle('/once.css')
  answer('load')
  await first
  await loadStyle('/once.css')
  expect(links()).toHaveLength(1)
})

test('one that does not load is asked for again with its part', async () => {
  const first = loadStyle('/lost.css')
  answer('error')
  await expect(first).rejects.toThrow('/lost.css')
  expect(links()).toEqual([])
  const second = loadStyle('/lost.css')
  answer('load')
  await second
  expect(links()).toHaveLength(1)
})
