/** @jest-environment node */
import { papersOf } from '@/components/documents/paper/papers-of'
import { hasItems } from '@/lib/invoicing/document/document'
import { isRoll, looks } from '@/lib/invoicing/document/look'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { expectedSums } from '@/tests/lib/invoicing/random-documents'
import { randomPapers } from '@/tests/components/documents/random-papers'
import {
  DOT,
  expectOnPaper,
  pagesOf,
  pdfOfPapers,
  readBack,
} from '@/tests/components/documents/pdf/pdf-files'

/** All 400 take a minute of a processor for each look: `JANTAR_THOROUGH=1 npx jest random-papers`. */
const COUNT = process.env.JANTAR_THOROUGH ? 58 : 3

jest.setTimeout(600_000)

readBack.each(looks)('random documents of every kind stay on the paper: %s', async (look) => {
  for (const doc of randomPapers(look, COUNT)) {
    const file = await pdfOfPapers(papersOf(doc)!, { dot: DOT })
    expectOnPaper(file, look)
    const pages = pagesOf(file)
    const inRupees = expectedSums(doc)
    const total = rupeesFromPaise(Number(inRupees.total))
    const withTotal = pages.findIndex((page) => page.includes(total))
    expect({ look, number: doc.number, hasTotal: withTotal >= 0 }).toEqual({
      look,
      number: doc.number,
      hasTotal: true,
    })
    // Each row is there once, by its number, the last of them with the total; a roll has no numbers.
    if (!hasItems(doc) || isRoll(look)) continue
    const rows = pages.map((page) => [...page.matchAll(/^ *(\d{1,2}) +/gm)].map(([, row]) => Number(row)))
    for (let row = 1; row <= doc.lines.length; row += 1) expect(rows.flat()).toContain(row)
    expect(rows[withTotal]).toContain(doc.lines.length)
  }
})
