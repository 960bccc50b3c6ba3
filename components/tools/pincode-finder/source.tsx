import { AnswerSource } from '@/components/lookup/answer-source'
import type { PincodeAnswer } from '@/lib/lookup/pincode-answer'

const count = (number: number) => number.toLocaleString('en-IN')

/** Who gave the answer, and how old it is. */
export function PincodeSource({ answer: { by, facts } }: { answer: PincodeAnswer }) {
  const about = facts && {
    ...facts,
    data: `data from ${facts.dataOf}`,
    holds: `${count(facts.offices)} offices, ${count(facts.pincodes)} pincodes`,
  }
  return <AnswerSource by={by} about={about} />
}
