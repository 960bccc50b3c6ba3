import { type ReactNode, useEffect, useState } from 'react'

/** Answers what the browser fires about the site itself; the notices for it are a part of their own. */
export function SiteEvents() {
  const [notice, setNotice] = useState<ReactNode>()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const show = (event: Event) => {
      event.preventDefault()
      void import('@/components/site/site-notice').then(({ SiteNotice }) =>
        setNotice(<SiteNotice event={event} />),
      )
    }
    addEventListener('beforeinstallprompt', show, { signal })
    // The first worker of a page brings no new version.
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
    if (worker?.controller) worker.addEventListener('controllerchange', show, { signal })
    return () => stop.abort()
  }, [])
  return notice
}
