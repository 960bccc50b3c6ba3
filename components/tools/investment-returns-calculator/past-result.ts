import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import type { WorkingContent } from '@/components/results/working'
import type { investmentInputs } from '@/lib/finance/investment-returns'
import { type NoPastReturn, type PastReturn, pastReturn } from '@/lib/finance/past-return'
import { grouped, rupees } from '@/lib/format/numbers'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { t } from '@/lib/language/words'

/** The return already earned; why it is missing; or null while the fields have a problem. */
export type PastResult = PastReturnFound | { whyNot: string } | null

export interface PastReturnFound {
  rows: ResultRows
  working: WorkingContent
  note?: string | undefined
}

const WHY_NOT: Record<NoPastReturn, string> = {
  tooShort: t('The time is too short for a yearly rate.'),
  oneWay: t('Enter at least one payment in and one taken out or held.'),
  oneDay: t('The payments must be on at least two different dates.'),
  noRate: t('No yearly rate between −99.99% and 9,99,900% fits these payments.'),
}

const SEVERAL = t(
  'The payments change direction more than once, so other rates may fit as well. This is the one nearest to 0%.',
)

/** The CAGR of one payment or the XIRR of many, in per cent a year. Both follow the inflation. */
export function pastResult(read: ReadValues<typeof investmentInputs>): PastResult {
  const found = pastReturn(read)
  if (!found) return null
  if (found.whyNot) return { whyNot: WHY_NOT[found.whyNot] }
  const rows = wordedRows(found, {
    cagr: 'CAGR',
    xirr: 'XIRR',
    gain: t('Gain'),
    realPastRate: t('After inflation'),
  })
  return { rows, working: workingOf(found), note: 'paid' in found && found.several ? SEVERAL : undefined }
}

function workingOf(found: PastReturn): WorkingContent {
  if ('asked' in found) {
    const { cagrFrom, cagrTo, cagrYears } = found.asked
    const percent = grouped(found.figures.cagr.value)
    return {
      formula: t('(last value ÷ first value)^(1 ÷ years) − 1'),
      steps: {
        CAGR: `(${grouped(cagrTo)} ÷ ${grouped(cagrFrom)})^(1 ÷ ${grouped(cagrYears)}) − 1 = ${percent}%`,
      },
    }
  }
  const { paid, taken, figures } = found
  return {
    formula: t('Σ amount ÷ (1 + {0})^(days ÷ 365) = 0', grouped(figures.xirr.value / 100, 6)),
    steps: {
      [t('Gain, taken out or held less paid in')]:
        `${rupees(taken)} − ${rupees(paid)} = ${rupees(taken - paid)}`,
    },
  }
}
