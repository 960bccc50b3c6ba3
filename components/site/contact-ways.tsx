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
        The operator of this copy of {name} has not published an address. To propose a tool, a correction or a
        newer figure, use <a href="/suggest-tool">Suggest a tool</a>: it prepares your message as text to
        copy, or as an email in your own email program.
      </p>
    )
  return (
    <>
      {email && (
        <p>
          Write to {name} at <a href={`mailto:${email}`}>{email}</a>, in English or Hindi. There is no
          telephone line and no chat.
        </p>
      )}
      {postalAddress && <p>Postal address: {postalAddress}</p>}
    </>
  )
}
