/**
 * Reads the values in a flight payload's rows: which strings refer to other rows, what they refer to,
 * and which arrays are elements.
 */

/** `$5`, `$L5`, `$@5`, `$Q5:props:children:0`: a kind, a row in hexadecimal, and a path into it. */
const REFERENCE = /^\$([@LhQWBKi]?)([0-9a-f]+)((?::[^:]*)*)$/
/** An element stands as `["$", type, key, props]`; paths into it use the names of the object it becomes. */
const ELEMENT_PLACES = { type: 1, key: 2, props: 3 }

/** @returns {{ kind: string, id: string, path: string[] } | null} */
export function asReference(value) {
  const match = typeof value === 'string' ? REFERENCE.exec(value) : null
  return match && { kind: match[1], id: match[2], path: match[3].split(':').slice(1) }
}

/** @returns {boolean} whether a value is an element; a plain text "$" is written "$$", so no data looks like one. */
export function isElement(value) {
  return Array.isArray(value) && value[0] === '$' && value.length >= 4
}

/** @returns {string | undefined} what tells one element of fixed words from the others of its page */
export function staticMark(value) {
  if (!isElement(value) || !isObject(value[3])) return undefined
  const { 'data-static': name, className = '' } = value[3]
  return name === undefined ? undefined : markOf(value[1], className, name)
}

/** @returns {string} the same for an element's tag name, class and `data-static`, however they were read */
export function markOf(tag, className, name) {
  return `<${tag} class="${className}" data-static="${name}">`
}

export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Calls `visit(value)` for a value and all within it; where `visit` returns false, it goes no deeper. */
export function walk(value, visit) {
  if (visit(value) === false || typeof value !== 'object' || value === null) return
  for (const child of Object.values(value)) walk(child, visit)
}

/**
 * @param {Map<string, unknown>} models each row's value by its id
 * @param {(element: unknown[]) => boolean} isEmptied whether an element's content will be taken out
 * @returns {{ value: unknown, insideEmptied: boolean }} what a reference means, and whether its path leads through
 *   content that will be taken out
 */
export function resolve(reference, models, isEmptied) {
  let value = models.get(reference.id)
  let insideEmptied = false
  for (const name of reference.path) {
    for (let next = asReference(value); next; next = asReference(value)) {
      const there = resolve(next, models, isEmptied)
      value = there.value
      insideEmptied ||= there.insideEmptied
    }
    insideEmptied ||=
      isElement(value) && name === 'props' && isEmptied(value) && leadsToContent(reference.path)
    value = isElement(value) ? value[ELEMENT_PLACES[name]] : value?.[name]
  }
  return { value, insideEmptied }
}

function leadsToContent(path) {
  return path.includes('children') || path.includes('dangerouslySetInnerHTML')
}
