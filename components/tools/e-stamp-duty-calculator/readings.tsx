import { Anchor } from '@/components/ui/anchor'
import type { SaleDuty } from '@/lib/stamp-duty/sale-duty'
import type { ReadingCharged } from '@/lib/stamp-duty/sale-readings'
import { inRupees, levyNames } from './sale-rows'

/** What a sale costs by other readings of the law, each with its page. */
export function Readings({ readings, counted }: { readings: ReadingCharged[]; counted: SaleDuty | null }) {
  if (readings.length === 0) return null
  return (
    <section aria-label="Other readings" className="mt-3">
      <h3 className="text-base">{counted ? 'Sources that give something else' : 'What the sources give'}</h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {readings.map((charged) => (
          <li key={charged.reading.label} className="mt-1">
            <b>{totalText(charged)}</b>
            {`: ${partsText(charged)}. ${charged.reading.label}: `}
            <Anchor href={charged.reading.source.href}>{charged.reading.source.title}</Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}

const totalText = ({ totalPaise, registrationPaise }: ReadingCharged) =>
  `${inRupees(totalPaise!)}${registrationPaise === null ? ' without the registration fee' : ' in total'}`

function partsText({ dutyPaise, levies, registrationPaise }: ReadingCharged): string {
  const parts = [
    `duty ${inRupees(dutyPaise!)}`,
    ...levies.map(({ name, paise }) => `${levyNames[name].toLowerCase()} ${inRupees(paise)}`),
  ]
  if (registrationPaise !== null) parts.push(`registration ${inRupees(registrationPaise)}`)
  return parts.join(', ')
}
