import { inForce } from '@/lib/rules/in-force'
import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { dayOfAge } from '@/lib/age/age'
import { daysBetween } from '@/lib/calendar/today'
import { counted } from '@/lib/format/numbers'
import { agesByLaw } from '@/lib/rules/age/legal-ages'
import { nameOf, t } from '@/lib/language/words'

interface AgesByLawProps {
  /** Null while no date of birth is chosen: then the ages alone are listed. */
  days: { dob: string; on: string } | null
}

/** The ages that open something by law, and the days on which they are reached. */
export default function AgesByLaw({ days }: AgesByLawProps) {
  return (
    <>
      <p className="mt-1 mb-2 text-soft">
        {!days && `${t('Choose a date of birth to see the days.')} `}
        {t(
          'Under central laws; a state may differ. Age alone does not decide, so check the law or the notification for other conditions. Sources are at the end of this page.',
        )}
      </p>
      <ResultTable
        wordy
        caption={t('Ages in law and when they are reached')}
        columns={columnsOf(days)}
        rows={agesByLaw}
      />
    </>
  )
}

type AgeByLaw = (typeof agesByLaw)[number]

const yearsOf = (law: AgeByLaw) => inForce(law).value

/** The days are left out while no date of birth is chosen. */
function columnsOf(days: AgesByLawProps['days']): Column<AgeByLaw>[] {
  const dayOf = (law: AgeByLaw) => days && dayOfAge(days.dob, yearsOf(law))
  const state = (law: AgeByLaw) => {
    if (!days) return null
    const left = daysBetween(days.on, dayOfAge(days.dob, yearsOf(law)))
    return left > 0 ? t('in {0}', counted(left, 'day')) : t('reached')
  }
  return [
    { heading: t('For'), as: 'text', cell: ({ label }) => nameOf('legal-ages', label) },
    { heading: t('Age'), as: 'number', cell: yearsOf },
    { heading: t('Reached on'), as: 'day', answer: true, cell: dayOf },
    { heading: t('On the chosen date'), as: 'text', cell: state },
  ]
}
