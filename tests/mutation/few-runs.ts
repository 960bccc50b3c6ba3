// By its path: in the mutation run the package's name leads here.
import fc from '../../node_modules/fast-check/lib/cjs/fast-check.js'

/**
 * fast-check for the mutation run alone, which repeats these tests for each of some thousand faults: the same values
 * every time, so that a fault once found is found again; few of them; and no search for the smallest that shows it.
 */
function assert<Values>(property: fc.IRawProperty<Values>, given?: fc.Parameters<Values>) {
  const numRuns = Math.min(given?.numRuns ?? 25, 25)
  return fc.assert(property, { ...given, numRuns, seed: 2026, endOnFailure: true })
}

const withFewRuns = { ...fc, assert }
export default withFewRuns
