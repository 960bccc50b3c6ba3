/** Which browser tests are about a page: those of files that begin with its name, and those that name its address. */

/** Tests of files that are named otherwise than the pages they are about. */
const OTHER_FILES = {
  '': ['frame', 'search'],
  'invoice-generator': ['documents'],
  'quotation-generator': ['documents'],
  'receipt-generator': ['documents'],
}

const GROUP = /^\((.*)\)$/

/**
 * @param {string} file such as `app/(calculators)/emi-calculator/page.tsx`
 * @returns {string} the page's address, such as `/emi-calculator`
 */
export function routeOf(file) {
  const folders = file.split('/').slice(1, -1)
  return `/${folders.filter((folder) => !GROUP.test(folder)).join('/')}`
}

/**
 * @param {string} text of a file of tests
 * @param {string[]} pages files of `app`
 * @returns {string[]} those of the pages whose addresses the tests name
 */
export function pagesNamedIn(text, pages) {
  const named = (route) => new RegExp(`['"\`]${escaped(route)}(?![\\w-/])`).test(text)
  return pages.filter((page) => named(routeOf(page)))
}

/** @returns {RegExp} the files of tests that are about one of these routes alone */
export function testFilesOf(routes) {
  return new RegExp(`^(?:${routes.flatMap(fileNames).join('|')})[\\w-]*\\.spec\\.ts$`)
}

/**
 * @param {string[]} routes
 * @returns {RegExp} for Playwright's `--grep`, which is put to a test's file and title with a space between them
 */
export function testsOf(routes) {
  const inTitle = (route) => (route === '/' ? ' / ' : `${escaped(route)}(?![\\w-])`)
  return new RegExp(
    [`(?:^| )(?:${routes.flatMap(fileNames).join('|')})[\\w-]*\\.spec\\.ts `, ...routes.map(inTitle)].join(
      '|',
    ),
  )
}

function fileNames(route) {
  const [name] = route.slice(1).split('/')
  return [...(name ? [name] : []), ...(OTHER_FILES[name] ?? [])].map(escaped)
}

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
