import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { BasicIcon } from '../brand/basic-icon.tsx'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { controlHeight, media, motion, radius, size, space } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'

/** Props of every field. Fields are controlled: the form owns the value. */
export interface FieldProps<Value> {
  label: string
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur?: (() => void) | undefined
  /** The error and how to correct it, as a sentence. */
  error?: string | undefined
  hint?: ReactNode
  isOptional?: boolean | undefined
  isDisabled?: boolean | undefined
  autoComplete?: string | undefined
}

/** The id of a field's first control, the target of its label and of the error summary. */
export const fieldId = (name: string) => `field-${name}`
export const labelId = (name: string) => `field-${name}-label`
const hintId = (name: string) => `field-${name}-hint`
const errorId = (name: string) => `field-${name}-error`

/** The `aria-describedby` of a control: the ids of its hint and error. */
export function describedBy(
  name: string,
  { hint, error }: { hint?: ReactNode; error?: string | undefined },
): string | undefined {
  const ids = [hint && hintId(name), error && errorId(name)].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Styles of text controls. */
export const controlStyles = css`
  display: block;
  width: 100%;
  height: ${controlHeight};
  padding: 0 ${space[12]};
  border: 1px solid ${role('control-edge')};
  border-radius: ${radius};
  background: ${role('surface')};
  color: ${role('text')};
  font-size: ${size[16]};
  line-height: 1.5;
  appearance: none;
  transition: border-color ${motion};

  &::placeholder {
    color: ${role('text-faint')};
    opacity: 1;
  }

  &:hover {
    border-color: ${role('control-edge-hover')};
  }

  &[aria-invalid='true'] {
    border-color: ${role('error')};
    box-shadow: inset 0 0 0 1px ${role('error')};
  }

  &:disabled {
    border-color: ${role('disabled')};
    background: ${role('surface-sunken')};
    color: ${role('on-disabled')};
  }

  &:-webkit-autofill {
    -webkit-text-fill-color: ${role('text')};
    box-shadow: inset 0 0 0 3rem ${role('primary-soft')};
  }

  ${media.forced} {
    &[aria-invalid='true'] {
      border-width: 2px;
    }
  }
`

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`
const Label = styled.label`
  ${text.label}
`
const Optional = styled.span`
  font-weight: 400;
  color: ${role('text-soft')};
`
const Hint = styled.div`
  ${text.small}
  color: ${role('text-soft')};
`
const Problem = styled.p`
  ${text.small}
  display: flex;
  gap: ${space[8]};
  color: ${role('error')};
  font-weight: 700;

  > span {
    min-width: 0;
  }
`

/** " (optional)" after a label. */
export function OptionalMark() {
  const t = useTranslations()
  return <Optional>{` (${t('field.optional')})`}</Optional>
}

/** Hint and error below a control. */
export function FieldMessages({
  name,
  hint,
  error,
}: {
  name: string
  hint?: ReactNode
  error?: string | undefined
}) {
  return (
    <>
      {hint && <Hint id={hintId(name)}>{hint}</Hint>}
      {error && (
        <Problem id={errorId(name)}>
          <BasicIcon name="circle-error" size="small" />
          <span>{error}</span>
        </Problem>
      )}
    </>
  )
}

/** The layout of a field: the label above, then the control, with hint and error below. */
export function FieldFrame({
  label,
  name,
  hint,
  error,
  isOptional,
  children,
}: Pick<FieldProps<unknown>, 'label' | 'name' | 'hint' | 'error' | 'isOptional'> & { children: ReactNode }) {
  return (
    <Frame>
      <Label id={labelId(name)} htmlFor={fieldId(name)}>
        <span>{label}</span>
        {isOptional && <OptionalMark />}
      </Label>
      {children}
      <FieldMessages name={name} hint={hint} error={error} />
    </Frame>
  )
}
