import { expect, test } from './site-test'
import { openWithItem } from './document-form'

test('on a Hindi page the paper is in Hindi from the first item, on an English one once that is chosen', async ({
  page,
}) => {
  const paper = page.locator('.paper')
  await openWithItem(page, '1000', '/hi/invoice-generator')
  await expect(paper).toContainText('टैक्स इनवॉइस')
  // 1,000 and 18 %.
  await expect(paper).toContainText('एक हजार एक सौ अस्सी रुपये मात्र')
  await page.evaluate(() => localStorage.clear())
  await openWithItem(page)
  await expect(paper).toContainText('Tax Invoice')
  await page.getByRole('radio', { name: 'हिन्दी' }).check({ force: true })
  await expect(paper).toContainText('टैक्स इनवॉइस')
})
