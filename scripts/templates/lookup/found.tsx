import type { AnsweredView } from '@/components/lookup/lookup-view'
import { CopyButton } from '@/components/results/copy-button'
import type { TemplateStemAnswer } from './lib'

type View<Kind extends TemplateStemAnswer['kind']> = AnsweredView<Extract<TemplateStemAnswer, { kind: Kind }>>

/** Names of outputs are for good: add them to docs/links.md. */
export function Found({ view: { question, answer } }: { view: View<'found'> }) {
  return (
    <div className="flex items-start justify-between gap-2 px-5 py-4">
      <div>
        <h2 className="font-sans text-4xl font-semibold">{question}</h2>
        <output name="name" data-value={answer.record.name} className="mt-1 block text-soft">
          {answer.record.name}
        </output>
      </div>
      <CopyButton value={question} label={`Copy ${question}`} />
    </div>
  )
}

export function NotFound({ view: { question } }: { view: View<'notFound'> }) {
  return (
    <p role="alert" className="px-5 py-6 text-xl font-medium">
      {question} is not in the directory.
    </p>
  )
}
