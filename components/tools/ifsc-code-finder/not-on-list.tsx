import { Anchor } from '@/components/site/anchor'
import { IfscSource } from '@/components/tools/ifsc-code-finder/ifsc-source'
import type { IfscView } from '@/components/tools/ifsc-code-finder/ifsc-view'
import { bankLetters } from '@/lib/banking/ifsc'
import { mergedInto } from '@/lib/banking/merged-banks'

/** A well-formed code that is not on the list, and what may lie behind that. */
export function NotOnList({ view }: { view: Extract<IfscView, { kind: 'notFound' }> }) {
  const { question: ifsc, answer } = view
  const letters = bankLetters(ifsc)
  const merged = mergedInto(letters)
  return (
    <div className="grid gap-2 px-5 py-6">
      <p role="alert" className="text-xl font-medium">
        {answer.message}
      </p>
      {answer.facts && (
        <p>
          {ifsc} is well formed, but it is not in the list of {answer.facts.listOf}. Branches opened later are
          not in it.
        </p>
      )}
      {merged ? (
        <p>
          {merged.was} merged into {merged.now}: its old codes ended on {merged.endedOn}. Take the new code
          from {merged.now} (<Anchor href={merged.source.href}>{merged.source.title}</Anchor>).
        </p>
      ) : (
        <p className="text-soft">{whoseLetters(letters, answer.bank, answer.by)}</p>
      )}
      <IfscSource answer={answer} />
    </div>
  )
}

function whoseLetters(letters: string, bank: string | null, by: 'live' | 'directory'): string {
  if (bank !== null)
    return `${letters} stands for ${bank}. Check the last six characters against a cheque or passbook.`
  if (by === 'live') return 'Check it against a cheque or passbook.'
  return `No bank in the list has codes that begin with ${letters}. Check the whole code against a cheque or passbook.`
}
