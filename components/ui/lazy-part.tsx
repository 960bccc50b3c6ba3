import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLatePart } from '@/components/hooks/use-late-part'
import { DidNotLoad } from '@/components/ui/load-error'

/** What was loaded, by its `load`: a part that is shown again is there at once. */
const loaded = new WeakMap<object, unknown>()

interface LazyPartProps<Props> {
  /** What is missing when it does not load, as a sentence begins: 'The list'. */
  what: string
  load(): Promise<ComponentType<Props>>
  /** It is fetched as soon as this holds, which is at once unless given. */
  wanted?: boolean
  props: Props
  /** In its place until it is there, and when it did not load. */
  fallback?: ReactNode
  /** In its place while it loads. */
  loading?: ReactNode
}

/**
 * A component with a script of its own. Not `React.lazy`: React holds back what was suspended for up to 300 ms, also when
 * its script has long been here.
 */
export function LazyPart<Props extends object>({
  what,
  load,
  wanted = true,
  props,
  fallback,
  loading,
}: LazyPartProps<Props>) {
  const focused = useRef<string>(undefined)
  const { failed, retry } = useLatePart(
    async () => {
      loaded.set(load, await load())
      focused.current = document.activeElement?.id
    },
    wanted && !loaded.has(load),
  )
  const Part = loaded.get(load) as ComponentType<Props> | undefined
  useLayoutEffect(() => {
    if (Part && focused.current) keepFocus(focused.current)
  }, [Part])
  if (Part) return <Part {...props} />
  return (
    <>
      {fallback}
      {wanted && !failed && loading}
      {failed && <DidNotLoad className="no-print mt-2" role="alert" what={what} onRetry={retry} />}
    </>
  )
}

/** Where the fallback went with the focus, the element of the same id takes it over. */
function keepFocus(id: string): void {
  if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true })
}
