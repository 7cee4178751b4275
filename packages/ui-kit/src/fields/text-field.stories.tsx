import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StatefulField } from './stateful-field.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Components/Fields/Text',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'City', name: 'city', value: '', onChange: () => {}, autoComplete: 'address-level2' },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <TextField {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'City' })
    await userEvent.type(field, 'Duluth')
    await expect(field).toHaveValue('Duluth')
  },
}
export const Filled: Story = { args: { value: 'Minneapolis' } }
export const WithHint: Story = { args: { hint: 'As printed on your mail' } }
export const Optional: Story = { args: { label: 'Apartment or unit', isOptional: true } }
export const Disabled: Story = { args: { value: 'Minneapolis', isDisabled: true } }

/** Screen readers announce the error with the field. */
export const Invalid: Story = {
  args: { error: 'Enter your city.', hint: 'As printed on your mail' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'City' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('As printed on your mail Enter your city.')
  },
}
