import type { Faq as Question } from '@/lib/catalogue/tool'
import { t } from '@/lib/language/words'

/** The answers are folded, which keeps the page short; find-in-page opens them and search engines read them. */
export function Faq({ faqs }: { faqs: readonly Question[] }) {
  return (
    <section aria-labelledby="faq" className="card px-5 py-3">
      <h2 id="faq">{t('Frequently Asked Questions (FAQ)')}</h2>
      <div className="mt-3">
        {faqs.map(({ question, answer }) => (
          <details key={question} className="disclosure border-t border-line">
            <summary className="py-2.5 text-ink">
              <h3 className="tracking-normal text-pretty">{question}</h3>
            </summary>
            {answer.split('\n\n').map((paragraph) => (
              <p key={paragraph} className="max-w-[68ch] pb-3">
                {paragraph}
              </p>
            ))}
          </details>
        ))}
      </div>
    </section>
  )
}
