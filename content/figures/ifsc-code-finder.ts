import { dayInWords } from '@/lib/format/days'
import { bankMergers } from '@/lib/rules/banking/bank-mergers'

/** The day on which the codes of a bank ended. @throws Error for a bank whose codes have not */
function endOf(letters: string): string {
  const codes = bankMergers.banks[letters]?.oldCodes
  if (codes?.kind !== 'ended') throw new Error(`The codes of ${letters} have not ended`)
  return dayInWords(codes.on)
}

/** A rural bank that merged with the others. */
const RURAL_BANK = 'KVGB'

/** What the words of the IFSC finder name. */
export const ifscCodeFinderFigures = () => ({
  vijaya: endOf('VIJB'),
  oriental: endOf('ORBC'),
  allahabad: endOf('ALLA'),
  syndicate: endOf('SYNB'),
  lakshmiVilas: endOf('LAVB'),
  ruralBanks: dayInWords(bankMergers.banks[RURAL_BANK]!.mergedOn),
})
