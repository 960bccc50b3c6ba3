import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Starting other programs. Imports nothing but Node, because it runs before anything is installed. */

/**
 * Runs a program to its end.
 *
 * @param {string[]} command program and arguments
 * @param {{ env?: Record<string, string>, collect?: boolean, timeoutSeconds?: number }} options
 *   `collect` keeps the output instead of showing it; past its time the program is ended
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function run([program, ...args], { env = {}, collect = false, timeoutSeconds } = {}) {
  const started = performance.now()
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    timeout: timeoutSeconds && timeoutSeconds * 1000,
    stdio: collect ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  const parts = []
  child.stdout?.on('data', (part) => parts.push(part))
  child.stderr?.on('data', (part) => parts.push(part))
  return new Promise((resolve) => {
    const finish = (code, message = '') => {
      const output = Buffer.concat(parts).toString('utf8') + message
      resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', (error) => finish(127, `${program}: ${error.message}\n`))
    // A program ended for its time may leave children that hold its output open.
    child.on(timeoutSeconds ? 'exit' : 'close', (code, signal) =>
      finish(code ?? 1, signal ? `ended by ${signal}\n` : ''),
    )
  })
}

/** As `run`, but a failure throws, with what to look at. */
export async function mustRun(name, command, options) {
  const result = await run(command, options)
  if (result.code !== 0)
    throw new Error(`${name} failed (exit ${result.code}): ${command.join(' ')}\n${result.output}`)
  return result
}

/** @returns {string[]} how to start an installed package's program without a shell, on any system. */
export function installedProgram(packageName, programName = packageName) {
  const folder = join('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [process.execPath, join(folder, typeof bin === 'string' ? bin : bin[programName])]
}

/** @returns {string[]} how to start npm: the very one that started us, where there is one. */
export function npmProgram() {
  const path = process.env.npm_execpath
  if (path && /npm-cli\.c?js$/.test(path) && existsSync(path)) return [process.execPath, path]
  const beside = join(process.execPath, '..', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const below = join(process.execPath, '..', '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const found = [beside, below].find((candidate) => existsSync(candidate))
  return found ? [process.execPath, found] : ['npm']
}

/** @returns {boolean} whether the module at this `import.meta.url` is what the command line started. */
export function isProgram(moduleUrl) {
  return process.argv[1] !== undefined && moduleUrl === pathToFileURL(process.argv[1]).href
}
