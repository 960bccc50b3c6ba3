import { type ResultRow, type ResultRows, row } from '@/components/results/result-row'
import type { WorkingContent } from '@/components/results/working'
import { type CashFlow, flowList } from '@/lib/finance/cash-flows'
import { cagrPercent, type investmentInputs } from '@/lib/finance/investment-returns'
import { xirr } from '@/lib/finance/xirr'
import { grouped, rupees } from '@/lib/format/numbers'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { t } from '@/lib/language/words'
import { realPastRow } from './rows'

type Read = ReadValues<typeof investmentInputs>

/** The return already earned; why it is missing; or null while the fields have a problem. */
export type PastResult = PastReturnFound | { whyNot: string } | null

export interface PastReturnFound {
  rows: ResultRows
  working: WorkingContent
  note?: string | undefined
}

/** The CAGR of one payment or the XIRR of many, in per cent a year. Both follow the inflation. */
export function pastResult(read: Read): PastResult {
  const measure = read('measure')?.measure
  return measure === 'xirr' ? xirrResult(read) : measure === 'cagr' ? cagrResult(read) : null
}

/** 0 for no inflation, undefined while its field has a problem. */
const inflationOf = (read: Read) => read('inflation')?.inflation

const answerRow = (name: string, label: string, percent: number): ResultRow =>
  row(name, label, 'percent', percent, { primary: true })

function cagrResult(read: Read): PastResult {
  const values = read('cagrFrom', 'cagrTo', 'cagrYears')
  if (!values) return null
  const { cagrFrom, cagrTo, cagrYears } = values
  const percent = cagrPercent(cagrFrom, cagrTo, cagrYears)
  if (percent === null) return { whyNot: t('The time is too short for a yearly rate.') }
  return {
    rows: [answerRow('cagr', 'CAGR', percent), realPastRow(percent, inflationOf(read))],
    working: {
      formula: t('(last value ÷ first value)^(1 ÷ years) − 1'),
      steps: {
        CAGR: `(${grouped(cagrTo)} ÷ ${grouped(cagrFrom)})^(1 ÷ ${grouped(cagrYears)}) − 1 = ${grouped(percent)}%`,
      },
    },
  }
}

const WHY_NOT = {
  oneWay: t('Enter at least one payment in and one taken out or held.'),
  oneDay: t('The payments must be on at least two different dates.'),
  noRate: t('No yearly rate between −99.99% and 9,99,900% fits these payments.'),
}

const SEVERAL = t(
  'The payments change direction more than once, so other rates may fit as well. This is the one nearest to 0%.',
)

function xirrResult(read: Read): PastResult {
  const text = read('flows')?.flows
  const flows = text === undefined ? null : flowList.rowsOf(text)
  if (!flows?.ok) return null
  const result = xirr(flows.value)
  if (!result.found) return { whyNot: WHY_NOT[result.why] }
  const { ratePercent, several } = result
  const sumOf = (way: CashFlow['way']) =>
    flows.value.filter((flow) => flow.way === way).reduce((sum, { amount }) => sum + amount, 0)
  const [paid, taken] = [sumOf('in'), sumOf('out')]
  return {
    rows: [
      answerRow('xirr', 'XIRR', ratePercent),
      row('gain', t('Gain'), 'rupees', taken - paid),
      realPastRow(ratePercent, inflationOf(read)),
    ],
    working: {
      formula: t('Σ amount ÷ (1 + {0})^(days ÷ 365) = 0', grouped(ratePercent / 100, 6)),
      steps: {
        [t('Gain, taken out or held less paid in')]:
          `${rupees(taken)} − ${rupees(paid)} = ${rupees(taken - paid)}`,
      },
    },
    note: several ? SEVERAL : undefined,
  }
}
