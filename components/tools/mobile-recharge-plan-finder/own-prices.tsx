import { StorageWords } from '@/components/results/storage-notice'
import { Button } from '@/components/ui/button'
import { type OwnPrices, resetOwnPrices } from '@/lib/recharge/own-prices'
import type { StoredState } from '@/lib/storage/stored-value'

// What correcting prices needs: one part that comes after the list.
export { ownPrices } from '@/lib/recharge/own-prices'
export { OwnPriceEntry } from './own-price-entry'

interface OwnPriceNotesProps {
  state: StoredState<OwnPrices>
  /** After all went: the button is gone, and the visitor goes on elsewhere. */
  onReset(): void
}

/** What became of the visitor's own prices in this browser, and the way to be rid of them all. */
export function OwnPriceNotes({ state, onReset }: OwnPriceNotesProps) {
  return (
    <>
      <div role="status" className="text-bad *:pb-4">
        <StorageWords of={state} what="Your prices" />
      </div>
      {Object.keys(state.value).length > 0 && (
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
