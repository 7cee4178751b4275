import {
  account,
  alert,
  banner,
  goal,
  goals,
  handlers,
  linkedAccount,
  linkedAccounts,
  plans,
  transaction,
} from '@coffer/api-client/fakes'
import { pageInstant } from '@coffer/domain/test-clock'
import { StoryRoute, WithCapability } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { history } from '../example-history.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { HomeScreen } from './home-screen.tsx'

const quiet = [handlers.banners([]), handlers.alerts([])]
const lived = [...quiet, handlers.transactions(history())]

const meta = {
  title: 'Screens/Dashboard/Home',
  component: HomeScreen,
  render: () => <StoryRoute path="/dashboard" Screen={HomeScreen} />,
  parameters: provided(...lived),
  play: async ({ canvas }) => {
    await canvas.findByRole('group')
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'See all transactions' })
    link.scrollIntoView({ block: 'center' })
    const { left, top, height } = link.getBoundingClientRect()
    // The touch target is 44 px high, although the line is 24 px.
    for (const offset of [-26, 14])
      await expect(document.elementFromPoint(left + 8, top + height / 2 + offset)).toBe(link)
    // The snapshot is taken from the top of the page.
    window.scrollTo(0, 0)
  },
}
export const WithPlans: Story = {
  render: () => (
    <WithCapability capability="automatic_saving">
      <StoryRoute path="/dashboard" Screen={HomeScreen} />
    </WithCapability>
  ),
  parameters: provided(...lived, handlers.plans(plans())),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Automatic saving' })
  },
}
export const WithGoals: Story = {
  render: () => (
    <WithCapability capability="goals">
      <StoryRoute path="/dashboard" Screen={HomeScreen} />
    </WithCapability>
  ),
  parameters: provided(
    ...lived,
    handlers.goals(
      goals({
        goals: [
          goal(),
          goal({
            uuid: 'tax',
            name: 'Property tax',
            picture: 'tax',
            saved_cents: 400_000,
            reached_on: '2026-11-20',
          }),
          goal({ uuid: 'rainy', kind: 'buffer', name: 'Rainy day', picture: 'umbrella', target_cents: null }),
        ],
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Goals' })
  },
}
export const GoalSuggestions: Story = {
  tags: ['no-snapshot'],
  render: () => (
    <WithCapability capability="goals">
      <StoryRoute path="/dashboard" Screen={HomeScreen} />
    </WithCapability>
  ),
  parameters: provided(...lived, handlers.goals(goals({ goals: [] }))),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Trip' })
  },
}
export const WithNotices: Story = {
  parameters: provided(
    handlers.banners([banner(), banner({ uuid: 'late', type: 2, title: 'Transfers are slow today' })]),
    handlers.alerts([alert()]),
    handlers.transactions(history()),
  ),
}
export const FirstInterest: Story = {
  parameters: provided(
    ...quiet,
    handlers.transactions([
      transaction({
        direction: 'ServiceToPrimary',
        status: 'Settled',
        amount: 12_34,
        description: 'Interest',
        effective_on: '2026-10-31',
      }),
    ]),
  ),
}
export const FundingReturned: Story = {
  parameters: provided(
    ...quiet,
    handlers.transactions([transaction({ status: 'Returned', return_code: 'R01' })]),
    handlers.linkedAccounts(linkedAccounts({ accounts: [linkedAccount({ status: 'LOCKED' })] })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'See what happened' })
  },
}
export const MustRelink: Story = {
  parameters: provided(
    handlers.linkedAccounts(linkedAccounts({ accounts: [linkedAccount({ status: 'LOCKED' })] })),
  ),
}
export const NothingYet: Story = {
  parameters: provided(
    ...quiet,
    handlers.accounts([
      account({ available_balance: 0, current_balance: 0, pending_balance: 0, interest_ytd: 0 }),
    ]),
    handlers.transactions([]),
  ),
  play: settlesOn('heading', { level: 2 }),
}
const coming = { date_created: pageInstant(), date_processed: null } as const
export const FirstDepositOnItsWay: Story = {
  parameters: provided(
    ...quiet,
    handlers.accounts([account({ available_balance: 0, current_balance: 0, interest_ytd: 0 })]),
    handlers.transactions([transaction({ ...coming, status: 'Pending' })]),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'On the way' })
  },
}
export const MoneyOnItsWay: Story = {
  parameters: provided(
    ...quiet,
    handlers.transactions([
      transaction({ ...coming, uuid: 'out', direction: 'PrimaryToLinked', status: 'Submitted' }),
      ...history(),
    ]),
  ),
}
export const NoAccountYet: Story = {
  parameters: provided(...quiet, handlers.accounts([]), handlers.transactions([])),
  play: settlesOn('heading', { level: 2 }),
}
export const MoneyOnHold: Story = {
  parameters: provided(
    ...lived,
    handlers.linkedAccounts(linkedAccounts({ accounts: [linkedAccount({ status: 'LOCKED' })] })),
  ),
}
export const WithAScheduledDeposit: Story = {
  tags: ['no-snapshot'],
  parameters: provided(
    ...quiet,
    handlers.transactions([
      transaction({
        uuid: 'scheduled',
        status: 'Initiated',
        scheduled_for: '2026-12-01',
        frequency: 'monthly',
      }),
      ...history(),
    ]),
  ),
}
export const AccountNotLoaded: Story = {
  parameters: provided(...lived, handlers.accounts.fails(500)),
  play: settlesOn('alert'),
}
export const TransactionsNotLoaded: Story = {
  parameters: provided(...quiet, handlers.transactions.fails(503)),
  play: settlesOn('alert'),
}
export const Loading: Story = {
  parameters: provided(...quiet, handlers.accounts.hangs(), handlers.transactions.hangs()),
  play: settlesOn('status'),
}
