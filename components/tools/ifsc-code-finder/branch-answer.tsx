import { FoundBranch } from '@/components/tools/ifsc-code-finder/found-branch'
import type { IfscView } from '@/components/tools/ifsc-code-finder/ifsc-view'
import { ListedOnly } from '@/components/tools/ifsc-code-finder/listed-only'
import { NotOnList } from '@/components/tools/ifsc-code-finder/not-on-list'

export type AnsweredView = Extract<IfscView, { kind: 'found' | 'listed' | 'notFound' }>

/** Each of the answers to a well-formed code; fetched with the first of them. */
export default function BranchAnswer({ view, onRetry }: { view: AnsweredView; onRetry(ifsc: string): void }) {
  if (view.kind === 'found') return <FoundBranch view={view} onRetry={onRetry} />
  if (view.kind === 'listed') return <ListedOnly view={view} onRetry={onRetry} />
  return <NotOnList view={view} />
}
