import { Anchor } from '@/components/ui/anchor'
import { type MergedBank, mergedInto } from '@/lib/rules/banking/bank-mergers'
import { dayInWords } from '@/lib/format/days'
import { t } from '@/lib/language/words'

interface MergerNoteProps {
  /** The first four of a code. */
  letters: string
  /** The month of the list of codes, where it is known. */
  listOf: string | null
  /** Shown where the bank has not merged; may be empty. */
  otherwise: string
}

/** The note on the merger of the bank of a code, or `otherwise` if it has not merged. */
export function MergerNote({ letters, listOf, otherwise }: MergerNoteProps) {
  const merged = mergedInto(letters)
  if (!merged) return otherwise && <p className="text-soft">{otherwise}</p>
  const { was, now, mergedOn, newCodes, sources } = merged
  const news = newCodes ? ` ${newCodesText(newCodes)}` : ''
  return (
    <div className="grid gap-1">
      <p>
        {t('{0} merged into {1} on {2}.', was, now, dayInWords(mergedOn))} {oldCodesText(merged, listOf)}
      </p>
      {merged.oldCodes.kind !== 'listed' && (
        <p>
          {t('Get the new code from {0}.', now)}
          {news}
        </p>
      )}
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
  const ofList = listOf ? t('the list of {0}', listOf) : t('our list of codes')
  switch (oldCodes.kind) {
    case 'ended':
      return t('Its old codes ended on {0}: payments with them are rejected.', dayInWords(oldCodes.on))
    case 'routed':
      return t(
        'The bank wrote in 2017 that payments with an old code are passed on to the new one. The old codes are not in {0} any more, so do not rely on them.',
        ofList,
      )
    case 'unlisted':
      return t('Its old codes are not in {0} any more.', ofList)
    case 'listed':
      return t('Its codes are still in {0}.', ofList)
  }
}

const newCodesText = ({ begin, end }: NonNullable<MergedBank['newCodes']>) =>
  end ? t('It begins with {0} and ends with {1}.', begin, end) : t('It begins with {0}.', begin)
