/**
 * Finding an office by its name. /directories/pincode holds names.json and names/<beginning>.json, as
 * lib/name-search/name-beginnings.ts tells, and the districts:
 *
 *   districts.json  { "format": 1, "districts": [["Mysuru", "Karnataka", "570 571", "Mysore"], …] }
 *                   name, state, first three digits of its pincodes, older names
 *   names/and.json  { "format": 1, "places": [["Mumbai", "Maharashtra"]], "offices": [0, "Andheri EastS400069|…"] }
 */

export const placeFormat = 1

export interface DistrictIndex {
  format: number
  districts: [name: string, state: string, shards: string, olderNames: string][]
}

export interface NamePage {
  format: number
  places: [district: string, state: string][]
  offices: (number | string)[]
}

export interface OfficeHit {
  name: string
  branchType: string | null
  district: string | null
  state: string | null
  pincode: string
}
