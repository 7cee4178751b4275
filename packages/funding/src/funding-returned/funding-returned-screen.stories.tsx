import { approvedApplication, handlers, linkedAccount, transaction } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { FundingReturnedScreen } from './funding-returned-screen.tsx'

const returnedWith = (return_code: string, others: ReturnType<typeof linkedAccount>[] = []) =>
  provided(
    ...approvedApplication('completed', [linkedAccount({ status: 'LOCKED' }), ...others]),
    handlers.transactions([transaction({ status: 'Returned', return_code })]),
  )

const meta = {
  title: 'Screens/Funding/Returned',
  component: FundingReturnedScreen,
  render: () => <StoryRoute path="/funding-returned" Screen={FundingReturnedScreen} />,
  parameters: returnedWith('R01'),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const NotEnoughMoney: Story = {}
export const NotAuthorized: Story = { parameters: returnedWith('R10') }
export const AnotherBankIsLinked: Story = {
  parameters: returnedWith('R01', [linkedAccount({ uuid: 'other' })]),
}
export const UnknownCode: Story = { parameters: returnedWith('R99') }
export const NotLoaded: Story = {
  parameters: provided(handlers.transactions.fails(500)),
  play: settlesOn('alert'),
}
