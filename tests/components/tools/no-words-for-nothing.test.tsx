import { act, fireEvent, render } from '@testing-library/react'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { comeIntoSight } from '@/tests/in-sight'
import { pageProps } from '@/tests/page-props'

const FOLDER = 'components/tools'

const sourcesOf = (slug: string) =>
  readdirSync(join(FOLDER, slug))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(FOLDER, slug, file), 'utf8'))
    .join('')

/** The tools that ask for rupees. */
const tools = readdirSync(FOLDER).filter(
  (slug) => existsSync(join(FOLDER, slug, 'screen.tsx')) && sourcesOf(slug).includes('<AmountField'),
)

function screenOf(slug: string): ComponentType {
  const [, name] = /export function (\w+)/.exec(readFileSync(join(FOLDER, slug, 'screen.tsx'), 'utf8'))!
  return jest.requireActual<Record<string, ComponentType>>(`@/components/tools/${slug}/screen`)[name!]!
}

test.each(tools)('%s writes no words below an amount of nothing, at first or when cleared', async (slug) => {
  history.replaceState(null, '', `/${slug}`)
  const Screen = screenOf(slug)
  render(<Screen {...pageProps[slug]} />)
  await act(async () => comeIntoSight())
  await act(async () => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
  expect(document.body.textContent).not.toMatch(/zero rupees/i)
  for (const control of document.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]'))
    for (const text of ['', ' ', '0']) {
      fireEvent.change(control, { target: { value: text } })
      expect(document.body.textContent).not.toMatch(/zero rupees/i)
    }
  // Parts that follow the typing when there is time.
  await act(async () => {})
})

test('the tools with optional amounts are among them', () => {
  expect(tools.length).toBeGreaterThan(10)
  expect(tools).toContain('income-tax-calculator')
})
