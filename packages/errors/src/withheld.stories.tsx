import { ApiError, unsaid } from '@coffer/api-client/transport/failure'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Withheld } from './withheld.tsx'

const forbidden = new ApiError('GET /linked-accounts', {
  ...unsaid,
  kind: 'forbidden',
  message: 'Linked banks are closed for today.',
  invocationId: '8f1e2c',
})

export default {
  title: 'Failures/Withheld',
  component: Withheld,
  args: { errors: [null, forbidden] },
} satisfies Meta<typeof Withheld>
type Story = StoryObj<typeof Withheld>

export const InTheProvidersWords: Story = {}
export const InSpanish: Story = { globals: { language: 'es' } }
