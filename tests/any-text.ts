import fc from 'fast-check'

const codePoint = fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0xffff }), fc.nat({ max: 0x10ffff }))

/** Any text at all, halves of pairs among it. fast-check's own `unit: 'binary'` takes a second to prepare. */
export const anyText = fc.array(codePoint, { maxLength: 80 }).map((points) => String.fromCodePoint(...points))
