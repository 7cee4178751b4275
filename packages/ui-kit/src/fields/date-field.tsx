import { useState } from 'react'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { space } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'
import { datePartNames, joinDate, readPart, readWholeDate, splitDate } from './date-parts.ts'
import {
  controlStyles,
  describedBy,
  FieldMessages,
  fieldId,
  type FieldProps,
  OptionalMark,
} from './field-frame.tsx'

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`
const Legend = styled.legend`
  ${text.label}
  padding-block-end: ${space[8]};
`
const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`
const Part = styled.label`
  ${text.small}
  flex: 0 1 5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  color: ${role('text-soft')};

  &:last-child {
    flex-basis: 7rem;
  }
`
const Input = styled.input`
  ${controlStyles}
  font-variant-numeric: tabular-nums;
`

/**
 * A memorable date in three inputs. Pasting a whole date fills all of them. The value is "YYYY-MM-DD", with empty
 * parts, or "".
 */
export function DateField({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isOptional = false,
  isDisabled,
  autoComplete,
}: FieldProps<string>) {
  const t = useTranslations()
  const [typed, setTyped] = useState(() => splitDate(value))
  const parts = joinDate(typed) === value ? typed : splitDate(value)
  return (
    <Group
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      <Legend>
        <span>{label}</span>
        {isOptional && <OptionalMark />}
      </Legend>
      <Parts>
        {datePartNames.map((part) => (
          <Part key={part}>
            <span>{t(`date.${part}`)}</span>
            <Input
              id={part === 'month' ? fieldId(name) : undefined}
              name={`${name}-${part}`}
              type="text"
              inputMode="numeric"
              autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
              value={parts[part]}
              disabled={isDisabled}
              required={!isOptional}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(name, { hint, error })}
              onChange={(event) => {
                const typedPart = event.target.value
                const next = readWholeDate(typedPart) ?? { ...parts, [part]: readPart(typedPart) }
                setTyped(next)
                onChange(joinDate(next))
              }}
            />
          </Part>
        ))}
      </Parts>
      <FieldMessages name={name} hint={hint} error={error} />
    </Group>
  )
}
