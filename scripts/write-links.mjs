// npm run write:links: the names, defaults and bounds of docs/links.md, and the names of results, out of the
// tools themselves.
import { spawnSync } from 'node:child_process'

const env = { ...process.env, JANTAR_WRITE_LINKS: '1' }
const { status } = spawnSync('npx', ['jest', 'tests/docs/links.test.ts', '--silent'], {
  env,
  stdio: 'ignore',
})
// The test compares what was there before, so that it fails whenever there was something to write.
console.log(
  status === 0 ? 'docs/links.md was up to date.' : 'docs/links.md is written. Fill in the meanings.',
)
