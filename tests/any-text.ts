import fc from 'fast-check'

const codePoint = fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0xffff }), fc.nat({ max: 0x10ffff }))
const codePoints = fc.array(codePoint, { maxLength: 80 })

/** Any text at all, halves of pairs among it. fast-check's own `unit: 'binary'` takes a second to prepare. */
export const anyText = codePoints.map((points) => String.fromCodePoint(...points))

/** Any text that UTF-8 can hold: no halves of pairs. */
export const wholeText = codePoints.map((points) =>
  String.fromCodePoint(...points.filter((point) => point < 0xd800 || point > 0xdfff)),
)
