/**
 * A page's words once more in each other language, for pages that a host or the worker may show whatever the
 * language was.
 */
export interface OtherWords {
  code: string
  title: string
  text: string
  /** The name of the home page in that language, where it can be reached. */
  link?: string
}

export function InOtherLanguages({ words }: { words: readonly OtherWords[] }) {
  return words.map(({ code, title, text, link }) => (
    <section key={code} lang={code} className="mt-8 border-t border-line pt-6">
      <h2>{title}</h2>
      <p className="mt-2 max-w-[60ch] text-soft">{text}</p>
      {link && (
        <a href={`/${code}`} className="mt-2 inline-flex min-h-11 items-center">
          {link}
        </a>
      )}
    </section>
  ))
}
