// Builds public/directories/pincode from the packages or from the imported list.
import { existsSync, mkdirSync, rmSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { olderNamesOfDistricts } from './apply-patches.mjs'
import { coverage } from './coverage.mjs'
import { factsOfList, factsOfPackages, metaFile } from './facts.mjs'
import { importedList } from './import-list.mjs'
import { districtRows, indexFiles, nameFiles } from './name-index.mjs'
import { officesOfPackages } from './offices-of-packages.mjs'
import { readList } from './read-list.mjs'
import { checkSizes, reportLines, sizesOf } from './report.mjs'
import { readOfficePackage, readTypePackage } from './sources.mjs'
import { byPincode, shardFiles } from './write-shards.mjs'

/** The offices the site shall have, and what to say about them: { entries, facts }. */
export function readDirectory(root) {
  const list = importedList(root)
  if (list) return { entries: list.entries, facts: factsOfList(list) }
  return {
    entries: officesOfPackages(readOfficePackage(root), readTypePackage(root)),
    facts: factsOfPackages,
  }
}

/** All files of the directory for `entries`: { shards, names, indexes, meta }. */
export function directoryFiles(entries, facts) {
  const shards = shardFiles(byPincode(entries))
  const { files: names, beginnings, common } = nameFiles(entries)
  const indexes = indexFiles(beginnings, common, districtRows(entries, olderNamesOfDistricts()))
  return { shards, names, indexes, meta: metaFile(facts, entries, [...shards.keys()]) }
}

/** Writes the directory whole beside the old one and then puts it in its place, so that nobody reads half of it. */
function writeAll(target, workshop, { shards, names, indexes, meta }) {
  rmSync(workshop, { recursive: true, force: true })
  mkdirSync(join(workshop, 'names'), { recursive: true })
  const files = [...shards, ...names, ...indexes, ['meta.json', meta]]
  for (const [name, content] of files) writeFileSync(join(workshop, name), JSON.stringify(content))
  mkdirSync(dirname(target), { recursive: true })
  rmSync(target, { recursive: true, force: true })
  renameSync(workshop, target)
  return files.length
}

/** Builds and writes; returns { report: lines, files: how many }. `newerList` is the path to measure coverage by. */
export function buildPincodes(root, target, newerList) {
  const { entries, facts } = readDirectory(root)
  const files = directoryFiles(entries, facts)
  const [shards, names] = [sizesOf(files.shards), sizesOf(files.names)]
  checkSizes(shards, names)
  const measured = existsSync(newerList) ? { coverage: coverage(entries, readList(newerList).entries) } : {}
  const newer = { name: measured.coverage ? basename(newerList) : newerList, ...measured }
  const indexes = sizesOf(files.indexes)
  const written = writeAll(target, join(root, '.cache/directories/pincode-in-work'), files)
  return { report: reportLines({ meta: files.meta, entries, shards, names, indexes, newer }), files: written }
}
