/**
 * Branches to choose from. Two kinds of file hold them alike: branches/<bank>/<number>.json, the branches of a bank by
 * state, and names/<beginning>.json, the branches of all banks by their names (see lib/name-search/name-beginnings.ts):
 *
 *   { "format": 1, "places": [["MUMBAI", "MAHARASHTRA"]], "branches": [0, "ANDHERI EASTSBIN0001234|…"] }
 */
import { recordOfFormat } from '@/lib/name-search/directory-damaged'
import { gatherByPlace, type PlaceTexts, spreadByPlace } from '@/lib/name-search/place-texts'
import { ifscLength } from '@/lib/banking/ifsc'

export const branchFormat = 1

type BranchPlace = [city: string, state: string]

export interface BranchHit {
  ifsc: string
  branch: string
  city: string
  state: string
}

export interface BranchPage {
  format: number
  places: BranchPlace[]
  branches: PlaceTexts<BranchPlace>['texts']
}

/** Packs branches into one file. */
export function encodeBranchPage(hits: BranchHit[]): BranchPage {
  const { places, texts } = gatherByPlace<BranchPlace>(
    hits.map(({ ifsc, branch, city, state }) => ({ place: [city, state], text: branch + ifsc })),
  )
  return { format: branchFormat, places, branches: texts }
}

/** Unpacks a fetched file. Throws DirectoryDamaged when it does not have the promised shape. */
export function decodeBranchPage(value: unknown): BranchHit[] {
  const { places, branches } = recordOfFormat<BranchPage>(value, branchFormat, 'branches') as BranchPage
  return spreadByPlace({ places, texts: branches }, 'branches').map(({ place: [city, state], text }) => ({
    ifsc: text.slice(-ifscLength),
    branch: text.slice(0, -ifscLength),
    city,
    state,
  }))
}
