/** @jest-environment node */
import { inOneLine } from '@/components/documents/paper/paper-words'
import { papersOf } from '@/components/documents/paper/papers-of'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { looks } from '@/lib/invoicing/document/look'
import { KINDS } from '@/tests/components/documents/every-kind'
import {
  bill,
  expectOnPaper,
  infoOf,
  line,
  pagesOf,
  pdfOfPapers,
  readBack,
  textOf,
} from '@/tests/components/documents/pdf/pdf-files'
import { HINDI_WORDS } from '@/tests/components/documents/paper/hindi-words'

/** A machine that does other work as well lays out these pages in its own time. */
jest.setTimeout(180_000)

const LANGUAGES = ['hindi', 'both'] as const

const isRent = (doc: BusinessDocument) => doc.kind === 'receipt' && doc.type === 'rent'
const closed = (text: string) => text.replace(/\s+/g, '')

readBack.each(looks.flatMap((look) => LANGUAGES.map((language) => [look, language] as const)))(
  '%s, %s: every kind is on the paper with its title, and the first three with their facts',
  async (look, language) => {
    for (const some of [isRent, (doc: BusinessDocument) => !isRent(doc)]) {
      const papers = KINDS.filter(([, doc]) => some(doc)).flatMap(([, doc]) =>
        papersOf({ ...doc, look }, null, HINDI_WORDS[language])!,
      )
      const file = await pdfOfPapers(papers)
      expectOnPaper(file, look)
      const text = closed(textOf(file, 'raw'))
      for (const paper of papers.slice(0, 3))
        for (const label of [paper.title, ...paper.facts.map(({ label }) => label)])
          for (const part of inOneLine(label).split(/ [/(]/))
            expect(text).toContain(closed(part.replace(')', '')))
    }
  },
)

readBack.each(LANGUAGES)('a long bill, %s: pages, sums carried forward and remarks', async (language) => {
  const lines = Array.from({ length: 60 }, (_, row) =>
    line(row + 1, { description: `Ware ${row + 1}`, hsn: '8471', rate: '10' }),
  )
  for (const look of ['plain', 'boxed', 'a5'] as const) {
    const file = await pdfOfPapers(papersOf({ ...bill, look, lines }, null, HINDI_WORDS[language])!)
    expectOnPaper(file, look)
    const pages = pagesOf(file)
    expect(pages.length).toBeGreaterThan(1)
    const rows = pages.flatMap((page) => [...page.matchAll(/Ware (\d+)/g)].map(([, row]) => Number(row)))
    expect(rows).toEqual(lines.map((_, row) => row + 1))
    const [carried, page, remark] =
      language === 'hindi'
        ? ['अगले पेज पर', `पेज 1, कुल ${pages.length}`, 'बैंक का ब्योरा']
        : ['Carried forward', `Page 1 of ${pages.length}`, 'बैंक का ब्योरा']
    expect(pages[0]).toContain(carried)
    expect(pages[0]).toContain(page)
    expect(closed(pages.join(' '))).toContain(closed(remark))
    expect(infoOf(file)).toMatch(
      language === 'hindi' ? /Title: +टैक्स इनवॉइस \(Tax Invoice\)/ : /Title: +Tax Invoice/,
    )
  }
})
