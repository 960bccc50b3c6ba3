/**
 * @param {object} of
 * @param {string} of.file what the faults are reported of
 * @param {Record<string, unknown>} of.words translations by their English
 * @param {Set<string>} [of.wanted] the sentences that need a translation here
 * @param {Set<string>} [of.known] the sentences that may have one
 * @param {Record<string, unknown>} [of.elsewhere] translations that hold here too
 * @returns {string[]} a line for each fault
 */
export function findFaults({ file, words, wanted = new Set(), known, elsewhere = {} }) {
  const missing = [...wanted].filter((sentence) => !(sentence in words) && !(sentence in elsewhere))
  const unused = Object.keys(words).filter(
    (sentence) => known && (!known.has(sentence) || sentence in elsewhere),
  )
  const slots = Object.entries(words).flatMap(([english, wording]) =>
    known ? lostSlots(english, wording).map((slot) => `${slot} is lost in: ${english}`) : [],
  )
  return [
    ...missing.map((sentence) => `no translation of: ${sentence}`),
    ...unused.map((sentence) => `nothing uses: ${sentence}`),
    ...slots,
  ].map((fault) => `${file}: ${fault}`)
}

/**
 * @param {Record<string, Record<string, unknown>>} ofScreens translations of each screen
 * @returns {string[]} a line for each sentence that two screens translate differently: all pages share one list
 */
export function findClashes(ofScreens) {
  const first = new Map()
  return Object.entries(ofScreens).flatMap(([slug, words]) =>
    Object.entries(words).flatMap(([english, wording]) => {
      const other = first.get(english) ?? { slug, wording }
      first.set(english, other)
      return JSON.stringify(other.wording) === JSON.stringify(wording)
        ? []
        : [`screens/${slug}.json: unlike screens/${other.slug}.json: ${english}`]
    }),
  )
}

/** Every form but that of none needs the value. */
function lostSlots(english, wording) {
  if (Array.isArray(wording)) return []
  const forms = typeof wording === 'string' ? { other: wording } : wording
  const slots = english.match(/\{\d\}/g) ?? []
  return slots.filter((slot) =>
    Object.entries(forms).some(([form, text]) => form !== 'zero' && !text.includes(slot)),
  )
}
