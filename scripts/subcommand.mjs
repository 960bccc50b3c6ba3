import { spawnSync } from 'node:child_process'

/**
 * Runs the program of a subcommand with the arguments that follow its name, and exits as it does. Without a
 * known name it prints which there are, and exits with 1.
 *
 * @param {string} command as it is typed: `npm run data`
 * @param {Record<string, { file: string, does: string }>} programs by name
 */
export function runSubcommand(command, programs) {
  const [name, ...args] = process.argv.slice(2)
  if (name && Object.hasOwn(programs, name)) {
    process.exitCode =
      spawnSync(process.execPath, [programs[name].file, ...args], { stdio: 'inherit' }).status ?? 1
    return
  }
  const width = Math.max(...Object.keys(programs).map((one) => one.length))
  const lines = Object.entries(programs).map(([one, { does }]) => `${command} ${one.padEnd(width)}  ${does}`)
  console.log(
    [...lines, `Options follow two hyphens: ${command} -- ${Object.keys(programs)[0]} --help`].join('\n'),
  )
  process.exitCode = 1
}
