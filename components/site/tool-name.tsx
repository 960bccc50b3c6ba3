import { t } from '@/lib/language/words'

/** The kinds of page with which a tool's name may end; of two that fit, the longer one is first. */
const KINDS = [
  t(' Checker Guide'),
  t(' Code Finder'),
  t(' Calculator'),
  t(' Generator'),
  t(' Finder'),
  t(' Creator'),
  t(' Estimator'),
  t(' Maker'),
  t(' Guide'),
]

/** A tool's name without the kind of page at its end, and that kind: 'EMI' and ' Calculator'. */
export function splitName(name: string): { short: string; kind: string } {
  const kind = KINDS.find((ending) => name.endsWith(ending)) ?? ''
  return { short: name.slice(0, name.length - kind.length), kind }
}

/** A tool's name on a tile. A phone shows it without its kind, which screen readers still read. */
export function ToolName({ name }: { name: string }) {
  const { short, kind } = splitName(name)
  return (
    <b>
      {short}
      {kind && <span className="max-sm:sr-only">{kind}</span>}
    </b>
  )
}
