import { ApiError, emptyDetails } from '@coffer/api-client/transport/failure'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryBoundary } from './query-boundary.tsx'

const pendingQuery = { data: undefined, error: null, isFetching: false, refetch: () => null }
const offline = new ApiError('GET /accounts', { ...emptyDetails, kind: 'offline', invocationId: '8f1e2c' })

export default {
  title: 'Components/Failures/Query boundary',
  component: QueryBoundary,
  tags: ['autodocs'],
  args: { query: pendingQuery, children: () => null },
} satisfies Meta<typeof QueryBoundary>
type Story = StoryObj<typeof QueryBoundary>

export const OnItsWay: Story = {}
export const Failed: Story = { args: { query: { ...pendingQuery, error: offline } } }
export const TryingAgain: Story = { args: { query: { ...pendingQuery, error: offline, isFetching: true } } }
