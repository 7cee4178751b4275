import { useId, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { pictureProblems } from '../../../packages/branding/src/front-picture/picture-check.ts'
import { isRecord } from '../../../packages/branding/src/tokens/token-at.ts'
import { toDataUrl } from '../draft/tenant-draft.ts'
import type { DraftEditor, FieldPath } from '../draft/use-tenant-draft.ts'
import { FieldProblem, Group, Label } from './field.tsx'
import { FocalPointFields } from './focal-point-fields.tsx'
import { TextField } from './inputs.tsx'

interface PictureFieldsProps {
  editor: DraftEditor
  path: FieldPath
}

const middle = { x: 50, y: 50 }

/** The picture of the front page, its focal point and its alternative text. */
export function PictureFields({ editor, path }: PictureFieldsProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const picture = editor.valueAt(path)
  const take = async (file: File | undefined) => {
    if (!file) return
    const name = `picture.${file.name.toLowerCase().split('.').at(-1) ?? ''}`
    const content = new Uint8Array(await file.arrayBuffer())
    const [first] = pictureProblems(name, content)
    setProblem(first)
    if (first !== undefined) return
    const named = { ...(isRecord(picture) ? picture : {}), file: name }
    editor.setFile([path, named], `pictures/${name}`, toDataUrl(name, content))
  }
  return (
    <Group aria-label="Picture of the front page">
      <Label>
        Picture, instead of a pattern
        <input
          type="file"
          accept=".jpg,.jpeg,.png,.webp"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          onChange={({ target }) => {
            void take(target.files?.[0])
            target.value = ''
          }}
        />
      </Label>
      <FieldProblem id={id} problem={problem} />
      {isRecord(picture) && (
        <>
          <FocalPointFields
            editor={editor}
            path={[...path, 'focalPoint']}
            label="Focal point of the picture"
            defaultValue={middle}
          />
          <TextField
            editor={editor}
            path={[...path, 'alternativeText', 'en']}
            label="What the picture shows, in English"
          />
          <TextField
            editor={editor}
            path={[...path, 'alternativeText', 'es']}
            label="What the picture shows, in Spanish"
          />
          <Button ariaLabel={false} onClick={() => editor.set([path, undefined])}>
            Remove the picture
          </Button>
        </>
      )}
    </Group>
  )
}
