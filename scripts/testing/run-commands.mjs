import { spawn } from 'node:child_process'

/**
 * Runs programs in parallel. What each prints comes out in one piece when it ends, with its time; of a
 * program that runs alone at once.
 *
 * @param {Record<string, string[]>} commands Node's arguments, by the name that is printed
 * @returns {Promise<boolean>} whether all of them succeeded
 */
export async function runTogether(commands, env = {}) {
  const alone = Object.keys(commands).length === 1
  const ended = await Promise.all(
    Object.entries(commands).map(([name, args]) => run(name, args, { env, alone })),
  )
  return ended.every(Boolean)
}

function run(name, args, { env, alone }) {
  const start = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => printed.push(piece))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      process.stdout.write(Buffer.concat(printed))
      console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${name}, ${seconds} s\n`)
      resolve(status === 0)
    })
  })
}
