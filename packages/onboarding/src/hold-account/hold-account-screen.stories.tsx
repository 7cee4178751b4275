import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reviewed, progressHandlers } from '../example-progress.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { HoldAccountScreen } from './hold-account-screen.tsx'

const meta = {
  title: 'Screens/Registration/On hold',
  component: HoldAccountScreen,
  render: () => <StoryRoute path="/registration/hold-account" Screen={HoldAccountScreen} />,
  parameters: provided(...progressHandlers(reviewed('FAILED'))),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const NotApproved: Story = {}
export const OnHold: Story = {
  parameters: provided(...progressHandlers(reviewed('PASSED', { extended_status: 'HOLD' }))),
}
export const ClosedToChanges: Story = { parameters: provided(...progressHandlers(reviewed('VIEW_ONLY'))) }
export const AccountOnHold: Story = {
  parameters: provided(
    ...progressHandlers(reviewed('PASSED', { extended_status: 'HOLD', registration_last_step: 'completed' })),
  ),
}
export const ViewOnly: Story = {
  parameters: provided(...progressHandlers(reviewed('VIEW_ONLY', { registration_last_step: 'completed' }))),
}
export const HolderNotApproved: Story = {
  parameters: provided(...progressHandlers(reviewed('FAILED', { registration_last_step: 'completed' }))),
}
