import { type ComponentType, useState } from 'react'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { Button } from '@/components/ui/button'
import { DidNotLoad } from '@/components/ui/load-error'
import { withStorage } from '@/lib/storage/browser-storage'

interface LiveOfferProps<Props> {
  label: string
  load(): Promise<ComponentType<Props & { tapped: boolean }>>
  /** Keys of the browser's storage: when one is there, the part loads without a tap. */
  keys: readonly string[]
  props: Props
}

/**
 * The offer to ask a service; all that belongs to it loads with the tap. Not a `LazyPart`, for the first load's weight.
 */
export function LiveOffer<Props extends object>({ label, load, keys, props }: LiveOfferProps<Props>) {
  const [tapped, setTapped] = useState(false)
  // The page as built shows the button in any case, so that this differs in nothing that is seen at first.
  const [found] = useState(() => withStorage((storage) => keys.some((key) => storage.getItem(key) !== null)))
  const { value: Part, failed, retry } = useLazyImport(load, tapped || (found.ok && found.value))
  if (Part) return <Part {...props} tapped={tapped} />
  if (failed) return <DidNotLoad what={label} onRetry={retry} />
  return (
    <Button variant="outline" onClick={() => setTapped(true)}>
      {label}
    </Button>
  )
}
