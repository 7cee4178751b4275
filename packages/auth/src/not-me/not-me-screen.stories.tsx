import { handlers } from '@coffer/api-client/fakes'
import { verificationLink } from '@coffer/router/emailed-link'
import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { asVisitor, StoryLogInFrame } from '../story-frame.tsx'
import { NotMeScreen } from './not-me-screen.tsx'

const meta = {
  title: 'Screens/Log in/This wasn’t me',
  render: () => <StoryRoute path="/not-me" Screen={NotMeScreen} Frame={StoryLogInFrame} />,
  parameters: { layout: 'fullscreen', ...provided() },
  beforeEach: () => {
    asVisitor()
    window['__emailedLink'] = 'uuid=u-1&hash=h-1'
    return verificationLink.clear
  },
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const lock =
  (until: 'alert' | 'link'): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lock my account' }))
    await canvas.findAllByRole(until)
  }

export const Asked: Story = {}
export const Locked: Story = { play: lock('link') }
export const LinkUsed: Story = {
  parameters: provided(handlers.reportNotMe.fails(400, { message: 'This link was used or has expired.' })),
  play: lock('alert'),
}
