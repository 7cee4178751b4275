import { type InputHTMLAttributes, useId } from 'react'
import { styled } from 'storybook/theming'
import type { DraftEditor, FieldPath } from '../draft/use-tenant-draft.ts'
import { Field, Input, Label, Tick } from './field.tsx'

const Both = styled.div({ display: 'flex', gap: 8 })
const Swatch = styled(Input)({ flex: 'none', width: 48, padding: 2 })
const Select = Input.withComponent('select')

interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  editor: DraftEditor
  path: FieldPath
  label: string
}

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The text as a whole number if it is one, else unchanged, so that the check refuses it. */
const asNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : text)

/** Accepts pasted colors with capitals or without the hash. */
const asColor = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(?=[0-9a-f]{6}$)/, '#')

export function TextField({ editor, path, label, ...input }: InputProps) {
  return (
    <Field editor={editor} path={path}>
      {({ value, set, invalid }) => (
        <Label>
          {label}
          <Input {...input} {...invalid} value={asText(value)} onChange={({ target }) => set(target.value)} />
        </Label>
      )}
    </Field>
  )
}

export function NumberField({ editor, path, label }: InputProps) {
  return (
    <Field editor={editor} path={path}>
      {({ value, set, invalid }) => (
        <Label>
          {label}
          <Input
            {...invalid}
            inputMode="numeric"
            value={asText(value)}
            onChange={({ target }) => set(asNumber(target.value))}
          />
        </Label>
      )}
    </Field>
  )
}

export function TickField({ editor, path, label, isDefault = false }: InputProps & { isDefault?: boolean }) {
  return (
    <Field editor={editor} path={path}>
      {({ value, set, invalid }) => (
        <Tick>
          <input
            {...invalid}
            type="checkbox"
            checked={value === undefined ? isDefault : value === true}
            onChange={({ target }) => set(target.checked)}
          />
          {label}
        </Tick>
      )}
    </Field>
  )
}

interface ChoiceFieldProps {
  editor: DraftEditor
  path: FieldPath
  label: string
  /** Values with their titles; an empty value removes the field. */
  options: readonly (readonly [value: string, title: string])[]
  /** The default if the field is absent. */
  defaultValue: string
}

export function ChoiceField({ editor, path, label, options, defaultValue }: ChoiceFieldProps) {
  return (
    <Field editor={editor} path={path}>
      {({ value, set, invalid }) => (
        <Label>
          {label}
          <Select
            {...invalid}
            value={typeof value === 'string' ? value : defaultValue}
            onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
          >
            {options.map(([each, title]) => (
              <option key={each} value={each}>
                {title}
              </option>
            ))}
          </Select>
        </Label>
      )}
    </Field>
  )
}

/** A color that is picked or typed as `#rrggbb`. */
export function ColorField({ editor, path, label }: InputProps) {
  const id = useId()
  return (
    <Field editor={editor} path={path}>
      {({ value, set, invalid }) => (
        <>
          <label htmlFor={id}>{label}</label>
          <Both>
            <Swatch
              type="color"
              aria-label={`${label}, picked`}
              value={/^#[0-9a-f]{6}$/.test(asText(value)) ? asText(value) : '#000000'}
              onChange={({ target }) => set(asColor(target.value))}
            />
            <Input
              {...invalid}
              id={id}
              spellCheck={false}
              value={asText(value)}
              onChange={({ target }) => set(asColor(target.value))}
            />
          </Both>
        </>
      )}
    </Field>
  )
}
