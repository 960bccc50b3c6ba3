/** A shipped directory file that does not have the shape its format promises. A bug of ours, so it is thrown. */
export class DirectoryDamaged extends Error {
  override name = 'DirectoryDamaged'
}

/**
 * Returns `value` with the fields of its file, each still to be checked. Throws DirectoryDamaged when it is
 * not the object of the given format number.
 */
export function recordOfFormat<File = Record<string, unknown>>(
  value: unknown,
  format: number,
  what: string,
): Record<keyof File, unknown> {
  if (typeof value !== 'object' || value === null) throw new DirectoryDamaged(`${what}: not an object`)
  const record = value as Record<keyof File | 'format', unknown>
  if (record['format'] !== format)
    throw new DirectoryDamaged(`${what}: format ${String(record['format'])}, not ${format}`)
  return record
}
