import { register } from 'node:module'
import '../constants/set-build-constants.mjs'

/** @returns {Promise<string>} the last day on which law of this site was compared with its sources, YYYY-MM-DD */
export async function lawDay(root) {
  register('../directories/typescript-hooks.mjs', import.meta.url)
  const { datedRules } = await import('./dated-rules.mjs')
  const days = (await datedRules(root)).flatMap(({ on, file }) => (file.startsWith('lib/rules/') ? on : []))
  return days.toSorted().at(-1)
}
