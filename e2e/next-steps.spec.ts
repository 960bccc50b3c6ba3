import { expect, type Page, test } from './site-test'
import { tools } from '@/content/catalogue'
import type { Figure } from '@/lib/catalogue/next-step'
import { openHydrated } from './hydrated'
import { sampledTools } from './sampled-tools'

/** What a fresh page has no answer without. */
const QUESTIONS: Record<string, string> = {
  'age-calculator': 'dob=1990-08-15&on=2026-11-23',
  'countdown-timer-creator': 'date=2031-02-14',
  'income-tax-calculator': 'income=1830000&regime=old',
  'currency-converter': 'amount=120.5',
  'fd-calculator': 'principal=432100&years=3.5',
  'loan-eligibility-calculator': 'monthlyIncome=123456&propertyValue=6543210',
  'daily-panchang-muhurat': 'date=2027-03-04',
}

/** That each step names controls and results which both pages have is a test of tests/content/next-steps.test.ts. */
const steps = tools
  .filter(({ slug }) => sampledTools.includes(`/${slug}`))
  .flatMap((tool) => (tool.next ?? []).map((step) => [tool.slug, step] as const))

for (const [from, step] of steps)
  test(`${from} leads to ${step.to} with its figures: ${step.label}`, async ({ page }) => {
    await openHydrated(page, `/${from}#${QUESTIONS[from] ?? ''}`)
    const expected: Record<string, string> = {}
    for (const [name, figures] of Object.entries(step.set))
      expected[name] = await firstShown(page, [figures].flat() as Figure[])

    const link = page
      .getByRole('navigation', { name: 'Next, with these figures' })
      .getByRole('link', { name: step.label })
    // A part that is still loading above may move the link away from a press.
    await expect(async () => {
      await link.click()
      await expect(page).toHaveURL(new RegExp(`/${step.to}(#|$)`), { timeout: 5_000 })
    }).toPass()
    for (const [name, value] of Object.entries(expected))
      await expect
        .poll(async () => plain(await controlText(page, name)), `${name} of ${step.to}`)
        .toBe(plain(value))
  })

/** Numbers are grouped as one reads them. */
const plain = (text: string) =>
  /^[\d,.]+$/.test(text) ? String(Number(Number(text.replaceAll(',', '')).toFixed(2))) : text

async function firstShown(page: Page, figures: Figure[]): Promise<string> {
  for (const figure of figures) {
    if ('value' in figure) return figure.value
    if ('control' in figure) {
      const text = await controlText(page, figure.control)
      if (figure.as && !figure.as[text]) continue
      if (figure.as) return figure.as[text]!
      return figure.times
        ? String(Number(text.replaceAll(',', '')) * figure.times)
        : text.slice(0, figure.first)
    }
    const output = page.locator(`output[name="${figure.output}"]`).first()
    if (await output.count()) {
      const value = (await output.getAttribute('data-value'))!
      return figure.times ? String(Number(value) * figure.times) : value
    }
  }
  throw new Error('None of the figures is on the page')
}

async function controlText(page: Page, name: string): Promise<string> {
  const controls = page.locator(`main [name="${name}"]`)
  const kind = await controls.first().getAttribute('type')
  if (kind === 'radio') return page.locator(`main [name="${name}"]:checked`).inputValue()
  if (kind === 'checkbox') return String(await controls.first().isChecked())
  return controls.first().inputValue()
}
