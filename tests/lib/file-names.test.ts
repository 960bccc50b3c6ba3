import { readdirSync } from 'node:fs'

/** When a page loads something is a matter of components; in lib a file is named by its idea of the domain. */
const BY_LOADING = /(?:^|[-/])(?:opening|fresh|rare|later|lazy|eager|deferred|startup)(?:[-.])/

it('no file of lib is named by when a page loads it', () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => BY_LOADING.test(file))).toEqual([])
})
