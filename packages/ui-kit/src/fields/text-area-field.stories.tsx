import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StatefulField } from './stateful-field.tsx'
import { TextAreaField } from './text-area-field.tsx'

const meta = {
  title: 'Components/Fields/Text area',
  component: TextAreaField,
  tags: ['autodocs'],
  args: { label: 'Message', name: 'message', value: '', onChange: () => {} },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <TextAreaField {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
} satisfies Meta<typeof TextAreaField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(field, 'Two{enter}lines')
    await expect(field).toHaveValue('Two\nlines')
  },
}
export const WithHint: Story = { args: { hint: 'Leave out your account number' } }
export const Disabled: Story = { args: { value: 'On its way', isDisabled: true } }
export const Invalid: Story = {
  args: { error: 'Write a message.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      'Write a message.',
    )
  },
}
