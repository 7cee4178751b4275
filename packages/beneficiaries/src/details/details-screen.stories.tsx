import { depositor, handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withBeneficiaries } from '../example-beneficiaries.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { DetailsScreen } from './details-screen.tsx'

const withId = (id: string) => () => (
  <StoryRoute path="/beneficiary/details" search={`id=${id}`} Screen={DetailsScreen} />
)

const meta = {
  title: 'Screens/Beneficiaries/Details',
  component: DetailsScreen,
  render: withId('lucia'),
  parameters: provided(withBeneficiaries()),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const ATrust: Story = { render: withId('trust') }
export const ForAJointHolder: Story = {
  parameters: provided(withBeneficiaries(), handlers.depositor(depositor({ is_primary: false }))),
}
export const Loading: Story = {
  parameters: provided(handlers.beneficiaries.hangs()),
  play: settlesOn('status'),
}
