/**
 * What the digits of a pincode say. The first gives the zone, the first two the sub-zone, the first three the sorting
 * district, the last three the delivering office. Source: India Post, "Know your PIN code"; the sub-zones were checked
 * against the offices of every pincode in the directory.
 */
export interface PincodeMeaning {
  zone: { digits: string; name: string }
  subZone: { digits: string; name: string } | null
  sortingDistrict: string
  deliveryOffice: string
}

const zones: Record<string, string> = {
  1: 'North',
  2: 'North',
  3: 'West',
  4: 'West',
  5: 'South',
  6: 'South',
  7: 'East',
  8: 'East',
  9: 'Army Postal Service',
}

/** First two digits, lowest and highest, and who lives behind them. */
const subZones: [from: number, to: number, name: string][] = [
  [11, 11, 'Delhi'],
  [12, 13, 'Haryana'],
  [14, 15, 'Punjab'],
  [16, 16, 'Chandigarh and Punjab'],
  [17, 17, 'Himachal Pradesh'],
  [18, 19, 'Jammu and Kashmir, Ladakh'],
  [20, 28, 'Uttar Pradesh, Uttarakhand'],
  [30, 34, 'Rajasthan'],
  [36, 39, 'Gujarat, Dadra and Nagar Haveli and Daman and Diu'],
  [40, 40, 'Maharashtra, Goa'],
  [41, 44, 'Maharashtra'],
  [45, 48, 'Madhya Pradesh'],
  [49, 49, 'Chhattisgarh'],
  [50, 50, 'Telangana'],
  [51, 53, 'Andhra Pradesh'],
  [56, 59, 'Karnataka'],
  [60, 64, 'Tamil Nadu, Puducherry'],
  [67, 69, 'Kerala, Lakshadweep'],
  [70, 72, 'West Bengal'],
  [73, 74, 'West Bengal, Sikkim, Andaman and Nicobar Islands'],
  [75, 77, 'Odisha'],
  [78, 78, 'Assam'],
  [79, 79, 'Arunachal Pradesh, Manipur, Meghalaya, Mizoram, Nagaland, Tripura'],
  [80, 85, 'Bihar, Jharkhand'],
  [90, 99, 'field and base post offices of the armed forces'],
]

/** Explains a pincode digit by digit. Throws on a text that is not a pincode: check with isPincode first. */
export function pincodeMeaning(pincode: string): PincodeMeaning {
  const zone = zones[pincode.slice(0, 1)]
  if (zone === undefined || pincode.length !== 6) throw new Error(`not a pincode: "${pincode}"`)
  const two = Number(pincode.slice(0, 2))
  const subZone = subZones.find(([from, to]) => two >= from && two <= to)
  return {
    zone: { digits: pincode.slice(0, 1), name: zone },
    subZone: subZone === undefined ? null : { digits: pincode.slice(0, 2), name: subZone[2] },
    sortingDistrict: pincode.slice(0, 3),
    deliveryOffice: pincode.slice(3),
  }
}
