/** The kind of page, at the end of a tool's name. */
const KIND = / (Calculator|Generator|(Code )?Finder|Creator|Estimator|Maker|(Checker )?Guide)$/

/** A tool's name on a tile. A phone shows it without its kind, which screen readers still read. */
export function ToolName({ name }: { name: string }) {
  const kind = KIND.exec(name)?.[0] ?? ''
  return (
    <b>
      {name.slice(0, name.length - kind.length)}
      {kind && <span className="max-sm:sr-only">{kind}</span>}
    </b>
  )
}
