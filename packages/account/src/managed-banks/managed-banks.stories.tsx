import { account, depositor, handlers, linkedAccount, transaction } from '@coffer/api-client/fakes'
import { StoryRoute, WithCapability } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { completeMfa, endSession } from '@coffer/session/session'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { banks, viewOnly } from '../example-people.ts'
import { MyAccountScreen } from '../my-account/my-account-screen.tsx'

const first = linkedAccount({ uuid: 'first', is_default: true })
const second = linkedAccount({
  uuid: 'second',
  institution: 'Summit Credit Union',
  mask: '1111',
  is_default: false,
})
const twoBanks = banks(second, first)
const secondName = 'Summit Credit Union, Checking ending in 1111'
const plan = transaction({
  status: 'Initiated',
  amount: 25_000,
  scheduled_for: '2026-12-01',
  frequency: 'monthly',
  linked_account_id: 'second',
})

const meta = {
  title: 'Screens/My account/Linked banks',
  render: () => (
    <WithCapability capability="linked_banks">
      <StoryRoute path="/my-account" Screen={MyAccountScreen} />
    </WithCapability>
  ),
  parameters: provided(twoBanks),
  play: settlesOn('region'),
  tags: ['no-snapshot'],
  // The guards of the linking screens decide which of them get a link.
  beforeEach: () => {
    completeMfa({ token: 'final-token', sessionId: 'session', relink: false, tokenDuration: 900 })
    return () => endSession('asked')
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const waitForText =
  (text: RegExp): Play =>
  async ({ canvas }) => {
    await canvas.findAllByText(text)
  }
const pressButtons =
  (name: string, ...then: readonly string[]): Play =>
  async ({ canvas }) => {
    for (const button of [name, ...then])
      await userEvent.click(await canvas.findByRole('button', { name: button }))
    await canvas.findByRole('dialog')
  }
const pressRemove = pressButtons(`Remove ${secondName}`)

export const TwoBanks: Story = { play: waitForText(/^Default$/), tags: ['!no-snapshot'] }
export const OneBank: Story = { parameters: provided(banks(first)), play: waitForText(/^Default$/) }
export const NoBank: Story = { parameters: provided(banks()), play: waitForText(/^Link a bank$/) }
export const FiveBanks: Story = {
  parameters: provided(
    banks(first, second, ...['2', '3', '4'].map((uuid) => ({ uuid, mask: `${uuid}222` }))),
  ),
  play: waitForText(/You’ve linked 5 banks/),
}
export const AwaitingAmounts: Story = {
  parameters: provided(banks(first, { ...second, status: 'VERIFICATION_PENDING', source_type: 'MANUAL' })),
  play: waitForText(/Enter the amounts/),
}
export const JointHolder: Story = {
  parameters: provided(twoBanks, handlers.depositor(depositor({ is_primary: false }))),
  play: waitForText(/Only the primary holder/),
}
export const Closing: Story = {
  parameters: provided(twoBanks, handlers.accounts([account({ closing_since: '2026-11-20T15:00:00Z' })])),
  play: waitForText(/Your account is closing/),
}
export const ViewOnly: Story = {
  parameters: provided(twoBanks, viewOnly()),
  play: waitForText(/can’t change them right now/),
}
export const NothingLoads: Story = {
  parameters: provided(handlers.linkedAccounts.fails(500)),
  play: waitForText(/We couldn’t load your linked banks/),
}
export const Loading: Story = {
  parameters: provided(handlers.linkedAccounts.hangs()),
  play: settlesOn('status'),
}
export const DefaultRejected: Story = {
  parameters: provided(twoBanks, handlers.chooseDefaultBank.fails(403, { message: 'Not now.' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Make default: ${secondName}` }))
    await canvas.findAllByRole('alert')
  },
}
export const Remove: Story = { parameters: provided(twoBanks, handlers.transactions([])), play: pressRemove }
export const RemoveWithPlans: Story = {
  parameters: provided(twoBanks, handlers.transactions([plan])),
  play: pressRemove,
  tags: ['!no-snapshot'],
}
export const NothingChosen: Story = {
  parameters: provided(twoBanks, handlers.transactions([plan])),
  play: pressButtons(`Remove ${secondName}`, 'Remove bank'),
}
export const MoneyUnderWay: Story = {
  parameters: provided(
    twoBanks,
    handlers.transactions([transaction({ status: 'Pending', linked_account_id: 'second' })]),
  ),
  play: pressRemove,
  tags: ['!no-snapshot'],
}
export const LastBank: Story = {
  parameters: provided(banks({ ...second, is_default: true })),
  play: pressRemove,
}
export const HeldBank: Story = {
  parameters: provided(banks(first, { ...second, status: 'LOCKED' })),
  play: pressRemove,
}
export const UseNotLoaded: Story = {
  parameters: provided(twoBanks, handlers.transactions.fails(500)),
  play: pressRemove,
}
export const AnswerLost: Story = {
  parameters: provided(twoBanks, handlers.transactions([]), handlers.removeBank.fails(500)),
  play: pressButtons(`Remove ${secondName}`, 'Remove bank'),
}
