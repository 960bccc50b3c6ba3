/** Runs something once, after a pause that begins anew each time it is asked for. */
export function delayed(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | null = null
  return {
    isWaiting: () => timer !== null,
    start(afterMs: number): void {
      if (timer !== null) clearTimeout(timer)
      timer = setTimeout(() => {
        timer = null
        run()
      }, afterMs)
    },
  }
}
