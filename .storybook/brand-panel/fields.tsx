import { type InputHTMLAttributes, useId } from 'react'
import { styled } from 'storybook/theming'
import type { BrandingText } from './use-branding-text.ts'

const Label = styled.label({ display: 'grid', gap: 4, minWidth: 0 })
const Tick = styled.label({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 24 })
const Both = styled.div({ display: 'flex', gap: 8 })
const Group = styled.fieldset({ display: 'grid', gap: 8, margin: 0, padding: 0, border: 0 })
const Input = styled.input(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 28,
  padding: '4px 8px',
  font: 'inherit',
  color: theme.input.color,
  background: theme.input.background,
  border: `1px solid ${theme.color.mediumdark}`,
  borderRadius: theme.input.borderRadius,
}))
const Swatch = styled(Input)({ flex: 'none', width: 48, padding: 2 })

type Path = readonly [string, ...string[]]
interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  branding: BrandingText
  path: Path
  label: string
}

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Accepts pasted colors with capitals or without the hash. */
const asColor = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(?=[0-9a-f]{6}$)/, '#')

/** The two colors that all others derive from: picked, or typed as `#rrggbb`. */
export function ColorFields({ branding }: { branding: BrandingText }) {
  return (
    <Group aria-label="The two colors">
      <ColorField branding={branding} path={['color_primary']} label="Primary color" />
      <ColorField branding={branding} path={['color_secondary']} label="Secondary color" />
    </Group>
  )
}

/** The texts and requirements of a branding. */
export function NameFields({ branding }: { branding: BrandingText }) {
  const rules: Path = ['password_requirements']
  return (
    <>
      <TextField branding={branding} path={['name']} label="Name" />
      <TextField branding={branding} path={['short_name']} label="Short name" />
      <TextField branding={branding} path={['logo_alt_text']} label="Text of the logo" />
      <TextField branding={branding} path={['emails', 'support']} label="Support email" inputMode="email" />
      <TextField branding={branding} path={['phone_support']} label="Support phone" inputMode="tel" />
      <TickField branding={branding} path={['show_fdic']} label="Shows the FDIC sign" />
      <Group aria-label="A password">
        <NumberField
          branding={branding}
          path={[...rules, 'min_length']}
          label="Characters of a password, at least"
        />
        <NumberField
          branding={branding}
          path={[...rules, 'max_length']}
          label="Characters of a password, at most"
        />
        <TickField branding={branding} path={[...rules, 'require_upper']} label="Needs a capital letter" />
        <TickField branding={branding} path={[...rules, 'require_lower']} label="Needs a small letter" />
        <TickField branding={branding} path={[...rules, 'require_digit']} label="Needs a digit" />
        <TickField branding={branding} path={[...rules, 'require_symbol']} label="Needs a symbol" />
      </Group>
    </>
  )
}

function TextField({ branding, path, label, ...input }: FieldProps) {
  return (
    <Label>
      {label}
      <Input
        {...input}
        value={asText(branding.valueAt(path))}
        onChange={({ target }) => branding.set(path, target.value)}
      />
    </Label>
  )
}

function NumberField({ branding, path, label }: FieldProps) {
  const read = (text: string) => (/^\d+$/.test(text) ? Number(text) : text)
  return (
    <Label>
      {label}
      <Input
        inputMode="numeric"
        value={asText(branding.valueAt(path))}
        onChange={({ target }) => branding.set(path, read(target.value))}
      />
    </Label>
  )
}

function TickField({ branding, path, label }: FieldProps) {
  return (
    <Tick>
      <input
        type="checkbox"
        checked={branding.valueAt(path) === true}
        onChange={({ target }) => branding.set(path, target.checked)}
      />
      {label}
    </Tick>
  )
}

function ColorField({ branding, path, label }: FieldProps) {
  const id = useId()
  const written = asText(branding.valueAt(path))
  const set = (value: string) => branding.set(path, asColor(value))
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Both>
        <Swatch
          type="color"
          aria-label={`${label}, picked`}
          value={/^#[0-9a-f]{6}$/.test(written) ? written : '#000000'}
          onChange={({ target }) => set(target.value)}
        />
        <Input id={id} spellCheck={false} value={written} onChange={({ target }) => set(target.value)} />
      </Both>
    </div>
  )
}
