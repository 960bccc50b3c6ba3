import type { Faq } from '@/lib/catalogue/tool'
import { t } from '@/lib/language/words'

/** How many questions are in sight; the rest is folded. */
const FIRST = 4

/** The answers are folded, which keeps the page short; find-in-page opens them and search engines read them. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <section aria-labelledby="faq" className="card px-5 pt-3">
      <h2 id="faq">{t('Frequently Asked Questions (FAQ)')}</h2>
      <div className="mt-2">
        <Questions faqs={faqs.slice(0, FIRST)} />
        {faqs.length > FIRST && (
          <details className="disclosure border-t border-line">
            <summary>
              {t('More questions')}
              <span className="disclosure-set">{faqs.length - FIRST}</span>
            </summary>
            <Questions faqs={faqs.slice(FIRST)} />
          </details>
        )}
      </div>
    </section>
  )
}

const Questions = ({ faqs }: { faqs: readonly Faq[] }) =>
  faqs.map(({ question, answer }) => (
    <details key={question} className="disclosure border-t border-line">
      <summary className="text-ink">
        <h3 className="tracking-normal text-base text-pretty">{question}</h3>
      </summary>
      {answer.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="max-w-[60ch] pb-3">
          {paragraph}
        </p>
      ))}
    </details>
  ))
