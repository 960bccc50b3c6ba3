// The pincode directory, as build.mjs needs to know it.
import { resolve } from 'node:path'
import { forgetList, keptState } from '../kept-list.mjs'
import { packageState } from '../packages.mjs'
import { importList, keptName } from './import-list.mjs'
import { officePackage, typePackage } from './sources.mjs'

const yardstick = '../shared/directories/pincode-directory.tsv.gz'

export const pincodeDirectory = {
  name: 'pincode',
  /** Its code, in addition to that of scripts/directories. */
  folders: ['lib/postal', 'lib/name-search'],
  inputs: (root) => ({
    packages: [officePackage, typePackage].map((source) => packageState(root, source)),
    imported: keptState(root, keptName),
  }),
  newerList: (root, { coverage }) => resolve(root, coverage ?? process.env.NEWER_PINCODE_LIST ?? yardstick),
  forget: (root) => forgetList(root, keptName),
  listIn: ({ pincodes }) => pincodes,
  async takeOver(root, path, options) {
    // It imports lib, which needs the hooks that build.mjs registers first.
    const { readDirectory } = await import('./build-pincodes.mjs')
    const now = new Set(readDirectory(root).entries.map(({ pincode }) => pincode))
    const { count, ...taken } = importList(root, path, now, options)
    return { ...taken, took: `${count.toLocaleString('en-IN')} offices` }
  },
  async build(root, target, newerList) {
    return (await import('./build-pincodes.mjs')).buildPincodes(root, target, newerList)
  },
}
