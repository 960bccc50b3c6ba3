import { act, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { tools } from '@/content/catalogue'
import { comeIntoSight } from '@/tests/in-sight'
import { inputsOfTool } from '@/tests/inputs-of-tool'
import { pageOfTool } from '@/tests/page-of-tool'

/** What a link may hold that is none of a control's values, or one that no sum was made for. */
const STRANGE = ['26', '1e309', '-1', '9999-99-99', '0001-01-01', '2026-02-30', '1e15', '1_1*1_-_x']
const ALWAYS = ['1', 'constructor']
/** Each night all of them; in `npm test` some for each control, others for the next. */
const SOME = 2
const strangeFor = (place: number) =>
  process.env.JANTAR_THOROUGH
    ? [...ALWAYS, ...STRANGE]
    : [
        ...ALWAYS,
        ...Array.from({ length: SOME }, (_, step) => STRANGE[(SOME * place + step) % STRANGE.length]!),
      ]

const goTo = (address: string) =>
  act(async () => {
    history.replaceState(null, '', address)
    dispatchEvent(new Event('hashchange'))
  })

async function open(Page: ComponentType, address: string) {
  await goTo(address)
  const shown = render(<Page />, { onCaughtError: () => {} })
  // The parts below load now, and stay for all that follows.
  await act(async () => comeIntoSight())
  return shown
}

/** Where the page shows its error card when one control holds a strange value, all others being as they were. */
async function failures(slug: string): Promise<string[]> {
  const Page = await pageOfTool(slug)
  const failed: string[] = []
  let { container, unmount } = await open(Page, `/${slug}`)
  const controls = [...container.querySelectorAll('article [name]:not(output)')]
  const names = controls.map((control) => control.getAttribute('name')!)
  for (const [place, name] of [...new Set([...Object.keys(inputsOfTool(slug) ?? {}), ...names])].entries())
    for (const value of strangeFor(place)) {
      const fragment = new URLSearchParams({ [name]: value }).toString()
      await goTo(`/${slug}#${fragment}`)
      if (!container.textContent.includes('Something went wrong')) continue
      failed.push(fragment)
      unmount()
      ;({ container, unmount } = await open(Page, `/${slug}`))
    }
  unmount()
  return failed
}

// jsdom draws nothing.
beforeAll(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))

test.each(tools.map(({ slug }) => slug))(
  '/%s stays a tool, whatever one of its controls holds',
  async (slug) => expect(await failures(slug)).toEqual([]),
  120_000,
)
