import { StoryRoute } from '@coffer/router/story'
import type { ResultValue } from '@coffer/session/result'
import { clearRoot } from '@coffer/session/store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone, provided, settlesOn } from '@coffer/router/story-provider'
import { beneficiaryChanged } from '../results.ts'
import { successScreen } from './success-screen.tsx'

const after = (result: ResultValue<typeof beneficiaryChanged>) => () => {
  beneficiaryChanged.record(result)
  return clearRoot
}

const meta = {
  title: 'Beneficiaries/Done',
  component: successScreen.Screen,
  render: () => <StoryRoute path="/beneficiary/success" Screen={successScreen} />,
  parameters: provided(),
  beforeEach: after({ what: 'added', name: 'Mateo Rivera', count: 2 }),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Added: Story = {}
export const OnAPhone: Story = { globals: onPhone }
export const InSpanish: Story = { globals: { language: 'es' } }
export const Edited: Story = { beforeEach: after({ what: 'edited', name: 'Mateo Rivera', count: 2 }) }
export const Removed: Story = { beforeEach: after({ what: 'removed', name: 'Mateo Rivera', count: 1 }) }
export const TheLastRemoved: Story = {
  beforeEach: after({ what: 'removed', name: 'Mateo Rivera', count: 0 }),
}
export const SharedAnew: Story = { beforeEach: after({ what: 'shares', name: null, count: 3 }) }
