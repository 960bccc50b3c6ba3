import { isReadable, readableAccent, tint } from '@/components/documents/paper/accent'

// Ratios to white by the WebAIM contrast checker: #767676 is 4.54, #777777 is 4.48.
test.each([
  ['#000000', true],
  ['#767676', true],
  ['#777777', false],
  ['#1d4f91', true],
  ['red', false],
  ['', false],
])('letters in %j are readable on white: %j', (colour, readable) => {
  expect(isReadable(colour)).toBe(readable)
  expect(readableAccent(colour)).toBe(readable ? colour : '')
})

test.each([
  ['#000000', 0.1, '#e6e6e6'],
  ['#ff0000', 0.5, '#ff8080'],
  ['#123456', 0, '#ffffff'],
])('%s thinned to %d is %s', (colour, share, expected) => expect(tint(colour, share)).toBe(expected))
