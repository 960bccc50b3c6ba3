import { InstallOffer, type InstallEvent } from '@/components/site/install-offer'
import { NewVersion } from '@/components/site/new-version'
import { toastStore } from '@/components/ui/toast-store'

/** Shows the notice for what the browser has fired: that the site can be installed, or that a new version has taken over. */
export function showNotice(event: Event): void {
  const isNewVersion = event.type === 'controllerchange'
  toastStore.setState({
    notice: isNewVersion ? <NewVersion /> : <InstallOffer event={event as InstallEvent} />,
  })
}
