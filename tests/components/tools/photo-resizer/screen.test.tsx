import { screen, within } from '@testing-library/react'
import { PhotoResizer } from '@/components/tools/photo-resizer/screen'
import { openAt, retype } from '@/tests/calculator-screen'

const open = (link = '') => openAt(`/photo-resizer${link}`, PhotoResizer)

test('opens with a form, its size and its source, and asks for a picture', () => {
  open()
  expect(screen.getByText('200 × 230 pixels, 20 to 50 KB as JPEG')).toBeVisible()
  expect(screen.getByText('Select a photograph or a signature.')).toBeVisible()
  expect(screen.getByRole('link', { name: /Guidely/ })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Picture width' })).not.toBeInTheDocument()
})

test('a size of one’s own is asked in pixels or centimetres', async () => {
  const user = open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Form' }), 'A size of your own')
  await retype(user, 'Picture width', '600')
  expect(screen.getByText('600 × 450 pixels, 20 to 50 KB as JPEG')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Centimetres' }))
  expect(screen.getByText('276 × 354 pixels, 20 to 50 KB as JPEG')).toBeVisible()
  await retype(user, 'Picture width', 'wide')
  expect(screen.getByText('Correct the marked numbers')).toBeVisible()
})

test('a form that wants name and date says so until they are given; neither is in the link', async () => {
  const user = open('#form=upscPhoto')
  const wish = 'This form wants the name and the date at the foot of the photograph.'
  expect(screen.getByText(wish)).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Print name and date at the foot' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha Rao')
  expect(screen.queryByText(wish)).not.toBeInTheDocument()
  expect(location.hash).not.toMatch(/Asha/)
})

test('several pictures are listed, and each has its own message', async () => {
  const user = open()
  const files = [
    new File(['Dear Sir'], 'asha.jpg', { type: 'image/jpeg' }),
    new File(['Dear Sir'], 'ravi.png', { type: 'image/png' }),
  ]
  await user.upload(screen.getByLabelText('Pictures'), files)
  for (const { name } of files) {
    const own = within(await screen.findByRole('region', { name }))
    expect(await own.findByText('Please select a picture.')).toBeVisible()
  }
  await user.click(screen.getByRole('button', { name: 'Remove asha.jpg' }))
  expect(screen.queryByRole('region', { name: 'asha.jpg' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByText('Select a photograph or a signature.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo reset' }))
  expect(screen.getByRole('region', { name: 'ravi.png' })).toBeVisible()
})
