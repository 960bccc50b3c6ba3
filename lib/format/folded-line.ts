const END_OF_LINE = '\r\n'
const LONGEST_LINE_BYTES = 75

const bytesOfCharacter = (character: string) => {
  const point = character.codePointAt(0)!
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

/**
 * A line of a contact or calendar file cut so that none has more than 75 bytes, never inside a character; what goes on
 * begins with a blank. Source: RFC 2425, 5.8.1; RFC 5545, 3.1.
 */
export function foldedLine(text: string): string {
  let result = ''
  let bytes = 0
  for (const character of text) {
    const more = bytesOfCharacter(character)
    if (bytes + more > LONGEST_LINE_BYTES) {
      result += `${END_OF_LINE} `
      bytes = 1
    }
    result += character
    bytes += more
  }
  return result
}
