/** Adds a stylesheet to the page once. One that does not load leaves its part without its looks, which is better than none. */
export function loadStyle(href: string): Promise<void> {
  const here = document.querySelector(`link[href="${href}"]`)
  if (here) return Promise.resolve()
  const link = document.createElement('link')
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve()
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  })
}
