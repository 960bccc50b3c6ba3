import { unicodeHost } from '@/lib/link-check/unicode-host'

test.each([
  ['xn--80ak6aa92e.com', 'аррӏе.com', 'RFC 3492'],
  ['www.cbse.gov.in', 'www.cbse.gov.in', 'nothing to decode'],
  ['xn--cbse-nic-in.com', 'xn--cbse-nic-in.com', 'not valid Punycode'],
  ['xn--a.xn--99999999.in', 'xn--a.xn--99999999.in', 'overflow'],
])('%s is read as %s: %s', (host, expected) => {
  expect(unicodeHost(host)).toBe(expected)
})
