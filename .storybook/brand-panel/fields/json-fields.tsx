import { useId } from 'react'
import { styled } from 'storybook/theming'
import { type DraftFile, draftFiles } from '../draft/tenant-draft.ts'
import type { DraftEditor } from '../draft/use-tenant-draft.ts'
import { FieldProblem, Group, Label } from './field.tsx'

const Area = styled.textarea(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 160,
  padding: 8,
  resize: 'vertical',
  color: theme.input.color,
  background: theme.input.background,
  border: `1px solid ${theme.color.mediumdark}`,
  borderRadius: theme.input.borderRadius,
  fontFamily: theme.typography.fonts.mono,
  fontSize: theme.typography.size.s1,
  lineHeight: 1.5,
  whiteSpace: 'pre',
  '&[aria-invalid="true"]': { borderColor: theme.color.negativeText },
}))

/** Both files as JSON, to paste or edit. */
export function JsonFields({ editor }: { editor: DraftEditor }) {
  return (
    <Group aria-label="The files">
      {draftFiles.map((file) => (
        <JsonField key={file} editor={editor} file={file} />
      ))}
    </Group>
  )
}

function JsonField({ editor, file }: { editor: DraftEditor; file: DraftFile }) {
  const id = useId()
  const { now, problems, replace } = editor
  const own = problems.filter((problem) => problem.file.endsWith(`/${file}`))
  const [first] = own
  return (
    <div>
      <Label>
        {`${file}, to paste or edit`}
        <Area
          aria-invalid={first !== undefined}
          aria-describedby={first && id}
          spellCheck={false}
          rows={12}
          value={now.texts[file]}
          onChange={({ target }) => replace(file, { ...now, texts: { ...now.texts, [file]: target.value } })}
        />
      </Label>
      <FieldProblem id={id} problem={first && `${first.field} ${first.hint}`} />
    </div>
  )
}
