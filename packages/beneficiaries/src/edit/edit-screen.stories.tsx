import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { changesMeanwhile, family, withBeneficiaries, mateo } from '../example-beneficiaries.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { EditScreen } from './edit-screen.tsx'

const meta = {
  title: 'Screens/Beneficiaries/Edit',
  component: EditScreen,
  render: () => <StoryRoute path="/beneficiary/edit" search="id=lucia" Screen={EditScreen} />,
  parameters: provided(withBeneficiaries()),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const save: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
  await canvas.findAllByRole('alert')
}

export const Known: Story = {}
export const ChangingGroups: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Contingent/ }))
    await canvas.findByRole('group', { name: 'Contingent beneficiaries' })
  },
}
export const RejectedByField: Story = {
  parameters: provided(
    withBeneficiaries(),
    handlers.editBeneficiary.fails(422, { errors: { 'address.postal_code': ['Check the ZIP code.'] } }),
  ),
  play: save,
}
export const LostAnswer: Story = {
  parameters: provided(withBeneficiaries(), handlers.editBeneficiary.breaks()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Last name'), ' Soto')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findAllByRole('alert')
  },
}
export const RemovedElsewhere: Story = {
  parameters: provided(
    ...changesMeanwhile('editBeneficiary', { rejection: { code: 404 }, before: family, after: [mateo] }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
    await canvas.findByText(/is no longer a beneficiary/)
  },
}
