import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { changesMeanwhile, withBeneficiaries, lucia, mateo } from '../example-beneficiaries.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { RemoveScreen } from './remove-screen.tsx'

const withId = (id: string) => () => (
  <StoryRoute path="/beneficiary/remove" search={`id=${id}`} Screen={RemoveScreen} />
)
const three = [
  { ...mateo, allocation: 40 },
  lucia,
  { ...lucia, uuid: 'eva', first_name: 'Eva', allocation: 20 },
]

const meta = {
  title: 'Screens/Beneficiaries/Remove',
  component: RemoveScreen,
  render: withId('mateo'),
  parameters: provided(withBeneficiaries(three)),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const remove: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove Mateo Rivera' }))
  await canvas.findAllByRole('alert')
}

export const WithOthers: Story = {}
export const OneRemaining: Story = { parameters: provided(withBeneficiaries()) }
export const NoneRemaining: Story = { parameters: provided(withBeneficiaries()), render: withId('trust') }
export const NotAddingUp: Story = {
  play: async (context) => {
    await userEvent.clear(await context.canvas.findByLabelText('Eva Rivera'))
    await remove(context)
  },
}
export const LostAnswer: Story = {
  parameters: provided(withBeneficiaries(three), handlers.removeAndReallocate.breaks()),
  play: remove,
}
export const RemovedElsewhere: Story = {
  parameters: provided(
    ...changesMeanwhile('removeAndReallocate', { rejection: { code: 404 }, before: three, after: [lucia] }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Mateo Rivera' }))
    await canvas.findByText(/is no longer a beneficiary/)
  },
}
