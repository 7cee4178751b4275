import { branding, handlers, notificationSettings, user } from '@coffer/api-client/fakes'
import { StoryRoute, WithCapability } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { NotificationsScreen } from './notifications-screen.tsx'

const announced = handlers.branding(branding({ capabilities: ['notification_settings'] }))

const meta = {
  title: 'Screens/My account/Notifications',
  component: NotificationsScreen,
  render: () => <StoryRoute path="/my-account/notifications" Screen={NotificationsScreen} />,
  parameters: provided(announced),
  play: settlesOn('region'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Turns money emails off. */
const turnOff =
  (then: 'alert' | 'status'): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Money: Email' }))
    await canvas.findAllByRole(then)
  }

export const Defaults: Story = {}
export const NoMobileNumber: Story = {
  parameters: provided(announced, handlers.notificationSettings(notificationSettings([], false))),
}
export const Saving: Story = {
  tags: ['no-snapshot'],
  parameters: provided(announced, handlers.changeNotificationSetting.hangs()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Money: Email' }))
    await canvas.findByText('Saving…')
  },
}
export const Saved: Story = {
  tags: ['no-snapshot'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Money: Email' }))
    await canvas.findByText('Saved')
  },
}
export const NotSaved: Story = {
  parameters: provided(
    announced,
    handlers.changeNotificationSetting.fails(422, { message: 'This notice can’t be changed.' }),
  ),
  play: turnOff('alert'),
}
export const LostAnswer: Story = {
  tags: ['no-snapshot'],
  parameters: provided(announced, handlers.changeNotificationSetting.breaks()),
  play: turnOff('alert'),
}
const withLanguage: NonNullable<Story['render']> = () => (
  <WithCapability capability={['notification_settings', 'language']}>
    <StoryRoute path="/my-account/notifications" Screen={NotificationsScreen} />
  </WithCapability>
)
const inSpanish = handlers.user(user({ language: 'es' }))
export const EmailsInThisLanguage: Story = {
  tags: ['no-snapshot'],
  render: withLanguage,
  parameters: provided(handlers.user(user({ language: 'en' }))),
  play: settlesOn('region', { name: 'Language of emails and text messages' }),
}
export const EmailsInAnotherLanguage: Story = {
  render: withLanguage,
  parameters: provided(inSpanish),
  play: settlesOn('button', { name: 'Use English' }),
}
export const LanguageNotSaved: Story = {
  tags: ['no-snapshot'],
  render: withLanguage,
  parameters: provided(
    inSpanish,
    handlers.changeLanguage.fails(422, { message: 'Choose one of the languages offered.' }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use English' }))
    await canvas.findByRole('alert')
  },
}
export const Loading: Story = {
  tags: ['no-snapshot'],
  parameters: provided(announced, handlers.notificationSettings.hangs()),
  play: settlesOn('heading', { level: 1 }),
}
export const NotLoaded: Story = {
  tags: ['no-snapshot'],
  parameters: provided(announced, handlers.notificationSettings.fails(500)),
  play: settlesOn('alert'),
}
