import { pointAt, ringPath } from '@/lib/panchang/dial'

const dial = { centre: { x: 100, y: 100 }, daylight: { start: 0, end: 12 } }

describe('the dial of the day', () => {
  it.each([
    ['sunrise', 0, { x: 50, y: 100 }],
    ['a quarter of the day', 3, { x: 64.6, y: 64.6 }],
  ])('has %s on its circle', (_, moment, point) => {
    expect(pointAt(dial, moment, 50)).toEqual(point)
  })

  it('draws a span between two circles, outside clockwise and back inside', () => {
    expect(ringPath(dial, { start: 0, end: 6 }, 40, 50)).toBe(
      'M50 100A50 50 0 0 1 100 50L100 60A40 40 0 0 0 60 100Z',
    )
  })
})
