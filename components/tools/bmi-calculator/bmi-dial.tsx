import { Arc, HalfDial } from '@/components/results/charts/half-dial'
import { LegendEntry } from '@/components/results/charts/split-bar'
import { pointOnHalfCircle } from '@/lib/dial/half-circle'
import { type BmiStandard, categoryOf, shownBmi } from '@/lib/health/bmi'
import { indianScale, whoScale } from '@/lib/health/bmi-scales'
import { nameOf, t } from '@/lib/language/words'
import { bmiScales } from '@/lib/health/bmi-answer'

const FIRST = 14
const LAST = 36
const COLOURS = ['var(--chart-principal)', 'var(--good)', 'var(--chart-interest)', 'var(--bad)']
const RULES = { who: whoScale, indian: indianScale }
/** Shares of the half circle: about two pixels between bands, and half the width of the pointer and of its halo. */
const GAP = 0.0066
const POINTER = 0.006
const HALO = 0.014
const CENTRE = { x: 120, y: 120 }
const BOUNDS_RADIUS = 74

const shareOf = (index: number) => (Math.min(LAST, Math.max(FIRST, index)) - FIRST) / (LAST - FIRST)

/** The categories of the standard as bands of a dial, with a pointer at the visitor's index. */
export function BmiDial({ index, standard }: { index: number; standard: BmiStandard }) {
  const scale = bmiScales[standard]
  const share = Math.min(1 - HALO, Math.max(HALO, shareOf(index)))
  const reading = shownBmi(index).toFixed(1)
  const scaleName = nameOf('bmi-names', RULES[standard].label)
  return (
    <>
      <HalfDial
        label={t(
          'BMI {0} on the {1} scale: {2}',
          reading,
          scaleName,
          nameOf('bmi-names', categoryOf(index, scale)),
        )}
        reading={reading}
        caption={scaleName}
        ends={[String(FIRST), String(LAST)]}
      >
        {scale.map(({ from, category }, band) => (
          <Arc
            key={category}
            from={shareOf(from) + GAP / 2}
            to={shareOf(scale[band + 1]?.from ?? LAST) - GAP / 2}
            colour={COLOURS[band]!}
          />
        ))}
        {scale.slice(1).map(({ from }) => (
          <Bound key={from} at={from} />
        ))}
        <Arc from={share - HALO} to={share + HALO} colour="var(--surface)" width={26} />
        <Arc from={share - POINTER} to={share + POINTER} colour="var(--ink)" width={22} />
      </HalfDial>
      <ul className="mx-auto mt-2 w-fit text-sm text-soft">
        {scale.map(({ from, category }, band) => (
          <LegendEntry key={category} colour={COLOURS[band]}>
            {band === 0
              ? t('{0}, below {1}', nameOf('bmi-names', category), scale[1]!.from)
              : t('{0}, from {1}', nameOf('bmi-names', category), from)}
          </LegendEntry>
        ))}
      </ul>
    </>
  )
}

/** The index at which a band begins, inside of it. */
function Bound({ at }: { at: number }) {
  const { x, y } = pointOnHalfCircle(CENTRE, shareOf(at), BOUNDS_RADIUS)
  return (
    <text x={x} y={y + 4} textAnchor="middle">
      {at}
    </text>
  )
}
