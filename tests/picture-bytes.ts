/** The first bytes of pictures of a given size, as their formats lay them out; no picture follows. */

const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0))
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, place) => (value >>> (8 * (bytes - 1 - place))) & 0xff)
const little = (value: number, bytes: number) => big(value, bytes).toReversed()

export const png = (width: number, height: number) =>
  new Uint8Array([
    0x89,
    ...ascii('PNG\r\n\x1a\n'),
    ...big(13, 4),
    ...ascii('IHDR'),
    ...big(width, 4),
    ...big(height, 4),
    8,
    6,
    0,
    0,
    0,
  ])

const frame = (marker: number, width: number, height: number) => [
  0xff,
  marker,
  ...big(17, 2),
  8,
  ...big(height, 2),
  ...big(width, 2),
  3,
]

/** With a segment of an application that holds another JPEG, as cameras write it, and a table before the frame. */
export function jpeg(width: number, height: number) {
  const preview = [0xff, 0xd8, ...frame(0xc0, 160, 120)]
  const application = [0xff, 0xe1, ...big(2 + preview.length, 2), ...preview]
  const table = [0xff, 0xc4, ...big(4, 2), 1, 2]
  return new Uint8Array([0xff, 0xd8, ...application, ...table, ...frame(0xc2, width, height)])
}

const riff = (chunk: string, content: readonly number[]) =>
  new Uint8Array([
    ...ascii('RIFF'),
    ...little(content.length + 12, 4),
    ...ascii('WEBP'),
    ...ascii(chunk),
    ...little(content.length, 4),
    ...content,
  ])

export const webpLossy = (width: number, height: number) =>
  riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)])
export const webpLossless = (width: number, height: number) =>
  riff('VP8L', [0x2f, ...little((width - 1) | ((height - 1) << 14), 4)])
export const webpExtended = (width: number, height: number) =>
  riff('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)])

export const heicStart = new Uint8Array([0, 0, 0, 24, ...ascii('ftypheic')])

/** A drawing of a few hundred characters that grows by ten with each level: "billion laughs". */
export const svgBomb = [
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">',
  ...['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map(
    (name, place) => `<!ENTITY ${name} "${`&${'abcdefghi'[place]};`.repeat(10)}">`,
  ),
  ']><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>',
].join('')
