import { depositInsurer, type Insurer, insurers } from '../../../packages/branding/src/insurer.ts'
import type { DraftEditor, FieldPath } from '../draft/use-tenant-draft.ts'
import { Group, Input, Label } from './field.tsx'
import { ColorField, NumberField, TextField, TickField } from './inputs.tsx'

const at = (...path: readonly string[]): FieldPath => ['branding.json', ...path]

/** The two colors from which all others are derived. */
export function ColorFields({ editor }: { editor: DraftEditor }) {
  return (
    <Group aria-label="The two colors">
      <ColorField editor={editor} path={at('color_primary')} label="Primary color" />
      <ColorField editor={editor} path={at('color_secondary')} label="Secondary color" />
    </Group>
  )
}

/** Names, contacts and the insurer. */
export function NameFields({ editor }: { editor: DraftEditor }) {
  return (
    <Group aria-label="Names and contacts">
      <TextField editor={editor} path={at('name')} label="Name" />
      <TextField editor={editor} path={at('short_name')} label="Short name" />
      <TextField editor={editor} path={at('logo_alt_text')} label="Text of the logo" />
      <TextField editor={editor} path={at('emails', 'support')} label="Support email" inputMode="email" />
      <TextField editor={editor} path={at('phone_support')} label="Support phone" inputMode="tel" />
      <InsurerField editor={editor} />
    </Group>
  )
}

/** The requirements of passwords. */
export function PasswordFields({ editor }: { editor: DraftEditor }) {
  const rule = (name: string) => at('password_requirements', name)
  return (
    <Group aria-label="A password">
      <NumberField editor={editor} path={rule('min_length')} label="Characters of a password, at least" />
      <NumberField editor={editor} path={rule('max_length')} label="Characters of a password, at most" />
      <TickField editor={editor} path={rule('require_upper')} label="Needs a capital letter" />
      <TickField editor={editor} path={rule('require_lower')} label="Needs a small letter" />
      <TickField editor={editor} path={rule('require_digit')} label="Needs a digit" />
      <TickField editor={editor} path={rule('require_symbol')} label="Needs a symbol" />
    </Group>
  )
}

const insurerTitles: Readonly<Record<Insurer, string>> = {
  FDIC: 'FDIC, for banks',
  NCUA: 'NCUA, for credit unions',
  none: 'None',
}

const Select = Input.withComponent('select')

/** The insurer whose sign is shown. Both files state it and have to agree. */
function InsurerField({ editor }: { editor: DraftEditor }) {
  const named = insurers.find((each) => each === editor.valueAt(['tenant.json', 'insurer']))
  const set = (insurer: string) =>
    editor.set(
      [at('show_fdic'), insurer === 'FDIC'],
      [['tenant.json', 'insurer'], insurer === 'NCUA' ? insurer : undefined],
    )
  return (
    <Label>
      Insurer of deposits
      <Select
        value={depositInsurer(editor.valueAt(at('show_fdic')) === true, named)}
        onChange={({ target }) => set(target.value)}
      >
        {insurers.map((insurer) => (
          <option key={insurer} value={insurer}>
            {insurerTitles[insurer]}
          </option>
        ))}
      </Select>
    </Label>
  )
}
