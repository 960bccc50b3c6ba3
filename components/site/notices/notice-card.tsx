import '@/components/ui/toast.css'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

interface NoticeCardProps {
  label: string
  children: ReactNode
  action: string
  onAction(): void
  dismiss: string
  onDismiss(): void
}

/** A notice that stays until it is answered, where toasts are shown. It takes no focus. */
export const NoticeCard = ({ label, children, action, onAction, dismiss, onDismiss }: NoticeCardProps) => (
  <aside aria-label={label} className="toast-viewport no-print">
    <div className="toast flex-wrap gap-2 py-2">
      <p role="status" className="w-full">
        {children}
      </p>
      <Button onClick={onAction}>{action}</Button>
      <Button variant="quiet" onClick={onDismiss}>
        {dismiss}
      </Button>
    </div>
  </aside>
)
