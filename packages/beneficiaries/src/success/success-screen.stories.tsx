import { StoryRoute } from '@coffer/router/story'
import type { ResultValue } from '@coffer/session/result'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { beneficiaryChanged } from '../results.ts'
import { successScreen } from './success-screen.tsx'

const withResult = (result: ResultValue<typeof beneficiaryChanged>) => () => {
  beneficiaryChanged.record(result)
}

const meta = {
  title: 'Screens/Beneficiaries/Success',
  component: successScreen.Screen,
  render: () => <StoryRoute path="/beneficiary/success" Screen={successScreen} />,
  parameters: provided(),
  beforeEach: withResult({ type: 'added', name: 'Mateo Rivera', count: 2 }),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Added: Story = {}
export const Edited: Story = { beforeEach: withResult({ type: 'edited', name: 'Mateo Rivera', count: 2 }) }
export const Removed: Story = { beforeEach: withResult({ type: 'removed', name: 'Mateo Rivera', count: 1 }) }
export const LastRemoved: Story = {
  beforeEach: withResult({ type: 'removed', name: 'Mateo Rivera', count: 0 }),
}
export const SharesChanged: Story = { beforeEach: withResult({ type: 'shares', name: null, count: 3 }) }
