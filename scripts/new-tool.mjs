import { readArguments, usage } from './new-tool/command-line.mjs'
import { planTool } from './new-tool/plan.mjs'
import { formatted } from './new-tool/format.mjs'
import { writePlan } from './new-tool/write-plan.mjs'

/** `npm run new-tool -- sip-calculator --room finance`: the files of a tool, with a numbers test that starts red. */
async function newTool() {
  const args = readArguments(process.argv.slice(2))
  if (args.help) return console.log(usage)
  const root = process.cwd()
  const plan = await formatted(planTool(root, args))
  if (args.dryRun) return show(plan)
  writePlan(root, plan)
  report(plan)
}

function show(plan) {
  for (const [path, text] of [...plan.write, ...plan.change]) console.log(`── ${path}\n${text}`)
  console.log('Nothing was written (--dry-run).')
}

function report({ write, change, next }) {
  for (const path of write.keys()) console.log(`  wrote    ${path}`)
  for (const path of change.keys()) console.log(`  changed  ${path}`)
  console.log('\nNext:')
  next.forEach((step, index) => console.log(`  ${index + 1}. ${step}`))
}

newTool().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
