import { type ComponentProps, useSyncExternalStore } from 'react'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import type Toast from '@/components/ui/toast'
import { toastStore } from '@/components/ui/toast-store'

const loadToast = () => import('@/components/ui/toast').then((module) => module.default)

/** Shows the toast of the moment, and a notice. Its part is fetched with the first one. */
export function Toaster() {
  const { toast, notice } = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.getState,
    toastStore.getInitialState,
  )
  return (
    <>
      {notice}
      {toast && <LazyToast key={toast.number} {...toast} />}
    </>
  )
}

function LazyToast(toast: ComponentProps<typeof Toast>) {
  const { value: Part } = useLazyImport(loadToast, true)
  return Part && <Part {...toast} />
}
