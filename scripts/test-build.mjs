import { build, buildDirectories } from './build.mjs'
import { buildIsCurrent, inputsStamp, writeStamp } from './build-stamp.mjs'
import { keepNextOutput, NEXT_OUTPUT } from './test-sites.mjs'

/**
 * `npm run test:build`: the production build when something has changed, and a copy of the pages as Next wrote them, of which
 * `npm run test:sites` makes the other sites that the browser tests open.
 */
buildDirectories()
await build({
  onlyWhenChanged: buildIsCurrent(inputsStamp('.'), NEXT_OUTPUT),
  beforeIslands(dir, stamp) {
    keepNextOutput(dir)
    writeStamp(stamp, NEXT_OUTPUT)
  },
})
