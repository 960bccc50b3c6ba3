import type { Faq as Question } from '@/lib/catalogue/tool'

export function Faq({ faqs }: { faqs: readonly Question[] }) {
  return (
    <section aria-labelledby="faq" className="card p-5 sm:p-7">
      <h2 id="faq">Frequently Asked Questions (FAQ)</h2>
      <div className="faqs">
        {faqs.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <div>
              {answer.split('\n\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
