import { useState } from 'react'
import { differenceWords } from '@/components/documents/businesses/difference-words'
import {
  type AskedPlan,
  type FileStatus,
  takeAsNew,
  takeIntoOpen,
  takeMerged,
} from '@/components/documents/businesses/take-file'
import { firstFew } from '@/components/documents/controls/first-few'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { checkedBinding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import { plural, t } from '@/lib/language/words'

interface CopyQuestionProps {
  plan: AskedPlan
  onDone(status: FileStatus | null): void
}

/** Before a copy is taken: what it changes, and what was changed on both sides. */
export function CopyQuestion({ plan, onDone }: CopyQuestionProps) {
  return (
    <div role="group" aria-label={t('The copy')} className="card mt-2 grid gap-2 p-3">
      {plan.kind === 'new' ? (
        <NewQuestion plan={plan} onDone={onDone} />
      ) : (
        <MergeQuestion plan={plan} onDone={onDone} />
      )}
    </div>
  )
}

type QuestionProps<Kind> = { plan: Extract<AskedPlan, { kind: Kind }> } & Pick<CopyQuestionProps, 'onDone'>

function NewQuestion({ plan: { file }, onDone }: QuestionProps<'new'>) {
  const count = file.saved.documents.length
  return (
    <>
      <p role="alert">
        {t(
          'This is a copy of {0}, a business that is not here, with {1}.',
          file.business.name || t('a business without a name'),
          plural(count, String(count), '{0} document', '{0} documents'),
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onDone(takeAsNew(file))}>{t('Add it as another business')}</Button>
        <Button variant="outline" onClick={() => onDone(takeIntoOpen(file))}>
          {t('Add its documents to the open business')}
        </Button>
        <Button variant="quiet" onClick={() => onDone(null)}>
          {t('Cancel')}
        </Button>
      </div>
    </>
  )
}

const MOST_NUMBERS = 12

function MergeQuestion({ plan, onDone }: QuestionProps<'merge'>) {
  const [keepsOlder, setKeepsOlder] = useState(false)
  const { added, updated, removed, both, sameNumbers } = plan.merged
  return (
    <>
      <p role="alert">
        {t('In the copy: {0} new, {1} changed, {2} deleted.', added, updated, removed)}{' '}
        {both.length > 0 && t('Changed here and in the copy: {0}. The newer stays.', both.length)}
      </p>
      {both.length > 0 && (
        <>
          <ul aria-label={t('Changed on both sides')} className="grid gap-1">
            {both.map((difference) => (
              <li key={(difference.here ?? difference.copy!).id} className="border-b border-line pb-1">
                {differenceWords(difference).map((words) => (
                  <span key={words} className="block wrap-anywhere first:font-semibold">
                    {words}
                  </span>
                ))}
              </li>
            ))}
          </ul>
          <CheckboxField
            field={checkedBinding('keepOlder', keepsOlder, setKeepsOlder)}
            label={t('Keep the older ones too, as copies')}
          />
        </>
      )}
      {sameNumbers.length > 0 && (
        <p>
          {t(
            'Both sides have used these numbers, so change one of each: {0}',
            firstFew(sameNumbers, MOST_NUMBERS),
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onDone(takeMerged(plan, { keepsOlder }))}>{t('Take the copy back')}</Button>
        <Button variant="outline" onClick={() => onDone(null)}>
          {t('Cancel')}
        </Button>
      </div>
    </>
  )
}
