import { act, render } from '@testing-library/react'
import type { Kind } from '@/lib/inputs/kind'
import { toolsWithInputs } from '@/tests/inputs-of-tool'
import { pageOfTool } from '@/tests/page-of-tool'

const optionsOf = (kind: Kind<unknown, unknown>) => ('options' in kind ? (kind.options as string[]) : [])

const tools = toolsWithInputs().flatMap(([slug, inputs]) => {
  const choices = Object.entries(inputs).filter(([, kind]) => optionsOf(kind).length > 0)
  return choices.length > 0 ? [[slug, choices.map(([name]) => name)] as const] : []
})

// jsdom draws nothing.
beforeAll(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))

test.each(tools)('/%s names the choices there are as the page shows them', async (slug, names) => {
  const link = new URLSearchParams(names.map((name) => [name, 'no-such-choice'])).toString()
  history.replaceState(null, '', `/${slug}#${link}`)
  const Page = await pageOfTool(slug)
  const { container } = render(<Page />)
  await act(async () => {})
  const shown = [...container.querySelectorAll('option, label')].map((option) => option.textContent)
  const messages = [...container.querySelectorAll('[id^=message-]')].map((message) => message.textContent)
  const wrong = messages.filter((message) => /^(?:Row \d+: )?Choose one /.test(message))
  for (const message of wrong) {
    if (/Choose one (?:from the list|of the options)\.$/.test(message)) continue
    const words = [...message.matchAll(/“([^”]+)”/g)].map(([, word]) => word)
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((word) => !shown.includes(word!))).toEqual([])
  }
})

test('such tools are most of all', () => expect(tools.length).toBeGreaterThan(20))
