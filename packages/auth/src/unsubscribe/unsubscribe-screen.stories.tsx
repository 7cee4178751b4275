import { branding, handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { asVisitor, StoryLogInFrame } from '../story-frame.tsx'
import { unsubscribeLink } from './unsubscribe-link.ts'
import { UnsubscribeScreen } from './unsubscribe-screen.tsx'

const announced = handlers.branding(branding({ capabilities: ['notification_settings'] }))
const withLink = (fragment: string) => () => {
  asVisitor()
  window['__emailedLink'] = fragment
  return unsubscribeLink.clear
}

const meta = {
  title: 'Screens/Log in/Unsubscribe',
  render: () => <StoryRoute path="/unsubscribe" Screen={UnsubscribeScreen} Frame={StoryLogInFrame} />,
  parameters: { layout: 'fullscreen', ...provided(announced) },
  beforeEach: withLink('token=t&kind=summary'),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const pressUnsubscribe =
  (until: 'alert' | 'heading'): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }))
    await (until === 'alert'
      ? canvas.findByRole('alert')
      : canvas.findByRole('heading', { name: 'You won’t get the monthly summary anymore' }))
  }

export const Asked: Story = {}
export const AskedOfOffers: Story = { tags: ['no-snapshot'], beforeEach: withLink('token=t&kind=marketing') }
export const Ended: Story = { tags: ['no-snapshot'], play: pressUnsubscribe('heading') }
export const Expired: Story = {
  tags: ['no-snapshot'],
  parameters: provided(
    announced,
    handlers.unsubscribe.fails(400, { message: 'This link has expired. Log in to change your settings.' }),
  ),
  play: pressUnsubscribe('alert'),
}
export const LostAnswer: Story = {
  tags: ['no-snapshot'],
  parameters: provided(announced, handlers.unsubscribe.breaks()),
  play: pressUnsubscribe('alert'),
}
export const WithoutLink: Story = { tags: ['no-snapshot'], beforeEach: withLink('') }
