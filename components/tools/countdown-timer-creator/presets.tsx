import { useMemo } from 'react'
import { Anchor } from '@/components/ui/anchor'
import { Day } from '@/components/ui/day'
import { Button } from '@/components/ui/button'
import { festivalPresets, type Preset, taxPresets } from '@/lib/countdown/presets'
import { dayInWords } from '@/lib/format/days'
import { taxDueDates } from '@/lib/rules/income-tax/tax-due-dates'

interface PresetListProps {
  /** The visitor's today. */
  today: string
  onChoose(preset: Preset): void
}

/** Dates that many count down to. */
export default function PresetList({ today, onChoose }: PresetListProps) {
  const { source } = taxDueDates.values.at(-1)!
  // Two years of the Moon are too much work for every key and every second of a running countdown.
  const festivalsAhead = useMemo(() => festivalPresets(today), [today])
  return (
    <>
      <Presets heading="Festivals" presets={festivalsAhead} onChoose={onChoose} />
      <p className="mt-2 text-sm text-soft">
        Calculated for New Delhi. Islamic dates depend on the moon. See the{' '}
        <Anchor href="/indian-festival-calendar">festival calendar</Anchor>.
      </p>
      <Presets heading="Tax dates" presets={taxPresets(today)} onChoose={onChoose} />
      <p className="mt-2 text-sm text-soft">
        Until 23:59 on the day, unless the government extends it. Source:{' '}
        <Anchor href={source.href}>{source.title}</Anchor>, checked on <Day date={taxDueDates.checkedOn} />.
      </p>
    </>
  )
}

type PresetsProps = Pick<PresetListProps, 'onChoose'> & { heading: string; presets: readonly Preset[] }

function Presets({ heading, presets, onChoose }: PresetsProps) {
  return (
    <>
      <h3 className="mt-4">{heading}</h3>
      <div className="mt-2 flex flex-wrap gap-2">
        {presets.map((preset) => (
          <Button key={preset.label + preset.date} variant="outline" onClick={() => onChoose(preset)}>
            <span>
              {preset.label} <span className="font-normal text-soft">{dayInWords(preset.date)}</span>
            </span>
          </Button>
        ))}
      </div>
    </>
  )
}
