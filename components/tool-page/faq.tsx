import type { Faq as Question } from '@/lib/catalogue/tool'
import { t } from '@/lib/language/words'

/** The answers are folded, which keeps the page short; find-in-page opens them and search engines read them. */
export function Faq({ faqs }: { faqs: readonly Question[] }) {
  return (
    <section aria-labelledby="faq" className="card px-5 py-3">
      <h2 id="faq">{t('Frequently Asked Questions (FAQ)')}</h2>
      <div className="faqs mt-3">
        {faqs.map(({ question, answer }) => (
          <details key={question} className="disclosure">
            <summary>
              <h3>{question}</h3>
            </summary>
            {answer.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        ))}
      </div>
    </section>
  )
}
