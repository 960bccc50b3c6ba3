/** Jest does not compile .mdx; what an article says is read as text by the tests of the blog. */
export default function MdxStandIn() {
  return <p>An article or a plain page</p>
}
