import { attachmentLimits, type FileContent } from '@coffer/domain/attachments'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { FileField } from './file-field.tsx'
import { StatefulField } from './stateful-field.tsx'

const file = (name: string, size = 240_000, type = 'application/pdf') =>
  new File(['%PDF-1.7'.padEnd(size).slice(0, size)], name, { type, lastModified: 1 })
const read = (one: File, content: FileContent = 'application/pdf'): ChosenFile => ({
  file: one,
  size: one.size,
  content,
})

const statement = file('statement-november.pdf')
const letter = file(
  'a letter with a very long name that a scanner made up by itself 20261120-153012-0001.pdf',
)
const unbroken = file(`${'20261120-153012'.repeat(16)}.pdf`)
const photo = new File(['\0\0\0\u001Cftypheic\0\0\0\0mif1heic'.padEnd(3_400_000)], 'IMG_2041.jpg', {
  type: 'image/jpeg',
  lastModified: 1,
})
const film = new File(['\0\0\0\u0018ftypqt  '], 'IMG_2042.MOV', { type: 'video/quicktime', lastModified: 1 })
const video = file('film.pdf', attachmentLimits.bytes + 400_000)

/** A picture of a sky above the sea, encoded by the browser. */
async function drawn(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(400, 300)
  const context = canvas.getContext('2d')
  for (const [color, top] of [
    ['#8fb8d8', 0],
    ['#1f4e6b', 180],
  ] as const) {
    if (context) context.fillStyle = color
    context?.fillRect(0, top, 400, 300)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, {
    type: 'image/png',
    lastModified: 1,
  })
}

const meta = {
  title: 'Components/Fields/Files',
  component: AttachmentsField,
  subcomponents: { FileField },
  tags: ['autodocs'],
  args: { label: 'Attachments', name: 'attachments', value: [], onChange: () => {}, isOptional: true },
  render: (args) => (
    <Stack width="form">
      <StatefulField initial={args.value}>
        {(value, onChange) => <AttachmentsField {...args} value={value} onChange={onChange} />}
      </StatefulField>
    </Stack>
  ),
} satisfies Meta<typeof AttachmentsField>
export default meta
type Story = StoryObj<typeof meta>

const nameOfField = /^Attachments \(optional\) Choose files/

export const None: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(nameOfField)
    await expect(field).toHaveAccessibleDescription(/^Up to 5 files, 10 MB each/)
    await userEvent.upload(field, [statement, photo])
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'statement-november.pdf: added. IMG_2041.jpg: added. 2 files chosen',
      ),
    )
    await expect(canvas.getByText(/^HEIC picture/)).toBeVisible()
    await userEvent.upload(field, [statement])
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('statement-november.pdf: already chosen'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove IMG_2041.jpg' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('IMG_2041.jpg removed. 1 file chosen')
    await expect(field).toHaveFocus()
    await expect(field).not.toHaveAttribute('aria-invalid')
  },
}
export const Several: Story = {
  args: { value: [read(statement), read(photo, 'image/heic'), read(letter), read(unbroken)] },
}
export const Preview: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(await canvas.findByLabelText(nameOfField), [await drawn('license.png'), photo])
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas:not([hidden])')).toHaveLength(1))
    await expect(canvas.getByText(/^PNG picture/)).toBeVisible()
    await expect(canvas.getByText(/^HEIC picture/)).toBeVisible()
  },
}
export const BeingRead: Story = { args: { value: [read(statement), read(photo, 'unread')] } }
export const Problems: Story = {
  args: {
    value: [
      read(statement),
      read(film, 'other'),
      read(video, 'other'),
      read(file('empty.txt', 0, 'text/plain'), 'other'),
      read(letter, 'unreadable'),
      read(photo, 'image/heic'),
    ],
  },
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem')
    const problem = /^(Th(is|at’s)|We can’t)/
    await expect(items.map((item) => within(item).queryByText(problem)?.textContent)).toEqual([
      undefined,
      'We can’t accept this format: save it as a JPEG or PDF, or take a screenshot of it.',
      'This file is too large. The limit is 10 MB.',
      'This file is empty.',
      'We can’t read this file: save it on this device, then choose it again.',
      'That’s too many files. The limit is 5.',
    ])
    await expect(canvas.getByLabelText(nameOfField)).toHaveAttribute('aria-invalid', 'true')
  },
}
export const Refused: Story = {
  args: { value: [read(statement)], error: 'The bank could not read one of these files.' },
}
export const Disabled: Story = { args: { value: [read(statement)], isDisabled: true } }
export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    await fireEvent.dragEnter(canvas.getByLabelText(nameOfField))
  },
}
export const StrayDrop: Story = {
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(statement)
    const drop = () => new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
    await waitFor(() => expect(document.body.dispatchEvent(drop())).toBe(false))
    await expect(canvas.getByLabelText(nameOfField).dispatchEvent(drop())).toBe(true)
  },
}

const one = (initial: ChosenFile | null, error?: string): Story => ({
  render: () => (
    <Stack width="form">
      <StatefulField initial={initial}>
        {(value, onChange) => (
          <FileField label="Proof of address" name="proof" value={value} onChange={onChange} error={error} />
        )}
      </StatefulField>
    </Stack>
  ),
})

export const OneNotChosen: Story = {
  ...one(null),
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Proof of address Choose a file'), statement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('statement-november.pdf: added'))
    await userEvent.upload(canvas.getByLabelText('Proof of address Choose another file'), photo)
    await expect(canvas.queryByText('statement-november.pdf')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove IMG_2041.jpg' }))
    await expect(canvas.getByLabelText('Proof of address Choose a file')).toHaveFocus()
  },
}
export const OneChosen: Story = one(read(statement))
export const OneRefused: Story = one(read(film, 'other'))
export const OneTooLarge: Story = one(read(video, 'other'))
export const OneMissing: Story = one(null, 'Choose a document that shows your address.')
