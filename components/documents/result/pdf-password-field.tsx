import { isPdfPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@/components/documents/pdf/pdf-password'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import { t } from '@/lib/language/words'

interface PdfPasswordFieldProps {
  password: string
  onChange(password: string): void
}

/**
 * The password that opens the PDF. It is shown while typed, so that no browser offers to store it and no slip
 * goes unseen.
 */
export function PdfPasswordField({ password, onChange }: PdfPasswordFieldProps) {
  const problem =
    password === '' || isPdfPassword(password)
      ? null
      : t(
          'Use {0} to {1} English letters, digits and signs, without spaces.',
          SHORTEST_PASSWORD,
          LONGEST_PASSWORD,
        )
  return (
    <>
      <TextField
        field={binding('pdfPassword', password, onChange, problem)}
        label={t('Password to open the PDF')}
        hint={t('Leave empty for a PDF that opens without one')}
      />
      <p className="mt-1 text-sm text-soft">
        {t(
          'Tell the client the password separately, not with the file. We don’t store it: a forgotten password cannot be recovered, but you can download the document again without one. It doesn’t protect the copy in this browser or a printed page.',
        )}
      </p>
    </>
  )
}
