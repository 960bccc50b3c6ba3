/** What can be answered all the same while there is no network. */
export function NoNetwork({ stillKnown }: { stillKnown: string }) {
  return <p>The network could not be reached. {stillKnown}</p>
}
