import { asReference, isElement, isObject, resolve } from './flight-model.mjs'
import { findStatic, refuseClientParts } from './static-elements.mjs'

/**
 * Takes out of a flight payload the content of elements marked `data-static`: words that stand in the page already and
 * that no script changes. React finds `dangerouslySetInnerHTML` in their place and leaves the page's own content alone.
 *
 * @param {import('./flight-rows.mjs').Row[]} rows
 * @param {Set<string>} marks those that the page's HTML holds: an element that is not in the page keeps its content
 * @returns {{ rows: Row[], emptied: string[] }} throws when a marked element holds a client component
 */
export function slimRows(rows, marks) {
  const models = readModels(rows)
  const emptied = findStatic(rows, models, marks)
  if (emptied.size === 0) return { rows, emptied: [] }
  for (const [element, mark] of emptied) refuseClientParts(element, mark, rows, models)
  return { rows: keepReachable(rows, models, emptied), emptied: [...emptied.values()] }
}

/** Values of the plain rows. A stream's rows share one id and are left as they are. */
function readModels(rows) {
  const streams = new Set(rows.filter(({ tag }) => tag && tag !== 'T').map(({ id }) => id))
  const plain = rows.filter(({ id, tag }) => tag === 'T' || (tag === '' && !streams.has(id)))
  return new Map(plain.map(({ id, tag, body }) => [id, tag === 'T' ? textModel(body) : JSON.parse(body)]))
}

/** Text that opens with a dollar is written as data would be, so that it is never taken for a reference. */
function textModel(text) {
  return text.startsWith('$') ? `$${text}` : text
}

function keepReachable(rows, models, emptied) {
  const kept = new Set()
  const written = new Map()
  const isEmptied = (element) => emptied.has(element)
  const context = { models, emptied, isEmptied, reach }
  function reach(id) {
    if (kept.has(id)) return
    kept.add(id)
    const model = models.get(id)
    if (typeof model === 'object' && model !== null) written.set(id, rewrite(model, context))
    else if (asReference(model)) written.set(id, rewrite(model, context))
  }
  for (const { id, body } of rows) if (!models.has(id)) [id, ...idsIn(body)].forEach(reach)
  reach('0')
  return rows
    .filter(({ id }) => kept.has(id))
    .map((row) =>
      written.has(row.id) && row.tag === '' ? { ...row, body: JSON.stringify(written.get(row.id)) } : row,
    )
}

/** References in a row that is not read as a model: imports, hints, streams. */
function idsIn(body) {
  return [...body.matchAll(/"(\$[^"]*)"/g)]
    .map(([, text]) => asReference(text)?.id)
    .filter((id) => id !== undefined)
}

function rewrite(value, context) {
  const reference = asReference(value)
  if (reference) return rewriteReference(value, reference, context)
  if (isElement(value) && context.isEmptied(value)) return emptyElement(value, context)
  if (Array.isArray(value)) return value.map((item) => rewrite(item, context))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, rewrite(item, context)]))
}

/** React writes a value once and refers to it after; if its only copy goes, the next place gets it in full. */
function rewriteReference(text, reference, context) {
  const { value, insideEmptied } = resolve(reference, context.models, context.isEmptied)
  if (insideEmptied) return rewrite(value, context)
  context.reach(reference.id)
  return text
}

function emptyElement([mark, type, key, props, ...rest], context) {
  const own = Object.entries(props).filter(
    ([name]) => name !== 'children' && name !== 'dangerouslySetInnerHTML',
  )
  const kept = rewrite(Object.fromEntries(own), context)
  const left = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
  return [mark, type, key, { ...kept, ...left }, ...rest]
}
