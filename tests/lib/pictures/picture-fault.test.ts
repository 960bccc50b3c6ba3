import fc from 'fast-check'
import { pictureFault } from '@/lib/pictures/picture-fault'
import { pictureHeader } from '@/lib/pictures/picture-header'
import { heicStart, jpeg, png, svgBomb, webpExtended, webpLossless, webpLossy } from '@/tests/picture-bytes'

const file = (content: Uint8Array<ArrayBuffer> | string, type: string) =>
  new File([content], 'file', { type })

test.each([
  ['PNG', png(640, 480), { type: 'image/png', width: 640, height: 480 }],
  [
    'JPEG with a preview of 160 × 120 before its own frame',
    jpeg(4000, 3000),
    { type: 'image/jpeg', width: 4000, height: 3000 },
  ],
  ['WebP, lossy', webpLossy(1200, 900), { type: 'image/webp', width: 1200, height: 900 }],
  [
    'WebP, lossless: 14 bits of width - 1, 14 of height - 1',
    webpLossless(1200, 900),
    { type: 'image/webp', width: 1200, height: 900 },
  ],
  ['WebP with a canvas', webpExtended(1200, 900), { type: 'image/webp', width: 1200, height: 900 }],
])('the size of a %s is in its header', (_, bytes, header) => {
  expect(pictureHeader(bytes)).toEqual(header)
})

test('a header that is cut short, and any other bytes, have no size and end', () => {
  for (const bytes of [png(9, 9), jpeg(9, 9), webpLossy(9, 9)])
    for (let length = 0; length < 20; length += 1) expect(pictureHeader(bytes.slice(0, length))).toBeNull()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(pictureHeader(new Uint8Array([0xff, 0xd8, 0xff, ...bytes]))?.type ?? 'image/jpeg').toBe(
        'image/jpeg',
      )
    }),
  )
})

test.each([
  ['a photograph', file(jpeg(4000, 3000), 'image/jpeg'), null],
  [
    'a photograph that the device takes for another type',
    file(jpeg(4000, 3000), 'application/octet-stream'),
    null,
  ],
  ['8,000 × 5,000 = exactly 40 megapixels', file(png(8000, 5000), 'image/png'), null],
  [
    '8,000 × 5,001 = 40.008 megapixels',
    file(png(8000, 5001), 'image/png'),
    { kind: 'tooManyPixels', megapixels: 40.008 },
  ],
  [
    '30,000 × 30,000 in a few bytes',
    file(webpExtended(30_000, 30_000), 'image/webp'),
    { kind: 'tooManyPixels', megapixels: 900 },
  ],
  ['a drawing that never ends', file(svgBomb, 'image/svg+xml'), { kind: 'otherFormat' }],
  ['the same under the name of a PNG', file(svgBomb, 'image/png'), { kind: 'notAnImage' }],
  ['a photograph as some phones save it', file(heicStart, 'image/heic'), { kind: 'otherFormat' }],
  ['an empty file', file('', 'image/png'), { kind: 'notAnImage' }],
  ['a PNG that ends within its header', file(png(9, 9).slice(0, 18), 'image/png'), { kind: 'notAnImage' }],
])('%s', async (_, chosen, fault) => {
  expect(await pictureFault(chosen)).toEqual(fault)
})

test.each([
  ['exactly 15 MB', 15_000_000, null],
  ['a byte above 15 MB', 15_000_001, { kind: 'tooLarge', bytes: 15_000_001 }],
])('%s', async (_, size, fault) => {
  const chosen = file(png(9, 9), 'image/png')
  Object.defineProperty(chosen, 'size', { value: size })
  expect(await pictureFault(chosen)).toEqual(fault)
})
