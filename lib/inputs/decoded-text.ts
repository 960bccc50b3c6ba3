/** Half of the bytes of Latin text in UTF-16 are zero; a tenth is far more than any other encoding has. */
const FEWEST_ZEROS = 0.1
const LOOKED_AT = 4_000

/**
 * The encoding by the marks of the bytes: a byte order mark, the zeros of UTF-16, valid UTF-8, and otherwise
 * Windows-1252.
 */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const first = bytes.subarray(0, LOOKED_AT)
  first.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2]! += 1
  })
  const [even, odd] = zeros as [number, number]
  if (even + odd > first.length * FEWEST_ZEROS) return odd > even ? 'utf-16le' : 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The text of a file as Excel, banks and editors write it, without its byte order mark. */
export const decodedText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes)
