import { depositorProgress, handlers } from '@coffer/api-client/faking'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { asVisitor } from '../story-frame.tsx'
import { onPhone, provided, settlesOn } from '../story-provider.ts'
import { RegistrationHomeScreen } from './registration-home-screen.tsx'

type Progress = Parameters<typeof depositorProgress>[0]
const standing = (progress: Progress) =>
  provided(handlers.progress(depositorProgress(progress)), handlers.banners([]))

const meta = {
  title: 'Registration/Home',
  component: RegistrationHomeScreen,
  render: () => <StoryRoute path="/login/registration-home" Screen={RegistrationHomeScreen} />,
  parameters: standing({
    registration_status: null,
    registration_last_step: 'address',
    extended_status: null,
  }),
  beforeEach: asVisitor,
  play: settlesOn('listitem'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {}
export const OnAPhone: Story = { globals: onPhone }
export const InSpanish: Story = { globals: { language: 'es' } }
export const InReview: Story = {
  parameters: standing({
    registration_status: 'IN_REVIEW',
    registration_last_step: 'confirmed',
    extended_status: 'REVIEW',
  }),
}
export const AwaitingMicrodeposits: Story = {
  parameters: standing({ registration_last_step: 'bank', extended_status: 'UNLINKED' }),
}
export const NotLoaded: Story = {
  parameters: provided(handlers.progress.fails(500), handlers.banners([])),
  play: settlesOn('alert'),
}
