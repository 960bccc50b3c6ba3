import { InstallOffer, type InstallEvent } from '@/components/site/install-offer'
import { newLaw } from '@/components/site/new-law'
import { NewVersion } from '@/components/site/new-version'
import { toastStore } from '@/components/ui/toast-store'

/** Shows the notice for what the browser has fired: that the site can be installed, or that a new version has taken over. */
export async function showNotice(event: Event): Promise<void> {
  const isNewVersion = event.type === 'controllerchange'
  const notice = isNewVersion ? (
    <NewVersion law={await newLaw()} />
  ) : (
    <InstallOffer event={event as InstallEvent} />
  )
  toastStore.setState({ notice })
}
