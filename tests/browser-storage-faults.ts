/** What can be wrong with the storage of a browser: see tests/lib/storage. Each lasts until `restoreStorage`. */

const own = Object.getOwnPropertyDescriptor(window, 'localStorage')

const storageIs = (get: () => unknown) =>
  Object.defineProperty(window, 'localStorage', { configurable: true, get })

const refuse = (name: string) => () => {
  throw new DOMException('refused', name)
}

export const storageFaults: Readonly<Record<string, () => void>> = {
  'null, as in some web views': () => storageIs(() => null),
  'forbidden to ask for': () => storageIs(refuse('SecurityError')),
  'forbidden to use': () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse('SecurityError'))
  },
  full: () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'))
  },
  'damaged on the disk, as Firefox reports it': () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw Object.assign(new Error('damaged'), { name: 'NS_ERROR_FILE_CORRUPTED' })
      })
  },
}

export function restoreStorage(): void {
  jest.restoreAllMocks()
  if (own) Object.defineProperty(window, 'localStorage', own)
  else Reflect.deleteProperty(window, 'localStorage')
}
