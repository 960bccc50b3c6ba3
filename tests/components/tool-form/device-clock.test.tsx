import { act, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { tools } from '@/content/catalogue'
import { addDays } from '@/lib/calendar/calendar-day'
import { comeIntoSight } from '@/tests/in-sight'
import { pageOfTool } from '@/tests/page-of-tool'

/** What a device shows whose battery was empty, whose clock was never set, or whose visitor has changed it. */
const CLOCKS = ['1970-01-01', '1999-12-31', '2015-06-01', '2020-02-29', '2126-01-01', '2999-06-15']

const dayBefore = (day: string) => addDays(day, -1)

// jsdom draws nothing.
beforeAll(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))
afterEach(() => jest.useRealTimers())

async function openOn(Page: ComponentType, slug: string, day: string): Promise<string> {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] })
  jest.setSystemTime(new Date(`${day}T12:00:00+05:30`))
  history.replaceState(null, '', `/${slug}`)
  const { container, unmount } = render(<Page />, { onCaughtError: () => {} })
  await act(async () => comeIntoSight())
  await act(async () => {})
  const text = container.textContent
  unmount()
  return text
}

test.each(tools.map(({ slug }) => slug))(
  '/%s stays a tool, whatever day the device shows',
  async (slug) => {
    // Built on a day that is right.
    const Page = await pageOfTool(slug)
    const failed: string[] = []
    for (const day of CLOCKS)
      if ((await openOn(Page, slug, day)).includes('Something went wrong')) failed.push(day)
    expect(failed).toEqual([])
  },
  60_000,
)

test.each([
  ['ppf-calculator', '2018-04-01'],
  ['savings-schemes', '2018-01-01'],
  ['gratuity-calculator', '2018-03-29'],
])('/%s has words for a day before its law, and its answer from %s on', async (slug, first) => {
  const Page = await pageOfTool(slug)
  const words = /Your device shows .*\. What held on that day is not known here/
  expect(await openOn(Page, slug, dayBefore(first))).toMatch(words)
  expect(await openOn(Page, slug, first)).not.toMatch(words)
})

test('a countdown on a day without known festivals still offers the tax dates', async () => {
  const Page = await pageOfTool('countdown-timer-creator')
  const text = await openOn(Page, 'countdown-timer-creator', '2126-01-01')
  expect(text).toContain('FestivalsNone are known after the day that your device shows.')
  expect(text).toMatch(/Tax dates(?!None)/)
})
