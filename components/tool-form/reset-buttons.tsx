import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { t } from '@/lib/language/words'

interface ResetButtonsProps {
  onReset(): void
  /** Restores the entries that Reset replaced; null or left out without any. */
  onUndo?: (() => void) | null | undefined
}

/** Reset, and the way back from it. */
export function ResetButtons({ onReset, onUndo }: ResetButtonsProps) {
  const resetButton = useRef<HTMLButtonElement>(null)
  const undo = () => {
    // The button goes with its click, and the focus must not go with it.
    resetButton.current?.focus()
    onUndo?.()
  }
  return (
    <>
      <Button ref={resetButton} variant="quiet" onClick={() => onReset()}>
        {t('Reset')}
      </Button>
      {onUndo && (
        <Button variant="quiet" onClick={undo}>
          {t('Undo reset')}
        </Button>
      )}
      <span data-spoken className="sr-only">
        {onUndo ? t('Your entries were reset. Undo reset restores them.') : ''}
      </span>
    </>
  )
}
