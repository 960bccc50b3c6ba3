/** The site's name and addresses for structured data. They are props, as components know no address. */
export interface PageSite {
  name: string
  /** Scheme and host without a closing slash. */
  origin: string
}
