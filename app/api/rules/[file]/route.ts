import { openRuleFiles } from '@/content/open-rules'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => Object.keys(openRuleFiles).map((file) => ({ file }))

export async function GET(_request: Request, { params }: RouteContext<'/api/rules/[file]'>) {
  const { file } = await params
  return Response.json(openRuleFiles[file])
}
