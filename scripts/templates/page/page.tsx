import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { TemplateTool } from './screen'
import { templateTool } from './words'

export const metadata = toolMetadata(templateTool)

export default function Page() {
  return <ToolPage tool={templateTool} screen={<TemplateTool />} />
}
