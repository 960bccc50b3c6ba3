import { isOnItsSide, type Orientation, plainJpeg, uprightMatrix } from '@/lib/pdf-files/upright-jpeg'
import { exif, jpegFile } from './pdf-files'

/** Where the first row and the first column of the stored picture are seen, by EXIF 2.3, table of tag 274. */
const SEEN = {
  1: ['top', 'left'],
  2: ['top', 'right'],
  3: ['bottom', 'right'],
  4: ['bottom', 'left'],
  5: ['left', 'top'],
  6: ['right', 'top'],
  7: ['right', 'bottom'],
  8: ['left', 'bottom'],
} as const

/** The corner of a box from (10, 20) to (40, 60) at two of its sides. */
const corner = (sides: readonly string[]) => [
  sides.includes('left') ? 10 : 40,
  sides.includes('bottom') ? 20 : 60,
]
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

test.each(Object.entries(SEEN))(
  'orientation %s puts its corners where EXIF wants them',
  (number, [row, column]) => {
    const [a, b, c, d, e, f] = uprightMatrix(Number(number) as Orientation, {
      x: 10,
      y: 20,
      width: 30,
      height: 40,
    })
    // The unit square of a picture has its first row at the top (v = 1) and its first column at the left (u = 0).
    const at = (u: number, v: number) => [a! * u + c! * v + e!, b! * u + d! * v + f!]
    expect(at(0, 1)).toEqual(corner([row, column]))
    expect(at(1, 1)).toEqual(corner([row, opposite[column]]))
    expect(at(0, 0)).toEqual(corner([opposite[row], column]))
    expect(isOnItsSide(Number(number) as Orientation)).toBe(row === 'left' || row === 'right')
  },
)

test('what the camera wrote is left out, profile and picture are kept', () => {
  const profile = [0xff, 0xe2, 0, 6, 1, 2, 3, 4]
  const comment = [0xff, 0xfe, 0, 4, 7, 7]
  const photo = jpegFile(4, 2, { before: [...exif(8), ...profile, ...comment] })
  expect(plainJpeg(photo)).toEqual({ jpeg: jpegFile(4, 2, { before: profile }), orientation: 8 })
  expect(plainJpeg(photo, { withProfile: false }).jpeg).toEqual(jpegFile(4, 2))
})

test.each([
  ['no orientation', []],
  ['one that there is not', exif(9)],
  ['a damaged list', exif(6).map((byte, place) => (place === 17 ? 250 : byte))],
])('%s counts as upright', (_, before) => {
  expect(plainJpeg(jpegFile(4, 2, { before })).orientation).toBe(1)
})
