import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from '@/components/ui/toast-store'

const Toast = lazy(() => import('@/components/ui/toast'))

/** Shows the toast of the moment. Its part is fetched with the first one. */
export function Toaster() {
  const { toast } = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.getState,
    toastStore.getInitialState,
  )
  return (
    toast && (
      <Suspense>
        <Toast key={toast.number} {...toast} />
      </Suspense>
    )
  )
}
