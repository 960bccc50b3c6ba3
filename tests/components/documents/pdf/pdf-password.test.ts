/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pdfmake from 'pdfmake'
import { pdfOf } from '@/components/documents/pdf/pdf-definition'
import { encryptedWith, isPdfPassword } from '@/components/documents/pdf/pdf-password'
import { papersOf } from '@/components/documents/paper/papers-of'
import { bill, layOut, readBack } from '@/tests/components/documents/pdf/pdf-files'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

const folder = temporaryFolder()

async function billWith(password: string): Promise<Buffer> {
  const definition = await pdfOf(papersOf(bill)!, {}, layOut)
  return pdfmake.createPdf({ ...definition, ...encryptedWith(password) }).getBuffer()
}

/** What poppler answers when it opens the file with these arguments. */
function opened(file: Buffer, program: 'pdftotext' | 'pdfinfo', ...password: string[]) {
  const path = join(folder, 'locked.pdf')
  writeFileSync(path, file)
  const output = program === 'pdftotext' ? [path, '-'] : [path]
  return spawnSync(program, [...password, ...output], { encoding: 'utf8' })
}

readBack('a PDF with a password opens with it only, and may be printed and copied', async () => {
  const file = await billWith('Ganesh#2026')
  const [without, wrong, right] = [
    opened(file, 'pdftotext'),
    opened(file, 'pdftotext', '-upw', 'ganesh#2026'),
    opened(file, 'pdftotext', '-upw', 'Ganesh#2026'),
  ]
  expect([without.status, wrong.status]).toEqual([1, 1])
  expect(without.stderr).toContain('Incorrect password')
  expect(without.stdout + wrong.stdout).toBe('')
  expect(right.status).toBe(0)
  expect(right.stdout).toContain('INV/26-27/001')
  const { stdout } = opened(file, 'pdfinfo', '-upw', 'Ganesh#2026')
  expect(stdout).toMatch(/Encrypted: +yes \(print:yes copy:yes change:yes addNotes:yes algorithm:AES\)/)
})

test('neither the text nor the names of an encrypted PDF are readable in the file', async () => {
  const [plain, locked] = [await billWith(''), await billWith('Ganesh#2026')]
  const bytes = (file: Buffer) => file.toString('latin1')
  expect(bytes(locked)).toContain('/Encrypt')
  expect(bytes(locked)).toContain('/AESV2')
  expect(bytes(locked)).not.toContain('Ganesh#2026')
  expect(bytes(plain)).not.toContain('/Encrypt')
})

test.each([
  ['Pass12', true],
  ['a'.repeat(32), true],
  ['Pass1', false],
  ['a'.repeat(33), false],
  ['pass word', false],
  ['गणेश1234', false],
  ['', false],
])('%j can be a password: %s', (text, expected) => {
  expect(isPdfPassword(text)).toBe(expected)
})

test('an invalid password never makes a plain file', () => {
  expect(() => encryptedWith('short')).toThrow(RangeError)
})
