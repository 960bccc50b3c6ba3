/** A page joins a tool's words to its screen; no logic. */
export function pageFile({ slug, words, screen, screenPath }) {
  return `import { ToolPage } from '@/app/tool-page'
import { ${screen} } from '@/${screenPath}'
import { toolMetadata } from '@/content/metadata'
import { ${words} } from '@/content/tools/${slug}'

export const metadata = toolMetadata(${words})

export default function Page() {
  return (
    <ToolPage tool={${words}}>
      <${screen} />
    </ToolPage>
  )
}
`
}
