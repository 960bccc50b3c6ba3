import { loadFrameWithUse } from '@/components/islands/load-frame'
import { withPartWords } from '@/components/islands/part-words'

jest.mock('@/components/islands/part-words')

const load = jest.mocked(withPartWords)
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  load.mockReset()
  document.body.innerHTML =
    '<site-island frame waiting><form><input name="q"></form></site-island><button>Share</button>'
})

// In one page, as what has loaded stays.
test('the frame is asked for by the first sign of use, again after a failure, and then no more', async () => {
  loadFrameWithUse()
  dispatchEvent(new Event('scroll'))
  expect(load).not.toHaveBeenCalled()

  document.head.innerHTML = '<script type="text/plain" data-frame="/frame.js"></script>'
  globalThis.pageLanguage = { lang: 'hi', base: '/hi', englishOnly: [], words: {}, frame: '/words.js' }
  const form = Object.assign(document.querySelector('form')!, { early: document.querySelector('input') })
  const submit = jest.spyOn(form, 'submit').mockImplementation(() => {})
  const move = (by: number) => Object.assign(new Event('pointermove'), { movementX: by, movementY: 0 })
  dispatchEvent(move(0))
  expect(load).not.toHaveBeenCalled()

  load.mockRejectedValueOnce(new TypeError('offline'))
  document.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(load).toHaveBeenCalledWith('/frame.js', '/words.js')
  await settled()
  expect(submit).toHaveBeenCalledTimes(1)

  load.mockResolvedValue({})
  dispatchEvent(move(1))
  await settled()
  for (const sign of ['keydown', 'scroll', 'focusin']) dispatchEvent(new Event(sign))
  expect(load).toHaveBeenCalledTimes(2)
  globalThis.pageLanguage = undefined
})

test.each(['linked', 'chosen'])('a page that is %s shows its frame at once', async (mark) => {
  document.documentElement.dataset[mark] = ''
  await jest.isolateModulesAsync(async () => {
    const words = await import('@/components/islands/part-words')
    const own = jest.mocked(words.withPartWords).mockResolvedValue({})
    const fresh = await import('@/components/islands/load-frame')
    fresh.loadFrameWithUse()
    expect(own).toHaveBeenCalledTimes(1)
  })
  delete document.documentElement.dataset[mark]
})
