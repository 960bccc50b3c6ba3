import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/document-store'
import { Button } from '@/components/ui/button'

/** Asks once, when the business has a name, whether to use it again. */
export function RememberQuestion({ named }: { named: boolean }) {
  const remember = useStore(documentStore, (state) => state.settings.remember)
  if (remember !== 'unasked' || !named) return null
  return (
    <div role="group" aria-labelledby="remember-question" className="mb-3 rounded-lg bg-sunken p-3">
      <p id="remember-question">
        Fill in your business, clients and items for you next time? They stay in this browser.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => documentStore.changeSettings({ remember: 'yes' })}>
          Yes, remember
        </Button>
        <Button variant="quiet" onClick={() => documentStore.changeSettings({ remember: 'no' })}>
          No
        </Button>
      </div>
    </div>
  )
}
