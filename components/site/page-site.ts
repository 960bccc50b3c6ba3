/** What structured data needs to know of the site. Comes by props: components know no address. */
export interface PageSite {
  name: string
  /** Scheme and host without a closing slash. */
  origin: string
}
