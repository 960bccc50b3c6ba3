import { ChoiceRow } from '@/components/lookup/choice-row'
import { ScrollList } from '@/components/ui/scroll-list'
import { placeName } from '@/lib/banking/place-name'
import { counted } from '@/lib/format/numbers'
import type { NamedBranch } from '@/lib/lookup/ifsc/branch-lookup'
import { t } from '@/lib/language/words'
import { stateOfCapitals } from './state-name'

const mostShown = 100

interface BranchListProps {
  /** Names the list for screen readers. */
  title: string
  branches: NamedBranch[]
  onIfsc(ifsc: string): void
}

/** Branches to choose from; each leads to its code. */
export function BranchList({ title, branches, onIfsc }: BranchListProps) {
  if (branches.length === 0)
    return (
      <p className="px-5 pb-4">
        {t('No branch found with this name. Only branches with details can be searched by name.')}
      </p>
    )
  return (
    <>
      <p className="px-5 pb-4 text-sm text-soft">{summary(branches.length)}</p>
      <ScrollList label={title}>
        {branches.slice(0, mostShown).map(({ ifsc, branch, city, state, bank }) => (
          <ChoiceRow
            key={ifsc}
            name={branch}
            detail={[bank, placeName(city), stateOfCapitals(state)].filter((part) => part !== '').join(', ')}
            end={ifsc}
            onClick={() => onIfsc(ifsc)}
          />
        ))}
      </ScrollList>
    </>
  )
}

function summary(found: number): string {
  const all = counted(found, 'branch', 'branches')
  if (found <= mostShown) return t('{0}.', all)
  return t('{0}. Showing the first {1}. Add another word to narrow the list.', all, mostShown)
}
