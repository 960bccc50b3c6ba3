import type { PriceState } from './price-state'
import { resetOwnPrices } from './price-store'
import { Button } from '@/components/ui/button'

interface OwnPriceNotesProps {
  state: PriceState
  /** After all went: the button is gone, and the visitor goes on elsewhere. */
  onReset(): void
}

/** What became of the visitor's own prices in this browser, and the way to be rid of them all. */
export function OwnPriceNotes({ state: { prices, setAside, kept }, onReset }: OwnPriceNotesProps) {
  return (
    <>
      <div role="status">
        {setAside && (
          <p className="pb-4 text-bad">
            Some prices kept in this browser could not be read. They are not lost: they stay in the browser’s
            storage as “{setAside}”.
          </p>
        )}
        {!kept && (
          <p className="pb-4 text-bad">
            This browser keeps nothing for this site. Your prices last until you leave the page.
          </p>
        )}
      </div>
      {Object.keys(prices).length > 0 && (
        <Button
          variant="outline"
          className="no-print mb-4"
          onClick={() => {
            resetOwnPrices()
            onReset()
          }}
        >
          Reset all my prices
        </Button>
      )}
    </>
  )
}
