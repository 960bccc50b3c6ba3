import { fileURLToPath } from 'node:url'
import prettier from 'prettier'

const HERE = fileURLToPath(import.meta.url)

/** The plan with every text as prettier writes it here, whatever the lengths of the names. */
export async function formatted(plan) {
  // The templates hold no class names, and the plugin that sorts them is looked for in the current folder.
  const options = { ...(await prettier.resolveConfig(HERE)), plugins: [] }
  const format = async ([path, text]) => [path, await prettier.format(text, { ...options, filepath: path })]
  const all = async (texts) => new Map(await Promise.all([...texts].map(format)))
  return { ...plan, write: await all(plan.write), change: await all(plan.change) }
}
