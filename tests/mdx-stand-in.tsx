/** Jest does not compile .mdx; the text of an article is read as text by the tests of the blog. */
export default function MdxStandIn() {
  return <p>An article or a plain page</p>
}
