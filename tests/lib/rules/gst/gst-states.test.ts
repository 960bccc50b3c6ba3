import { gstStateOf, gstStates } from '@/lib/rules/gst/gst-states'
import { sharedFact } from '@/tests/shared-facts'

describe('the state codes of GST', () => {
  it('are two digits, each once, in order', () => {
    const codes = gstStates.map(({ code }) => code)
    expect(codes.every((code) => /^\d{2}$/.test(code))).toBe(true)
    expect(codes).toEqual([...new Set(codes)].sort())
    expect(codes).toHaveLength(41)
  })

  it.each([
    ['27', 'Maharashtra', 'MH', 'SGST'],
    ['07', 'Delhi', 'DL', 'SGST'],
    ['34', 'Puducherry', 'PY', 'SGST'],
    ['01', 'Jammu and Kashmir', 'JK', 'SGST'],
    ['38', 'Ladakh', 'LA', 'UTGST'],
    ['04', 'Chandigarh', 'CH', 'UTGST'],
    ['26', 'Dadra and Nagar Haveli and Daman and Diu', 'DH', 'UTGST'],
    ['97', 'Other Territory', null, 'UTGST'],
    ['99', 'Centre Jurisdiction', null, 'SGST'],
  ])('%s is %s (%s), which levies %s', (code, name, iso, localTax) => {
    expect(gstStateOf(code)).toEqual({ code, name, iso, localTax })
  })

  it('levy UTGST in the five territories without a legislature, the former one and Other Territory alone', () => {
    const codes = gstStates.filter(({ localTax }) => localTax === 'UTGST').map(({ code }) => code)
    expect(codes).toEqual(['04', '25', '26', '31', '35', '38', '97'])
  })

  it('name the code that took the place of a former one, and it is one of today', () => {
    const former = gstStates.filter(({ nowCode }) => nowCode)
    expect(former.map(({ code, nowCode }) => [code, nowCode])).toEqual([
      ['25', '26'],
      ['28', '37'],
    ])
    for (const { nowCode } of former) expect(gstStateOf(nowCode!)?.nowCode).toBeUndefined()
  })

  it.each(['00', '39', '40', '95', '98', '1', '', 'MH', '027'])("'%s' is no code", (code) => {
    expect(gstStateOf(code)).toBeNull()
  })
})

const rows = sharedFact<{ gst: string; iso: string | null }[]>('gst-state-codes')
if (rows) {
  it('are those of the shared list', () => {
    expect(gstStates.map(({ code, iso }) => [code, iso && `IN-${iso}`])).toEqual(
      rows.map(({ gst, iso }) => [gst, iso]),
    )
  })
} else {
  it.skip('are those of the shared list: ../shared/facts/gst-state-codes.json is not there', () => {
    expect(gstStates).not.toHaveLength(0)
  })
}
