import { linkedAccountStatuses } from '@coffer/domain/status'
import { Stack } from '@coffer/ui-kit/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  LinkedAccountStatusReason,
  LinkedAccountStatusTag,
  useLinkedAccountStatusText,
} from './linked-account-status.tsx'

function EveryStatus() {
  const sentenceOf = useLinkedAccountStatusText()
  return linkedAccountStatuses.map((status) => (
    <Stack key={status} gap={4}>
      <div>
        <LinkedAccountStatusTag status={status} />
      </div>
      <p>{sentenceOf(status)}</p>
    </Stack>
  ))
}

const meta = {
  title: 'Components/Linked account status',
  component: LinkedAccountStatusTag,
  tags: ['autodocs'],
  render: () => (
    <Stack>
      <EveryStatus />
    </Stack>
  ),
} satisfies Meta
export default meta
type Story = StoryObj

export const Every: Story = {}

export const AtAChoice: Story = {
  name: 'At a choice',
  render: () => (
    <Stack>
      {linkedAccountStatuses.map((status) => (
        <LinkedAccountStatusReason key={status} status={status} />
      ))}
    </Stack>
  ),
}
