// node scripts/workflows/lint.mjs: reads the workflows with GitHub's own parser, which knows every key and expression.
import { readdirSync, readFileSync } from 'node:fs'
import { register } from 'node:module'
import { join } from 'node:path'

register('./json-hooks.mjs', import.meta.url)
const { NoOperationTraceWriter, convertWorkflowTemplate, parseWorkflow } =
  await import('@actions/workflow-parser')

/** @returns {Promise<string[]>} what the parser objects to in a workflow, each with its place. */
async function faultsIn(path) {
  const file = { name: path, content: readFileSync(path, 'utf8') }
  const { context, value } = parseWorkflow(file, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

const folder = process.argv[2] ?? '.github/workflows'
const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name))
if (files.length === 0) throw new Error(`${folder} holds no workflow`)
for (const name of files) {
  const faults = await faultsIn(join(folder, name))
  console.log(`${name}: ${faults.length === 0 ? 'ok' : faults.join('\n  ')}`)
  if (faults.length > 0) process.exitCode = 1
}
