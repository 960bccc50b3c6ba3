import fc from 'fast-check'
import { cropRect, MOST_ZOOM, movedCrop, WHOLE } from '@/lib/form-pictures/crop'
import { jpegBetween, withComment, withDots } from '@/lib/form-pictures/jpeg-size'
import { lightShare } from '@/lib/form-pictures/light-ground'
import { LAST_FORM_FROM, pictureInputs, stripFrom, wantedFrom } from '@/lib/form-pictures/picture-inputs'
import { pictureHeader } from '@/lib/pictures/picture-header'
import { readLinked } from '@/lib/questions/read-linked'
import { formPictures } from '@/lib/rules/form-pictures/form-pictures'
import { jpeg } from '@/tests/picture-bytes'

const wantedOf = (set: Record<string, string>) => wantedFrom(readLinked(pictureInputs, set), '2026-11-28')

describe('what the fields ask', () => {
  test.each([
    [
      'IBPS: 200 × 230 pixels; 20 KB are 20,480 bytes at least, 50 KB 50,000 at most',
      { form: 'ibpsPhoto' },
      { width: 200, height: 230, dpi: null, leastBytes: 20_480, mostBytes: 50_000 },
    ],
    [
      'NEET: 413 pixels on 3.5 cm are 413 × 2.54 ÷ 3.5 = 299.7 dots per inch',
      { form: 'neetPhoto' },
      { width: 413, height: 531, dpi: 300, leastBytes: 10_240, mostBytes: 200_000 },
    ],
    [
      'one’s own, in centimetres: 3.5 ÷ 2.54 × 200 = 275.6, 4.5 ÷ 2.54 × 200 = 354.3',
      { form: 'own', unit: 'cm' },
      { width: 276, height: 354, dpi: 200, leastBytes: 20_480, mostBytes: 50_000 },
    ],
  ])('%s', (_, set, expected) => expect(wantedOf(set)).toEqual(expected))

  test('a size that cannot be read has no picture', () =>
    expect(wantedOf({ form: 'own', width: '5' })).toBeNull())

  test('every form is known from a day, its bounds lie in order, and two sources agree on it', () => {
    for (const { values } of Object.values(formPictures)) {
      const { from, value, also } = values.at(-1)!
      expect(from <= LAST_FORM_FROM).toBe(true)
      expect(value.leastKb * 1_024).toBeLessThan(value.mostKb * 1_000)
      expect(also).toBeDefined()
    }
  })

  test('name and day are printed as Indian forms write them, and not without either', () => {
    const strip = (set: Record<string, string>) => stripFrom(readLinked(pictureInputs, set))
    expect(strip({ strip: 'true' })).toBeNull()
    expect(strip({})).toBeNull()
  })
})

describe('the part that is cut', () => {
  test('the largest part of the proportions, in the middle', () => {
    // 4,000 × 3,000 for 200 × 230: all of the height, and 3,000 × 200 ÷ 230 of the width.
    const rect = cropRect({ width: 4_000, height: 3_000 }, { width: 200, height: 230 }, WHOLE)
    expect(rect.height).toBe(3_000)
    expect(rect.width).toBeCloseTo(2_608.7, 1)
    expect(rect.x).toBeCloseTo((4_000 - 2_608.7) / 2, 1)
  })

  test('never past the edges, of the proportions that are wanted, however it is moved', () => {
    const side = fc.integer({ min: 20, max: 4_000 })
    const size = fc.record({ width: side, height: side })
    const step = fc.double({ min: -3, max: 3, noNaN: true })
    fc.assert(
      fc.property(
        size,
        size,
        fc.double({ min: 0.5, max: 9, noNaN: true }),
        step,
        step,
        (picture, wanted, zoom, right, down) => {
          const crop = movedCrop({ ...WHOLE, zoom }, picture, wanted, [right, down])
          const { x, y, width, height } = cropRect(picture, wanted, crop)
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(picture.width + 1e-6)
          expect(y + height).toBeLessThanOrEqual(picture.height + 1e-6)
          expect(width / height).toBeCloseTo(wanted.width / wanted.height, 6)
          const scale = Math.min(picture.width / wanted.width, picture.height / wanted.height)
          expect(width).toBeGreaterThanOrEqual((wanted.width * scale) / MOST_ZOOM - 1e-6)
        },
      ),
    )
  })
})

describe('the file between two sizes', () => {
  /** A picture of which each hundredth of quality takes so many bytes. */
  const encoderOf = (bytesAtBest: number) => {
    const asked: number[] = []
    const encode = async (quality: number) => {
      asked.push(quality)
      const made = new Uint8Array(Math.max(4, Math.round(bytesAtBest * quality)))
      made.set(jpeg(10, 10).subarray(0, made.length))
      return made
    }
    return { asked, encode }
  }

  test('the best quality where even that is small enough', async () => {
    const { encode, asked } = encoderOf(30_000)
    expect(await jpegBetween(encode, 20_480, 50_000)).toMatchObject({ ok: true, quality: 1, isPadded: false })
    expect(asked).toEqual([1])
  })

  test('otherwise the best that fits, to one part in a hundred', async () => {
    const { encode } = encoderOf(200_000)
    const made = await jpegBetween(encode, 20_480, 50_000)
    // 50,000 of 200,000 bytes are a quality of a quarter.
    if (!made.ok) throw new Error('it fits')
    expect(made.quality).toBeLessThanOrEqual(0.25)
    expect(made.quality).toBeGreaterThan(0.24)
    expect(made.jpeg.length).toBeLessThanOrEqual(50_000)
  })

  test('none where the lowest quality is too large, and its size is reported', async () => {
    expect(await jpegBetween(encoderOf(900_000).encode, 0, 50_000)).toEqual({ ok: false, bytes: 90_000 })
  })

  test('a picture that is too small is filled up, and stays the same picture', async () => {
    const made = await jpegBetween(async () => jpeg(140, 60), 10_240, 20_000)
    if (!made.ok) throw new Error('it fits')
    expect(made.isPadded).toBe(true)
    expect(made.jpeg.length).toBe(10_240)
    expect(pictureHeader(made.jpeg)).toEqual({ type: 'image/jpeg', width: 140, height: 60 })
  })

  test('no room for a comment between bounds that touch', async () => {
    const small = jpeg(140, 60)
    const made = await jpegBetween(async () => small, small.length + 1, small.length + 2)
    expect(made).toEqual({ ok: false, bytes: small.length + 4 })
  })

  test('comments of any length keep the picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 400_000 }), (bytes) => {
        const padded = withComment(jpeg(300, 200), bytes)
        expect(padded.length - jpeg(300, 200).length).toBeGreaterThanOrEqual(bytes)
        expect(padded.length - jpeg(300, 200).length).toBeLessThan(bytes + 4)
        expect(pictureHeader(padded)).toMatchObject({ width: 300, height: 200 })
      }),
      { numRuns: 30 },
    )
  })

  test('dots per inch are written into a JFIF header, and nowhere else', () => {
    const jfif = Uint8Array.from([
      0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0,
    ])
    expect([...withDots(jfif, 300).subarray(13, 18)]).toEqual([1, 1, 44, 1, 44])
    const other = Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2])
    expect(withDots(other, 300)).toEqual(other)
  })
})

test('the ground is what is beside the head, in the upper half', () => {
  const ground = (colour: readonly number[], head: readonly number[]) => {
    const [width, height] = [100, 120]
    const rgba = new Uint8ClampedArray(width * height * 4)
    for (let place = 0; place < width * height; place += 1) {
      const column = place % width
      const isHead = column > 25 && column < 75
      rgba.set([...(isHead ? head : colour), 255], place * 4)
    }
    return lightShare(rgba, { width, height })
  }
  expect(ground([250, 250, 248], [90, 60, 50])).toBe(1)
  expect(ground([40, 90, 200], [250, 250, 250])).toBe(0)
  // As bright, but yellow.
  expect(ground([250, 245, 195], [90, 60, 50])).toBe(0)
})
