/** The pincode in an address as typed, 0 if there is none. */
export function pincodeIn(address: string): number {
  const found = /\b[1-9]\d{2} ?\d{3}\b/.exec(address)
  return found ? Number(found[0].replace(' ', '')) : 0
}

/** The place is the line of the pincode, without the pincode. */
export function placeIn(address: string): string {
  const lines = address.split('\n').map((line) => line.trim())
  const line = lines.find((one) => pincodeIn(one) !== 0) ?? lines.at(-1) ?? ''
  const [beforePincode = ''] = line.split(/\b[1-9]\d{2} ?\d{3}\b/)
  const parts = beforePincode.split(',').map((part) => part.trim().replace(/ ?-$/, ''))
  return (parts.findLast(Boolean) ?? '').slice(0, 50)
}

const LONGEST_ADDRESS_LINE = 120

/** The two lines of an address in the e-way bill. */
export function addressParts(address: string): [string, string] {
  const [first = '', ...others] = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return [first.slice(0, LONGEST_ADDRESS_LINE), others.join(', ').slice(0, LONGEST_ADDRESS_LINE)]
}
