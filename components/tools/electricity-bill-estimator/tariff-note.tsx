import { SourceLink } from '@/components/results/source-link'
import { Day } from '@/components/ui/day'
import type { TariffTerms } from '@/lib/energy/electricity-published'
import { monthInWords } from '@/lib/format/days'
import { Sentence } from '@/components/ui/sentence'
import { nameOf, t } from '@/lib/language/words'

const READ_IN = {
  order: t('read in the order itself'),
  reports: t('from two or more reports'),
  oneSource: t('from one source alone'),
} as const

interface TariffNoteProps {
  terms: TariffTerms
  /** The names of charges that were not found; '' for none. */
  missing: string
  /** The names of charges that are less sure than the rest; '' for none. */
  lessSure: string
}

/** Which order a bill follows, its year and first day, until when and how it is known, and where it was read. */
export function TariffNote({ terms, missing, lessSure }: TariffNoteProps) {
  const { order, year, from, knownUntil, confidence, readIn, status, source, alsoIn } = terms
  return (
    <section aria-label={t('The tariff')} className="mt-3 text-sm">
      <p className="text-soft">
        <Sentence
          words={t(
            '{0}. Rates of {1}, in force from {2}, known up to {3} ({4}). An estimate: compare the rates with those on your bill.',
          )}
          parts={[
            nameOf('tariff-notes', order),
            nameOf('tariff-notes', year),
            <Day key="from" date={from} />,
            monthInWords(knownUntil),
            confidence === 'high' ? READ_IN[readIn] : t('less certain, {0}', READ_IN[readIn]),
          ]}
        />{' '}
        {lessSure && t('Less certain: {0}.', lessSure)}
      </p>
      {missing && (
        <p className="mt-1 font-medium">{t('Not in this bill, as no amount was found: {0}.', missing)}</p>
      )}
      <details className="disclosure">
        <summary>{t('About this order')}</summary>
        <p className="text-soft">{nameOf('tariff-notes', status)}</p>
        <p className="mt-1 text-soft">
          <Sentence
            words={t(alsoIn ? 'Source: {0}; {1}.' : 'Source: {0}.')}
            parts={[source, alsoIn].map((one) => one && <SourceLink key={one.href} source={one} />)}
          />
        </p>
      </details>
    </section>
  )
}
