import { useEffect, useEffectEvent, useState } from 'react'

/** The imported modules, by their `load` function, so that a component shown again renders at once. */
const imported = new WeakMap<object, unknown>()

/**
 * A component or a calculation with a script of its own, fetched when it is first wanted. Not `React.lazy`: React holds
 * back what was suspended for up to 300 ms, even when its script has already loaded, and has no second try.
 * @param onLoad called when the script has loaded, before what it brings is rendered
 */
export function useLazyImport<Import>(load: () => Promise<Import>, wanted: boolean, onLoad?: () => void) {
  const [value, setValue] = useState(() => imported.get(load) as Import | undefined)
  const [failed, setFailed] = useState(false)
  const isNeeded = wanted && value === undefined && !failed
  const fetchScript = useEffectEvent(() =>
    load().then(
      (loaded) => {
        imported.set(load, loaded)
        onLoad?.()
        setValue(() => loaded)
      },
      () => setFailed(true),
    ),
  )
  useEffect(() => {
    if (isNeeded) void fetchScript()
  }, [isNeeded])
  return {
    /** Undefined until it has loaded. */
    value,
    failed,
    retry: () => setFailed(false),
  }
}
