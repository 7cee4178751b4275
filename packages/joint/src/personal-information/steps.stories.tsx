import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { AddressInformationScreen } from '../address-information/address-information-screen.tsx'
import { holderHandlers, started } from '../example-holder.ts'
import { OccupationScreen } from '../occupation/occupation-screen.tsx'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { PersonalInformationScreen } from './personal-information-screen.tsx'

const meta = {
  title: 'Screens/Joint account/About the holder',
  component: PersonalInformationScreen,
  render: () => <StoryRoute path="/joint-account/personal-information" Screen={PersonalInformationScreen} />,
  parameters: provided(...holderHandlers(started('none'))),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const address: Story['render'] = () => (
  <StoryRoute path="/joint-account/address-information" Screen={AddressInformationScreen} />
)
const occupation: Story['render'] = () => (
  <StoryRoute path="/joint-account/occupation" Screen={OccupationScreen} />
)
const save: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }))
  await canvas.findByRole('alert')
}

/** Changes a field first, because a lost save of unchanged values would be verified as saved. */
const saveChange: Story['play'] = async (context) => {
  await userEvent.type(await context.canvas.findByLabelText(/^Middle name/), 'Lou')
  await save(context)
}

export const PersonalInformation: Story = {}
export const PersonSaved: Story = { parameters: provided(...holderHandlers(started('basic'))) }
export const PersonWithErrors: Story = { play: save }
export const PersonNotSaved: Story = {
  parameters: provided(handlers.saveHolder.fails(500), ...holderHandlers(started('basic'))),
  play: saveChange,
}
export const Address: Story = { render: address, parameters: provided(...holderHandlers(started('basic'))) }
export const AddressWithErrors: Story = { ...Address, play: save }
export const Occupation: Story = {
  render: occupation,
  parameters: provided(...holderHandlers(started('employer'))),
  play: settlesOn('radio'),
}
export const NothingChosen: Story = {
  render: occupation,
  parameters: provided(...holderHandlers(started('address'))),
  play: save,
}
export const Loading: Story = {
  parameters: provided(handlers.jointProgress.hangs()),
  play: settlesOn('status'),
}
