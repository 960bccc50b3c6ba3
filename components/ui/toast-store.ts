import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'

export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
}

interface ShownToast extends ToastMessage {
  /** Grows with each message, so that the same words twice are two toasts. */
  number: number
}

/** The one toast on the screen, or none, and a notice that stays until it is answered. */
export const toastStore = createStore<{ toast: ShownToast | null; notice?: ReactNode }>(() => ({
  toast: null,
}))

/** Shows a message in place of the one before. */
export function showToast(message: ToastMessage): void {
  const previous = toastStore.getState().toast
  toastStore.setState({ toast: { ...message, number: previous ? previous.number + 1 : 1 } })
}

/** An error message. */
export const showError = (title: string, description: string) =>
  showToast({ title, description, variant: 'destructive' })
