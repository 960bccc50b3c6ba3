import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { elementsOf } from '../scripts/site/page-elements.mjs'
import { MODULES_REPORT } from '../scripts/site/finish-site.mjs'

/**
 * `npm run bench -- weight --modules /emi-calculator`: what each module weighs in the scripts that a page of
 * the last build loads at once: of the compressed script the share that the module has of its source. The
 * heaviest come first.
 */
export function printModules(route) {
  const bytesOf = JSON.parse(readFileSync(MODULES_REPORT, 'utf8'))
  const html = readFileSync(route === '/' ? 'out/index.html' : `out${route}.html`, 'utf8')
  const addresses = elementsOf(html)
    .map(({ attributes }) => attributes.src ?? attributes.href)
    .filter((address) => address && Object.hasOwn(bytesOf, address))
  for (const address of new Set(addresses)) {
    const modules = Object.entries(bytesOf[address])
    const compressed = brotliCompressSync(readFileSync(`out${address}`)).length
    const all = modules.reduce((sum, [, bytes]) => sum + bytes, 0)
    const shares = modules.map(([module, bytes]) => [module, Math.round((bytes / all) * compressed)])
    console.log(`\n${address}: ${compressed} bytes`)
    for (const [module, share] of shares.toSorted(([, one], [, other]) => other - one))
      if (share > 0) console.log(`${String(share).padStart(7)}  ${module}`)
  }
}
