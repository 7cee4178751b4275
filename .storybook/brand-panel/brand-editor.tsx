import { type KeyboardEvent, useId } from 'react'
import { useGlobals } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { createDarkColors } from '../../packages/branding/src/dark-theme.ts'
import { createTheme } from '../../packages/branding/src/theme.ts'
import { BrandActions } from './brand-actions.tsx'
import { ContrastTable } from './contrast-table.tsx'
import type { TenantDraft } from './draft/tenant-draft.ts'
import { useTenantDraft } from './draft/use-tenant-draft.ts'
import { TokenExchange } from './exchange/token-exchange.tsx'
import { Explanation } from './explanation.tsx'
import { DesignFields, FrontPageFields } from './fields/design-fields.tsx'
import { JsonFields } from './fields/json-fields.tsx'
import { LogoFields } from './fields/logo-fields.tsx'
import { ColorFields, NameFields, PasswordFields } from './fields/text-fields.tsx'

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: 24,
  padding: 16,
})
const Column = styled.section({ display: 'grid', alignContent: 'start', gap: 12, minWidth: 0 })
const Heading = styled.h2(({ theme }) => ({
  margin: 0,
  fontSize: theme.typography.size.s2,
  fontWeight: 700,
}))

/** Edits a tenant: a field for each choice of a designer, or the files as JSON, with an explanation. */
export function BrandEditor({ slug, own }: { slug: string; own: TenantDraft }) {
  const editor = useTenantDraft(slug, own)
  const [{ appearance }] = useGlobals()
  const { good, undo, redo } = editor
  const theme = good && createTheme(good.branding)
  const colors = good && appearance === 'dark' ? createDarkColors(good.branding) : theme?.colors
  const statusId = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey || event.key === 'y' ? redo : undo
    if (!(event.ctrlKey || event.metaKey) || !/^[yz]$/i.test(event.key)) return
    event.preventDefault()
    step?.()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the undo keys for any focused field
    <div onKeyDown={onKeyDown}>
      <BrandActions statusId={statusId} editor={editor} />
      <Columns>
        <Column aria-label="Colors">
          <Heading>Colors</Heading>
          <ColorFields editor={editor} />
          {good && theme && <Explanation colors={good.branding} theme={theme} />}
        </Column>
        <Column aria-label="Look">
          <Heading>Look</Heading>
          <DesignFields editor={editor} />
          <Heading>Front page</Heading>
          <FrontPageFields editor={editor} />
          <Heading>Logos</Heading>
          <LogoFields editor={editor} />
        </Column>
        <Column aria-label="Contrast">
          <Heading>Contrast</Heading>
          {colors && <ContrastTable colors={colors} />}
        </Column>
        <Column aria-label="Texts and rules">
          <Heading>Texts and rules</Heading>
          <NameFields editor={editor} />
          <PasswordFields editor={editor} />
          <Heading>Design tokens</Heading>
          {good && <TokenExchange editor={editor} tenant={good} />}
          <Heading>Files</Heading>
          <JsonFields editor={editor} />
        </Column>
      </Columns>
    </div>
  )
}
