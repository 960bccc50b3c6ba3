import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** What was loaded, by its `load`: a component that is shown again is there at once. */
const loaded = new WeakMap<object, unknown>()

/**
 * A component with a script of its own, fetched when it is first wanted. Not `React.lazy`: React holds back what was
 * suspended for up to 300 ms, also when its script has long been here.
 * @param onArrival called when the script has arrived, before the component is drawn
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onArrival?: () => void,
) {
  // A function that is written in place is another one at each rendering.
  const [fetchIt] = useState(() => load)
  const [end, setEnd] = useState<'none' | 'here' | 'failed'>('none')
  const Part = loaded.get(fetchIt) as ComponentType<Props> | undefined
  const waiting = wanted && !Part && end === 'none'
  const keep = useEffectEvent((arrived: ComponentType<Props>) => {
    loaded.set(fetchIt, arrived)
    onArrival?.()
    setEnd('here')
  })
  useEffect(() => {
    if (waiting) fetchIt().then(keep, () => setEnd('failed'))
  }, [waiting, fetchIt])
  return {
    /** Undefined until it is there. */
    Part,
    failed: end === 'failed',
    retry: () => setEnd('none'),
  }
}
