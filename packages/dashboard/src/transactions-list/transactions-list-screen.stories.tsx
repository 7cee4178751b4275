import { account, handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { eachStatus, history, manyTransactions } from '../example-history.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { TransactionsListScreen } from './transactions-list-screen.tsx'

const meta = {
  title: 'Screens/Dashboard/Transactions',
  component: TransactionsListScreen,
  render: () => <StoryRoute path="/dashboard/transactions-list" Screen={TransactionsListScreen} />,
  parameters: provided(handlers.transactions(history())),
  play: settlesOn('listitem'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
/** The column appears on a wide screen if the transactions add up to the current balance. */
export const Balances: Story = {
  tags: ['no-snapshot'],
  parameters: provided(
    handlers.transactions(history()),
    handlers.accounts([account({ current_balance: 742_547 })]),
  ),
}
export const EveryStatus: Story = { parameters: provided(handlers.transactions(eachStatus())) }
export const TenThousand: Story = { parameters: provided(handlers.transactions(manyTransactions(10_000))) }
export const NothingMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Search transactions'), 'rent')
    await canvas.findByRole('heading', { name: 'No results' })
  },
}
export const None: Story = {
  parameters: provided(handlers.transactions([])),
  play: settlesOn('heading', { level: 2 }),
}
export const NotLoaded: Story = {
  parameters: provided(handlers.transactions.fails(500)),
  play: settlesOn('alert'),
}
export const Loading: Story = {
  parameters: provided(handlers.transactions.hangs()),
  play: settlesOn('status'),
}
