import { beneficiary, handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { changesMeanwhile, family, withBeneficiaries, mateo, trust } from '../example-beneficiaries.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { UpdateAllocationsScreen } from './update-allocations-screen.tsx'

const both = [
  ...family,
  beneficiary({ uuid: 'eva', first_name: 'Eva', designation: 'contingent', allocation: 0 }),
]

const meta = {
  title: 'Screens/Beneficiaries/Shares',
  component: UpdateAllocationsScreen,
  render: () => <StoryRoute path="/beneficiary/update-allocations" Screen={UpdateAllocationsScreen} />,
  parameters: provided(withBeneficiaries(both)),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const save: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save shares' }))
  await canvas.findAllByRole('alert')
}
const retype =
  (text: string): Play =>
  async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText('Mateo Rivera'))
    await userEvent.type(canvas.getByLabelText('Mateo Rivera'), text)
  }

export const AddingUp: Story = {}
export const TooLittle: Story = { play: retype('20') }
export const TooMuch: Story = { play: retype('90') }
export const NotSent: Story = {
  play: async (context) => {
    await retype('20')(context)
    await save(context)
  },
}
export const NothingToShare: Story = {
  parameters: provided(withBeneficiaries([mateo, trust])),
  play: settlesOn('heading', { level: 1 }),
}
const saveEven: Play = async (context) => {
  await userEvent.click(await context.canvas.findByRole('button', { name: 'Split evenly' }))
  await save(context)
}

export const RejectedByField: Story = {
  parameters: provided(
    withBeneficiaries(),
    handlers.updateAllocations.fails(422, { errors: { allocations: ['They come to 99.'] } }),
  ),
  play: saveEven,
}
export const Offline: Story = {
  parameters: provided(withBeneficiaries(), handlers.updateAllocations.breaks()),
  play: saveEven,
}
export const ChangedElsewhere: Story = {
  parameters: provided(
    ...changesMeanwhile('updateAllocations', {
      rejection: { code: 422, errors: { allocations: ['Someone is missing.'] } },
      before: family,
      after: both,
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Split evenly' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save shares' }))
    await canvas.findByText('Your beneficiaries were updated somewhere else')
  },
}
