const LOOKS = { plain: 'mt-3 text-sm', soft: 'mt-2 text-sm text-soft', warning: 'mt-3 text-sm text-bad' }

interface NotesProps {
  /** Falsy entries stand for a note that this answer does not need. */
  sentences: readonly (string | false | null | undefined)[]
  /** A warning is about what was entered. */
  look?: keyof typeof LOOKS
}

/** Notes on an answer, each a whole sentence. */
export const Notes = ({ sentences, look = 'plain' }: NotesProps) =>
  sentences.map(
    (sentence) =>
      sentence && (
        <p key={sentence} role="note" className={LOOKS[look]}>
          {sentence}
        </p>
      ),
  )
