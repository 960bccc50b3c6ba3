/** @jest-environment node */
import { papersOf } from '@/components/documents/paper/papers-of'
import { looks } from '@/lib/invoicing/model/document'
import {
  bill,
  expectOnPaper,
  pdfOfPapers,
  readBack,
  textOf,
} from '@/tests/components/documents/pdf/pdf-files'

const irn = 'a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229'

readBack.each(looks)('an e-invoice has its details on the paper: %s', async (look) => {
  const signed = { irn, ackNumber: '112010036563310', ackDate: '2026-11-21', signedQr: 'a.b'.repeat(330) }
  const file = await pdfOfPapers(papersOf({ ...bill, ...signed, look })!)
  const text = textOf(file)
  for (const part of [irn.slice(0, 32), irn.slice(32), '112010036563310']) expect(text).toContain(part)
  expectOnPaper(file, look)
})
