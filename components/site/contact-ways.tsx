interface ContactWaysProps {
  email: string | null
  postalAddress: string | null
  name: string
}

/** How to reach the operator of this site: only what the operator has set. */
export function ContactWays({ email, postalAddress, name }: ContactWaysProps) {
  if (!email && !postalAddress)
    return (
      <p>
        To propose a tool, a correction or a newer figure, use <a href="/suggest-tool">Suggest a tool</a>. It
        prepares your message as text to copy. The operator of this copy of {name} has not published an
        address.
      </p>
    )
  return (
    <>
      {email && (
        <p>
          Write to {name} at <a href={`mailto:${email}`}>{email}</a>, in English or Hindi. There is no
          telephone line and no chat. <a href="/suggest-tool">Suggest a tool</a> prepares a suggestion for
          your own email program.
        </p>
      )}
      {postalAddress && <p>Postal address: {postalAddress}</p>}
    </>
  )
}
