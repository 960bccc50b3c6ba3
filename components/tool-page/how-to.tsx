import type { Step } from '@/lib/catalogue/tool'

export function HowTo({ steps }: { steps: readonly Step[] }) {
  return (
    <section aria-labelledby="how-to">
      <h2 id="how-to">How to use it</h2>
      <ol className="steps">
        {steps.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
