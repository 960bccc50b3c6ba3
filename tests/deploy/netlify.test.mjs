import { readFileSync } from 'node:fs'
import { languageBases } from '@/scripts/languages.mjs'

test('a page that does not exist is missed in the language of its address', () => {
  const config = readFileSync('deploy/netlify.toml', 'utf8')
  for (const base of languageBases())
    expect(config).toContain(`[[redirects]]\nfrom = "${base}/*"\nto = "${base}/404.html"\nstatus = 404\n`)
})
