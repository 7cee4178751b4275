import { approvedApplication, handlers, linkedAccount, respond } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkingSuccess } from '@coffer/router/access-results'
import { userEvent } from 'storybook/test'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { FundAccountScreen } from './fund-account-screen.tsx'

const application = approvedApplication('verified', [linkedAccount()])
const nothingChosen = handlers.initialFundAmount.answers(() => respond({ amount: null }))

const meta = {
  title: 'Screens/Funding/First amount',
  component: FundAccountScreen,
  render: () => <StoryRoute path="/fund-account" Screen={FundAccountScreen} />,
  parameters: provided(...application, nothingChosen),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const enter =
  (amount: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Amount'), amount)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByRole('alert')
  }

export const Empty: Story = {}
export const JustLinked: Story = {
  beforeEach: () => linkingSuccess.record({ linkedAccountId: null }),
}
export const ChosenBefore: Story = { parameters: provided(...application) }
export const TooMuch: Story = { play: enter('250,000.01') }
export const Ambiguous: Story = { play: enter('1.000') }
export const SeveralAccounts: Story = {
  parameters: provided(
    ...approvedApplication('verified', [linkedAccount(), linkedAccount({ uuid: 'second', mask: '1111' })]),
    nothingChosen,
  ),
}
export const FundedAlready: Story = {
  parameters: provided(...approvedApplication('completed', [linkedAccount()])),
  play: settlesOn('heading', { level: 1 }),
}
export const NotSaved: Story = {
  parameters: provided(...application, nothingChosen, handlers.setInitialFundAmount.fails(500)),
  play: enter('500'),
}
export const NotLoaded: Story = {
  parameters: provided(...application, handlers.accounts.fails(503)),
  play: settlesOn('alert'),
}
