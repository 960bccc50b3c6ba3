import { createServer } from 'node:net'

/** @returns {number} the port that PORT names, or 3000; throws when it names none. */
export function portFromEnvironment(env) {
  const port = Number(env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, not "${env.PORT}"`)
  return port
}

/** Binds and frees a port, so that a taken one is reported before a long build and not after it. */
export async function ensurePortIsFree(port, host) {
  const probe = createServer()
  await new Promise((resolve, reject) => {
    probe.once('error', (error) => reject(plainListenError(error, port)))
    probe.listen(port, host, resolve)
  })
  await new Promise((resolve) => probe.close(resolve))
}

/** @returns {Error} why a server could not listen, and what to do about it. */
export function plainListenError(error, port) {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=3001 npm start`,
    )
  if (error.code === 'EACCES')
    return new Error(`This account may not listen on port ${port}. Choose one above 1023.`)
  return error
}
