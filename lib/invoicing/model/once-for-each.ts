/** A function of objects that are never changed, only replaced: it runs once for each of them. */
export function onceForEach<Of extends object, Result>(compute: (of: Of) => Result): (of: Of) => Result {
  const known = new WeakMap<Of, Result>()
  return (of) => {
    if (!known.has(of)) known.set(of, compute(of))
    return known.get(of)!
  }
}
