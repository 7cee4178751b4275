import { handlers, linkedAccount, transaction } from '@coffer/api-client/fakes'
import { StoryRoute, WithCapability } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { withAccounts, otherAccount, scheduled } from '../example-money.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { WithdrawScreen } from './withdraw-screen.tsx'

const pending = transaction({
  uuid: 'pending',
  status: 'Pending',
  amount: 200_00,
  date_created: '2026-11-20T13:00:00Z',
})
const held = transaction({
  uuid: 'held',
  amount: 300_00,
  date_created: '2026-11-18T15:00:00Z',
  available_from: '2026-11-23T13:30:00Z',
})
const out = transaction({ uuid: 'out', direction: 'PrimaryToLinked', status: 'Submitted', amount: 200_00 })

const meta = {
  title: 'Screens/Transfers/Withdraw',
  component: WithdrawScreen,
  render: () => <StoryRoute path="/withdraw" Screen={WithdrawScreen} />,
  parameters: provided(...withAccounts()),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const review: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Amount'), '500')
  await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
  await canvas.findByRole('heading', { name: 'Review your withdrawal' })
}
const send =
  (role: string): Play =>
  async (context) => {
    await review(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Withdraw $500.00' }))
    await context.canvas.findAllByRole(role)
  }
const close: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Close your account' }))
  await userEvent.click(await canvas.findByRole('radio', { name: 'I use another bank' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Review closing' }))
  await canvas.findByRole('heading', { name: 'Close your account?' })
}
const confirm =
  (role: string): Play =>
  async (context) => {
    await close(context)
    await userEvent.click(context.canvas.getByRole('checkbox'))
    await userEvent.click(context.canvas.getByRole('button', { name: 'Withdraw all and close' }))
    await context.canvas.findAllByRole(role)
  }

export const Empty: Story = {}
export const NotAllAvailable: Story = {
  parameters: provided(...withAccounts([linkedAccount()], [held, out])),
}
export const Everything: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw all ($12,840.50)' }))
    await canvas.findByText(/Your available balance will be \$0\. Your account/)
  },
}
export const UsingGoals: Story = {
  render: () => (
    <WithCapability capability="goals">
      <StoryRoute path="/withdraw" Screen={WithdrawScreen} />
    </WithCapability>
  ),
  parameters: provided(...withAccounts(), handlers.goals()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Amount'), '4000')
    await canvas.findByText('This withdrawal uses money from your goals')
  },
}
export const TooMuch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Amount'), '20000')
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await canvas.findByRole('alert')
  },
}
export const NoUsableAccount: Story = {
  parameters: provided(...withAccounts([otherAccount('DEPOSITS_LOCKED')])),
  play: settlesOn('heading', { level: 1 }),
}
export const Review: Story = { play: review }
export const Refused: Story = {
  parameters: provided(
    ...withAccounts(),
    handlers.withdraw.fails(403, { message: 'Money cannot be moved right now.' }),
  ),
  play: send('alert'),
}
export const Unconfirmed: Story = {
  parameters: provided(...withAccounts(), handlers.withdraw.breaks()),
  play: send('alert'),
}
export const ToClose: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Close your account' }))
    await canvas.findByRole('radio', { name: 'The rate' })
  },
}
export const Closing: Story = {
  parameters: provided(...withAccounts([linkedAccount()], [scheduled()])),
  play: close,
}
export const NotUnderstood: Story = {
  play: async (context) => {
    await close(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Withdraw all and close' }))
    await context.canvas.findByRole('alert')
  },
}
export const CannotCloseYet: Story = {
  parameters: provided(...withAccounts([linkedAccount()], [pending, held])),
  play: close,
}
export const ClosingRefused: Story = {
  parameters: provided(
    ...withAccounts(),
    handlers.withdraw.fails(403, { message: 'Not while a dispute is open.' }),
  ),
  play: confirm('alert'),
}
export const ClosingUnconfirmed: Story = {
  parameters: provided(...withAccounts(), handlers.withdraw.breaks()),
  play: confirm('alert'),
}
