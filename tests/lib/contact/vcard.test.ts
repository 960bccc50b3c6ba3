import fc from 'fast-check'
import VCard from 'vcf'
import { blankCard, type Card, tidyCard } from '@/lib/contact/card'
import { foldedLine } from '@/lib/format/folded-line'
import { contactFile, contactText } from '@/lib/contact/vcard'
import { anyText } from '@/tests/any-text'

const ASHA: Card = {
  fullName: 'Asha Devi Sharma',
  jobTitle: 'Partner; Sales, North',
  company: 'Rao, Sons & Co; Delhi \\ NCR',
  phone: '+91 98765 43210',
  email: 'asha@example.in',
  website: 'example.in/a,b;c',
  address: '12, Main Road\nRohini, Delhi 110085',
  profilePicture: '',
}
const card = (part: Partial<Card>): Card => ({ ...blankCard, ...part })

/** What the independent reader found; it leaves the backslashes of texts in place. */
function readBack(text: string) {
  const read = new VCard().parse(text)
  return (name: string) => read.get(name)?.valueOf()
}
const unescaped = (value: string | undefined) =>
  value?.replace(/\\([\\;,nN])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark))
test('a whole card, line for line', () => {
  // Written by hand after RFC 2426: 3.1.1 FN, 3.1.2 N, 3.2.1 ADR, 3.5.5 ORG, 4 for the backslashes.
  expect(contactFile(ASHA)).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Asha Devi Sharma',
      'N:Sharma;Asha Devi;;;',
      'TITLE:Partner\\; Sales\\, North',
      'ORG:Rao\\, Sons & Co\\; Delhi \\\\ NCR',
      'TEL:+91 98765 43210',
      'EMAIL:asha@example.in',
      'URL:https://example.in/a,b;c',
      'ADR:;;12\\, Main Road\\nRohini\\, Delhi 110085;;;;',
      'END:VCARD',
      '',
    ].join('\r\n'),
  )
})

test('a name alone makes a contact without idle lines', () => {
  expect(contactText(card({ fullName: 'Asha' }))).toBe(
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Asha\r\nN:;Asha;;;\r\nEND:VCARD',
  )
})

test.each([
  ['a comma and a semicolon', 'Rao; Sons, Ltd.', 'N:Ltd.;Rao\\; Sons\\,;;;'],
  ['Hindi', 'श्री गणेश ट्रेडर्स', 'N:ट्रेडर्स;श्री गणेश;;;'],
  ['idle blanks', '  Asha   Sharma ', 'N:Sharma;Asha;;;'],
])('a name with %s', (_, fullName, line) => {
  expect(contactText(card({ fullName })).split('\r\n')).toContain(line)
})

test('the picture is in the file and not in the code', () => {
  const base64 = `${'/9j/'.repeat(200)}AA==`
  const withPicture = { ...ASHA, profilePicture: `data:image/jpeg;base64,${base64}` }
  const photo = new VCard().parse(contactFile(withPicture)).get('photo')!
  expect(photo.valueOf()).toBe(base64)
  expect([photo.encoding, photo.type]).toEqual(['b', 'jpeg'])
  expect(contactText(withPicture)).toBe(contactText(ASHA))
})

test('an address that is no picture of ours is left out', () => {
  const file = contactFile({ ...ASHA, profilePicture: 'data:image/svg+xml;base64,PHN2Zz4=' })
  expect(file).not.toContain('PHOTO')
})

const BROKEN = '\uFFFD'

// 'FN:' and 24 letters of three bytes are 75; the 25th letter begins the next line.
test('a line of 75 bytes is kept, a letter more is folded before that letter', () => {
  const full = `FN:${'क'.repeat(24)}`
  expect(foldedLine(full)).toBe(full)
  expect(foldedLine(`${full}ख`)).toBe(`${full}\r\n ख`)
  // Two bytes of room are not enough for three.
  expect(foldedLine(`${full.slice(0, -1)}aख`)).toBe(`${full.slice(0, -1)}a\r\n ख`)
})

const words = anyText
const anyCard = fc.record({
  fullName: words,
  jobTitle: words,
  company: words,
  phone: fc.constantFrom('', '+91 98765 43210', '०११-२३४५६७८९'),
  email: fc.constantFrom('', 'asha@example.in'),
  website: fc.constantFrom('', 'example.in', 'https://उदाहरण.भारत/पथ'),
  address: fc.string({
    unit: fc.constantFrom('क', 'a', '\n', ',', ';', '\\', ' ', '😀', 'n'),
    maxLength: 300,
  }),
  profilePicture: fc.constantFrom('', `data:image/png;base64,${'iVBORw0K'.repeat(40)}`),
})

test('no line of a file has more than 75 bytes, none is cut inside a character', () => {
  fc.assert(
    fc.property(anyCard, (typed) => {
      const file = new TextEncoder().encode(contactFile(typed))
      const lines = Buffer.from(file).toString('latin1').split('\r\n')
      for (const line of lines) {
        expect(line.length).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
        if (!contactFile(typed).includes(BROKEN))
          expect(Buffer.from(line, 'latin1').toString('utf8')).not.toContain(BROKEN)
      }
    }),
  )
})

test('every card is read back as it was typed', () => {
  fc.assert(
    fc.property(anyCard, (typed) => {
      const tidy = tidyCard(typed)
      fc.pre(tidy.fullName !== '')
      const found = readBack(contactFile(typed))
      const orNothing = (text: string) => (text === '' ? undefined : text)
      expect(unescaped(found('fn'))).toBe(tidy.fullName)
      expect(unescaped(found('title'))).toBe(orNothing(tidy.jobTitle))
      expect(unescaped(found('org'))).toBe(orNothing(tidy.company))
      expect(found('tel')).toBe(orNothing(tidy.phone))
      expect(found('url')).toBe(orNothing(tidy.website))
      expect(unescaped(found('adr')?.slice(2, -4))).toBe(orNothing(tidy.address))
    }),
  )
})
