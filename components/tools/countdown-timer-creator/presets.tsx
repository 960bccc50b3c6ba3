import { comparedOn, inForce } from '@/lib/rules/in-force'
import { useMemo } from 'react'
import { Anchor } from '@/components/ui/anchor'
import { SourceLink } from '@/components/results/source-link'
import { Day } from '@/components/ui/day'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'
import { festivalPresets, type Preset, taxPresets } from '@/lib/countdown/presets'
import { dayInWords } from '@/lib/format/days'
import { taxDueDates } from '@/lib/rules/income-tax/tax-due-dates'
import { nameOf, t } from '@/lib/language/words'

interface PresetListProps {
  /** The visitor's today. */
  today: string
  onChoose(preset: Preset): void
}

/** Dates that many count down to. */
export default function PresetList({ today, onChoose }: PresetListProps) {
  const { source } = inForce(taxDueDates)
  // Two years of the Moon are too much work for every key and every second of a running countdown.
  const festivalsAhead = useMemo(() => festivalPresets(today).map(festivalNamed), [today])
  return (
    <>
      <Presets heading={t('Festivals')} presets={festivalsAhead} onChoose={onChoose} />
      <p className="mt-2 text-sm text-soft">
        <Sentence
          words={t('Calculated for New Delhi. Islamic dates depend on the moon. See the {0}.')}
          parts={[
            <Anchor key="calendar" href="/indian-festival-calendar">
              {t('festival calendar')}
            </Anchor>,
          ]}
        />
      </p>
      <Presets heading={t('Tax dates')} presets={taxPresets(today).map(taxDateNamed)} onChoose={onChoose} />
      <p className="mt-2 text-sm text-soft">
        <Sentence
          words={t('Until 23:59 on the day, unless the government extends it. Source: {0}, checked on {1}.')}
          parts={[
            <SourceLink key="source" source={source} />,
            <Day key="day" date={comparedOn(taxDueDates, taxDueDates.checkedOn)} />,
          ]}
        />
      </p>
    </>
  )
}

/** What they count down to, in the language of the page. */
const festivalNamed = (preset: Preset): Preset => ({ ...preset, label: nameOf('festivals', preset.label) })
const taxDateNamed = (preset: Preset): Preset => ({ ...preset, label: nameOf('tax-dates', preset.label) })

type PresetsProps = Pick<PresetListProps, 'onChoose'> & { heading: string; presets: readonly Preset[] }

function Presets({ heading, presets, onChoose }: PresetsProps) {
  return (
    <>
      <h3 className="mt-4">{heading}</h3>
      {presets.length === 0 && <p>{t('None are known after the day that your device shows.')}</p>}
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
