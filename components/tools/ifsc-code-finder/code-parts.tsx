import { bankLetters, branchCharacters } from '@/lib/banking/ifsc'

/** The three parts of a code, shown before a search. */
export function CodeParts({ ifsc }: { ifsc: string }) {
  const parts = [
    [bankLetters(ifsc), 'Bank', 'four letters'],
    [ifsc.slice(4, 5), 'Always zero', 'a digit, never the letter O'],
    [branchCharacters(ifsc), 'Branch', 'six letters or digits, given by the bank'],
  ] as const
  return (
    <dl className="px-5" aria-label="What the parts mean">
      {parts.map(([characters, name, says]) => (
        <div key={name} className="flex items-center gap-4 border-t border-line py-4 md:py-6">
          <dt className="w-32 shrink-0">
            <span className="block font-display text-4xl text-accent tabular-nums">{characters}</span>
            <span className="block text-sm font-medium">{name}</span>
          </dt>
          <dd className="text-soft">{says}</dd>
        </div>
      ))}
    </dl>
  )
}
