import { attachmentLimits } from '@coffer/domain/attachments'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import { FileField } from './file-field.tsx'
import { StatefulField } from './stateful-field.tsx'

const file = (name: string, size = 240_000, type = 'application/pdf') =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1 })

const statement = file('statement-november.pdf')
const letter = file(
  'a letter with a very long name that a scanner made up by itself 20261120-153012-0001.pdf',
)
const photo = file('IMG_2041.HEIC', 3_400_000, '')
const page = file('page.html', 900, 'text/html')
const video = file('film.pdf', attachmentLimits.bytes + 400_000)

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
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'statement-november.pdf: added. IMG_2041.HEIC: added. 2 files chosen',
    )
    await userEvent.upload(field, [statement])
    await expect(canvas.getByRole('status')).toHaveTextContent('statement-november.pdf: already chosen')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove IMG_2041.HEIC' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('IMG_2041.HEIC removed. 1 file chosen')
    await expect(field).toHaveFocus()
    await expect(field).not.toHaveAttribute('aria-invalid')
  },
}
export const Several: Story = { args: { value: [statement, photo, letter] } }
export const Problems: Story = {
  args: { value: [statement, page, video, file('empty.txt', 0, 'text/plain'), letter, photo] },
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem')
    await expect(items.map((item) => within(item).queryByText(/^Th(is|at’s)/)?.textContent)).toEqual([
      undefined,
      'This isn’t a PDF, PNG, JPEG, HEIC or TXT file.',
      'This file is too large. The limit is 10 MB.',
      'This file is empty.',
      undefined,
      'That’s too many files. The limit is 5.',
    ])
    await expect(canvas.getByLabelText(nameOfField)).toHaveAttribute('aria-invalid', 'true')
  },
}
export const Refused: Story = {
  args: { value: [statement], error: 'The bank could not read one of these files.' },
}
export const Disabled: Story = { args: { value: [statement], isDisabled: true } }
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

const one = (initial: File | null, error?: string): Story => ({
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
    await expect(canvas.getByRole('status')).toHaveTextContent('statement-november.pdf: added')
    await userEvent.upload(canvas.getByLabelText('Proof of address Choose another file'), photo)
    await expect(canvas.queryByText('statement-november.pdf')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove IMG_2041.HEIC' }))
    await expect(canvas.getByLabelText('Proof of address Choose a file')).toHaveFocus()
  },
}
export const OneChosen: Story = one(statement)
export const OneTooLarge: Story = one(video)
export const OneMissing: Story = one(null, 'Choose a document that shows your address.')
