import { type ComponentProps, useEffect, useState } from 'react'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import type InstallOffer from '@/components/site/install-offer'

const loadInstall = () => import('@/components/site/install-offer').then((module) => module.default)
const loadNewVersion = () => import('@/components/site/new-version').then((module) => module.default)

type InstallEvent = ComponentProps<typeof InstallOffer>['event']

/** What the browser tells the site about itself: that it can be installed, and that a new version has taken over. */
export function SiteNotices() {
  const [event, setEvent] = useState<InstallEvent>()
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    const hold = (fired: Event) => {
      fired.preventDefault()
      setEvent(fired as InstallEvent)
    }
    addEventListener('beforeinstallprompt', hold)
    return () => removeEventListener('beforeinstallprompt', hold)
  }, [])
  useEffect(() => {
    const { serviceWorker: worker } = navigator as Partial<Navigator>
    // The first worker of a page brings no new version.
    let isFirst = !worker?.controller
    const change = () => {
      setNew(!isFirst)
      isFirst = false
    }
    worker?.addEventListener('controllerchange', change)
    return () => worker?.removeEventListener('controllerchange', change)
  }, [])
  const { value: Install } = useLazyImport(loadInstall, !!event)
  const { value: NewVersion } = useLazyImport(loadNewVersion, isNew)
  if (isNew && NewVersion) return <NewVersion />
  return event && Install && <Install event={event} />
}
