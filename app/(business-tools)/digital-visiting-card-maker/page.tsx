import { ToolPage } from '@/app/tool-page'
import { DigitalVisitingCardMaker } from '@/components/tools/digital-visiting-card-maker/screen'
import { toolMetadata } from '@/content/metadata'
import { digitalVisitingCardMaker } from '@/content/tools/digital-visiting-card-maker'

export const metadata = toolMetadata(digitalVisitingCardMaker)

export default function Page() {
  return <ToolPage tool={digitalVisitingCardMaker} screen={<DigitalVisitingCardMaker />} />
}
