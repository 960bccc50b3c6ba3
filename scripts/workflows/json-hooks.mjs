// Lets Node 20 import a package that imports JSON without an import attribute.
export function load(url, context, nextLoad) {
  if (!url.endsWith('.json')) return nextLoad(url, context)
  return nextLoad(url, { ...context, importAttributes: { type: 'json' } })
}
