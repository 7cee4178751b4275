import { approvedApplication, handlers, linkedAccount } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { ReadyToFundScreen } from './ready-to-fund-screen.tsx'

const application = approvedApplication('disclosures', [linkedAccount()])

const meta = {
  title: 'Screens/Funding/Ready to fund',
  component: ReadyToFundScreen,
  render: () => <StoryRoute path="/fund-account/ready-to-fund" Screen={ReadyToFundScreen} />,
  parameters: provided(...application),
  play: settlesOn('button'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const send: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Deposit $500.00' }))
  await canvas.findByRole('alert')
}

export const LastLook: Story = {}
export const SeveralAccounts: Story = {
  parameters: provided(
    ...approvedApplication('disclosures', [
      linkedAccount(),
      linkedAccount({ uuid: 'second', mask: '1111', account_type: 'savings' }),
    ]),
  ),
}
export const Sending: Story = {
  parameters: provided(...application, handlers.fundAccount.hangs()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deposit $500.00' }))
  },
}
export const Unconfirmed: Story = {
  parameters: provided(...application, handlers.fundAccount.breaks()),
  play: send,
}
export const Refused: Story = {
  parameters: provided(
    ...application,
    handlers.fundAccount.fails(422, { message: "This bank account can't be used for transfers." }),
  ),
  play: send,
}
export const NoUsableBank: Story = {
  parameters: provided(...approvedApplication('disclosures', [linkedAccount({ status: 'LOCKED' })])),
  play: settlesOn('heading', { level: 1 }),
}
export const FundedAlready: Story = {
  parameters: provided(...approvedApplication('completed', [linkedAccount()])),
  play: settlesOn('heading', { level: 1 }),
}
