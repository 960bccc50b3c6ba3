import type { RuleSource } from '@/lib/rules/rule'
import { statesAToH } from '@/lib/rules/stamp-duty/sale/sources/states-a-to-h'
import { statesJToM } from '@/lib/rules/stamp-duty/sale/sources/states-j-to-m'
import { statesNToW } from '@/lib/rules/stamp-duty/sale/sources/states-n-to-w'
import { unionTerritories } from '@/lib/rules/stamp-duty/sale/sources/union-territories'
import type { StateCode } from '@/lib/rules/states/state-names'

/** Other pages that give a state's rates, or something else; the first is in its rule. */
export const alsoRead: Readonly<Partial<Record<StateCode, readonly RuleSource[]>>> = {
  ...statesAToH,
  ...statesJToM,
  ...statesNToW,
  ...unionTerritories,
}
