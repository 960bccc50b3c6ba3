/** @jest-environment node */
import { statementPaper } from '@/components/documents/ledger/statement-paper'
import { accountsOf } from '@/lib/invoicing/ledger/accounts'
import { statementOf } from '@/lib/invoicing/ledger/statement'
import { looks } from '@/lib/invoicing/document/look'
import {
  bill as sample,
  expectOnPaper,
  pagesOf,
  pdfOfPapers,
  readBack,
} from '@/tests/components/documents/pdf/pdf-files'
import { bill, day, paid } from '@/tests/lib/invoicing/ledger/histories'

jest.setTimeout(120_000)

const [FROM, TO] = [day(0), day(364)]

readBack.each(looks)(
  'a statement of 90 entries in the look %s has all of them, and sums on each page',
  async (look) => {
    const parties = { business: sample.business, client: sample.client, look }
    const documents = Array.from({ length: 45 }, (_, place) => [
      bill(`INV-${place}`, day(place * 4), 1000, parties),
      paid(`RCT-${place}`, day(place * 4 + 2), 900, `INV-${place}`, parties),
    ]).flat()
    const [account] = accountsOf(documents)
    const file = await pdfOfPapers([
      statementPaper(account!, { statement: statementOf(account!, FROM, TO), from: FROM, to: TO }),
    ])
    const pages = pagesOf(file).map((page) => page.replace(/\s+/g, ' '))
    expect(pages.length).toBeGreaterThan(1)
    for (const { number } of documents) expect(pages.join(' ')).toContain(number)
    // 45 invoices of 1,000 less 45 receipts of 900.
    for (const text of ['Statement of Account', '₹45,000.00', '₹40,500.00', '₹4,500.00', 'Over 90 days'])
      expect(pages.join(' ')).toContain(text)
    for (const page of pages.slice(0, -1)) expect(page).toContain('Carried forward')
    expect(pages.at(-1)).toContain('INV-44')
    expectOnPaper(file, look === 'a5' ? 'a5' : 'plain')
  },
)
