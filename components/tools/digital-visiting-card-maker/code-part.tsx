import { type RefObject, useDeferredValue, useId, useMemo } from 'react'
import { DidNotLoad } from '@/components/ui/load-error'
import { LazyPart } from '@/components/ui/lazy-part'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { type Card, wrongFields } from '@/lib/contact/card'
import type { FacePart } from '@/lib/visiting-card/face-marks'
import { t } from '@/lib/language/words'

const loadCardCode = () => import('./made-card').then(({ cardCode }) => cardCode)
const loadMadeCard = () => import('./made-card').then(({ MadeCard }) => MadeCard)

const isSound = (card: Card) => wrongFields(card).length === 0

/** The code of a card once it is wanted, a moment behind the typing; null while the card cannot have one. */
export function useCardCode(card: Card, wanted: boolean) {
  const { value: cardCode, failed, retry } = useLazyImport(loadCardCode, wanted)
  const settled = useDeferredValue(card)
  const code = useMemo(() => (cardCode && isSound(settled) ? cardCode(settled) : null), [cardCode, settled])
  // A code of details that are no longer there is not to be handed out.
  const current = wanted && isSound(card) ? code : null
  return { code: current, card: settled, isLoaded: cardCode !== undefined, failed, retry }
}

interface CodePartProps {
  made: ReturnType<typeof useCardCode>
  wanted: boolean
  marks: readonly FacePart[]
  /** Where a visitor goes on who has asked for the card. */
  heading: RefObject<HTMLHeadingElement | null>
}

const WHAT = t('The part that makes the code')

/** The place of the code and the files, from before there is a card until they are there. */
export function CardCodePart({ made, wanted, marks, heading }: CodePartProps) {
  const id = useId()
  const { code, card } = made
  return (
    // The room of the code and its files, so that little moves when they come.
    <section aria-labelledby={id} className="card visiting-card-made min-h-48 p-5">
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('QR code and files')}
      </h2>
      {code ? (
        <LazyPart what={WHAT} load={loadMadeCard} props={{ card, code, marks }} />
      ) : made.failed ? (
        <DidNotLoad role="alert" className="mt-2" what={WHAT} onRetry={made.retry} />
      ) : (
        <p role="status" className="mt-2">
          {waitingWords(wanted, made.isLoaded)}
        </p>
      )}
    </section>
  )
}

function waitingWords(wanted: boolean, isLoaded: boolean): string {
  if (!wanted) return t('Enter the full name and generate the card.')
  return isLoaded ? t('The code appears again once the details are correct.') : t('Making the card.')
}
