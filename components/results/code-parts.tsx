import type { ReactNode } from 'react'

/** Some characters of a code, what they are, and what they say. */
export type CodePart = readonly [characters: string, name: string, says: ReactNode]

const LARGE_UP_TO = 5

/** A code taken apart from left to right, each part in large with its meaning. */
export function CodeParts({ label, parts }: { label: string; parts: readonly CodePart[] }) {
  return (
    <dl aria-label={label}>
      {parts.map(([characters, name, says]) => (
        <div key={name} className="flex items-center gap-4 border-b border-line py-2">
          <dt className="w-32 shrink-0">
            <span
              className={`block font-display text-accent tabular-nums ${characters.length > LARGE_UP_TO ? 'text-lg' : 'text-3xl'}`}
            >
              {characters}
            </span>
            <span className="block text-sm font-medium">{name}</span>
          </dt>
          <dd className="min-w-0 grow">{says}</dd>
        </div>
      ))}
    </dl>
  )
}
