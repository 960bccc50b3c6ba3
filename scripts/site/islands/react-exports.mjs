import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesTaken, parsed } from './source-code.mjs'

/**
 * The modules of React that all pages share. They are in CommonJS, of which esbuild has to be given the names
 * that it exports.
 */
const REACT_MODULES = ['react', 'react-dom', 'react/jsx-runtime']

/** Compiled JSX takes its names from here: no source has them. */
const JSX_MODULE = 'react/jsx-runtime'

/** A module that gives the names that each of them exports. */
export const REACT_EXPORTS_SOURCE = `module.exports = {
${REACT_MODULES.map((module) => `'${module}': Object.keys(require('${module}'))`).join(',\n')} }`

const kept = new Map()

/** @returns {Record<string, Set<string>>} by module of React, the names that a file takes of it */
function namesTakenBy(file, root) {
  const path = join(root, file)
  if (!kept.has(path)) {
    const text = readFileSync(path, 'utf8')
    const source = /\bfrom\s*['"]react(?:-dom)?['"]/.test(text) ? parsed(text) : { nodes: [] }
    kept.set(path, Object.fromEntries(REACT_MODULES.map((module) => [module, namesTaken(source, module)])))
  }
  return kept.get(path)
}

/** Others are in a namespace of a plugin: `worker:…`. */
const isSource = (file) => /^[^:]+\.[cm]?[jt]sx?$/.test(file)

/**
 * @param {Record<string, string[]>} exported what each module exports
 * @param {string[]} files what islands are made of: their own files and those of packages
 * @returns {Record<string, string[]>} by module, those of its exports that a file takes, each name once
 */
export function reactNames(exported, files, root) {
  const takenByFiles = files.filter(isSource).map((file) => namesTakenBy(file, root))
  const written = new Set()
  const namesOf = (module) => {
    const wanted = new Set(takenByFiles.flatMap((taken) => [...taken[module]]))
    const own = exported[module].filter(
      (name) => !written.has(name) && (module === JSX_MODULE || wanted.has(name)),
    )
    for (const name of own) written.add(name)
    return own
  }
  return Object.fromEntries(REACT_MODULES.map((module) => [module, namesOf(module)]))
}
