import { expect, type Page, test } from './site-test'
import { tools } from '@/content/catalogue'
import { openHydrated } from './hydrated'
import { sampledTools } from './sampled-tools'

/** What a fresh page has no answer without. */
const QUESTIONS: Record<string, string> = {
  'age-calculator': 'dob=1990-08-15&on=2026-11-23',
  'countdown-timer-creator': 'date=2031-02-14',
  'income-tax-calculator': 'income=1830000&regime=old',
  'Income tax with the gains of this year': 'question=year&short20=250000',
  'currency-converter': 'amount=120.5',
  'fd-calculator': 'principal=432100&years=3.5',
  'loan-eligibility-calculator': 'monthlyIncome=123456&propertyValue=6543210',
  'daily-panchang-muhurat': 'date=2027-03-04',
}

/**
 * What each step carries, and that the other tool answers with it, is tested in tests/content/steps-by-answer.test.ts;
 * that a page carries the same as its answer, in tests/components/tools/next-steps.test.tsx.
 */
const steps = tools
  .filter(({ slug }) => sampledTools.includes(`/${slug}`))
  .flatMap((tool) => (tool.next ?? []).map((step) => [tool.slug, step] as const))

for (const [from, step] of steps)
  test(`${from} leads to ${step.to} with its figures: ${step.label}`, async ({ page }) => {
    await openHydrated(page, `/${from}#${QUESTIONS[step.label] ?? QUESTIONS[from] ?? ''}`)
    // Figures are set once somebody uses the page.
    await page.keyboard.press('Shift')
    const link = page
      .getByRole('navigation', { name: 'Next, with these figures' })
      .getByRole('link', { name: step.label })
    await expect(link).toHaveAttribute('href', /#/)
    const address = new URL((await link.getAttribute('href'))!, page.url())
    const expected = Object.fromEntries(new URLSearchParams(address.hash.slice(1)))
    expect(Object.keys(expected)).toEqual(expect.arrayContaining(Object.keys(step.set)))

    // A part that is still loading above may move the link away from a press.
    await expect(async () => {
      await link.click()
      await expect(page).toHaveURL(new RegExp(`/${step.to}(#|$)`), { timeout: 5_000 })
    }).toPass()
    // What the other regime or an unfolded part asks has no control in sight.
    for (const [name, value] of Object.entries(expected))
      if (await page.locator(`main [name="${name}"]`).count())
        await expect
          .poll(async () => plain(await controlText(page, name)), `${name} of ${step.to}`)
          .toBe(plain(value))
  })

/** Numbers are grouped as one reads them. */
const plain = (text: string) =>
  /^[\d,.]+$/.test(text) ? String(Number(Number(text.replaceAll(',', '')).toFixed(2))) : text

async function controlText(page: Page, name: string): Promise<string> {
  const controls = page.locator(`main [name="${name}"]`)
  const kind = await controls.first().getAttribute('type')
  if (kind === 'radio') return page.locator(`main [name="${name}"]:checked`).inputValue()
  if (kind === 'checkbox') return String(await controls.first().isChecked())
  return controls.first().inputValue()
}
