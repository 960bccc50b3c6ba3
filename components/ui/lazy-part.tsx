import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { DidNotLoad } from '@/components/ui/load-error'

interface LazyPartProps<Props> {
  /** What is missing when it does not load, as a sentence begins: 'The list'. */
  what: string
  load(): Promise<ComponentType<Props>>
  /** It is fetched as soon as this holds, which is at once unless given. */
  wanted?: boolean
  onLoad?: (() => void) | undefined
  props: Props
  /** In its place until it is there, and when it did not load. */
  fallback?: ReactNode
  /** In its place while it loads. */
  loading?: ReactNode
}

/** A component with a script of its own, and what is in its place until it is there. */
export function LazyPart<Props extends object>({
  what,
  load,
  wanted = true,
  onLoad,
  props,
  fallback,
  loading,
}: LazyPartProps<Props>) {
  const focused = useRef<string>(undefined)
  const {
    value: Part,
    failed,
    retry,
  } = useLazyImport(load, wanted, () => {
    focused.current = document.activeElement?.id
    onLoad?.()
  })
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
