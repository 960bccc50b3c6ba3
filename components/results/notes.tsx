interface NotesProps {
  sentences: readonly string[]
  /** They say what is wrong with what was entered. */
  warning?: boolean
}

/** Notes on an answer, each a whole sentence. */
export const Notes = ({ sentences, warning }: NotesProps) =>
  sentences.map((sentence) => (
    <p key={sentence} role="note" className={warning ? 'mt-3 text-sm text-bad' : 'mt-3 text-sm'}>
      {sentence}
    </p>
  ))
