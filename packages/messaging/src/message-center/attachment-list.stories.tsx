import type { Attachment } from '@coffer/api-client/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AttachmentList } from './attachment-list.tsx'

const file = (more: Partial<Attachment>): Attachment => ({
  uuid: 'a-letter',
  name: 'Letter from my other bank.pdf',
  size: 84_000,
  mediaType: 'application/pdf',
  status: 'clean',
  downloadUrl: 'https://files.bank.example/letter.pdf',
  ...more,
})
const checking = file({ uuid: 'a-checking', status: 'checking', downloadUrl: null })
const refused = file({ uuid: 'a-refused', name: 'Form.pdf', status: 'refused', downloadUrl: null })

const meta = {
  title: 'Components/Application/Attachments',
  component: AttachmentList,
  args: { attachments: [file({})] },
} satisfies Meta<typeof AttachmentList>
export default meta
type Story = StoryObj<typeof meta>

export const Checked: Story = {}
export const BeingChecked: Story = { args: { attachments: [checking] } }
export const Refused: Story = { args: { attachments: [refused] } }
export const OneOfEach: Story = { args: { attachments: [file({}), checking, refused] } }
