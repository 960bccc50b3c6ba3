/** A text that takes a new line only behind a comma or a semicolon, so that '21 September 2025' stays whole. */
export const unbroken = (text: string) => text.replace(/(^|[^,;]) /g, '$1\u00a0')
