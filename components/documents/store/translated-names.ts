/** Names by their keys in the language of the page. */
export const translatedNames = <Key extends string>(
  names: Readonly<Record<Key, string>>,
  translate: (name: string) => string,
): Record<Key, string> =>
  Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [key, translate(name)])) as Record<
    Key,
    string
  >
