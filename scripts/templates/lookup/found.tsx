import { CopyButton } from '@/components/share/copy-button'
import type { TemplateStemAnswer } from './lib'

interface FoundProps {
  code: string
  answer: Extract<TemplateStemAnswer, { kind: 'found' }>
}

/** Names of outputs are for good: add them to docs/links.md. */
export function Found({ code, answer }: FoundProps) {
  return (
    <div className="flex items-start justify-between gap-2 px-5 py-4">
      <div>
        <h2 className="font-sans text-4xl font-semibold">{code}</h2>
        <output name="name" data-value={answer.record.name} className="mt-1 block text-soft">
          {answer.record.name}
        </output>
      </div>
      <CopyButton value={code} label={`Copy ${code}`} />
    </div>
  )
}

export function NotFound({ code }: { code: string }) {
  return (
    <p role="alert" className="px-5 py-6 text-xl font-medium">
      {code} is not in the directory.
    </p>
  )
}
