import { Anchor } from '@/components/site/anchor'
import { providers } from './providers'
import type { WeatherProvider } from '@/lib/lookup/weather-source'

/** The name of the service, linked, with the licence of its data. */
export function ProviderCredit({ provider }: { provider: WeatherProvider }) {
  const { name, href, licence } = providers[provider]
  return (
    <>
      <Anchor href={href}>{name}</Anchor>
      {licence && (
        <>
          {' '}
          (<Anchor href={licence.href}>{licence.name}</Anchor>)
        </>
      )}
    </>
  )
}
