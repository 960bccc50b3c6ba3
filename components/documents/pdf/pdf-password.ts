import type { TDocumentDefinitions } from 'pdfmake/interfaces'

export const SHORTEST_PASSWORD = 6
/** The cipher takes no more bytes. */
export const LONGEST_PASSWORD = 32

/** True if a PDF can be encrypted with this password: printable ASCII, which every reader encodes alike. */
export const isPdfPassword = (text: string): boolean =>
  new RegExp(`^[!-~]{${SHORTEST_PASSWORD},${LONGEST_PASSWORD}}$`).test(text)

/**
 * What encrypts a PDF with AES of 128 bits (PDF 1.7, revision 4), which readers have known since 2005;
 * whoever opens it may print and copy. Nothing for an empty password: pdfmake then writes a plain file.
 * @throws RangeError for a password that `isPdfPassword` refuses
 */
export function encryptedWith(
  password: string,
): Pick<TDocumentDefinitions, 'version' | 'userPassword' | 'permissions'> {
  if (password === '') return {}
  if (!isPdfPassword(password)) throw new RangeError('The password cannot encrypt a PDF')
  return {
    version: '1.7',
    userPassword: password,
    permissions: {
      printing: 'highResolution',
      modifying: true,
      copying: true,
      annotating: true,
      fillingForms: true,
      contentAccessibility: true,
      documentAssembly: true,
    },
  }
}
