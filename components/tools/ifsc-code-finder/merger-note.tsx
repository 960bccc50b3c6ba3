import { Anchor } from '@/components/ui/anchor'
import { type MergedBank, mergedInto } from '@/lib/rules/banking/bank-mergers'
import { dayInWords } from '@/lib/format/days'

interface MergerNoteProps {
  /** The first four of a code. */
  letters: string
  /** The month of the list of codes, where it is known. */
  listOf: string | null
  /** Shown where the bank has not merged; may be empty. */
  otherwise: string
}

/** What became of the bank of a code, when it has merged; nothing otherwise. */
export function MergerNote({ letters, listOf, otherwise }: MergerNoteProps) {
  const merged = mergedInto(letters)
  if (!merged) return otherwise && <p className="text-soft">{otherwise}</p>
  const { was, now, mergedOn, newCodes, sources } = merged
  const news = newCodes ? ` ${newCodesText(newCodes)}` : ''
  return (
    <div className="grid gap-1">
      <p>{`${was} merged into ${now} on ${dayInWords(mergedOn)}. ${oldCodesText(merged, listOf)}`}</p>
      {merged.oldCodes.kind !== 'listed' && <p>{`Get the new code from ${now}.${news}`}</p>}
      <p className="text-sm text-soft">
        {sources.map(({ title, href }, place) => (
          <span key={href}>
            {place > 0 && '; '}
            <Anchor href={href}>{title}</Anchor>
          </span>
        ))}
      </p>
    </div>
  )
}

function oldCodesText({ oldCodes }: MergedBank, listOf: string | null): string {
  const ofList = listOf ? `the list of ${listOf}` : 'our list of codes'
  switch (oldCodes.kind) {
    case 'ended':
      return `Its old codes ended on ${dayInWords(oldCodes.on)}: payments with them are rejected.`
    case 'routed':
      return `The bank wrote in 2017 that payments with an old code are passed on to the new one. The old codes are not in ${ofList} any more, so do not rely on them.`
    case 'unlisted':
      return `Its old codes are not in ${ofList} any more.`
    case 'listed':
      return `Its codes are still in ${ofList}.`
  }
}

const newCodesText = ({ begin, end }: NonNullable<MergedBank['newCodes']>) =>
  end ? `It begins with ${begin} and ends with ${end}.` : `It begins with ${begin}.`
