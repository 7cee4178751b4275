import {
  cases,
  depositor,
  handlers,
  linkedAccount,
  linkedAccounts,
  problemCase,
  transaction,
} from '@coffer/api-client/fakes'
import { StoryRoute, WithCapability } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { provided } from '@coffer/router/story-provider'
import { TransactionsListScreen } from '../transactions-list/transactions-list-screen.tsx'

type Part = NonNullable<Parameters<typeof transaction>[0]>
const one = (part: Part = {}) =>
  handlers.transactions([
    transaction({ uuid: 'one', linked_account_id: linkedAccount().uuid, ...part }),
    transaction({ uuid: 'other', direction: 'ServiceToPrimary', description: 'Interest', amount: 4_231 }),
  ])
const out = { direction: 'PrimaryToLinked', description: 'Withdrawal to First Meadow Bank' } as const
const underWay = { date_submitted: null, date_processed: null, balance_after: null } as const
const locked = handlers.linkedAccounts(linkedAccounts({ accounts: [linkedAccount({ status: 'LOCKED' })] }))

const meta = {
  title: 'Screens/Dashboard/Transaction details',
  component: TransactionsListScreen,
  render: () => (
    <StoryRoute path="/dashboard/transactions-list" search="id=one" Screen={TransactionsListScreen} />
  ),
  parameters: provided(one({ available_from: '2026-11-18T13:30:00Z' })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 3 })
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const shows = (part: Part): Story => ({ parameters: provided(one(part)) })

export const Settled: Story = {}
export const SettledAndHeld = shows({ available_from: '2036-11-18T13:30:00Z' })
export const Submitted = shows({ status: 'Submitted', date_processed: null })
export const PendingWithdrawal = shows({ ...out, ...underWay, status: 'Pending' })
export const Scheduled = shows({
  ...underWay,
  status: 'Initiated',
  scheduled_for: '2036-12-01',
  frequency: 'monthly',
  end_date: '2037-12-01',
})
export const Returned = shows({ status: 'Returned', return_code: 'R01', balance_after: null })
export const ReturnedAndNoBank: Story = {
  parameters: provided(one({ status: 'Returned', return_code: 'R03', balance_after: null }), locked),
}
export const WithdrawalReturned = shows({ ...out, status: 'Returned', return_code: 'R20' })
export const Voided = shows({ ...underWay, status: 'Voided', date_processed: '2026-11-16T16:00:00Z' })
export const Cancelled = shows({
  ...underWay,
  status: 'Cancelled',
  scheduled_for: '2026-12-01',
  date_processed: '2026-11-20T16:00:00Z',
})
export const Skipped = shows({
  ...underWay,
  status: 'Cancelled',
  scheduled_for: '2026-11-02',
  date_processed: '2026-11-02T13:30:00Z',
})
export const Interest = shows({ direction: 'ServiceToPrimary', description: 'Interest', amount: 4_231 })
export const ToWhoMayOnlyLook: Story = {
  parameters: provided(
    one({ ...underWay, status: 'Pending' }),
    handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' })),
  ),
}
export const Canceling: Story = {
  parameters: provided(one({ ...underWay, status: 'Pending' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this deposit' }))
    await canvas.findByRole('dialog')
  },
}
export const NotCanceled: Story = {
  parameters: provided(
    one({ ...underWay, status: 'Pending' }),
    handlers.voidTransaction.fails(422, { message: 'It was submitted already.' }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this deposit' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, cancel it' }))
    await canvas.findByRole('alert')
  },
}

/** The tenant accepts reports, and the transaction has these cases. */
const reporting = (...found: Parameters<typeof problemCase>[0][]): Story => ({
  render: () => (
    <WithCapability capability="cases">
      <StoryRoute path="/dashboard/transactions-list" search="id=one" Screen={TransactionsListScreen} />
    </WithCapability>
  ),
  parameters: provided(
    one({ available_from: '2026-11-18T13:30:00Z' }),
    handlers.cases(cases({ cases: found.map((part) => problemCase({ transaction_uuid: 'one', ...part })) })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'The amount is wrong' })
  },
})
const reportDialog: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Report a problem' }))
  await canvas.findByRole('dialog')
}

export const ReportingAProblem: Story = { ...reporting(), play: reportDialog }
export const ReportNotSent: Story = {
  ...reporting(),
  parameters: provided(one(), handlers.reportProblem.fails(500)),
  play: async (context) => {
    const { canvas } = context
    await reportDialog(context)
    await userEvent.click(canvas.getByRole('radio', { name: 'The amount is wrong' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }))
    await canvas.findByRole('alert')
  },
}
export const Reported = reporting({ reply_by: '2036-11-25' })
export const ReportAnswered = reporting({ status: 'answered', reply_by: null })
export const ReportedByTheOtherHolder = reporting({ thread_uuid: null, reply_by: '2036-11-25' })
