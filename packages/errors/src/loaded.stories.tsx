import { ApiError, unsaid } from '@coffer/api-client/transport/failure'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loaded } from './loaded.tsx'

const asked = { data: undefined, error: null, isFetching: false, refetch: () => null }
const offline = new ApiError('GET /accounts', { ...unsaid, kind: 'offline', invocationId: '8f1e2c' })

export default {
  title: 'Failures/Loaded',
  component: Loaded,
  args: { query: asked, children: () => null },
} satisfies Meta<typeof Loaded>
type Story = StoryObj<typeof Loaded>

export const OnItsWay: Story = {}
export const Failed: Story = { args: { query: { ...asked, error: offline } } }
export const TryingAgain: Story = { args: { query: { ...asked, error: offline, isFetching: true } } }
