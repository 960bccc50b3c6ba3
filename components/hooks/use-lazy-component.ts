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
  const [Part, setPart] = useState(() => loaded.get(load) as ComponentType<Props> | undefined)
  const [failed, setFailed] = useState(false)
  const isNeeded = wanted && !Part && !failed
  const fetchPart = useEffectEvent(() =>
    load().then(
      (component) => {
        loaded.set(load, component)
        onLoad?.()
        setPart(() => component)
      },
      () => setFailed(true),
    ),
  )
  useEffect(() => {
    if (isNeeded) void fetchPart()
  }, [isNeeded])
  return {
    /** Undefined until it has loaded. */
    Part,
    failed,
    retry: () => setFailed(false),
  }
}
