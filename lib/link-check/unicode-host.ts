import { toUnicode } from 'punycode/punycode.js'

/** A host with its `xn--` labels as people read them; as it is where a label is not valid Punycode (RFC 3492). */
export function unicodeHost(host: string): string {
  try {
    return toUnicode(host)
  } catch (error) {
    if (error instanceof RangeError) return host
    throw error
  }
}
