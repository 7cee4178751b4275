import { defaultPasswordRequirements } from '@coffer/domain/passwords'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StatefulField } from '../fields/stateful-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'

const meta = {
  title: 'Components/Fields/New password',
  component: NewPasswordField,
  tags: ['autodocs'],
  render: () => (
    <StatefulField initial="harbour">
      {(value, onChange) => (
        <NewPasswordField
          label="New password"
          field={{ name: 'password', value, onChange, onBlur: () => {}, error: undefined }}
          requirements={defaultPasswordRequirements}
          bank={{ slug: 'harbor', name: 'Harborlight Savings', shortName: 'Harborlight' }}
        />
      )}
    </StatefulField>
  ),
} satisfies Meta
export default meta
type Story = StoryObj

export const RequirementsTickedOff: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('At least 12 characters: not met')).toBeInTheDocument()
    await userEvent.type(canvas.getByLabelText('New password'), ' at dawn')
    await expect(canvas.getByText('At least 12 characters: met')).toBeInTheDocument()
  },
}
