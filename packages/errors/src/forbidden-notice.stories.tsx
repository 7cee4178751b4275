import { ApiError, emptyDetails } from '@coffer/api-client/transport/failure'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ForbiddenNotice } from './forbidden-notice.tsx'

const forbidden = new ApiError('GET /linked-accounts', {
  ...emptyDetails,
  kind: 'forbidden',
  message: 'Linked banks are closed for today.',
  invocationId: '8f1e2c',
})

export default {
  title: 'Components/Failures/Forbidden',
  component: ForbiddenNotice,
  tags: ['autodocs'],
  args: { errors: [null, forbidden] },
} satisfies Meta<typeof ForbiddenNotice>
type Story = StoryObj<typeof ForbiddenNotice>

export const InTheProvidersWords: Story = {}
