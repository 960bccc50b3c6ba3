import { HttpFault } from '@/lib/lookup/lookup-fault'

/** The bytes of a file that ships with the site. @throws HttpFault when the host answers with a fault */
export async function ownFile(address: URL): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new HttpFault(response.status, response.statusText)
  return new Uint8Array(await response.arrayBuffer())
}
