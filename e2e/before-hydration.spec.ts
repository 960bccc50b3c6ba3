import { expect, type Page, test } from './site-test'
import { pageSource } from './built-site'
import { openHydrated, reloadHydrated, untilHydrated } from './hydrated'
import { sampledPages, sampledTools } from './sampled-tools'

const SCRIPTS = '**/_next/static/chunks/*.js'

/** Holds the page's scripts back until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(SCRIPTS, async (route) => {
    await released
    await route.continue()
  })
  return release
}

async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return release
}

const output = (page: Page, name: string) => page.locator(`output[name=${name}]`).first()

type Change = { key: string; value: string | boolean }

/**
 * Makes changes; without any, another choice in one control of each kind that the page has, and returns what
 * was changed.
 */
const change = (page: Page, changes: Change[] | null) =>
  page.evaluate((wanted) => {
    type Control = HTMLInputElement | HTMLSelectElement
    const keyOf = ({ type, name, id, value }: Control) => [type, name, id, type === 'radio' && value].join()
    const controls = [...document.querySelectorAll<Control>('article site-island :is(input,select,textarea)')]
    const texts: Record<string, string> = {
      date: '2026-05-05',
      time: '11:30',
      month: '2026-05',
      'datetime-local': '2026-05-05T10:30',
      color: '#112233',
    }
    const another = (control: Control): string | boolean => {
      if (control instanceof HTMLSelectElement)
        return [...control.options].find(({ selected, disabled }) => !selected && !disabled)?.value ?? ''
      if (/radio|checkbox/.test(control.type)) return !control.checked
      if (control.type === 'range') return String(Number(control.min) + 2 * Number(control.step || 1))
      return texts[control.type] ?? '7'
    }
    const seen = new Set(['file', 'hidden'])
    const chosen = controls.flatMap((control) => {
      if (control.disabled || seen.has(control.type)) return []
      if (control.type === 'radio' && (control as HTMLInputElement).checked) return []
      seen.add(control.type)
      return { key: keyOf(control), value: another(control) }
    })
    for (const { key, value } of wanted ?? chosen) {
      const control = controls.find((candidate) => keyOf(candidate) === key)
      if (!control?.isConnected) continue
      const property = typeof value === 'boolean' ? 'checked' : 'value'
      Reflect.set(Object.getPrototypeOf(control) as object, property, value, control)
      const names = typeof value === 'boolean' ? ['click', 'input'] : ['input', 'change']
      for (const name of names) control.dispatchEvent(new Event(name, { bubbles: true }))
    }
    return wanted ?? chosen
  }, changes)

/** What the fields hold and what comes of it. */
const state = (page: Page) =>
  page.evaluate(() => ({
    fields: [
      ...document.querySelectorAll<HTMLInputElement>(
        // A part that is loaded when it is seen may have files alone.
        'article site-island :is(input:not([type=file]),select,textarea)',
      ),
    ].map(({ name, type, value, checked }) => [
      name,
      type,
      type === 'checkbox' ? '' : value,
      checked ?? null,
    ]),
    outputs: [...document.querySelectorAll('article output')].map((shown) => [
      shown.getAttribute('name'),
      shown.getAttribute('data-value'),
    ]),
  }))

/** It shows another quotation at each visit. */
const RANDOM = '/random-quote-generator'

for (const path of sampledTools)
  test(`each kind of control of ${path} counts when it was changed before the script came`, async ({
    page,
    browser,
  }) => {
    const release = await openHeld(page, path)
    const changes = await change(page, null)
    release()
    await untilHydrated(page)
    const context = await browser.newContext()
    const other = await context.newPage()
    await openHydrated(other, path)
    await change(other, changes)
    const part = path === RANDOM ? 'fields' : undefined
    await expect(async () => {
      const [early, usual] = [await state(page), await state(other)]
      if (part) expect(early[part]).toEqual(usual[part])
      else expect(early).toEqual(usual)
    }).toPass({ timeout: 10_000 })
    await context.close()
  })

test('a form that the browser restores shows the answer to what it holds', async ({ page }) => {
  const exclusive = page.getByRole('radio', { name: /exclusive/i }).first()
  const isAnswered = async () => {
    await untilHydrated(page)
    await expect(exclusive).toBeChecked()
    await expect(output(page, 'netAmount')).toContainText('₹1,000')
  }
  // Chosen without a script: no link holds it, only the browser.
  const release = await openHeld(page, '/gst-calculator')
  await exclusive.check({ force: true })
  await page.goto('/about', { waitUntil: 'commit' })
  release()
  await page.goBack()
  await isAnswered()
  await page.goto('/about')
  await page.goBack()
  await isAnswered()
  await reloadHydrated(page)
  await isAnswered()
})

test('a form that nobody touched writes no link, also when it is restored', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of ['/age-calculator', '/fd-calculator', '/gst-calculator', '/emi-calculator']) {
    await openHydrated(page, path)
    await reloadHydrated(page)
    await page.waitForLoadState()
    // An address is written 300 ms after a change.
    await page.waitForTimeout(400)
    expect(new URL(page.url()).hash, path).toBe('')
  }
})

test('no form is submitted before the script comes', async ({ page }) => {
  test.setTimeout(180_000)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).search)
  })
  await holdScripts(page)
  for (const route of sampledPages.filter((path) => path.split('/').length === 2)) {
    if (!/<form/.test(pageSource(route))) continue
    asked.length = 0
    await page.goto(route, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    for (const form of await page.locator('form').all()) {
      const field = form.locator('input:not([type=radio],[type=checkbox],[type=range],[type=file])').first()
      if (!(await field.isVisible().catch(() => false))) continue
      await field.focus()
      await page.keyboard.press('Enter')
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
    }
    expect.soft(asked, route).toEqual([''])
    expect.soft(new URL(page.url()).search, route).toBe('')
  }
})

/** Taps made while the scripts are held back, and what the page shows of them once it is hydrated. */
const taps: readonly [
  path: string,
  what: string,
  act: (page: Page) => Promise<void>,
  shown: (page: Page) => Promise<void>,
][] = [
  [
    '/all-in-one-calculator',
    'keys of a sum',
    async (page) => {
      for (const name of ['7', 'Add', '8', 'Equals'])
        await page.getByRole('button', { name, exact: true }).click()
    },
    (page) => expect(output(page, 'display')).toHaveAttribute('data-value', '15'),
  ],
  [
    '/currency-converter',
    'a swap of the currencies',
    (page) => page.getByRole('button', { name: 'Swap', exact: true }).click(),
    async (page) => {
      await expect(page.locator('select[name=from]')).toHaveValue('INR')
      await expect(page.locator('select[name=to]')).toHaveValue('USD')
    },
  ],
  [
    '/emi-calculator',
    'Reset after typing',
    async (page) => {
      await page.locator('[name=principal]').fill('500000')
      await page.getByRole('button', { name: 'Reset' }).click()
    },
    async (page) => {
      await expect(page.locator('[name=principal]')).toHaveValue('10,00,000')
      await expect(page.getByRole('button', { name: 'Undo reset' })).toBeVisible()
    },
  ],
  [
    '/invoice-generator',
    'two lines added',
    async (page) => {
      const add = page.getByRole('button', { name: 'Add item', exact: true })
      await add.click()
      await add.click()
    },
    (page) => expect(page.locator('[name=items-3-description]')).toBeVisible(),
  ],
  [
    '/love-calculator',
    'names and Enter',
    async (page) => {
      await page.getByRole('textbox', { name: 'Your name' }).fill('Asha')
      await page.getByRole('textbox', { name: 'The other name' }).fill('Ravi')
      await page.keyboard.press('Enter')
    },
    (page) => expect(output(page, 'score')).toBeVisible(),
  ],
  [
    '/pincode-finder',
    'Search, which is disabled as built',
    async (page) => {
      await page.locator('[name=pincode]').fill('110001')
      await page.getByRole('button', { name: 'Search', exact: true }).first().click({ force: true })
    },
    (page) => expect(output(page, 'offices')).toBeVisible(),
  ],
]

for (const [path, what, act, shown] of taps)
  test(`${what} tapped on ${path} before the script came count`, async ({ page }) => {
    const release = await openHeld(page, path)
    await act(page)
    release()
    await untilHydrated(page)
    await shown(page)
  })

const notice = (page: Page) => page.getByText('This page has not loaded fully.')

test('a script that fails is reported above the form, and Reload brings the page', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/emi-calculator')
  await expect(notice(page)).toBeVisible()
  await expect(output(page, 'emi')).toBeVisible()
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('500000')
  await expect(output(page, 'emi')).toBeHidden()
  await page.unroute(SCRIPTS)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('textbox', { name: 'Loan amount' })).toBeVisible()
  await untilHydrated(page)
  await expect(notice(page)).toBeHidden()
  await expect(output(page, 'emi')).toBeVisible()
})

test('a script that takes 8 seconds is reported until it is there', async ({ page }) => {
  await page.clock.install()
  const release = await openHeld(page, '/emi-calculator')
  await expect(notice(page)).toBeHidden()
  await page.clock.fastForward(8_000)
  await expect(notice(page)).toBeVisible()
  release()
  await untilHydrated(page)
  await expect(notice(page)).toBeHidden()
})

test('no tool shows a result of other values than its fields hold', async ({ page }) => {
  test.setTimeout(180_000)
  await page.route(SCRIPTS, (route) => route.abort())
  for (const path of sampledTools) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(notice(page), path).toBeVisible()
    const changes = await change(page, null)
    if (changes.length === 0) continue
    await expect(page.locator('article output:visible'), path).toHaveCount(0)
  }
})
