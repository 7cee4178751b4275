import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { UploadProgress } from './upload-progress.tsx'

const meta = {
  title: 'Components/Fields/Upload progress',
  component: UploadProgress,
  tags: ['autodocs'],
  args: { fraction: 0, label: 'Sending your message', onCancel: fn() },
} satisfies Meta<typeof UploadProgress>
export default meta
type Story = StoryObj<typeof meta>

export const Beginning: Story = {}
export const HalfWay: Story = {
  args: { fraction: 0.634 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending your message' })).toHaveValue(63)
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending your message: 50%')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const WaitingForTheAnswer: Story = { args: { fraction: 1 } }
