import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { CodeField } from '@coffer/ui-kit/code-field'
import { MoneyField } from '@coffer/ui-kit/money-field'
import { PasswordChecklist } from '@coffer/ui-kit/password-checklist'
import { PasswordField } from '@coffer/ui-kit/password-field'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { SelectField } from '@coffer/ui-kit/select-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { Stack } from '@coffer/ui-kit/flow'
import { Grid, Specimen } from '../page/sheet.tsx'

const noop = () => {}

const ways = [
  { value: 'instant', label: 'Instantly', description: 'Log in to your bank in a secure window.' },
  { value: 'manual', label: 'With account numbers', description: 'We send two small deposits.' },
]
const rules = [
  { label: 'At least 12 characters', isMet: true },
  { label: 'Not a common password', isMet: false },
]

/** Fields that are empty, filled, invalid and disabled. */
export function Fields() {
  return (
    <Specimen name="Fields" mayBreak>
      <Grid $least="16rem">
        <TextField label="First name" name="first" value="" onChange={noop} hint="As on your identity card" />
        <TextField label="City" name="city" value="Duluth" onChange={noop} />
        <TextField
          label="ZIP code"
          name="zip"
          value="5580"
          onChange={noop}
          error="Enter a ZIP code of 5 or 9 digits."
        />
        <TextField label="Email" name="email" value="amelia@example.com" onChange={noop} isDisabled />
        <SelectField
          label="State"
          name="state"
          value="MN"
          onChange={noop}
          options={[{ value: 'MN', label: 'Minnesota' }]}
        />
        <MoneyField label="Amount" name="amount" value="2,500.00" onChange={noop} />
        <CodeField label="One-time code" name="code" value="482913" onChange={noop} />
        <Stack gap={12}>
          <PasswordField label="New password" name="password" value="a quiet harbour" onChange={noop} />
          <PasswordChecklist rules={rules} />
        </Stack>
        <Stack gap={16}>
          <CheckboxField label="Remember this device" name="remember" value onChange={noop} />
          <CheckboxField
            label="I agree to the account terms"
            name="agree"
            value={false}
            onChange={noop}
            error="Agree to the terms to continue."
          />
        </Stack>
        <RadioField
          label="How would you like to link it?"
          name="way"
          value="instant"
          onChange={noop}
          options={ways}
        />
      </Grid>
    </Specimen>
  )
}
