import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { hydrateIslands, identifierPrefix, islandContent } from '@/components/islands/hydrate-islands'
import { SmallTool } from './small-tool'

const loan = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Loan amount' })
const values = () => screen.getByRole('status', { name: 'Values' }).textContent

test('what was typed before the island was hydrated is taken over', async () => {
  jest.useFakeTimers()
  history.replaceState(null, '', '/tool')
  const island = document.body.appendChild(document.createElement('site-island'))
  island.setAttribute('of', 'small-tool')
  island.innerHTML = renderToString(islandContent(SmallTool, {}, false), {
    identifierPrefix: identifierPrefix(0),
  })
  expect(values()).toBe('1000000 20 emi')
  loan().value = '500000'
  await act(async () => {
    hydrateIslands({ 'small-tool': SmallTool })
    await jest.advanceTimersByTimeAsync(1)
  })
  expect(values()).toBe('500000 20 emi')
  act(() => jest.advanceTimersByTime(300))
  expect(location.search + location.hash).toBe('#principal=500000')
})
