import { screen } from '@testing-library/react'
import { QrCodeGenerator } from '@/components/tools/qr-code-generator/screen'
import { openAt, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const Generator = () => <QrCodeGenerator sample={{ modules: 21, path: 'M0 0h7v1h-7z' }} />
const open = (link = '') => openAt(`/qr-code-generator${link}`, Generator)

test('without a text it asks for one, and shows a sample; each kind has fields of its own, and shows their errors', async () => {
  const user = open()
  expect(screen.getByText('Enter the text.')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Sample QR code' })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Content type' }), 'wifi')
  expect(screen.getByText('Enter the name of the network.')).toBeInTheDocument()
  await retype(user, 'Network name (SSID)', 'Home')
  await retype(user, 'Password', 'short')
  expect(screen.getAllByText('A WPA password has 8 characters or more.').length).toBeGreaterThan(0)
  // Without a name no code is drawn, for which jsdom has no canvas.
  await user.clear(screen.getByRole('textbox', { name: 'Network name (SSID)' }))
  await user.click(screen.getByRole('radio', { name: 'None' }))
  expect(screen.queryByRole('textbox', { name: 'Password' })).not.toBeInTheDocument()
})

test('what was typed stays when the kind changes', async () => {
  const user = open('#kind=whatsapp&phone=9876543210&message=Hello')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Content type' }), 'sms')
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('9876543210')
  expect(screen.getByRole('textbox', { name: 'Message, optional' })).toHaveValue('Hello')
})

test.each([
  ['#dark=%23ffcc00', /too alike to scan well/],
  ['#dark=%23ffffff&light=%23000000', /lighter than the background/],
  ['#margin=1', /less than 4 dots of margin/],
  ['#size=10', /Enter 64 or more/],
])('%s warns: %s', (link, words) => {
  open(link)
  expect(screen.getByText(words)).toBeInTheDocument()
})

test('a camera that the browser refuses is reported', async () => {
  Object.assign(navigator, {
    mediaDevices: { getUserMedia: jest.fn().mockRejectedValue(new DOMException()) },
  })
  const user = open()
  comeIntoSight()
  await user.click(await screen.findByRole('button', { name: 'Scan with the camera' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The camera cannot be used.')
})
