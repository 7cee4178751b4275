import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { StatefulField } from './stateful-field.tsx'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Components/Fields/Password',
  component: PasswordField,
  tags: ['autodocs'],
  args: { label: 'Password', name: 'password', value: '', onChange: () => {} },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <PasswordField {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const ShownOnRequest: Story = {
  args: { value: 'a quiet harbour' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}
export const Invalid: Story = { args: { error: 'Enter your password.' } }
export const Disabled: Story = { args: { value: 'a quiet harbour', isDisabled: true } }

export const WithChecklist: Story = {
  args: { label: 'New password', autoComplete: 'new-password' },
  render: (args) => (
    <StatefulField initial="harbour">
      {(value, onChange) => (
        <Stack gap={12}>
          <PasswordField {...args} value={value} onChange={onChange} />
          <PasswordChecklist
            rules={[
              { label: 'At least 12 characters', isMet: value.length >= 12 },
              { label: 'Not a password that is known to be common', isMet: value !== '' },
            ]}
          />
        </Stack>
      )}
    </StatefulField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At least 12 characters: not met')).toBeInTheDocument()
    await userEvent.type(canvas.getByLabelText('New password'), ' at dawn')
    await expect(canvas.getByText('At least 12 characters: met')).toBeInTheDocument()
  },
}
