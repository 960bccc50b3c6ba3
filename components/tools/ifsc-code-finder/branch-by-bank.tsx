import { useState } from 'react'
import { useLink } from '@/components/tool-form/use-link'
import { LazyPart } from '@/components/ui/lazy-part'
import { textInLink } from '@/lib/inputs/text-in-link'
import { t } from '@/lib/language/words'
import type { BankChoiceProps } from './bank-choice'

const loadChoice = async () => (await import('./bank-choice')).BankChoice

/** Another way to a branch, opened by the visitor or by a link. */
export function BranchByBank(props: BankChoiceProps) {
  const link = useLink()
  const [opened, setOpened] = useState<boolean | null>(null)
  const open = opened ?? textInLink(link, 'ofBank') !== null
  return (
    <div className="border-t border-line">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpened(!open)}
        className="min-h-11 w-full px-5 py-2 text-left text-link underline -outline-offset-2"
      >
        {t('Choose by bank and state')}
      </button>
      {open && (
        <LazyPart
          what={t('The choice of banks')}
          load={loadChoice}
          props={props}
          loading={<p className="px-5 pb-4 text-soft">{t('Loading banks…')}</p>}
        />
      )}
    </div>
  )
}
