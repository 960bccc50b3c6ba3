import { cashWithdrawalTds } from '@/lib/rules/tds/cash-withdrawals'
import { commissionTds } from '@/lib/rules/tds/commission'
import { dividendAndUnitTds } from '@/lib/rules/tds/dividends-and-units'
import { feesAndContractsTds } from '@/lib/rules/tds/fees-and-contracts'
import { interestTds } from '@/lib/rules/tds/interest'
import { partnerTds } from '@/lib/rules/tds/partners'
import { payoutTds } from '@/lib/rules/tds/payouts'
import { propertyTds } from '@/lib/rules/tds/property'
import { rentTds } from '@/lib/rules/tds/rent'
import type { TdsKind } from '@/lib/rules/tds/tds-terms'
import { tradeTds } from '@/lib/rules/tds/trade'
import { winningsTds } from '@/lib/rules/tds/winnings'

/** Every kind of payment from which tax is deducted at a rate of its own. */
export const tdsKinds = {
  ...interestTds,
  ...dividendAndUnitTds,
  ...rentTds,
  ...propertyTds,
  ...feesAndContractsTds,
  ...commissionTds,
  ...partnerTds,
  ...tradeTds,
  ...cashWithdrawalTds,
  ...payoutTds,
  ...winningsTds,
} satisfies Record<string, TdsKind>

export type TdsKindId = keyof typeof tdsKinds
