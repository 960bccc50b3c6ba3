import { createServer } from 'node:net'
import { ensurePortIsFree, portFromEnvironment } from '@/scripts/serving/port.mjs'

describe('the port', () => {
  test.each([
    ['3000 by default', {}, 3000],
    ['3000 for an empty text', { PORT: '' }, 3000],
    ['the given one', { PORT: '8080' }, 8080],
  ])('is %s', (_, env, port) => {
    expect(portFromEnvironment(env)).toBe(port)
  })

  test.each(['abc', '0', '70000', '80.5'])('is refused when it is "%s"', (PORT) => {
    expect(() => portFromEnvironment({ PORT })).toThrow(`not "${PORT}"`)
  })

  test('that another program has is named, with what to do', async () => {
    const other = createServer()
    await new Promise((resolve) => other.listen(0, resolve))
    const { port } = other.address()
    await expect(ensurePortIsFree(port)).rejects.toThrow(`Port ${port} is taken by another program`)
    await new Promise((resolve) => other.close(resolve))
    await expect(ensurePortIsFree(port)).resolves.toBeUndefined()
  })
})
