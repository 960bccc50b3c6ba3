import { problemText } from '@/components/fields/problem-text'
import type { Problem } from '@/lib/inputs/kind'

/** What is wrong with a list of rows, after the words that introduce it. */
export function ProblemNote({ problem }: { problem: Problem | null }) {
  return problem !== null && <span className="text-bad"> {problemText(problem)}</span>
}
