import { InstallOffer, type InstallEvent } from '@/components/site/install-offer'
import { NewVersion } from '@/components/site/new-version'

/** The notice for what the browser has fired: that the site can be installed, or that a new version has taken over. */
export const SiteNotice = ({ event }: { event: Event }) =>
  event.type === 'controllerchange' ? <NewVersion /> : <InstallOffer event={event as InstallEvent} />
