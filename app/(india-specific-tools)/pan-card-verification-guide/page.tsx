import { ToolPage } from '@/app/tool-page'
import { PanCardVerificationGuide } from '@/components/tools/pan-card-verification-guide/screen'
import { toolMetadata } from '@/content/metadata'
import { panCardVerificationGuide } from '@/content/tools/pan-card-verification-guide'

export const metadata = toolMetadata(panCardVerificationGuide)

export default function Page() {
  return <ToolPage tool={panCardVerificationGuide} screen={<PanCardVerificationGuide />} />
}
