import { pointOnHalfCircle } from '@/lib/dial/half-circle'

const centre = { x: 100, y: 100 }

test.each([
  ['the left end', 0, { x: 50, y: 100 }],
  ['a quarter, at 45 degrees: 50 × cos 45° = 35.4', 0.25, { x: 64.6, y: 64.6 }],
  ['the top', 0.5, { x: 100, y: 50 }],
  ['the right end', 1, { x: 150, y: 100 }],
])('a half circle of radius 50 has %s', (_, share, point) => {
  expect(pointOnHalfCircle(centre, share, 50)).toEqual(point)
})
