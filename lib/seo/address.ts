/**
 * The absolute address of a path of the site.
 * @param origin scheme and host without a closing slash
 * @throws when the path does not begin with a slash: a relative canonical address misleads search engines.
 */
export function addressOf(origin: string, path: string): string {
  if (!path.startsWith('/')) throw new Error(`A path of the site begins with a slash: ${path}`)
  return path === '/' ? origin : `${origin}${path}`
}

/** The path of a page's picture for link previews: one file a page, named after its path. */
export function ogImagePath(path: string): string {
  return `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}
