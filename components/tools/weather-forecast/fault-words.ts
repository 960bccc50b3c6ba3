import { HttpFault, LookupFault } from '@/lib/lookup/lookup-fault'
import type { WeatherProvider } from '@/lib/lookup/weather-source'

/** What to tell the visitor about a question that got no answer, and what can be done. */
export function faultWords(fault: unknown, provider: WeatherProvider): string {
  if (fault instanceof HttpFault) return statusWords(fault.status, provider)
  if (!(fault instanceof LookupFault))
    return 'This page could not read the weather service’s answer. Please try again later.'
  switch (fault.kind) {
    case 'timeLimit':
      return 'The weather service took too long to answer. Please try again.'
    case 'notJson':
      return 'This network returned a web page instead of the forecast. If it has a sign-in page, sign in first, then try again.'
    default:
      return 'Could not reach the weather service. Check your connection and try again.'
  }
}

function statusWords(status: number, provider: WeatherProvider): string {
  if ((status === 401 || status === 403) && provider === 'met-norway')
    return 'The weather service refused this site’s request. Please try again later.'
  if (status === 401 || status === 403)
    return 'The weather service rejected this site’s key. Only the site’s operator can fix this; your city is fine.'
  if (status === 429)
    return 'The weather service has had too many requests from this site. Please try again in a few minutes.'
  return `The weather service could not answer (HTTP error! status: ${status}). Please try again later.`
}
