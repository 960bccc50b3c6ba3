import { createServer } from 'node:net'

/** Binds and frees a port, so that a taken one is told before a long build and not after it. */
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
