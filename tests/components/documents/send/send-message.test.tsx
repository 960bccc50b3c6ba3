import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SendMessage } from '@/components/documents/send/send-message'
import { invoice, lines, quotation } from '@/tests/lib/invoicing/sample-documents'

const client = { ...invoice().client, name: 'Asha', phone: '98220 12345', email: 'asha@example.in' }
const sold = invoice({ client, lines: lines('1 × 1000') })
const link = (name: string) => new URL(screen.getByRole('link', { name }).getAttribute('href')!)

test('the message goes to WhatsApp and email of the client, as the visitor edited it', () => {
  const { rerender } = render(<SendMessage doc={sold} duePaise={118000} />)
  expect(link('WhatsApp').href).toMatch(/^https:\/\/wa\.me\/919822012345\?text=Dear%20Asha/)
  expect(link('Email').pathname).toBe('asha%40example.in')
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'Namaste & pay' } })
  expect(link('WhatsApp').searchParams.get('text')).toBe('Namaste & pay')
  expect(link('Email').searchParams.get('body')).toBe('Namaste & pay')
  expect(link('Email').searchParams.get('subject')).toBe('Invoice INV-001')
  // A change of what is due makes another text.
  rerender(<SendMessage doc={sold} duePaise={100} />)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toContain('₹1.00')
})

test('a reminder is offered for an unpaid invoice only', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<SendMessage doc={sold} duePaise={118000} />)
  await user.click(screen.getByRole('radio', { name: 'Payment reminder' }))
  expect(link('Email').searchParams.get('subject')).toBe('Reminder: invoice INV-001')
  rerender(<SendMessage doc={sold} duePaise={0} />)
  expect(screen.queryByRole('radio', { name: 'Payment reminder' })).not.toBeInTheDocument()
  expect(link('Email').searchParams.get('subject')).toBe('Invoice INV-001')
  rerender(<SendMessage doc={quotation({ client })} duePaise={0} />)
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})
