import { Lightbulb } from 'lucide-react'
import { Anchor } from '@/components/site/anchor'

export function SuggestCard() {
  return (
    <Anchor href="/suggest-tool" className="tool-card border-dashed">
      <span className="tool-icon">
        <Lightbulb aria-hidden="true" />
      </span>
      <span>
        <b>Suggest a Tool</b>
        <span>Something you need and can&apos;t find here? Tell us what it should do.</span>
      </span>
    </Anchor>
  )
}
