// The directory of bank codes, as build.mjs needs to know it.
import { resolve } from 'node:path'
import { forgetList, keptState } from '../kept-list.mjs'
import { packageState } from '../packages.mjs'
import { importList, keptName } from './import-list.mjs'
import { codePackage, detailPackage } from './sources.mjs'

export const ifscDirectory = {
  name: 'ifsc',
  /** Its code, in addition to that of scripts/directories. */
  folders: ['lib/banking', 'lib/name-search'],
  inputs: (root) => ({
    packages: [codePackage, detailPackage].map((source) => packageState(root, source)),
    imported: keptState(root, keptName),
  }),
  newerList: (root) =>
    resolve(root, process.env.NEWER_IFSC_LIST ?? '../shared/directories/ifsc-branches.tsv.gz'),
  forget: (root) => forgetList(root, keptName),
  listIn: ({ ifsc }) => ifsc,
  async takeOver(root, path, options) {
    // It imports lib, which needs the hooks that build.mjs registers first.
    const { readDirectory } = await import('./build-ifsc.mjs')
    const now = readDirectory(root).entries.map(({ ifsc }) => ifsc)
    const { count, ...taken } = importList(root, path, now, options)
    return { ...taken, took: `${count.toLocaleString('en-IN')} codes` }
  },
  async build(root, target, newerList) {
    return (await import('./build-ifsc.mjs')).buildIfsc(root, target, newerList)
  },
}
