import { styled } from 'storybook/theming'
import type { BrandingText } from './use-branding-text.ts'

const Said = styled.output({ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' })
const Problems = styled.ul(({ theme }) => ({
  maxHeight: 120,
  margin: '4px 0 0',
  paddingLeft: 20,
  overflow: 'auto',
  color: theme.color.negativeText,
}))

interface StandingProps {
  id: string
  slug: string
  branding: BrandingText
}

/** The tenant and whether its branding was edited; when invalid, the fields with hints. */
export function BrandingStatus({ id, slug, branding: { good, isEdited, problems } }: StandingProps) {
  const name = good?.branding.name ?? slug
  if (problems.length === 0) {
    return (
      <Said id={id}>
        <strong>{name}</strong>
        {isEdited ? ', edited in this tab alone' : ', as its folder has it'}
      </Said>
    )
  }
  return (
    <Said id={id}>
      <strong>{name}</strong>: stories keep the last branding that was good, until this is mended
      <Problems>
        {problems.map(({ field, hint }) => (
          <li key={`${field} ${hint}`}>
            branding.json, {field}: {hint}
          </li>
        ))}
      </Problems>
    </Said>
  )
}
