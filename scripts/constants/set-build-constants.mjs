import { buildConstants } from './build-constants.mjs'

// Node runs modules of lib as the pages do: with what the build writes into their scripts.
Object.assign(process.env, buildConstants())
