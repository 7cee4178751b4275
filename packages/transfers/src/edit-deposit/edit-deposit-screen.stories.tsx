import { handlers, linkedAccount } from '@coffer/api-client/fakes'
import { StoryRoute, WithCapability } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { withAccounts, scheduled } from '../example-money.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { EditDepositScreen } from './edit-deposit-screen.tsx'

const monthly = withAccounts([linkedAccount()], [scheduled()])

const meta = {
  title: 'Screens/Transfers/Edit deposit',
  component: EditDepositScreen,
  render: () => <StoryRoute path="/deposit/edit" search="id=scheduled" Screen={EditDepositScreen} />,
  parameters: provided(...monthly),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const TwiceAMonth: Story = {
  render: () => (
    <WithCapability capability="automatic_saving">
      <StoryRoute path="/deposit/edit" search="id=scheduled" Screen={EditDepositScreen} />
    </WithCapability>
  ),
  parameters: provided(...withAccounts([linkedAccount()], [scheduled({ frequency: 'twice_monthly' })])),
  play: settlesOn('link'),
}

const review: Play = async ({ canvas }) => {
  const amount = await canvas.findByLabelText('Amount')
  await userEvent.clear(amount)
  await userEvent.type(amount, '300')
  await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }))
  await canvas.findByText('$300.00 (was $250.00)')
}
const save: Play = async (context) => {
  await review(context)
  await userEvent.click(context.canvas.getByRole('button', { name: 'Save changes' }))
}
const ask: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this deposit' }))
  await canvas.findByRole('dialog')
}
const cancel =
  (role: string): Play =>
  async (context) => {
    await ask(context)
    const dialog = within(await context.canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel deposit' }))
    await context.canvas.findAllByRole(role)
  }

export const Repeating: Story = {}
export const Once: Story = {
  parameters: provided(...withAccounts([linkedAccount()], [scheduled({ frequency: 'once' })])),
}
export const NothingChanged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review changes' }))
    await canvas.findByText(/You haven’t changed anything yet/)
  },
}
export const Review: Story = { play: review }
export const NotSaved: Story = {
  parameters: provided(
    ...monthly,
    handlers.editDeposit.fails(422, { message: 'This deposit no longer waits for its day.' }),
  ),
  play: async (context) => {
    await save(context)
    await context.canvas.findByRole('alert')
  },
}
export const Unconfirmed: Story = {
  parameters: provided(...monthly, handlers.editDeposit.breaks()),
  play: async (context) => {
    await save(context)
    await context.canvas.findAllByRole('alert')
  },
}
export const AskedOnceMore: Story = { play: ask }
export const NotCancelled: Story = {
  parameters: provided(
    ...monthly,
    handlers.voidTransaction.fails(422, { message: 'It was submitted already.' }),
  ),
  play: cancel('alert'),
}
export const MaybeCancelled: Story = {
  parameters: provided(...monthly, handlers.voidTransaction.breaks()),
  play: cancel('alert'),
}
export const AlreadyLeft: Story = {
  parameters: provided(...withAccounts([linkedAccount()], [scheduled({ status: 'Pending' })])),
  play: settlesOn('heading', { level: 1 }),
}
