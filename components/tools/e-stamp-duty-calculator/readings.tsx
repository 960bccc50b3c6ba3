import { SourceLink } from '@/components/results/source-link'
import type { SaleDuty } from '@/lib/stamp-duty/sale-duty'
import type { ReadingCharged } from '@/lib/stamp-duty/sale-readings'
import { t } from '@/lib/language/words'
import { lawName } from './law-name'
import { inRupees, levyNames } from './sale-rows'

/** What a sale costs by other readings of the law, each with its page. */
export function Readings({ readings, counted }: { readings: ReadingCharged[]; counted: SaleDuty | null }) {
  if (readings.length === 0) return null
  return (
    <section aria-label={t('Other readings')} className="mt-3">
      <h3 className="text-base">
        {t(counted ? 'Sources that give something else' : 'What the sources give')}
      </h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {readings.map((charged) => (
          <li key={charged.reading.label} className="mt-1">
            <b>{totalText(charged)}</b>
            {charged.reading.strongest && !counted && ` (${t('best supported')})`}
            {t(': {0}. {1}: ', partsText(charged), lawName(charged.reading.label))}
            <SourceLink source={charged.reading.source} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const totalText = ({ totalPaise, registrationPaise }: ReadingCharged) =>
  t(registrationPaise === null ? '{0} without the registration fee' : '{0} in total', inRupees(totalPaise!))

function partsText({ dutyPaise, levies, registrationPaise }: ReadingCharged): string {
  const parts = [
    t('duty {0}', inRupees(dutyPaise!)),
    ...levies.map(({ name, paise }) => `${levyNames[name].toLowerCase()} ${inRupees(paise)}`),
  ]
  if (registrationPaise !== null) parts.push(t('registration {0}', inRupees(registrationPaise)))
  return parts.join(', ')
}
