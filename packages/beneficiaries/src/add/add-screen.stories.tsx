import { beneficiary, handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { withBeneficiaries } from '../example-beneficiaries.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { AddScreen } from './add-screen.tsx'

const meta = {
  title: 'Screens/Beneficiaries/Add',
  component: AddScreen,
  render: () => <StoryRoute path="/beneficiary/add" Screen={AddScreen} />,
  parameters: provided(withBeneficiaries()),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const fillIn: Play = async ({ canvas }) => {
  await userEvent.selectOptions(await canvas.findByLabelText('Relationship'), 'sibling')
  await userEvent.type(canvas.getByLabelText('First name'), 'Eva')
  await userEvent.type(canvas.getByLabelText('Last name'), 'Rivera')
  await userEvent.type(canvas.getByLabelText('Month'), '02')
  await userEvent.type(canvas.getByLabelText('Day'), '29')
  await userEvent.type(canvas.getByLabelText('Year'), '2000')
}
const add: Play = async (context) => {
  await fillIn(context)
  await userEvent.click(context.canvas.getByRole('button', { name: 'Add beneficiary' }))
  await context.canvas.findAllByRole('alert')
}

export const FirstBeneficiary: Story = { parameters: provided(withBeneficiaries([])) }
export const JoiningOthers: Story = {}
export const Alone: Story = { parameters: provided(withBeneficiaries([])), play: fillIn }
export const WithTheirAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Add an address' }))
    await canvas.findByLabelText('ZIP code')
  },
}
export const ATrust: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Relationship'), 'trust')
    await canvas.findByLabelText('Trust name')
  },
}
export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add beneficiary' }))
    await canvas.findByRole('alert')
  },
}
export const RejectedByField: Story = {
  parameters: provided(
    withBeneficiaries([]),
    handlers.addBeneficiary.fails(422, { errors: { date_of_birth: ['Check the year.'] } }),
  ),
  play: add,
}
export const RejectedForAJointHolder: Story = {
  parameters: provided(
    withBeneficiaries([]),
    handlers.addBeneficiary.fails(403, { message: 'Only the primary holder can.' }),
  ),
  play: add,
}
export const LostAnswer: Story = {
  parameters: provided(withBeneficiaries([]), handlers.addBeneficiary.breaks()),
  play: add,
}
export const ListFull: Story = {
  parameters: provided(
    withBeneficiaries(Array.from({ length: 10 }, (_, n) => beneficiary({ uuid: String(n), allocation: 10 }))),
  ),
  play: settlesOn('heading', { level: 1 }),
}
export const Loading: Story = {
  parameters: provided(handlers.beneficiaries.hangs()),
  play: settlesOn('status'),
}
