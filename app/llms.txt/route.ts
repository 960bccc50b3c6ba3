import { llmsText } from '@/content/llms-text'

export const dynamic = 'force-static'

export function GET() {
  return new Response(`${llmsText}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
