import { useState } from 'react'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { radius, size, space, weight } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'
import { controlStyles, describedBy, FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'

const Row = styled.div`
  position: relative;
`
const Input = styled.input`
  ${controlStyles}
  padding-inline-end: 5.5rem;

  &::-ms-reveal {
    display: none;
  }
`
const Toggle = styled.button`
  position: absolute;
  inset-block: 2px;
  inset-inline-end: 2px;
  min-width: 2.75rem;
  padding-inline: ${space[12]};
  border-radius: ${radius};
  color: ${role('link')};
  font-size: ${size[14]};
  font-weight: ${weight.bold};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

/** A password with show/hide; supports paste and password managers, and warns about Caps Lock. */
export function PasswordField({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isOptional = false,
  isDisabled,
  autoComplete = 'current-password',
}: FieldProps<string>) {
  const t = useTranslations()
  const [isShown, setShown] = useState(false)
  const [isCapsLocked, setCapsLocked] = useState(false)
  const shownHint = isCapsLocked ? t('password.capsLock') : hint
  return (
    <FieldFrame label={label} name={name} hint={shownHint} error={error} isOptional={isOptional}>
      <Row>
        <Input
          id={fieldId(name)}
          name={name}
          type={isShown ? 'text' : 'password'}
          value={value}
          disabled={isDisabled}
          required={!isOptional}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { hint: shownHint, error })}
          onChange={(event) => onChange(event.target.value)}
          onKeyUp={(event) => setCapsLocked(event.getModifierState('CapsLock'))}
          onBlur={onBlur}
        />
        <Toggle
          type="button"
          aria-label={isShown ? t('password.hide') : t('password.show')}
          aria-controls={fieldId(name)}
          disabled={isDisabled}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t('password.hideShort') : t('password.showShort')}
        </Toggle>
      </Row>
    </FieldFrame>
  )
}
