import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PictureField } from '@/components/fields/picture-field'
import { redrawPicture } from '@/lib/pictures/redraw-picture'
import { jpeg, png, svgBomb } from '@/tests/picture-bytes'

// What draws is the browser's; the drawing itself is tested there.
jest.mock('@/lib/pictures/redraw-picture', () => ({ redrawPicture: jest.fn() }))
const redraw = jest.mocked(redrawPicture)

const DRAWN = 'data:image/png;base64,iVBORw0K'
const photograph = new File([jpeg(400, 300)], 'asha.jpg', { type: 'image/jpeg' })
const control = () => screen.getByLabelText<HTMLInputElement>('Profile picture')

function Holder() {
  const [picture, setPicture] = useState('')
  return (
    <PictureField
      name="profilePicture"
      label="Profile picture"
      picture={picture}
      onPicture={setPicture}
      notAnImage="Please select valid image."
      longestPx={400}
    />
  )
}

function open() {
  render(<Holder />)
  // The chooser of a phone lets other files through, whatever is accepted.
  return userEvent.setup({ applyAccept: false })
}

test('a chosen picture is redrawn and shown, and can be removed', async () => {
  redraw.mockResolvedValue(DRAWN)
  const user = open()
  expect(screen.getByRole('button', { name: 'Remove profile picture' })).toBeDisabled()
  await user.upload(control(), photograph)
  expect(await screen.findByRole('img', { name: 'Profile picture: preview' })).toHaveAttribute('src', DRAWN)
  expect(redraw).toHaveBeenLastCalledWith(photograph, 400)
  await user.click(screen.getByRole('button', { name: 'Remove profile picture' }))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(control()).toHaveFocus()
  expect(control().files).toHaveLength(0)
})

test('an image that cannot be drawn gets the same message, and the one before stays', async () => {
  redraw.mockResolvedValueOnce(DRAWN).mockResolvedValueOnce(null)
  const user = open()
  await user.upload(control(), photograph)
  await screen.findByRole('img')
  await user.upload(control(), new File([png(400, 300)], 'broken.png', { type: 'image/png' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please select valid image.')
  expect(screen.getByRole('img')).toHaveAttribute('src', DRAWN)
})

const large = new File([png(400, 300)], 'large.png', { type: 'image/png' })
Object.defineProperty(large, 'size', { value: 18_240_000 })

test.each([
  [
    'a file that is no image',
    new File(['x'], 'bill.pdf', { type: 'application/pdf' }),
    'Please select valid image.',
  ],
  ['a file of 18 MB', large, 'This file is 18.3 MB. Please select a picture of at most 15 MB.'],
  [
    'a drawing (SVG)',
    new File([svgBomb], 'laughs.svg', { type: 'image/svg+xml' }),
    'This type of picture cannot be used. Please select a JPEG, PNG or WebP picture.',
  ],
  [
    '10,000 × 8,000 pixels',
    new File([png(10_000, 8_000)], 'wall.png', { type: 'image/png' }),
    'This picture has 80 megapixels. Please select a picture of at most 40 megapixels.',
  ],
])('%s is refused before the browser opens it', async (_, file, message) => {
  redraw.mockClear()
  const user = open()
  expect(control()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
  await user.upload(control(), file)
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(control()).toBeInvalid()
  expect(control()).toHaveAccessibleDescription(message)
  expect(redraw).not.toHaveBeenCalled()
})
