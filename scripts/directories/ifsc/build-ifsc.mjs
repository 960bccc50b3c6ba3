// Builds public/directories/ifsc from the packages, or from the imported list and the packages.
import { join } from 'node:path'
import { sizesOf } from '../file-sizes.mjs'
import { keptList, measuredBy } from '../kept-list.mjs'
import { writeDirectory } from '../write-directory.mjs'
import { branchFiles, branchNameFiles } from './branch-files.mjs'
import { coverage } from './coverage.mjs'
import { banksOfPackage, detailsOfPackage, entriesOfPackages } from './entries-of-packages.mjs'
import { factsOfList, factsOfPackages, metaFile } from './facts.mjs'
import { codeList } from './import-list.mjs'
import { checkIfscSizes, reportLines } from './report.mjs'
import { codePackage, detailPackage, readCodePackage, readDetailPackage } from './sources.mjs'
import { shardFiles } from './write-shards.mjs'

/** The codes of the directory, and the facts about their source: { entries, bankOf, facts }. */
function readDirectory(root) {
  const codeFiles = readCodePackage(root)
  const rows = readDetailPackage(root)
  const bankOf = banksOfPackage(codeFiles)
  const list = keptList(root, codeList)
  if (!list) return { entries: entriesOfPackages(codeFiles, rows), bankOf, facts: factsOfPackages }
  const older = detailsOfPackage(rows)
  const entries = list.entries.map((entry) => ({
    ...entry,
    details: entry.details ?? older.get(entry.ifsc) ?? null,
  }))
  return { entries, bankOf, facts: factsOfList(list) }
}

/** All files of the directory: { shards, pages, names, meta, indexes }, each file name => content. */
export function directoryFiles({ entries, bankOf, facts }) {
  const { files: shards, starts } = shardFiles(entries, bankOf)
  const { pages, banks } = branchFiles(entries, bankOf)
  const { pages: names, index } = branchNameFiles(entries)
  const meta = new Map([['meta.json', metaFile(facts, entries, starts)]])
  const indexes = new Map([
    ['banks.json', banks],
    ['names.json', index],
  ])
  return { shards, pages, names, meta, indexes }
}

/**
 * Builds and writes; returns { report: lines, files: how many }. `newerList` is the path to measure coverage
 * by, or null.
 */
function build(root, target, newerList) {
  const directory = readDirectory(root)
  const files = directoryFiles(directory)
  const sizes = Object.fromEntries(Object.entries(files).map(([kind, some]) => [kind, sizesOf(some)]))
  checkIfscSizes(sizes)
  const newer = measuredBy(newerList, codeList, (listed) => coverage(directory.entries, listed))
  const all = Object.values(files).flatMap((some) => [...some])
  const written = writeDirectory(target, join(root, '.cache/directories'), all)
  return { report: reportLines({ meta: files.meta.get('meta.json'), sizes, newer }), files: written }
}

export const ifscDirectory = {
  name: 'ifsc',
  /** Its code, in addition to that of scripts/directories. */
  folders: ['lib/banking', 'lib/name-search'],
  packages: [codePackage, detailPackage],
  list: codeList,
  listIn: ({ ifsc }) => ifsc,
  newerList: () => process.env.NEWER_IFSC_LIST,
  readDirectory,
  build,
}
