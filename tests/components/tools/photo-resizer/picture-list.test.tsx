import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { unzipSync } from 'fflate'
import { useState } from 'react'
import { saveFile } from '@/components/share/save-file'
import { PictureList } from '@/components/tools/photo-resizer/picture-list'
import { makeJpeg } from '@/lib/form-pictures/make-jpeg'

// jsdom draws nothing.
jest.mock('@/lib/pictures/canvas', () => ({
  canvasOf: () => null,
  imageAt: async (address: string) => ({ naturalWidth: 100, naturalHeight: 100, src: address }),
}))
jest.mock('@/lib/form-pictures/make-jpeg', () => ({ makeJpeg: jest.fn() }))
jest.mock('@/components/share/save-file', () => ({ saveFile: jest.fn() }))

const WANTED = { width: 20, height: 30, dpi: null, leastBytes: 0, mostBytes: 50_000 }
const picture = (id: number, name: string) => ({ id, name, picture: `data:${id}`, problem: null })

function Several() {
  const [pictures, setPictures] = useState([
    picture(1, 'asha.jpg'),
    { id: 2, name: 'letter.jpg', picture: null, problem: 'Please select a picture.' },
    picture(3, 'asha.jpg'),
  ])
  const onRemove = (id: number) => setPictures(pictures.filter((one) => one.id !== id))
  return <PictureList pictures={pictures} wanted={WANTED} strip={null} onRemove={onRemove} />
}

const saved = async () => {
  const [, , content] = jest.mocked(saveFile).mock.lastCall!
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(content as Blob)
  })
  return unzipSync(new Uint8Array(bytes))
}

test('each picture is made once, with its own file; the ZIP has all that are there', async () => {
  const make = jest.mocked(makeJpeg).mockImplementation(async (image) => {
    const jpeg = new Uint8Array([Number((image as HTMLImageElement).src.slice(5))])
    return { ok: true, jpeg, quality: 0.9, isPadded: false, lightShare: 1 } as Awaited<
      ReturnType<typeof makeJpeg>
    >
  })
  const user = userEvent.setup()
  render(<Several />)
  await user.click(await screen.findByRole('button', { name: 'Save 2 pictures in a ZIP file' }))
  expect(await saved()).toEqual({
    'asha-20x30.jpg': new Uint8Array([1]),
    '2-asha-20x30.jpg': new Uint8Array([3]),
  })
  expect(make).toHaveBeenCalledTimes(2)
  expect(within(screen.getByRole('region', { name: 'letter.jpg' })).getByRole('alert')).toHaveTextContent(
    'Please select a picture.',
  )
  await user.click(screen.getAllByRole('button', { name: 'Save the JPEG' })[1]!)
  expect(jest.mocked(saveFile).mock.lastCall![0]).toBe('asha-20x30.jpg')
  await user.click(screen.getAllByRole('button', { name: 'Remove asha.jpg' })[0]!)
  expect(screen.queryByRole('button', { name: /in a ZIP file/ })).not.toBeInTheDocument()
})
