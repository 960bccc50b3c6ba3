import { readFileSync } from 'node:fs'

/**
 * Makes modules of files in CommonJS. Two parts of a page that need esbuild's helper for CommonJS, as pdfmake
 * and jsQR would, have it in the page's first load: a quarter of a kilobyte.
 *
 * @param {string[]} files as `package/file.js`
 */
export const asModulePlugin = (files) => ({
  name: 'as module',
  setup({ onLoad }) {
    const names = files.map((file) => file.replaceAll(/[.]/g, '\\.').replaceAll('/', '[\\\\/]'))
    onLoad({ filter: new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})$`) }, ({ path }) => ({
      contents: [
        'const module = { exports: {} }, { exports } = module;',
        readFileSync(path, 'utf8'),
        'export default module.exports',
      ].join('\n'),
      loader: 'js',
    }))
  },
})
