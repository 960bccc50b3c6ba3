import type { PincodeAnswer } from '@/lib/lookup/pincode-answer'

const count = (number: number) => number.toLocaleString('en-IN')

/** Who gave the answer, and how old it is. */
export function AnswerSource({ answer: { by, facts } }: { answer: PincodeAnswer }) {
  if (by === 'live') return <p className="text-sm text-soft">From the live service.</p>
  if (facts === null) return <p className="text-sm text-soft">From the directory shipped with this site.</p>
  return (
    <div className="text-sm text-soft">
      <p>From the directory shipped with this site, data of {facts.dataOf}.</p>
      <details className="mt-1">
        <summary className="inline-flex min-h-8 items-center text-link underline">
          About this directory
        </summary>
        <p>
          {count(facts.offices)} offices, {count(facts.pincodes)} pincodes. Source: {facts.source}. Licence:{' '}
          {facts.licence}.
        </p>
        {facts.caution && <p className="mt-1">{facts.caution}</p>}
      </details>
    </div>
  )
}
