import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'

/** Shows a calculator as its address, with this query or fragment, would open it. */
export function openAt(path: string, Screen: ComponentType): UserEvent {
  history.replaceState(null, '', path)
  render(<Screen />)
  return userEvent.setup({ delay: null })
}

export const field = (name: string) => screen.getByRole('textbox', { name })
export const result = (name: string) => screen.getByRole('status', { name })

export async function retype(user: UserEvent, name: string, text: string): Promise<void> {
  const control = field(name)
  await user.clear(control)
  // Clearing has put the focus into the field.
  await user.type(control, text, { skipClick: true })
}
