import { filledFields } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { progressHandlers, unconfirmed } from '../example-progress.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { EmployerScreen } from './employer-screen.tsx'

const meta = {
  title: 'Screens/Registration/Employer',
  component: EmployerScreen,
  render: () => <StoryRoute path="/registration/employer" Screen={EmployerScreen} />,
  parameters: provided(...progressHandlers(unconfirmed('address'))),
  play: settlesOn('radio'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const save: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }))
  await canvas.findByRole('alert')
}

export const Empty: Story = {}
export const Employed: Story = {
  parameters: provided(...progressHandlers(unconfirmed('employer', filledFields()))),
}
export const NothingChosen: Story = { play: save }
export const SelfEmployedWithErrors: Story = {
  parameters: provided(
    ...progressHandlers(
      unconfirmed('employer', filledFields({ employment_status: 'self-employed', employer_name: '' })),
    ),
  ),
  play: save,
}
