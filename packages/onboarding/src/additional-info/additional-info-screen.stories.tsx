import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reviewed, standing } from '../example-progress.ts'
import { onPhone, provided, settlesOn } from '../story-provider.ts'
import { AdditionalInfoScreen } from './additional-info-screen.tsx'

const meta = {
  title: 'Registration/Additional information',
  component: AdditionalInfoScreen,
  render: () => <StoryRoute path="/registration/additional-info" Screen={AdditionalInfoScreen} />,
  parameters: provided(
    ...standing(reviewed('FLAGGED', { missing_documents: ['identity', 'address', 'ssn'] })),
  ),
  play: settlesOn('heading', { level: 2 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Flagged: Story = {}
export const OnAPhone: Story = { globals: onPhone }
export const InSpanish: Story = { globals: { language: 'es' } }
export const Errored: Story = { parameters: provided(...standing(reviewed('ERRORED'))) }
export const Unsubmitted: Story = { parameters: provided(...standing(reviewed('UNSUBMITTED'))) }
export const InReview: Story = {
  parameters: provided(...standing(reviewed('IN_REVIEW', { missing_documents: ['address'] }))),
}
