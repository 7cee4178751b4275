import { StoryRoute } from '@coffer/router/story'
import type { ResultValue } from '@coffer/session/result'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { userChanged, userUnchanged } from '../results.ts'
import { changedScreen, notChangedScreen } from './result-screens.tsx'

const changed = (result: ResultValue<typeof userChanged>) => () => {
  userChanged.record(result)
}
const unchanged = (result: ResultValue<typeof userUnchanged>): Story => ({
  render: () => <StoryRoute path="/my-account/edit-user-info/failed" Screen={notChangedScreen} />,
  beforeEach: () => {
    userUnchanged.record(result)
  },
})

const meta = {
  title: 'Screens/My account/Result',
  render: () => <StoryRoute path="/my-account/edit-user-info/success" Screen={changedScreen} />,
  parameters: provided(),
  beforeEach: changed({ of: 'email', value: 'ada@new.example' }),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Email: Story = {}
export const Phone: Story = { beforeEach: changed({ of: 'phone', value: '6145550199' }) }
export const Password: Story = { beforeEach: changed({ of: 'password' }) }
export const Rejected = unchanged({
  of: 'email',
  message: 'This email has an account already.',
})
