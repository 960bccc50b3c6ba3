import { figure } from '@/lib/answers/figure'
import { type CashFlow, flowList } from '@/lib/finance/cash-flows'
import { realRatePercent } from '@/lib/finance/inflation'
import { cagrPercent, type investmentInputs } from '@/lib/finance/investment-returns'
import { type Xirr, xirr } from '@/lib/finance/xirr'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

type Read = ReadValues<typeof investmentInputs>

/** Why fields without a problem give no rate. */
export type NoPastReturn = 'tooShort' | Extract<Xirr, { found: false }>['why']

export type PastReturn = Exclude<ReturnType<typeof pastReturn>, null | { whyNot: string }>

/** The CAGR of one payment or the XIRR of many, in per cent a year, and what inflation leaves of it. */
export function pastReturn(read: Read) {
  const measure = read('measure')?.measure
  return measure === 'xirr' ? byXirr(read) : measure === 'cagr' ? byCagr(read) : null
}

function byCagr(read: Read) {
  const asked = read('cagrFrom', 'cagrTo', 'cagrYears')
  if (!asked) return null
  const percent = cagrPercent(asked.cagrFrom, asked.cagrTo, asked.cagrYears)
  if (percent === null) return { whyNot: 'tooShort' as const }
  const figures = { cagr: figure('percent', percent), xirr: false, gain: false } as const
  return { asked, primary: ['cagr'], figures: { ...figures, realPastRate: realRate(read, percent) } }
}

function byXirr(read: Read) {
  const text = read('flows')?.flows
  const flows = text === undefined ? null : flowList.rowsOf(text)
  if (!flows?.ok) return null
  const result = xirr(flows.value)
  if (!result.found) return { whyNot: result.why }
  const { ratePercent, several } = result
  const sumOf = (way: CashFlow['way']) =>
    flows.value.filter((flow) => flow.way === way).reduce((sum, { amount }) => sum + amount, 0)
  const [paid, taken] = [sumOf('in'), sumOf('out')]
  const rate = figure('percent', ratePercent)
  const figures = { cagr: false, xirr: rate, gain: figure('rupees', taken - paid) } as const
  return {
    paid,
    taken,
    several,
    primary: ['xirr'],
    figures: { ...figures, realPastRate: realRate(read, ratePercent) },
  }
}

function realRate(read: Read, percent: number) {
  const inflation = read('inflation')?.inflation
  return !!inflation && figure('percent', realRatePercent(percent, inflation))
}
