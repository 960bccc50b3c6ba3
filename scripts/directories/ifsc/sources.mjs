// The two npm packages the directory is built from. Their JSON is read; their code is not run.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packageFacts, packageJson } from '../packages.mjs'

/**
 * The list of codes, the names of banks, who uses codes of another bank, and whether a bank takes part in
 * UPI. Its month is that of its publication.
 */
export const codePackage = {
  name: 'ifsc',
  version: packageFacts.ifsc.version,
  files: [
    'src/IFSC.json',
    'src/banknames.json',
    'src/banks.json',
    'src/sublet.json',
    'src/custom-sublets.json',
  ],
  listOf: packageFacts.ifsc.published.slice(0, 7),
}

/** Branch, address, place and contact of each code, a file for each bank. Its rows are of September 2017. */
export const detailPackage = {
  name: 'ifsc-nodejs',
  version: packageFacts['ifsc-nodejs'].version,
  files: ['ifsc/SBIN.json'],
  detailsOf: '2017-09',
}

/** { codes: letters => [number or text], names, banks, sublets, subletsByBeginning } as the package has them. */
export function readCodePackage(root) {
  const [codes, names, banks, sublets, subletsByBeginning] = codePackage.files.map((file) =>
    packageJson(root, codePackage, file),
  )
  return { codes, names, banks, sublets, subletsByBeginning }
}

/** Rows { IFSC, BRANCH, ADDRESS, … } as the package has them; its two files of names hold no rows. */
export function readDetailPackage(root) {
  const files = readdirSync(join(root, 'node_modules', detailPackage.name, 'ifsc')).sort()
  return files.flatMap((file) =>
    Object.values(packageJson(root, detailPackage, `ifsc/${file}`)).filter((row) => row.IFSC !== undefined),
  )
}
