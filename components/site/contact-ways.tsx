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
        No email or postal address has been set for this copy of {name} yet, so messages cannot be received.
        The notes below list what to keep ready.
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
