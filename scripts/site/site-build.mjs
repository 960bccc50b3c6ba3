/**
 * The entry of the steps that make a site out of the pages that Next wrote: README.md. What is specific to a
 * site is given to them. Small modules that only read a built site are imported by themselves:
 * site-files.mjs, page-elements.mjs and postbuild/budgets.mjs.
 *
 * @typedef {object} IslandSettings
 * @property {{ tools: string, frame: string, others: string[] }} folders where the components of islands are:
 *   island-file.mjs
 * @property {{ hydrate: string, ownScript: string, loadStyle: string, partWords: string, start: string }} modules
 *   the half in the browser; `startPage` of `start` is called on each page that has a frame, before the frame is
 *   loaded
 * @property {string[]} sharedModules with React, taken from the shared script by all entries. Modules with state
 *   must be here, or a page would have them twice.
 * @property {Record<string, string>} constants what `process.env` has for the scripts of pages and follows from
 *   files of the site, by name
 * @property {Record<string, string>} largePackages of each there is one file for all pages, fetched with the lazy
 *   part that needs it, with the export that is used. They are CommonJS, for which esbuild would put its helpers
 *   into the first script of every page that can reach them.
 * @property {string[]} firstViewParts files of lazy parts that a page shows in its first window on a desktop;
 *   their words and styles come with the page rather than in requests of their own
 * @property {string[]} asModules files in CommonJS, as `package/file.js`, that are bundled as modules
 * @property {Record<string, string>} barrels by package, its index of many small files, of which only those that
 *   are used are read
 * @property {string[]} pureInWorkers packages that do not declare their modules free of side effects, of which
 *   workers have only those that are used
 *
 * @typedef {object} LicenceSettings
 * @property {Record<string, string>} ships otherwise than as a script: what of it, by package
 * @property {string[]} prebuilt their published file was bundled from their dependencies, which esbuild cannot see
 *   in it
 * @property {Record<string, string>} stated a package's licence from files other than package.json
 * @property {string[]} allowed licences that ask for no more than their text and the names, which the site gives
 *
 * @typedef {object} EmbedSettings
 * @property {string} pages the folder of the pages of which there are embed pages
 * @property {string} dir next to the site: the main host does not serve it
 * @property {{ base: string, link: string }[]} languages what the addresses of each begin with, '' or '/hi', and
 *   the words of the link to the page itself
 * @property {string} message the name under which the height is posted to the page around the frame
 * @property {string} style
 * @property {() => string} headers the file of their host
 *
 * @typedef {object} SiteSettings
 * @property {IslandSettings} islands
 * @property {LicenceSettings} licences
 * @property {EmbedSettings} embed
 * @property {(root: string) => Record<string, string | undefined>} environment of the build
 * @property {(env: Record<string, string | undefined>) => Record<string, string[]>} serviceOrigins which a page
 *   may ask, by route
 * @property {() => string} headers the file of the site's host
 * @property {(root: string) => Promise<string>} lawDay the last day on which law was compared with its sources
 */
export { finishSite, packForHost } from './finish-site.mjs'
export { writeIslands } from './islands/write-islands.mjs'
export { precompress } from './postbuild/precompress.mjs'
export { writeContentPolicies } from './postbuild/content-policy.mjs'
