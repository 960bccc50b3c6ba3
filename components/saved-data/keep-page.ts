/** Asks the service worker to save a page with all its parts. @returns whether it could, within the time of a slow network */
export async function keepPage(path: string): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready
  if (!active) return false
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), LONGEST_WAIT_MS)
    port1.onmessage = ({ data }) => {
      clearTimeout(late)
      port1.close()
      resolve(data === 'kept')
    }
    active.postMessage({ keep: path }, [port2])
  })
}

const LONGEST_WAIT_MS = 60_000
