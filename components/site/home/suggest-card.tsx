import { Lightbulb } from 'lucide'
import { Anchor } from '@/components/ui/anchor'
import { Icon } from '@/components/ui/icon'

export function SuggestCard() {
  return (
    <Anchor href="/suggest-tool" className="tool-card border-dashed">
      <span className="tool-icon">
        <Icon icon={Lightbulb} />
      </span>
      <span>
        <b>Suggest a Tool</b>
        <span>Something you need and can&apos;t find here? Tell us what it should do.</span>
      </span>
    </Anchor>
  )
}
