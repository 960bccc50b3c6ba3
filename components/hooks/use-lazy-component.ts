import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** What was loaded, by its `load`: a component that is shown again is there at once. */
const loaded = new WeakMap<object, unknown>()

/**
 * A component with a script of its own, fetched when it is first wanted. Not `React.lazy`: React holds back what was
 * suspended for up to 300 ms, even when its script has already loaded, and has no second try.
 * @param onLoad called when the script has loaded, before the component is rendered
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onLoad?: () => void,
) {
  // Callers may write the function in place, a new one at each render.
  const [loadOnce] = useState(() => load)
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting')
  const Part = loaded.get(loadOnce) as ComponentType<Props> | undefined
  const isNeeded = wanted && !Part && state === 'waiting'
  const keep = useEffectEvent((component: ComponentType<Props>) => {
    loaded.set(loadOnce, component)
    onLoad?.()
    setState('loaded')
  })
  useEffect(() => {
    if (isNeeded) loadOnce().then(keep, () => setState('failed'))
  }, [isNeeded, loadOnce])
  return {
    /** Undefined until it has loaded. */
    Part,
    failed: state === 'failed',
    retry: () => setState('waiting'),
  }
}
