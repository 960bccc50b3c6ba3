/** @jest-environment node */
import { papersOf } from '@/components/documents/paper/papers-of'
import type { Look } from '@/lib/invoicing/document/look'
import {
  bill,
  DOT,
  expectOnPaper,
  pdfOfPapers,
  readBack,
  textOf,
} from '@/tests/components/documents/pdf/pdf-files'

jest.setTimeout(120_000)

const ADDRESSES = [
  'Pune',
  '12, Laxmi Road\nPune 411030',
  'Shop 4, Sai Arcade\nNear the old bus stand\nSangli 416416',
]

readBack.each<[Look, string]>([
  ['letterhead', ''],
  ['letterhead', 'dot'],
  ['a5', ''],
  ['a5', 'dot'],
])('%s with the logo %j: the dots between details of the seller are within lines', async (look, logo) => {
  for (const address of ADDRESSES) {
    const business = { ...bill.business, name: 'Ganesh Traders', address, logo, pan: 'AAPFU0939F' }
    const file = await pdfOfPapers(papersOf({ ...bill, look, business })!, { dot: DOT })
    const lines = textOf(file)
      .split('\n')
      .filter((line) => line.includes('·'))
      // The title is next to them on A5.
      .map((line) => line.trim().split('    ')[0]!)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).not.toMatch(/^·|·$/)
    for (const detail of ['GSTIN: 27AAPFU0939F1ZV', 'PAN: AAPFU0939F', 'shop@example.in'])
      expect(textOf(file)).toContain(detail)
    expectOnPaper(file, look)
  }
})
