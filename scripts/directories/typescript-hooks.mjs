// Lets plain Node 20 import lib/*.ts, so that the build writes the directory with the very code the page reads it with.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

const root = new URL('../../', import.meta.url)

/** Resolves '@/lib/x' as TypeScript's paths do, with the ending that Node wants. */
export function resolve(specifier, context, nextResolve) {
  if (!specifier.startsWith('@/')) return nextResolve(specifier, context)
  const ending = specifier.endsWith('.ts') ? '' : '.ts'
  return { url: new URL(specifier.slice(2) + ending, root).href, shortCircuit: true }
}

/** Strips the types of a .ts file; checking them is tsc's work. */
export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) return nextLoad(url, context)
  const text = await readFile(fileURLToPath(url), 'utf8')
  const { code } = await transform(text, { loader: 'ts', target: 'es2022', sourcefile: url })
  return { format: 'module', source: code, shortCircuit: true }
}
