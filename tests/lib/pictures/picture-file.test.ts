import { drawnPicture, hasClearPixels, megabytesOf, sizeWithin } from '@/lib/pictures/picture-file'

test('a file that is a byte too large never reads as the limit', () => {
  expect(megabytesOf(15_000_001)).toBe('15.1')
  expect(megabytesOf(18_240_000)).toBe('18.3')
})

test.each([
  ['a wide photograph: 400 / 4000 = 0.1', { width: 4000, height: 3000 }, { width: 400, height: 300 }],
  ['a small one stays', { width: 20, height: 10 }, { width: 20, height: 10 }],
  ['a line keeps one pixel of height', { width: 4000, height: 1 }, { width: 400, height: 1 }],
])('%s', (_, size, expected) => {
  expect(sizeWithin(size, 400)).toEqual(expected)
})

test('one pixel that is not quite covered makes a picture clear', () => {
  expect(hasClearPixels(new Uint8ClampedArray([1, 2, 3, 255, 4, 5, 6, 255]))).toBe(false)
  expect(hasClearPixels(new Uint8ClampedArray([1, 2, 3, 255, 4, 5, 6, 254]))).toBe(true)
})

test.each([
  ['data:image/jpeg;base64,/9j/4AA=', { type: 'JPEG', base64: '/9j/4AA=' }],
  ['data:image/png;base64,iVBORw0K', { type: 'PNG', base64: 'iVBORw0K' }],
  ['data:image/svg+xml;base64,PHN2Zz4=', null],
  ['https://example.in/a.png', null],
  ['data:image/png;base64,"><script>', null],
])('%s', (address, expected) => {
  expect(drawnPicture(address)).toEqual(expected)
})
