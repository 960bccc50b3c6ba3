import { linkWith, textInLink } from '@/lib/inputs/text-in-link'

describe('one control in a link', () => {
  it.each([
    ['?pincode=110001', '#pincode=560001', '560001'],
    ['?pincode=110%20001', '', '110 001'],
    ['?place=delhi', '', null],
  ])('%s%s gives %s', (search, hash, text) => {
    expect(textInLink({ search, hash }, 'pincode')).toBe(text)
  })

  it('is written into the fragment alone, next to the others', () => {
    const link = { search: '?pincode=110001&ref=a', hash: '#place=delhi' }
    const written = { search: '?ref=a', hash: 'place=delhi&pincode=560001' }
    expect(linkWith(link, 'pincode', '560001')).toEqual(written)
  })

  it('leaves an empty control out', () => {
    const link = { search: '?inState=GOA', hash: '#ofBank=SBIN&inState=GOA' }
    expect(linkWith(link, 'inState', '')).toEqual({ search: '', hash: 'ofBank=SBIN' })
  })
})
