/** A web address as a browser's address bar shows it: a scheme or none, a name in ASCII, a port, a path. */
const ADDRESS =
  /^(?:https?:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)+\.?(?::\d{1,5})?(?:[/?#][\w\-./?=&%#~+:,;!$'()*@]*)?$/i

/**
 * True if a text is one web address and nothing else. Of any other text only its addresses were checked, not its words.
 */
export const isAddressAlone = (text: string): boolean => ADDRESS.test(text.trim())
