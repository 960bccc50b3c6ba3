import { serviceAddress } from '@/lib/lookup/service-address'

describe('the address of a configured service', () => {
  it.each([
    ['https://post.example/api//', 'https://post.example/api'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
    ['', null],
    ['off', null],
  ])('%s is read as %s', (value, address) => {
    expect(serviceAddress('NEXT_PUBLIC_PINCODE_API_URL', value)).toBe(address)
  })

  it.each(['post.example', 'ftp://post.example', 'https://', '/api'])('is refused as %s', (value) => {
    expect(() => serviceAddress('NEXT_PUBLIC_PINCODE_API_URL', value)).toThrow(
      `NEXT_PUBLIC_PINCODE_API_URL must be an http(s) address, not "${value}"`,
    )
  })
})
