import { type ComponentType, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { DidNotLoad } from '@/components/ui/load-error'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { neededForPrint } from '@/components/ui/print-page'
import { t } from '@/lib/language/words'

interface WhenSeenProps<Props> {
  heading: string
  /** Fetches the part's own script; its default export shows it. */
  load(): Promise<{ default: ComponentType<Props> }>
  /** What the part shows, or null while there is nothing to show; its heading goes too then. */
  props: Props | null
  /** Reserves the part's height until it is there, so that nothing moves when it comes. */
  className: string
}

const SOON_IN_SIGHT = '400px'
/** The height reserved for what has not loaded yet. */
const OUTLINE = 'rounded-xl outline-1 outline-offset-8 outline-dashed outline-line'

/**
 * A part of the page whose script is fetched when it is about to be seen or printed; until then it is left
 * out of print.
 */
export function WhenSeen<Props extends object>({ heading, load, props, className }: WhenSeenProps<Props>) {
  const place = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => whenNear(place.current!, () => setNear(true)), [])
  const { value, failed, retry } = useLazyImport(load, near)
  const Part = value?.default
  const missing = !Part && !failed
  useEffect(() => (missing ? neededForPrint(() => setNear(true)) : undefined), [missing])
  const id = useId()
  const shown = useMemo(() => Part && props && <Part {...props} />, [Part, props])

  return (
    <section
      ref={place}
      hidden={props === null}
      aria-labelledby={id}
      className={Part ? 'mt-8' : `mt-8 print:hidden ${className} ${failed ? '' : OUTLINE}`}
    >
      <h2 id={id}>{heading}</h2>
      {shown}
      {failed && <DidNotLoad className="mt-4" what={t('This part')} onRetry={retry} />}
    </section>
  )
}

/** What a part with fields is given; a field that lags behind its own typing loses letters. */
interface NoFields {
  inputs?: never
  field?: never
}

/**
 * A part of figures alone, fetched when it is about to be seen. It follows the typing when there is time, so that
 * the key and the result do not wait for a long table.
 */
export function FiguresSeen<Props extends object>({ props, ...part }: WhenSeenProps<Props & NoFields>) {
  return <WhenSeen {...part} props={useDeferredValue(props)} />
}

/**
 * Calls back once: when the element is in sight, or, from the first scrolling on, soon will be. Many visitors
 * need no more than the first screen, and a part just below it would delay that.
 */
function whenNear(element: HTMLElement, act: () => void): () => void {
  let observer: IntersectionObserver | undefined
  const watch = (rootMargin: string) => {
    observer?.disconnect()
    observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        stop()
        act()
      },
      { rootMargin },
    )
    observer.observe(element)
  }
  const look = () => watch(SOON_IN_SIGHT)
  const stop = () => {
    removeEventListener('scroll', look)
    observer?.disconnect()
  }
  addEventListener('scroll', look, { once: true, passive: true })
  watch('0px')
  return stop
}
