import { type ReactNode, useId } from 'react'
import { styled } from 'storybook/theming'
import type { DraftEditor, FieldPath } from '../draft/use-tenant-draft.ts'

export const Label = styled.label({ display: 'grid', gap: 4, minWidth: 0 })
export const Tick = styled.label({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 24 })
export const Group = styled.fieldset({ display: 'grid', gap: 10, margin: 0, padding: 0, border: 0 })
export const Input = styled.input(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 28,
  padding: '4px 8px',
  font: 'inherit',
  color: theme.input.color,
  background: theme.input.background,
  border: `1px solid ${theme.color.mediumdark}`,
  borderRadius: theme.input.borderRadius,
  '&[aria-invalid="true"]': { borderColor: theme.color.negativeText },
}))
const Message = styled.span(({ theme }) => ({
  color: theme.color.negativeText,
  fontSize: theme.typography.size.s1,
}))

/** The problem of a value, shown at its field. */
export function FieldProblem({ id, problem }: { id: string; problem: string | undefined }) {
  return problem === undefined ? null : <Message id={id}>{asSentence(problem)}</Message>
}

/** Converts a hint, which is a predicate like "must be a color". */
const asSentence = (hint: string) => `${hint.charAt(0).toUpperCase()}${hint.slice(1)}.`

interface FieldProps {
  editor: DraftEditor
  path: FieldPath
  children: (field: {
    value: unknown
    set: (value: unknown) => void
    invalid: { 'aria-invalid': boolean; 'aria-describedby': string | undefined }
  }) => ReactNode
}

/** A field of the draft: its value, and the problem of this value below it. */
export function Field({ editor, path, children }: FieldProps) {
  const id = useId()
  const problem = editor.problemOf(path)
  return (
    <div>
      {children({
        value: editor.valueAt(path),
        set: (value) => editor.set([path, value]),
        invalid: {
          'aria-invalid': problem !== undefined,
          'aria-describedby': problem === undefined ? undefined : id,
        },
      })}
      <FieldProblem id={id} problem={problem} />
    </div>
  )
}
