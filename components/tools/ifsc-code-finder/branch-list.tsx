import type { ReactNode } from 'react'
import { ChoiceRow } from '@/components/lookup/choice-row'
import { Button } from '@/components/ui/button'
import { placeName } from '@/lib/banking/place-name'
import type { NamedBranch } from '@/lib/lookup/branch-lookup'

const mostShown = 100
const count = (number: number) => number.toLocaleString('en-IN')

interface BranchListProps {
  /** Names the list for screen readers. */
  title: string
  branches: NamedBranch[]
  onIfsc(ifsc: string): void
}

/** Branches to choose from; each leads to its code. */
export function BranchList({ title, branches, onIfsc }: BranchListProps) {
  if (branches.length === 0) return <p className="px-5 pb-4">{noneFound}</p>
  return (
    <>
      <p className="px-5 pb-4 text-sm text-soft">{summary(branches.length)}</p>
      <div
        role="region"
        aria-label={title}
        tabIndex={0}
        className="max-h-112 overflow-y-auto border-t border-line"
      >
        <ul>
          {branches.slice(0, mostShown).map(({ ifsc, branch, city, state, bank }) => (
            <ChoiceRow
              key={ifsc}
              code={ifsc}
              name={branch}
              detail={[bank, placeName(city), placeName(state)].filter((part) => part !== '').join(', ')}
              onCode={onIfsc}
            />
          ))}
        </ul>
      </div>
    </>
  )
}

const noneFound = 'No branch found with this name. Only branches with details can be searched by name.'

function summary(found: number): string {
  if (found <= mostShown) return found === 1 ? '1 branch.' : `${found} branches.`
  return `${count(found)} branches. Showing the first ${mostShown}. Add another word to narrow the list.`
}

/** In the place of a list that did not come. */
export function FailedToLoad({ children, onRetry }: { children: ReactNode; onRetry(): void }) {
  return (
    <p className="px-5 pb-4 text-bad">
      {children}{' '}
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}
