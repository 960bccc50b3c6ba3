import { expect, type Locator, test } from './site-test'
import { field, takeShared } from './document-form'
import { openHydrated } from './hydrated'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

/** From an empty profile: what is tapped and typed, and the total that is sent. */
const BILLS = [
  {
    seller: 'without a GSTIN',
    registered: 'no',
    texts: { companyName: 'Asha Stores', clientName: 'Ravi' },
    // 5 × 60.
    total: '₹300.00',
  },
  {
    seller: 'with a GSTIN',
    registered: 'yes',
    texts: { companyGstin: '27AAPFU0939F1ZV', companyName: 'Asha Stores', clientName: 'Ravi' },
    // 300 and 18%.
    total: '₹354.00',
  },
] as const

for (const { seller, registered, texts, total } of BILLS)
  test(`/invoice-generator: the first bill of a shop ${seller} is sent with at most 12 taps and 60 keys`, async ({
    page,
  }) => {
    const shared = await takeShared(page)
    await openHydrated(page, '/invoice-generator')
    let [taps, keys] = [0, 0]
    const tap = async (target: Locator) => {
      await target.tap()
      taps += 1
    }
    await page.locator('[name=registered]').selectOption(registered)
    taps += 2
    const typed = { ...texts, 'items-1-description': 'Rice', 'items-1-quantity': '5', 'items-1-rate': '60' }
    for (const [name, text] of Object.entries(typed)) {
      await tap(field(page, name))
      // A tap into a filled number selects it.
      await page.keyboard.type(text)
      keys += text.length
    }
    await expect(page.locator('.doc-bar')).toContainText(total)
    await tap(page.locator('.doc-bar').getByRole('button', { name: 'Share PDF' }))
    await expect.poll(shared, { timeout: 30_000 }).toHaveLength(2)
    expect((await shared())[1]).toContain(total)
    expect(taps).toBeLessThanOrEqual(12)
    expect(keys).toBeLessThanOrEqual(60)
    test.info().annotations.push({ type: 'taps and keys', description: `${taps}, ${keys}` })
  })
