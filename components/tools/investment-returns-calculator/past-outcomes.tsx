import { FigureList } from '@/components/results/figure-list'
import type { ResultRow } from '@/components/results/result-panel'
import { rate } from '@/components/tools/investment-returns-calculator/investment-rows'
import type { CashFlow } from '@/lib/finance/cash-flows'
import { realRatePercent } from '@/lib/finance/inflation'
import { cagrPercent } from '@/lib/finance/investment-returns'
import { xirr } from '@/lib/finance/xirr'
import { grouped, rupees } from '@/lib/format/numbers'

interface CagrOutcomeProps {
  cagrFrom: number
  cagrTo: number
  cagrYears: number
  inflation: number | undefined
}

export function CagrOutcome({ cagrFrom, cagrTo, cagrYears, inflation }: CagrOutcomeProps) {
  const percent = cagrPercent(cagrFrom, cagrTo, cagrYears)
  if (percent === null) return <p className="mt-4">— The time is too short to tell a yearly rate.</p>
  const sum = `(${grouped(cagrTo)} ÷ ${grouped(cagrFrom)})^(1 ÷ ${grouped(cagrYears)}) − 1`
  return (
    <>
      <FigureList rows={[rate('cagr', 'CAGR', percent), ...realRows(percent, inflation)]} />
      <p className="formula">
        {sum} = {grouped(percent)}%
      </p>
    </>
  )
}

const WHY_NOT = {
  oneWay: 'Enter at least one payment in and one taken out or held.',
  oneDay: 'The payments need two different days.',
  noRate: 'No yearly rate between −99.99% and 9,99,900% fits these payments.',
}

export function XirrOutcome({
  flows,
  inflation,
}: {
  flows: readonly CashFlow[]
  inflation: number | undefined
}) {
  const result = xirr(flows)
  if (!result.found) return <p className="mt-4">— {WHY_NOT[result.why]}</p>
  const { ratePercent, several } = result
  const sumOf = (way: CashFlow['way']) =>
    flows.filter((flow) => flow.way === way).reduce((sum, { amount }) => sum + amount, 0)
  const gain = sumOf('out') - sumOf('in')
  return (
    <>
      <FigureList
        rows={[
          rate('xirr', 'XIRR', ratePercent),
          { name: 'gain', label: 'Gain', value: gain, formatted: rupees(gain) },
          ...realRows(ratePercent, inflation),
        ]}
      />
      <p className="formula">Σ amount ÷ (1 + {grouped(ratePercent / 100, 6)})^(days ÷ 365) = 0</p>
      {several && (
        <p className="mt-1 text-soft">
          The payments change direction more than once, so other rates may fit as well. This is the one
          nearest to 0%.
        </p>
      )}
    </>
  )
}

function realRows(percent: number, inflation: number | undefined): ResultRow[] {
  return inflation ? [rate('realPastRate', 'After inflation', realRatePercent(percent, inflation))] : []
}
