import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { testLinks } from './results'

const path = '/bmi-calculator'

testLinks('bmi-calculator', [
  {
    working: '60 ÷ 1.6²',
    link: 'unit=metric&height=160&weight=60',
    expected: { bmi: 23.4375, category: 'Normal weight' },
  },
  {
    working: '100 ÷ 2²',
    link: 'unit=metric&height=200&weight=100',
    expected: { bmi: 25, category: 'Overweight' },
  },
  {
    working: '24.96 is shown as 25.0, which decides',
    link: 'unit=metric&height=100&weight=24.96',
    expected: { bmi: 24.96, category: 'Overweight' },
  },
  {
    working: '154 × 0.453592 ÷ (67 × 0.0254)²',
    link: 'unit=imperial&feet=5&inches=7&pounds=154',
    expected: { bmi: (154 * 0.453592) / (67 * 0.0254) ** 2, category: 'Normal weight' },
  },
])

test('units are switched and measures typed by the keyboard alone', async ({ page }) => {
  await openHydrated(page, path)
  await page.getByRole('radio', { name: /Metric/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('6')
  await expect(page.locator('output[name=bmi]')).toHaveText('17.3')
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(page.locator('output[name=bmi]')).toHaveText('24.2')
})

test('a link with the Indian standard decides category and range by it alone', async ({ page }) => {
  await page.goto(`${path}#standard=indian`)
  await expect(page.locator('output[name=indianCategory]')).toHaveAttribute('data-value', 'Overweight')
  await expect(page.locator('output[name=category]')).toHaveCount(0)
})
