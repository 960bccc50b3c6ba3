// Builds public/directories/pincode from the packages or from the imported list.
import { join } from 'node:path'
import { sizesOf } from '../file-sizes.mjs'
import { keptList, measuredBy } from '../kept-list.mjs'
import { writeDirectory } from '../write-directory.mjs'
import { olderNamesOfDistricts } from './apply-patches.mjs'
import { coverage } from './coverage.mjs'
import { factsOfList, factsOfPackages, metaFile } from './facts.mjs'
import { officeList } from './import-list.mjs'
import { districtFile, districtRows, officeNameFiles } from './name-index.mjs'
import { officesOfPackages } from './offices-of-packages.mjs'
import { checkPincodeSizes, reportLines } from './report.mjs'
import { officePackage, readOfficePackage, readTypePackage, typePackage } from './sources.mjs'
import { byPincode, shardFiles } from './write-shards.mjs'

/** The offices of the directory, and the facts about their source: { entries, facts }. */
function readDirectory(root) {
  const list = keptList(root, officeList)
  if (list) return { entries: list.entries, facts: factsOfList(list) }
  return {
    entries: officesOfPackages(readOfficePackage(root), readTypePackage(root)),
    facts: factsOfPackages,
  }
}

/** All files of the directory for `entries`: { shards, names, indexes, meta }. */
export function directoryFiles(entries, facts) {
  const shards = shardFiles(byPincode(entries))
  const { pages: names, index } = officeNameFiles(entries)
  const districts = districtFile(districtRows(entries, olderNamesOfDistricts()))
  const indexes = new Map([
    ['names.json', index],
    ['districts.json', districts],
  ])
  return { shards, names, indexes, meta: metaFile(facts, entries, [...shards.keys()]) }
}

/**
 * Builds and writes; returns { report: lines, files: how many }. `newerList` is the path to measure coverage
 * by, or null.
 */
function build(root, target, newerList) {
  const { entries, facts } = readDirectory(root)
  const files = directoryFiles(entries, facts)
  const [shards, names] = [sizesOf(files.shards), sizesOf(files.names)]
  checkPincodeSizes(shards, names)
  const newer = measuredBy(newerList, officeList, (listed) => coverage(entries, listed))
  const indexes = sizesOf(files.indexes)
  const all = [...files.shards, ...files.names, ...files.indexes, ['meta.json', files.meta]]
  const written = writeDirectory(target, join(root, '.cache/directories'), all)
  return { report: reportLines({ meta: files.meta, entries, shards, names, indexes, newer }), files: written }
}

export const pincodeDirectory = {
  name: 'pincode',
  /** Its code, in addition to that of scripts/directories. */
  folders: ['lib/postal', 'lib/name-search'],
  packages: [officePackage, typePackage],
  list: officeList,
  listIn: ({ pincodes }) => pincodes,
  newerList: ({ coverage: path }) => path ?? process.env.NEWER_PINCODE_LIST,
  readDirectory,
  build,
}
