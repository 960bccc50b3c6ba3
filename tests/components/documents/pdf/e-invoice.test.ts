/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import jsQR from 'jsqr'
import { papersOf } from '@/components/documents/paper/papers-of'
import { looks } from '@/lib/invoicing/document/look'
import {
  bill,
  expectOnPaper,
  pdfOfPapers,
  readBack,
  textOf,
} from '@/tests/components/documents/pdf/pdf-files'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

const irn = 'a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229'
/** As long as that of a portal, some 1,000 characters. */
const signedQr = 'a.b'.repeat(330)
const folder = temporaryFolder()

/** What a reader makes of the code on the first page, printed at 300 dots per inch. */
function codeOn(file: Buffer): string | undefined {
  const path = join(folder, 'code.pdf')
  writeFileSync(path, file)
  const rendered = execFileSync('pdftoppm', ['-r', '300', '-gray', path], { maxBuffer: 1 << 28 })
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(rendered.toString('latin1', 0, 32))!
  const [width, height] = [Number(head[1]), Number(head[2])]
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let dot = 0; dot < width * height; dot += 1)
    pixels.fill(rendered[head[0].length + dot]!, dot * 4, dot * 4 + 3)
  return jsQR(pixels, width, height)?.data
}

readBack.each(looks)('an e-invoice has its details and a readable code on the paper: %s', async (look) => {
  const signed = { irn, ackNumber: '112010036563310', ackDate: '2026-11-21', signedQr }
  // With a single code on the page the reader finds the right one.
  const business = { ...bill.business, vpa: '' }
  const file = await pdfOfPapers(papersOf({ ...bill, business, ...signed, look })!)
  const text = textOf(file)
  for (const part of [irn.slice(0, 32), irn.slice(32), '112010036563310']) expect(text).toContain(part)
  expect(codeOn(file)).toBe(signedQr)
  expectOnPaper(file, look)
})
