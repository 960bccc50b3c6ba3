// By its file: the name alone leads here (jest.config.mjs).
import fc from '../node_modules/fast-check/lib/cjs/fast-check.js'

/**
 * fast-check with one seed for each run, so that a check of a change fails for what the change did. The
 * nightly run has a seed of its own each time (`JANTAR_SEED=random`) and finds what this one does not; a
 * failure prints the seed that repeats it.
 */
const { JANTAR_SEED: seed = '20261128' } = process.env
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })

export default fc
