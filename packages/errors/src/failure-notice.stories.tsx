import { ApiError, emptyDetails } from '@coffer/api-client/transport/failure'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FailureNotice, NotMoved } from './failure-notice.tsx'

const error = new ApiError('POST /deposit', { ...emptyDetails, kind: 'conflict', invocationId: '8f1e2c' })

export default {
  title: 'Components/Failures/Notice',
  component: FailureNotice,
  tags: ['autodocs'],
  args: { error },
} satisfies Meta<typeof FailureNotice>
type Story = StoryObj<typeof FailureNotice>

export const Plain: Story = {}
export const NothingLost: Story = { args: { kept: 'typed' } }
export const NothingMoved: Story = { args: { children: <NotMoved />, kept: 'typed' } }
