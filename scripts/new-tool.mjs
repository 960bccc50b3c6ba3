// npm run new-tool: the files of a tool.
import { USAGE, writeTool } from './new-tool/write-tool.mjs'

writeTool(process.cwd(), process.argv.slice(2), console.log).catch((error) => {
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 1
})
