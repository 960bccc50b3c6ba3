import { asReference, resolve, staticMark, walk } from './flight-model.mjs'

/** Finds the elements marked `data-static` in a payload, and sees to it that they keep their promise. */

/** @returns {Map<unknown[], string>} each marked element that the page shows, outermost only, with its mark */
export function findStatic(rows, models, marks) {
  const found = new Map()
  for (const { id, tag } of rows) {
    if (tag !== '' || !models.has(id)) continue
    walk(models.get(id), (value) => {
      const mark = staticMark(value)
      if (mark === undefined || !marks.has(mark)) return true
      if ([...found.values()].includes(mark))
        throw new Error(`${mark} stands twice: name each, data-static="a-name"`)
      found.set(value, mark)
      return false
    })
  }
  return found
}

/** Throws when a marked element holds what React must bring to life: it would stay dead in an emptied place. */
export function refuseClientParts(element, mark, rows, models) {
  const imports = new Map(rows.filter(({ tag }) => tag === 'I').map(({ id, body }) => [id, body]))
  const seen = new Set()
  const check = (value) => {
    const reference = asReference(value)
    if (!reference) return true
    if (imports.has(reference.id) || !['', 'L'].includes(reference.kind))
      throw new Error(
        `${mark} holds a client component or a promise (${imports.get(reference.id) ?? value}): move the mark further in`,
      )
    if (seen.has(value)) return true
    seen.add(value)
    walk(resolve(reference, models, () => false).value, check)
    return true
  }
  walk(element[3], check)
}
