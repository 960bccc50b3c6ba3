import type { ShownResults } from '@/components/answers/computed'
import { Button } from '@/components/ui/button'
import type { NamedCalculation } from '@/lib/comparison/kept-calculations'
import { t } from '@/lib/language/words'

interface ComparedHeadProps {
  calculation: NamedCalculation
  toolName: string
  results: ShownResults | undefined
  onRemove(): void
}

/** The head of a column: the name of the calculation, the way to its tool, and out of the comparison. */
export function ComparedHead({ calculation, toolName, results, onRemove }: ComparedHeadProps) {
  const { name, tool, fragment } = calculation
  return (
    <>
      <span className="block text-ink">{name}</span>
      <a href={fragment ? `/${tool}#${fragment}` : `/${tool}`} className="font-normal block">
        {toolName}
      </a>
      {results?.figures.length === 0 && <span className="font-normal block text-bad">{results.reason}</span>}
      <Button
        variant="quiet"
        className="no-print -mx-4"
        aria-label={t('Remove {0} from the comparison', name)}
        onClick={onRemove}
      >
        {t('Remove')}
      </Button>
    </>
  )
}
