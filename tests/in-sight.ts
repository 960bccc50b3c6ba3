import { act } from '@testing-library/react'

/** A fake IntersectionObserver: nothing is in sight until a test sets it. */
export class SightWatcher implements IntersectionObserver {
  static readonly watching = new Set<SightWatcher>()
  readonly root = null
  readonly rootMargin: string
  readonly scrollMargin = ''
  readonly thresholds = [0]
  private readonly elements = new Set<Element>()

  constructor(
    private readonly seen: IntersectionObserverCallback,
    options: IntersectionObserverInit = {},
  ) {
    this.rootMargin = options.rootMargin ?? ''
    SightWatcher.watching.add(this)
  }

  observe(element: Element) {
    this.elements.add(element)
  }

  unobserve(element: Element) {
    this.elements.delete(element)
  }

  disconnect() {
    SightWatcher.watching.delete(this)
  }

  takeRecords(): IntersectionObserverEntry[] {
    return []
  }

  tell(isIntersecting: boolean) {
    const entries = [...this.elements].map((target) => ({ target, isIntersecting }))
    this.seen(entries as unknown as IntersectionObserverEntry[], this)
  }
}

/** Everything that is watched for comes into sight, or is reported out of it. */
export function comeIntoSight(isIntersecting = true): void {
  act(() => {
    for (const watcher of [...SightWatcher.watching]) watcher.tell(isIntersecting)
  })
}
