import { buildForHost } from './build.mjs'

/** `npm run test:build`: the site as a host serves it, when something has changed. */
await buildForHost()
