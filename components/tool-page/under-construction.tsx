import { Mark } from '@/components/ui/mark'
import { t } from '@/lib/language/words'

/** In place of the screen of a tool that is in the catalogue but not built. */
export function UnderConstruction({ name }: { name: string }) {
  return (
    <section aria-label={name} className="card grid place-items-center px-6 py-14 text-center">
      <Mark className="size-16 text-line-strong" />
      <p className="mt-4 font-display text-2xl font-semibold">{name}</p>
      <p className="mt-2">{t('This tool is currently under construction.')}</p>
      <p className="text-soft">{t('We’re working hard to bring it to you soon!')}</p>
    </section>
  )
}
