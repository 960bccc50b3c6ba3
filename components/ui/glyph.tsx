import { Icon } from '@/components/ui/icon'

/** A line drawing of our own in one stroke. */
export function Glyph({ path, className }: { path: string; className?: string }) {
  return <Icon icon={[['path', { d: path }]]} className={className} />
}
