import { AnswerSource } from '@/components/lookup/answer-source'
import type { IfscAnswer } from '@/lib/lookup/ifsc-answer'

const count = (number: number) => number.toLocaleString('en-IN')

/** The source of the answer and its age. */
export function IfscSource({ answer: { by, facts } }: { answer: IfscAnswer }) {
  const about = facts && {
    ...facts,
    data: `code list of ${facts.listOf}`,
    holds: `${count(facts.codes)} codes of ${count(facts.banks)} banks, ${count(facts.detailed)} of them with details, of ${facts.detailsOf}`,
  }
  return <AnswerSource by={by} about={about} />
}
