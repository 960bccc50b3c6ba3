import type { ReactNode } from 'react'

/** Some characters of a code, what they are, what they say, and the result that this is, where it was asked for. */
export type CodePart = readonly [
  characters: string,
  name: string,
  meaning: ReactNode,
  result?: { name: string; value: string | number; label: string },
]

const LARGE_UP_TO = 6

/** A code taken apart from left to right, each part in large with its meaning, which is words and may break. */
export function CodeParts({ label, parts }: { label: string; parts: readonly CodePart[] }) {
  return (
    <ul aria-label={label}>
      {parts.map(([characters, name, meaning, result]) => (
        <li key={name} className="flex items-baseline gap-3 border-b border-line py-3">
          <span
            className={`w-32 shrink-0 font-display text-accent tabular-nums ${characters.length > LARGE_UP_TO ? 'text-lg' : 'text-3xl'}`}
          >
            {characters}
          </span>
          <span className="min-w-0 [&_output]:whitespace-normal">
            <span className="block text-sm text-soft">{name}</span>
            {result ? (
              <output aria-live="off" name={result.name} data-value={result.value} aria-label={result.label}>
                {meaning}
              </output>
            ) : (
              meaning
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
