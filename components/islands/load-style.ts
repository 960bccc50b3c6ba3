/**
 * Adds a stylesheet to the page once. A part whose stylesheet does not load fails with it, and can be asked for again.
 */
export function loadStyle(href: string): Promise<void> {
  const here = document.querySelector(`link[href="${href}"]`)
  if (here) return Promise.resolve()
  const link = document.createElement('link')
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(href))
    }
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  })
}
