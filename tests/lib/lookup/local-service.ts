import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalService {
  address: string
  /** Paths asked for, in order. */
  asked: string[]
  close(): Promise<void>
}

/** A real HTTP server on a free port of this machine that answers as `listener` does. */
async function localService(listener: RequestListener): Promise<LocalService> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    listener(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, asked, close: () => closed(server) }
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })
}

/** Answers every request with one status, body and type. */
export function always(status: number, body: string, type = 'application/json'): RequestListener {
  return (_, response) => response.writeHead(status, { 'content-type': type }).end(body)
}

/** Runs `test` against a service and closes it afterwards, whatever happens. */
export async function withService(
  listener: RequestListener,
  test: (service: LocalService) => Promise<void>,
): Promise<void> {
  const service = await localService(listener)
  try {
    await test(service)
  } finally {
    await service.close()
  }
}

/** An address where nobody listens. */
export async function deadAddress(): Promise<string> {
  const service = await localService(always(200, ''))
  await service.close()
  return service.address
}
