import { beneficiary, depositor, handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withBeneficiaries, lucia, mateo } from '../example-beneficiaries.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { ListScreen } from './list-screen.tsx'

const meta = {
  title: 'Screens/Beneficiaries/List',
  component: ListScreen,
  render: () => <StoryRoute path="/beneficiary/list" Screen={ListScreen} />,
  parameters: provided(withBeneficiaries()),
  play: settlesOn('listitem'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const shares = [34, 20, 15, 10, 8, 5, 4, 2, 1, 1]
const ten = shares.map((allocation, place) =>
  beneficiary({
    uuid: String(place),
    first_name: ['Maximiliana Guadalupe', 'Ana', 'Jo'][place % 3] ?? '',
    last_name: place % 2 === 0 ? 'Rivera-Montenegro de la Cruz' : 'Li',
    allocation,
  }),
)

export const Several: Story = {}
export const One: Story = { parameters: provided(withBeneficiaries([{ ...mateo, allocation: 100 }])) }
export const Ten: Story = { parameters: provided(withBeneficiaries(ten)) }
export const WithoutAnyShare: Story = {
  parameters: provided(
    withBeneficiaries([mateo, lucia, beneficiary({ uuid: 'eva', first_name: 'Eva', allocation: 0 })]),
  ),
}
export const ForAJointHolder: Story = {
  parameters: provided(withBeneficiaries(), handlers.depositor(depositor({ is_primary: false }))),
}
export const Loading: Story = {
  parameters: provided(handlers.beneficiaries.hangs()),
  play: settlesOn('status'),
}
export const NotLoaded: Story = {
  parameters: provided(handlers.beneficiaries.fails(403)),
  play: settlesOn('alert'),
}
