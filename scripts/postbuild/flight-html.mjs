/** Takes the flight payload out of an exported page, and puts another in its place. */

const PUSH = /<script>self\.__next_f\.push\(([\s\S]*?)\)<\/script>/g

/** @returns {string | null} the whole payload of a page; null when it carries none, or one of a kind not known here. */
export function readPayload(html) {
  const pushes = [...html.matchAll(PUSH)].map((match) => JSON.parse(match[1]))
  if (pushes.length === 0 || pushes.some(([kind]) => kind !== 1)) return null
  return pushes.map(([, text]) => text).join('')
}

/**
 * @param {string} script plain script to run before React sees the payload
 * @returns {string} `html` with `payload` as its only one, standing where the last part stood: behind all the elements
 *   it describes
 */
export function withPayload(html, payload, script) {
  const parts = [...html.matchAll(PUSH)]
  const last = parts.at(-1)
  const push = `<script>${script};self.__next_f.push([1,${scriptText(payload)}])</script>`
  const after = html.slice(last.index + last[0].length)
  return html.slice(0, last.index).replace(PUSH, '') + push + after
}

/** A string literal that cannot close its script element, nor open a comment in it. */
function scriptText(text) {
  return JSON.stringify(text).replace(/</g, '\\u003c')
}
