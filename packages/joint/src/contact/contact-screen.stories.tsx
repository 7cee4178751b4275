import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { holderHandlers, started } from '../example-holder.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { ContactScreen } from './contact-screen.tsx'

const meta = {
  title: 'Screens/Joint account/Contact',
  component: ContactScreen,
  render: () => <StoryRoute path="/joint-account/contact" Screen={ContactScreen} />,
  parameters: provided(...holderHandlers(null)),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const save: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }))
  await canvas.findByRole('alert')
}
const fillIn: Story['play'] = async (context) => {
  const { canvas } = context
  await userEvent.type(await canvas.findByLabelText('Email'), 'sam@example.com')
  await userEvent.type(canvas.getByLabelText('Mobile number'), '6145550123')
  await save(context)
}

export const Empty: Story = {}
export const Saved: Story = { parameters: provided(...holderHandlers(started('none'))) }
export const WithErrors: Story = { play: save }
export const EmailInUse: Story = {
  parameters: provided(
    handlers.registerHolder.fails(422, { errors: { email: ['This email is in use already.'] } }),
    ...holderHandlers(null),
  ),
  play: fillIn,
}
export const Offline: Story = {
  parameters: provided(handlers.registerHolder.breaks(), ...holderHandlers(null)),
  play: fillIn,
}
export const NotLoaded: Story = {
  parameters: provided(handlers.jointProgress.fails(500)),
  play: settlesOn('alert'),
}
