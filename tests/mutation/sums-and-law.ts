import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of tests that are to notice a fault. Law is dated rows, which the sums of many folders read. */
const WITNESSES: Record<string, readonly string[]> = {
  finance: ['finance'],
  tax: ['tax'],
  rules: ['rules', 'tax', 'energy', 'money', 'recharge', 'stamp-duty', 'finance', 'countdown'],
}

/**
 * The tests of the folder of lib that is being changed, as one file: Jest takes longer to open a file of tests than to
 * run it, and the mutation run does so for each fault.
 */
const [, mutatedFolder] = process.env.JANTAR_MUTATED!.split('/')
for (const folder of WITNESSES[mutatedFolder!]!.map((name) => join(__dirname, '..', 'lib', name))) {
  for (const file of readdirSync(folder))
    if (file.endsWith('.test.ts')) jest.requireActual(join(folder, file))
}
