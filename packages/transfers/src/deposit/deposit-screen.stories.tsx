import { account, handlers, linkedAccount, respond, transaction } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, userEvent } from 'storybook/test'
import { fridayMorning, withAccounts, otherAccount } from '../example-money.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { DepositScreen } from './deposit-screen.tsx'

const meta = {
  title: 'Screens/Transfers/Deposit',
  component: DepositScreen,
  render: () => <StoryRoute path="/deposit" Screen={DepositScreen} />,
  parameters: provided(...withAccounts()),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

const enter = async (canvas: Canvas, amount = '500') => {
  await userEvent.type(await canvas.findByLabelText('Amount'), amount)
}
const repeat = async (canvas: Canvas, first: string) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Every month' }))
  await fireEvent.change(await canvas.findByLabelText('First deposit'), { target: { value: first } })
}
const press = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }))
}
const review: Play = async ({ canvas }) => {
  await enter(canvas)
  await press(canvas, 'Review')
  await canvas.findByRole('heading', { name: 'Review your deposit' })
}
const send: Play = async (context) => {
  await review(context)
  await press(context.canvas, 'Deposit $500.00')
}
const sent =
  (role: string): Play =>
  async (context) => {
    await send(context)
    await context.canvas.findAllByRole(role)
  }

export const Empty: Story = {}
export const Suggested: Story = { play: async ({ canvas }) => press(canvas, '$250') }
export const NearTheDailyLimit: Story = {
  parameters: provided(
    ...withAccounts(
      [linkedAccount()],
      [transaction({ status: 'Pending', amount: 400_000_00, date_created: '2026-11-20T13:00:00Z' })],
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/more today/)
  },
}
export const OnASaturday: Story = {
  parameters: provided(...withAccounts(undefined, undefined, fridayMorning + 86_400_000)),
}
export const SeveralAccounts: Story = {
  parameters: provided(...withAccounts([linkedAccount(), otherAccount('VERIFICATION_PENDING')])),
}
export const NoUsableAccount: Story = {
  parameters: provided(...withAccounts([otherAccount('LOCKED')])),
  play: settlesOn('heading', { level: 1 }),
}
export const WhileClosing: Story = {
  parameters: provided(
    handlers.accounts([account({ closing_since: '2026-11-20T13:00:00Z' })]),
    ...withAccounts(),
  ),
  play: settlesOn('heading'),
}
export const Repeating: Story = {
  play: async ({ canvas }) => {
    await enter(canvas, '250')
    await repeat(canvas, '2026-12-26')
  },
}
export const WithMistakes: Story = {
  play: async ({ canvas }) => {
    await enter(canvas, '12.345')
    await repeat(canvas, '2026-11-19')
    await press(canvas, 'Review')
    await canvas.findByRole('alert')
  },
}
export const Review: Story = { play: review }
export const ReviewOfASchedule: Story = {
  play: async ({ canvas }) => {
    await enter(canvas, '250')
    await repeat(canvas, '2026-12-26')
    await press(canvas, 'Review')
    await canvas.findByRole('heading', { name: 'Review your deposit' })
  },
}
export const Sending: Story = {
  parameters: provided(...withAccounts(), handlers.deposit.hangs()),
  play: send,
}
export const Refused: Story = {
  parameters: provided(
    ...withAccounts(),
    handlers.deposit.fails(403, { message: "Money can't be moved from this account right now." }),
  ),
  play: sent('alert'),
}
export const RefusedByField: Story = {
  parameters: provided(
    ...withAccounts(),
    handlers.deposit.fails(422, { errors: { amount: ['The most is $100.00.'] } }),
  ),
  play: sent('alert'),
}
export const Unconfirmed: Story = {
  parameters: provided(...withAccounts(), handlers.deposit.breaks()),
  play: sent('alert'),
}
export const TakesLong: Story = {
  tags: ['no-snapshot'],
  parameters: provided(
    ...withAccounts(),
    handlers.request.answers(() => respond(null, { code: 202, completedAt: null })),
  ),
  play: send,
}
export const NotLoaded: Story = {
  parameters: provided(handlers.transactions.fails(503), ...withAccounts()),
  play: settlesOn('alert'),
}
export const Loading: Story = {
  parameters: provided(handlers.accounts.hangs(), ...withAccounts()),
  play: settlesOn('status'),
}
