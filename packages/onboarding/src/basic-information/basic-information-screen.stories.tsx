import { filledFields, handlers, user } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { progressHandlers, unconfirmed } from '../example-progress.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { BasicInformationScreen } from './basic-information-screen.tsx'

const empty = progressHandlers(unconfirmed('none'))
const withoutPhone = [handlers.user(user({ phone: null })), ...empty]
const fields = filledFields({
  middle_name: 'Inés',
  suffix: 'Jr.',
})
const saved = progressHandlers(unconfirmed('basic', fields))

const meta = {
  title: 'Screens/Registration/Basic information',
  component: BasicInformationScreen,
  render: () => <StoryRoute path="/registration/basic-information" Screen={BasicInformationScreen} />,
  parameters: provided(...withoutPhone),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const save: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }))
  await canvas.findByRole('alert')
}

/** Changes a field first, because a lost save of unchanged values would be verified as saved. */
const saveChange: Story['play'] = async (context) => {
  await userEvent.type(await context.canvas.findByLabelText(/^Middle name/), 'Lou')
  await save(context)
}

export const Empty: Story = {}
export const PhoneKnown: Story = { parameters: provided(...empty) }
export const Saved: Story = { parameters: provided(...saved) }
export const Loading: Story = { parameters: provided(handlers.progress.hangs()), play: settlesOn('status') }
export const NotLoaded: Story = {
  parameters: provided(handlers.progress.fails(403)),
  play: settlesOn('alert'),
}
export const WithErrors: Story = { play: save }
export const Offline: Story = { parameters: provided(handlers.saveStep.breaks(), ...saved), play: saveChange }
export const Unexpected: Story = {
  parameters: provided(handlers.saveStep.fails(500), ...saved),
  play: saveChange,
}
export const RefusedByTheBank: Story = {
  parameters: provided(
    handlers.saveStep.fails(422, { errors: { phone: ['This number can’t receive text messages.'] } }),
    ...saved,
  ),
  play: save,
}
export const ChangingTheNumber: Story = {
  parameters: provided(...saved),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Social Security number' }))
    await canvas.findByLabelText('Social Security number')
  },
}
