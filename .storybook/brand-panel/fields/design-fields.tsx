import {
  defaultDesign,
  frontPatterns,
  frontTones,
  shapes,
  surfaces,
} from '../../../packages/branding/src/design/options.ts'
import { typefaces } from '../../../packages/branding/src/design/typefaces.ts'
import type { DraftEditor, FieldPath } from '../draft/use-tenant-draft.ts'
import { Group } from './field.tsx'
import { FocalPointFields } from './focal-point-fields.tsx'
import { ChoiceField, TickField } from './inputs.tsx'
import { PictureFields } from './picture-fields.tsx'

const at = (...path: readonly string[]): FieldPath => ['tenant.json', 'design', ...path]
const asOptions = (values: readonly string[]) =>
  values.map((value) => [value, `${value.charAt(0).toUpperCase()}${value.slice(1)}`] as const)
const ofText = ['', 'That of the text'] as const

/** The look beyond colors: typefaces, shape, surface, and whether there is a dark theme. */
export function DesignFields({ editor }: { editor: DraftEditor }) {
  return (
    <Group aria-label="Design">
      <ChoiceField
        editor={editor}
        path={at('textTypeface')}
        label="Typeface of text"
        options={asOptions(typefaces)}
        defaultValue={defaultDesign.textTypeface}
      />
      <ChoiceField
        editor={editor}
        path={at('headingTypeface')}
        label="Typeface of headings"
        options={[ofText, ...asOptions(typefaces)]}
        defaultValue=""
      />
      <ChoiceField
        editor={editor}
        path={at('shape')}
        label="Shape"
        options={asOptions(shapes)}
        defaultValue={defaultDesign.shape}
      />
      <ChoiceField
        editor={editor}
        path={at('surface')}
        label="Surface"
        options={asOptions(surfaces)}
        defaultValue={defaultDesign.surface}
      />
      <TickField
        editor={editor}
        path={['tenant.json', 'settings', 'darkTheme']}
        label="Has a dark theme"
        isDefault
      />
    </Group>
  )
}

/** The brand’s half of the log-in page. */
export function FrontPageFields({ editor }: { editor: DraftEditor }) {
  const { frontPage } = defaultDesign
  return (
    <Group aria-label="Front page">
      <ChoiceField
        editor={editor}
        path={at('frontPage', 'tone')}
        label="Tone"
        options={asOptions(frontTones)}
        defaultValue={frontPage.tone}
      />
      <ChoiceField
        editor={editor}
        path={at('frontPage', 'pattern')}
        label="Pattern"
        options={asOptions(frontPatterns)}
        defaultValue={frontPage.pattern}
      />
      <FocalPointFields
        editor={editor}
        path={at('frontPage', 'focalPoint')}
        label="Focal point"
        defaultValue={frontPage.focalPoint}
      />
      <PictureFields editor={editor} path={at('frontPage', 'picture')} />
    </Group>
  )
}
