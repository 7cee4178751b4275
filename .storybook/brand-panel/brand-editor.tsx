import { useId } from 'react'
import { Button } from 'storybook/internal/components'
import { styled } from 'storybook/theming'
import { createTheme } from '../../packages/branding/src/theme.ts'
import { ContrastTable } from './contrast-table.tsx'
import { exportText } from './export-text.ts'
import { Explanation } from './explanation.tsx'
import { ColorFields, NameFields } from './fields.tsx'
import { JsonField } from './json-field.tsx'
import { BrandingStatus } from './branding-status.tsx'
import { useBrandingText } from './use-branding-text.ts'

const Bar = styled.div(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  background: theme.background.content,
  borderBottom: `1px solid ${theme.appBorderColor}`,
}))
const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: 24,
  padding: 16,
})
const Column = styled.section({ display: 'grid', alignContent: 'start', gap: 12, minWidth: 0 })
const Heading = styled.h2(({ theme }) => ({ margin: 0, fontSize: theme.typography.size.s2, fontWeight: 700 }))

/** Edits a tenant's branding: colors and texts by field, or all of it as JSON, with an explanation. */
export function BrandEditor({ slug, own }: { slug: string; own: string }) {
  const branding = useBrandingText(slug, own)
  const { good, isEdited, problems, text } = branding
  const theme = good && createTheme(good.branding)
  const statusId = useId()
  return (
    <div>
      <Bar>
        <BrandingStatus id={statusId} slug={slug} branding={branding} />
        <Button
          ariaLabel={false}
          variant="solid"
          disabled={problems.length > 0}
          aria-describedby={statusId}
          onClick={() => exportText('branding.json', text)}
        >
          Export branding.json
        </Button>
        <Button ariaLabel={false} disabled={!isEdited} onClick={branding.reset}>
          Back to the tenant’s own
        </Button>
      </Bar>
      <Columns>
        <Column aria-label="Colors">
          <Heading>Colors</Heading>
          <ColorFields branding={branding} />
          {good && theme && <Explanation colors={good.branding} theme={theme} />}
        </Column>
        <Column aria-label="Contrast">
          <Heading>Contrast</Heading>
          {theme && <ContrastTable theme={theme} />}
        </Column>
        <Column aria-label="Texts and rules">
          <Heading>branding.json</Heading>
          <JsonField branding={branding} problemsId={statusId} />
          <Heading>Texts and rules</Heading>
          <NameFields branding={branding} />
        </Column>
      </Columns>
    </div>
  )
}
