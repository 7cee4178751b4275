import { depositor, handlers } from '@coffer/api-client/fakes'
import { StoryRoute, WithCapability } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ended, monthly, paused, twice, withPlans } from '../example-plans.ts'
import { PlansScreen } from './plans-screen.tsx'

const meta = {
  title: 'Screens/Automatic saving/List',
  component: PlansScreen,
  render: () => (
    <WithCapability capability={['automatic_saving', 'goals']}>
      <StoryRoute path="/plans" Screen={PlansScreen} />
    </WithCapability>
  ),
  parameters: provided(...withPlans([monthly])),
  play: settlesOn('heading', { level: 2 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Several: Story = {
  parameters: provided(...withPlans([monthly, twice, paused], { ended: [ended] })),
}
export const None: Story = { parameters: provided(...withPlans([])) }
export const ChangingAnAmount: Story = {
  play: async ({ canvas }) => {
    const [change] = await canvas.findAllByRole('button', { name: /^Change amount/ })
    if (change) await userEvent.click(change)
  },
}
export const MovingADate: Story = {
  play: async ({ canvas }) => {
    const [change] = await canvas.findAllByRole('button', { name: /^Change date/ })
    if (change) await userEvent.click(change)
  },
}
export const Pausing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }))
  },
}
export const Ending: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End plan' }))
  },
}
export const NotSkipped: Story = {
  parameters: provided(handlers.skipPlanDate.fails(500), ...withPlans([monthly])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Skip Tuesday, Dec 1/ }))
    await canvas.findByRole('alert')
  },
}
export const ViewOnly: Story = {
  parameters: provided(...withPlans(), handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' }))),
}
export const NoAccount: Story = {
  parameters: provided(handlers.accounts([])),
}
export const NotLoaded: Story = {
  parameters: provided(handlers.plans.fails(500), ...withPlans()),
  play: settlesOn('alert'),
}
