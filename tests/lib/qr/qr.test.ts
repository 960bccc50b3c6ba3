import fc from 'fast-check'
import jsQR from 'jsqr'
import { plainStyle, qrPath, qrPixels, qrPlace, QUIET_MODULES, qrSvg } from '@/lib/qr/qr-drawing'
import { MOST_QR_BYTES, type QrLevel, type QrMatrix, qrMatrix } from '@/lib/qr/qr-matrix'
import { readQr } from '@/lib/qr/qr-reader'
import { bytesOf } from '@/lib/qr/utf8'
import { wholeText } from '@/tests/any-text'

const LEVELS = ['L', 'M', 'Q', 'H'] as const
const placeIn = (matrix: QrMatrix, px: number) => qrPlace(matrix, plainStyle(px))
const matrixOf = (text: string, level: QrLevel = 'M') => qrMatrix(text, level)!

// Sizes from the capacity tables of ISO/IEC 18004 (byte mode): 14 bytes at M are version 1 of 21 modules.
test.each([
  ['14 bytes at M', 'a'.repeat(14), 'M', 21],
  ['230 bytes at M, a card with the usual fields', 'a'.repeat(230), 'M', 61],
  ['7 bytes at H', 'a'.repeat(7), 'H', 21],
  ['the most at M', 'a'.repeat(2331), 'M', 177],
  ['4 letters of Devanagari, 12 bytes', 'कखगघ', 'M', 21],
] as const)('%s', (_, text, level, size) => {
  expect(matrixOf(text, level).size).toBe(size)
})

test.each(LEVELS)('a text of one byte too many for level %s gives no code', (level) => {
  expect(qrMatrix('a'.repeat(MOST_QR_BYTES[level]), level)).not.toBeNull()
  expect(qrMatrix('a'.repeat(MOST_QR_BYTES[level] + 1), level)).toBeNull()
})

test('nothing gives no code', () => {
  expect(qrMatrix('', 'M')).toBeNull()
})

test.each([
  ['https://example.in/?q=1', 'H', 256],
  ['श्री गणेश ट्रेडर्स, दिल्ली', 'M', 180],
] as const)('%s at level %s is read back from %d pixels', (text, level, size) => {
  expect(readQr(matrixOf(text, level), size)).toBe(text)
})

test('every text is read back from its pixels', () => {
  fc.assert(
    fc.property(
      wholeText.filter((text) => text !== ''),
      fc.constantFrom(...LEVELS),
      fc.constantFrom(180, 256),
      (text, level, wanted) => {
        const matrix = matrixOf(text, level)
        expect(readQr(matrix, wanted)).toBe(text)
      },
    ),
    { numRuns: 40 },
  )
})

test('codes of up to 666 bytes at M, version 20, are read back at their readable size', () => {
  for (let bytes = 20; bytes <= 666; bytes += 34) {
    const text = 'Rohini, Delhi; '.repeat(50).slice(0, bytes)
    const matrix = matrixOf(text)
    expect([bytes, readQr(matrix, 180)]).toEqual([bytes, text])
  }
})

test('a code is 180 pixels wide as long as its modules have two pixels each', () => {
  expect(placeIn(matrixOf('a'.repeat(450)), 180).sizePx).toBe(180)
  expect(placeIn(matrixOf('a'.repeat(451)), 180).sizePx).toBe(186)
})

test('modules are whole pixels, and the margin is never less than four of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2331 }), fc.integer({ min: 185, max: 1200 }), (bytes, size) => {
      const matrix = matrixOf('a'.repeat(bytes))
      const { sizePx, modulePx, offsetPx } = placeIn(matrix, size)
      expect(Number.isInteger(modulePx)).toBe(true)
      expect(offsetPx).toBeGreaterThanOrEqual(QUIET_MODULES * modulePx)
      expect(sizePx - offsetPx - matrix.size * modulePx).toBeGreaterThanOrEqual(QUIET_MODULES * modulePx)
    }),
    { numRuns: 30 },
  )
})

test('a picture too small for its modules grows to two pixels for each', () => {
  // 21 modules and 8 of margin are 29.
  expect(placeIn(matrixOf('a'), 28)).toMatchObject({ sizePx: 58, modulePx: 2, offsetPx: 8 })
})

test('the margin of the pixels is white and covers all', () => {
  const pixels = qrPixels(matrixOf('Asha'), 180)
  expect(pixels).toHaveLength(180 * 180 * 4)
  // 21 modules and 8 of margin are 29; 6 pixels each, so the code begins at (180 - 126) / 2 = 27.
  expect([...pixels.slice(0, 4)]).toEqual([255, 255, 255, 255])
  expect([...pixels.slice(4 * (27 * 180 + 27), 4 * (27 * 180 + 28))]).toEqual([0, 0, 0, 255])
  expect([...pixels.slice(4 * (26 * 180 + 27), 4 * (26 * 180 + 28))]).toEqual([255, 255, 255, 255])
})

/** The runs of a path, drawn as pixels of `scale` for each module by arithmetic of its own. */
function drawnPath(path: string, across: number, scale: number): Uint8ClampedArray {
  const side = across * scale
  const rgba = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, column, row, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let y = 0; y < scale; y += 1)
      for (let x = 0; x < Number(length) * scale; x += 1) {
        const left = (Number(column) + QUIET_MODULES) * scale + x
        const top = (Number(row) + QUIET_MODULES) * scale + y
        rgba.fill(0, 4 * (top * side + left), 4 * (top * side + left) + 3)
      }
  return rgba
}

test('the SVG path, drawn and read by another reader, is the same', () => {
  const matrix = matrixOf('श्री गणेश ट्रेडर्स')
  const svg = qrSvg(matrix, plainStyle(180))
  const across = matrix.size + 8
  const { modulePx, offsetPx } = placeIn(matrix, 180)
  expect(svg).toContain('width="180" height="180" viewBox="0 0 180 180"')
  expect(svg).toContain(`transform="translate(${offsetPx} ${offsetPx}) scale(${modulePx})"`)
  const path = / d="(M\d+ \d+h[^"]+)"\/>\n<\/svg>/.exec(svg)![1]!
  expect(path).toBe(qrPath(matrix))
  const { data } = jsQR(drawnPath(path, across, 4), across * 4, across * 4)!
  expect(data).toBe('श्री गणेश ट्रेडर्स')
})

test('bytes are those of UTF-8', () => {
  expect(bytesOf('श्री गणेश ट्रेडर्स')).toHaveLength(50)
})
