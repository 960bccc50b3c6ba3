import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { t } from '@/lib/language/words'

interface EraseButtonProps {
  label: string
  /** What will be gone, in a sentence or two. */
  warning: string
  /** 'Yes, erase everything' */
  confirm: string
  onErase(): void
}

/** A button that erases what the visitor keeps, once they have confirmed it. */
export function EraseButton({ label, warning, confirm, onErase }: EraseButtonProps) {
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setAsking(false)
    // The button that was pressed goes; without this the keyboard would start again at the top of the page.
    opener.current!.focus()
  }
  const erase = () => {
    onErase()
    close()
  }
  return (
    <div>
      <Button ref={opener} variant="outline" aria-expanded={asking} onClick={() => setAsking(!asking)}>
        {label}
      </Button>
      {asking && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-2">
          {warning}
          <Button onClick={erase}>{confirm}</Button>
          <Button variant="outline" onClick={close}>
            {t('Cancel')}
          </Button>
        </p>
      )}
    </div>
  )
}
