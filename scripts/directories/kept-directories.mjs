import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Built directories, kept for other copies of the project on this machine, below `XDG_CACHE_HOME` or
 * `~/.cache`. A directory's stamp covers the packages, the code and the list that it is built from. Deleting
 * the folder is safe.
 */

/** How many builds of one directory are kept, for branches next to each other. */
const MOST_KEPT = 3

const folder = (env = process.env) =>
  join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'jantar/directories')
const nameOf = (name, stamp) => `${name}-${stamp.slice(0, 32)}`

/** Puts the kept directory of this stamp at `target`. @returns {{ files: number, report: string[] } | null} */
export function takeKeptDirectory(name, stamp, target, env) {
  const kept = join(folder(env), nameOf(name, stamp))
  if (!existsSync(join(kept, 'built.json'))) return null
  rmSync(target, { recursive: true, force: true })
  cpSync(join(kept, 'files'), target, { recursive: true })
  return JSON.parse(readFileSync(join(kept, 'built.json'), 'utf8'))
}

/** Keeps the directory at `target`, and no more than the newest few of its name. */
export function keepDirectory(name, stamp, { target, files, report }, env) {
  const all = folder(env)
  const kept = join(all, nameOf(name, stamp))
  // Renamed when it is whole, so that nobody takes half of it.
  const begun = `${kept}.${process.pid}`
  mkdirSync(begun, { recursive: true })
  cpSync(target, join(begun, 'files'), { recursive: true })
  writeFileSync(join(begun, 'built.json'), JSON.stringify({ files, report }))
  rmSync(kept, { recursive: true, force: true })
  renameSync(begun, kept)
  for (const old of olderThanKept(all, name)) rmSync(join(all, old), { recursive: true, force: true })
}

function olderThanKept(all, name) {
  const age = (entry) => statSync(join(all, entry)).mtimeMs
  const own = readdirSync(all).filter((entry) => entry.startsWith(`${name}-`))
  return own.toSorted((one, other) => age(other) - age(one)).slice(MOST_KEPT)
}
