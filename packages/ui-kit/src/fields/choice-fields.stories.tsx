import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextAnchor } from '../actions/button.tsx'
import { Stack } from '../layout/layout.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { StatefulField } from './stateful-field.tsx'
import { RadioField } from './radio-field.tsx'
import { SelectField } from './select-field.tsx'

const meta = {
  title: 'Components/Fields/Choices',
  component: CheckboxField,
  subcomponents: { RadioField, SelectField },
  tags: ['autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj

export const Checkbox: Story = {
  render: () => (
    <Stack gap={16} width="form">
      <StatefulField initial={false}>
        {(value, onChange) => (
          <CheckboxField label="Remember this device" name="remember" value={value} onChange={onChange} />
        )}
      </StatefulField>
      <StatefulField initial={false}>
        {(value, onChange) => (
          <CheckboxField
            label={
              <>
                I have read the <TextAnchor href="#terms">account terms</TextAnchor> and agree to them
              </>
            }
            name="agree"
            value={value}
            onChange={onChange}
            isOptional={false}
            error="Agree to the terms to continue."
          />
        )}
      </StatefulField>
      <CheckboxField label="Paperless statements" name="paperless" value onChange={() => {}} isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember this device' })
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}

const ways = [
  {
    value: 'instant',
    label: 'Instantly',
    description: 'Log in to your bank in a secure window. Takes a minute.',
  },
  {
    value: 'manual',
    label: 'With account numbers',
    description: 'We send two small deposits. Takes one to two business days.',
  },
]

export const Radio: Story = {
  render: () => (
    <Stack gap={32} width="form">
      <StatefulField initial="instant">
        {(value, onChange) => (
          <RadioField
            label="How would you like to link it?"
            name="way"
            value={value}
            onChange={onChange}
            options={ways}
          />
        )}
      </StatefulField>
      <RadioField
        label="How should we send your code?"
        name="type"
        value=""
        onChange={() => {}}
        options={[
          { value: 'sms', label: 'Text message', description: '(•••) •••-0142' },
          { value: 'email', label: 'Email', description: 'a•••@example.com', isDisabled: true },
        ]}
        error="Choose one."
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /With account numbers/ }))
    await expect(canvas.getByRole('radio', { name: /With account numbers/ })).toBeChecked()
  },
}

const states = [
  { value: 'MN', label: 'Minnesota' },
  { value: 'WI', label: 'Wisconsin' },
]

export const CompactRadio: Story = {
  render: () => (
    <Stack width="form">
      <StatefulField initial="now">
        {(value, onChange) => (
          <RadioField
            label="When"
            name="when"
            value={value}
            onChange={onChange}
            isCompact
            options={[
              { value: 'now', label: 'Now' },
              { value: 'weekly', label: 'Every week' },
              { value: 'monthly', label: 'Every month' },
              { value: 'never', label: 'Never', isDisabled: true },
            ]}
          />
        )}
      </StatefulField>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Every week' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Every month' })).toBeChecked()
  },
}

export const Select: Story = {
  render: () => (
    <Stack gap={24} width="form">
      <StatefulField initial="">
        {(value, onChange) => (
          <SelectField label="State" name="state" value={value} onChange={onChange} options={states} />
        )}
      </StatefulField>
      <SelectField
        label="Occupation"
        name="occupation"
        value=""
        onChange={() => {}}
        options={states}
        isOptional
        error="Choose an occupation from the list."
      />
      <SelectField
        label="Country"
        name="country"
        value="MN"
        onChange={() => {}}
        options={states}
        isDisabled
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Wisconsin')
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('WI')
  },
}
