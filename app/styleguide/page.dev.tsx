import { readFileSync } from 'node:fs'
import { Parts } from './parts'

/** A line of tokens.css: a name and its value. */
const TOKEN = /^ {2}--([a-z][\w-]*): ([^;]+);$/gm
const CATEGORIES = ['calculators', 'business-tools', 'everyday-utilities', 'india-specific-tools']

/**
 * Every token, type and part in its states. Only `npm run dev` has this page: see `pageExtensions` in next.config.mjs.
 */
export default function StyleguidePage() {
  const tokens = [...readFileSync('app/tokens.css', 'utf8').matchAll(TOKEN)]
  // The first value of a name: later ones are of large screens, of the dark theme and of categories.
  const named = new Map<string, string>()
  for (const [, name, value] of tokens) if (!named.has(name!)) named.set(name!, value!)
  const colours = [...named].filter(
    ([name, value]) => value.startsWith('light-dark') && !name.includes('accent-soft'),
  )
  return (
    <div className="grid gap-8">
      <h1>Style guide</h1>
      <section>
        <h2>Colours</h2>
        <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {colours.map(([name, value]) => (
            <li key={name} className="card p-3 text-sm">
              <div style={{ height: '2.5rem', background: `var(--${name})` }} />
              <b>{name}</b>
              <p className="text-soft">{value}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Accents of the categories</h2>
        <ul className="mt-3 grid grid-cols-2 gap-3">
          {CATEGORIES.map((category) => (
            <li key={category} data-category={category} className="card flex items-center gap-4 p-4">
              <span className="tool-icon">₹</span>
              <span className="text-accent">{category}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h2>Type</h2>
        <p className="font-display text-3xl">Serif: logo, home heading, quotes, titles of articles</p>
        <h1>Heading 1, 28 and 36 px</h1>
        <h2>Heading 2, 20 and 24 px</h2>
        <h3>Heading 3, 17 and 18 px</h3>
        <p>Text, 16 px</p>
        <p className="text-sm text-soft">Support, 14 px</p>
      </section>
      <section>
        <h2>Corners, height and motion</h2>
        <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {[...named].map(([name, value]) =>
            /^corner/.test(name) ? (
              <Sample key={name} name={name} value={value} style={{ borderRadius: `var(--${name})` }} />
            ) : /^(raised|floating)$/.test(name) ? (
              <Sample key={name} name={name} value={value} style={{ boxShadow: `var(--${name})` }} />
            ) : (
              /^(hover|disclose|redraw)$/.test(name) && <Sample key={name} name={name} value={value} />
            ),
          )}
        </ul>
      </section>
      <section>
        <h2>Space</h2>
        <ul className="mt-3 grid gap-2 text-sm">
          {[4, 8, 12, 16, 24, 32, 48, 64].map((pixels) => (
            <li key={pixels} className="flex items-center gap-3">
              <span style={{ width: pixels, height: 12, background: 'var(--accent)' }} />
              {pixels} px
            </li>
          ))}
        </ul>
      </section>
      <Parts />
    </div>
  )
}

function Sample({ name, value, style }: { name: string; value: string; style?: object }) {
  return (
    <li className="border border-line bg-surface p-4 text-sm" style={style}>
      <b>{name}</b>
      <p className="text-soft">{value}</p>
    </li>
  )
}
