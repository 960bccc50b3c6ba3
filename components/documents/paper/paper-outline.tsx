import { t } from '@/lib/language/words'

const BARS = ['h-5 w-2/5', 'h-3 w-3/5', 'h-3 w-1/2', 'mt-6 h-8', 'h-8', 'h-8', 'ml-auto h-5 w-1/3']

/** The outline of a paper that has nothing on it yet. */
export function PaperOutline() {
  return (
    <div className="grid min-h-[28rem] content-start gap-3 rounded-lg border border-dashed border-line-strong p-8">
      {BARS.map((look, place) => (
        <span key={place} className={`no-print rounded-sm bg-sunken ${look}`} />
      ))}
      <p className="mt-4 text-center text-soft">
        {t('The document appears here once it has an item or an amount.')}
      </p>
    </div>
  )
}
