import { styled } from 'storybook/theming'
import type { DraftEditor } from './draft/use-tenant-draft.ts'

const Status = styled.output({ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' })
const Problems = styled.ul(({ theme }) => ({
  maxHeight: 120,
  margin: '4px 0 0',
  paddingLeft: 20,
  overflow: 'auto',
  color: theme.color.negativeText,
}))

interface DraftStatusProps {
  id: string
  editor: DraftEditor
}

/** The tenant, and whether it was edited. An invalid draft shows all problems by file and field. */
export function DraftStatus({ id, editor: { slug, good, isEdited, problems } }: DraftStatusProps) {
  const name = good?.branding.name ?? slug
  if (problems.length === 0) {
    return (
      <Status id={id}>
        <strong>{name}</strong>
        {isEdited ? ', edited in this tab alone' : ', as its folder has it'}
      </Status>
    )
  }
  return (
    <Status id={id}>
      <strong>{name}</strong>: stories keep the last valid state until this is corrected
      <Problems>
        {problems.map(({ file, field, hint }) => (
          <li key={`${file} ${field} ${hint}`}>
            {file.split('/').slice(2).join('/')}, {field}: {hint}
          </li>
        ))}
      </Problems>
    </Status>
  )
}
