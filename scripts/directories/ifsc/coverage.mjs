/** How much of a newer list our directory holds: { codes, detailed }, each { held, of }. */
export function coverage(ours, newer) {
  const codes = new Map(ours.map(({ ifsc, details }) => [ifsc, details !== null]))
  const detailed = newer.filter(({ details }) => details !== null)
  return {
    codes: { held: newer.filter(({ ifsc }) => codes.has(ifsc)).length, of: newer.length },
    detailed: { held: detailed.filter(({ ifsc }) => codes.get(ifsc)).length, of: detailed.length },
  }
}
