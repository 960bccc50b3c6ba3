/** A function of objects that are never changed, only replaced: it runs once for each of them. */
export function onceForEach<Of extends object, Result>(compute: (of: Of) => Result): (of: Of) => Result {
  const known = new WeakMap<Of, { result: Result }>()
  return (of) => {
    let found = known.get(of)
    if (!found) known.set(of, (found = { result: compute(of) }))
    return found.result
  }
}
