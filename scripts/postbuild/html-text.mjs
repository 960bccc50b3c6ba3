const NAMED = { quot: '"', amp: '&', lt: '<', gt: '>' }

/** @returns {string} an attribute's value as the browser reads it, of the few escapes that React writes. */
function decodeAttribute(text) {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(quot|amp|lt|gt));/gi, (_, hex, decimal, name) =>
    name ? NAMED[name.toLowerCase()] : String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
  )
}

/** @returns {string} a text as it stands between two tags */
export const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** @returns {string | undefined} the value of one attribute in the text between a tag's name and its end */
export function attribute(attributes, name) {
  const value = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/]|$)`, 'i').exec(attributes)
  return value ? decodeAttribute(value[1] ?? '') : undefined
}
