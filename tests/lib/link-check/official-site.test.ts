import fc from 'fast-check'
import { checkLinks, type LinkVerdict, type OfficialSite } from '@/lib/link-check/official-site'
import { anyText } from '@/tests/any-text'

const SITES: readonly OfficialSite[] = [
  { name: 'Income Tax Department', domains: ['incometax.gov.in', 'incometaxindia.gov.in'] },
  { name: 'Parivahan', domains: ['parivahan.gov.in'], words: ['parivahan', 'vahan', 'echallan'] },
  { name: 'CBSE', domains: ['cbse.gov.in', 'cbse.nic.in', 'cbseresults.nic.in'] },
  { name: 'CISCE', domains: ['cisce.org'] },
  { name: 'UPMSP', domains: ['upmsp.edu.in'] },
]
const worst = (text: string) => checkLinks(text, SITES)[0]
const verdict = (text: string) => worst(text)?.verdict ?? null
const signs = (text: string) => worst(text)!.signs

it.each<[text: string, expected: LinkVerdict]>([
  ['https://www.incometax.gov.in/iec/foportal/', 'official'],
  ['  eportal.incometax.gov.in/iec  ', 'official'],
  ['incometax.gov.in:443', 'official'],
  ['https://vahan.parivahan.gov.in/nrservices/', 'official'],
  ['https://uidai.gov.in/', 'government'],
  ['mahresult.nic.in', 'government'],
  ['https://incometax.gov.in.refund-status.com/login', 'lookAlike'],
  ['incometax-gov-in.com', 'lookAlike'],
  ['https://incometax.gov.in@203.0.113.9/refund', 'lookAlike'],
  ['https://1ncometax.co.in', 'lookAlike'],
  ['https://incomtax.org', 'lookAlike'],
  ['https://іncometax.com', 'lookAlike'],
  ['https://xn--ncometax-shh.com', 'lookAlike'],
  ['cbse-result-2027.example.com', 'lookAlike'],
  ['cbseresults.in', 'lookAlike'],
  ['pariva1han.in', 'lookAlike'],
  ['echallan-pay.top', 'lookAlike'],
  ['https://bit.ly/3xYz', 'shortened'],
  ['https://203.0.113.9/result', 'other'],
  ['https://en.wikipedia.org/wiki/CBSE', 'other'],
  ['upi://pay?pa=refund@bank', 'notWeb'],
  ['javascript:location="https://incometax.gov.in"', 'notWeb'],
  ['mailto:help@cbse.gov.in', 'notWeb'],
])('%s is %s', (text, expected) => {
  expect(verdict(text)).toBe(expected)
})

it.each(['', 'my PAN', 'Rs.500', 'on 12.05.2026', '...', 'at 5.30 p.m.'])('%j holds no address', (text) => {
  expect(checkLinks(text, SITES)).toEqual([])
})

it.each<[text: string, expected: LinkVerdict, host: string]>([
  ['Your result is out, see results.cbse.nic.in today.', 'official', 'results.cbse.nic.in'],
  ['incometax.gov.in or https://incometax-refund.xyz/claim', 'lookAlike', 'incometax-refund.xyz'],
  ['“https://bit.ly/abc” or cisce.org', 'shortened', 'bit.ly'],
  ['https://income\u200btax.gov.in or cisce.org', 'unreadable', 'https://income\u200btax.gov.in'],
  ['Dear Student.Your marks: cisce.org', 'unreadable', 'student.your'],
  ['See https:// cisce.org', 'unreadable', 'https://'],
])('of the message %j the worst address is reported', (text, expected, host) => {
  expect(worst(text)).toMatchObject({ verdict: expected, host })
})

it('names the owner of the address, and the name that it imitates', () => {
  expect(worst('https://cbse.nic.in.results.example.co.in/x')).toEqual({
    verdict: 'lookAlike',
    host: 'cbse.nic.in.results.example.co.in',
    owner: 'example.co.in',
    site: SITES[2],
    signs: ['officialNameInFront'],
  })
  expect(worst('http://203.0.113.9:8080/')).toMatchObject({
    owner: '203.0.113.9',
    signs: ['numbersForName', 'notEncrypted'],
  })
})

it.each([
  ['https://incometax.gov.in@evil.example', ['officialNameInFront', 'nameBeforeAt']],
  ['https://іncometax.com', ['lettersChanged', 'mixedScripts', 'otherAlphabet']],
  ['https://get-parivahan.in/app.apk', ['officialWordInside', 'appFile']],
  ['http://incometax.gov.in', ['notEncrypted']],
  ['https://incometax.gov.in/go?to=https://www.incometax.gov.in', ['leadsOn']],
  ['https://incometax.gov.in/iec/foportal', []],
])('%s has the signs %j', (text, expected) => {
  expect(signs(text)).toEqual(expected)
})

it('reads the address to which another leads on, also when it is encoded', () => {
  for (const link of ['https%253A%252F%252Fevil.com', '//evil.com'])
    expect(worst(`https://incometax.gov.in/go?to=${link}`)).toMatchObject({
      verdict: 'other',
      host: 'evil.com',
    })
})

it.each([
  ['https://гosuslugi.com', 'lookAlike'],
  ['https://аррӏе.com', 'lookAlike'],
  ['https://परीक्षा.com', 'other'],
  ['incometax@gmail.com', 'lookAlike'],
  ['incometax.gov.in@evil.com', 'lookAlike'],
  ['someone@gmail.com', 'notWeb'],
  ['https://incometax-refund.web.app', 'lookAlike'],
] as const)('%s, which no official site has, is %s', (text, expected) => {
  expect(verdict(text)).toBe(expected)
})

it('tells sites of one host apart by what was registered there', () => {
  expect(worst('https://refund.web.app/x')).toMatchObject({ owner: 'refund.web.app' })
  expect(worst('https://a.b.example.co.in')).toMatchObject({ owner: 'example.co.in' })
})

it('never takes a foreign address for an official one, whatever is around the official name', () => {
  const label = fc.stringMatching(/^[a-z0-9]{1,12}$/)
  fc.assert(
    fc.property(label, label, fc.constantFrom('com', 'in', 'co.in', 'xyz'), (one, other, ending) => {
      for (const host of [
        `incometax.gov.in.${one}.${ending}`,
        `${one}-incometax.gov.in.${other}.${ending}`,
      ]) {
        expect(verdict(`https://${host}/incometax.gov.in`)).toBe('lookAlike')
      }
      expect(verdict(`https://${one}.incometax.gov.in/${other}`)).toBe('official')
    }),
  )
})

it('answers for any text, and throws at none', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.webUrl(), fc.domain()), (text) => {
      const found = worst(text)
      if (found)
        expect(found.verdict).toMatch(/^(official|government|lookAlike|shortened|unreadable|notWeb|other)$/)
    }),
    { numRuns: 2_000 },
  )
})
