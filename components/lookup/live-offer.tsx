import { type ComponentType, useState } from 'react'
import { useInBrowser } from '@/components/hooks/use-in-browser'
import { Button } from '@/components/ui/button'
import { LazyPart } from '@/components/ui/lazy-part'
import { withStorage } from '@/lib/storage/browser-storage'

interface LiveOfferProps<Props> {
  label: string
  load(): Promise<ComponentType<Props & { tapped: boolean }>>
  /** Keys of the browser's storage: when one is there, the part loads without a tap. */
  keys: readonly string[]
  props: Props
}

/** The offer to ask a service; all that belongs to it loads with the tap. */
export function LiveOffer<Props extends object>({ label, load, keys, props }: LiveOfferProps<Props>) {
  const [tapped, setTapped] = useState(false)
  const isKnown = useInBrowser(() => isOneStored(keys), false)
  return (
    <LazyPart
      what={label}
      load={load}
      wanted={tapped || isKnown}
      props={{ ...props, tapped }}
      fallback={
        <Button variant="outline" className="no-print mt-2" onClick={() => setTapped(true)}>
          {label}
        </Button>
      }
    />
  )
}

function isOneStored(keys: readonly string[]): boolean {
  const found = withStorage((storage) => keys.some((key) => storage.getItem(key) !== null))
  return found.ok && found.value
}
