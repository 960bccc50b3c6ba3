import { type ComponentType, useState } from 'react'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { Button } from '@/components/ui/button'
import { DidNotLoad } from '@/components/ui/load-error'
import { t } from '@/lib/language/words'

interface UnfoldButtonProps<Props> {
  label: string
  /** Fetches the part's own script; its default export shows it. */
  load(): Promise<{ default: ComponentType<Props> }>
  props: Props
}

/** A button that unfolds a part below itself, fetched with the first press; the page as built has the button alone. */
export function UnfoldButton<Props extends object>({ label, load, props }: UnfoldButtonProps<Props>) {
  const [open, setOpen] = useState(false)
  const { value, failed, retry } = useLazyImport(load, open)
  const Part = value?.default
  return (
    <div className="no-print">
      <Button variant="outline" aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </Button>
      {open && Part && <Part {...props} />}
      {open && failed && <DidNotLoad what={t('This part')} onRetry={retry} />}
    </div>
  )
}
