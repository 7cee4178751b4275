import { account, depositor, handlers, rate } from '@coffer/api-client/fakes'
import { addDays, type CalendarDate, easternDate } from '@coffer/domain/calendar'
import { pageNow } from '@coffer/domain/test-clock'
import { StoryRoute, WithCapability } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { monthlyInterest } from './example-interest.ts'
import { InterestScreen } from './interest-screen.tsx'
import { WithOffer } from './story-offer.tsx'

const page = <StoryRoute path="/interest" Screen={InterestScreen} />
/** The offer is the outer decorator, because the capabilities are announced for one tenant. */
const pageWithRates = (
  <WithOffer>
    <WithCapability capability="rate_history">{page}</WithCapability>
  </WithOffer>
)
const today = easternDate(pageNow())
const inDays = (days: number): CalendarDate => addDays(today, days)

const meta = {
  title: 'Screens/Dashboard/Interest',
  component: InterestScreen,
  render: () => <WithOffer>{page}</WithOffer>,
  parameters: provided(handlers.transactions(monthlyInterest(24, today))),
  play: settlesOn('figure'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Two years of interest; the provider has no rate history. */
export const Interest: Story = {}

export const RateChangeAnnounced: Story = {
  render: () => pageWithRates,
  parameters: provided(
    handlers.transactions(monthlyInterest(24, today)),
    handlers.rates([
      rate({ apy: '4.10', effective_on: inDays(30), announced_on: inDays(-2) }),
      rate({ effective_on: inDays(-200), announced_on: inDays(-230) }),
      rate({ apy: '4.60', effective_on: inDays(-600) }),
    ]),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('figure')
    await canvas.findAllByText(/4\.10%/)
  },
}

export const ManyYears: Story = {
  parameters: provided(handlers.transactions(monthlyInterest(130, today))),
}

export const NothingYet: Story = {
  parameters: provided(
    handlers.accounts([account({ available_balance: 0, current_balance: 0, interest_ytd: 0 })]),
    handlers.transactions([]),
  ),
}

/** A closed account shows only past interest. */
export const Closed: Story = {
  parameters: provided(
    handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' })),
    handlers.accounts([]),
    handlers.transactions(monthlyInterest(14, today)),
  ),
}

export const NotLoaded: Story = {
  // Its notices are shown in the snapshots of other screens.
  tags: ['no-snapshot'],
  render: () => pageWithRates,
  parameters: provided(handlers.transactions.fails(503), handlers.rates.fails(500)),
  play: settlesOn('alert'),
}

export const Loading: Story = {
  parameters: provided(handlers.accounts.hangs(), handlers.transactions.hangs()),
  play: settlesOn('status'),
}
