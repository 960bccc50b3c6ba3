import { zipSync } from 'fflate'

export interface MadeFile {
  name: string
  bytes: Uint8Array
}

/** Files that are packed already in one ZIP file. Of two with one name the second has its place before it. */
export function zipOf(files: readonly MadeFile[]): Uint8Array {
  const isSecond = (name: string, place: number) => files.findIndex((other) => other.name === name) !== place
  const named = files.map(({ name, bytes }, place) => [
    isSecond(name, place) ? `${place + 1}-${name}` : name,
    bytes,
  ])
  return zipSync(Object.fromEntries(named), { level: 0 })
}
