import { useRef, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { styled } from 'storybook/theming'
import { applyLook } from '../../../packages/branding/src/tokens/apply-look.ts'
import { designTokens } from '../../../packages/branding/src/tokens/design-tokens.ts'
import { type Look, toLook } from '../../../packages/branding/src/tokens/look.ts'
import { readTokens } from '../../../packages/branding/src/tokens/read-tokens.ts'
import type { CheckedTenant } from '../../../tooling/tenant/src/check/check-tenant.ts'
import { formatJson } from '../../../tooling/tenant/src/folder/format-json.ts'
import { parseJson } from '../../../tooling/tenant/src/folder/parse-json.ts'
import type { DraftEditor } from '../draft/use-tenant-draft.ts'
import { saveFile } from './save-file.ts'

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

interface TokenExchangeProps {
  editor: DraftEditor
  tenant: CheckedTenant
}

/** Exports and imports the brand as design tokens, for Figma and other tools. */
export function TokenExchange({ editor, tenant }: TokenExchangeProps) {
  const [answer, setAnswer] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const look = toLook(tenant.branding, tenant.tenant)
  const take = async (file: File | undefined) => {
    if (file) setAnswer(importTokens(editor, look, new Uint8Array(await file.arrayBuffer())))
  }
  return (
    <Row>
      <Button
        ariaLabel={false}
        onClick={() =>
          saveFile(
            `${editor.slug}.tokens.json`,
            formatJson(designTokens(tenant.branding.name, look)),
            'application/json',
          )
        }
      >
        Export tokens
      </Button>
      <Button ariaLabel={false} onClick={() => input.current?.click()}>
        Import tokens…
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json"
        aria-label="Design tokens"
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      <output>{answer}</output>
    </Row>
  )
}

/** Applies the look of design tokens as one step of the history. Returns the outcome as a sentence. */
function importTokens(editor: DraftEditor, current: Look, content: Uint8Array): string {
  const { hints, value } = parseJson(content)
  if (hints.length > 0) return `The file ${hints.join('; ')}.`
  const read = readTokens(value, current)
  if (!read.ok) return read.problems.map(({ field, hint }) => `${field} ${hint}.`).join(' ')
  const files = applyLook(editor.json(), read.look, current)
  editor.replace('tokens', {
    ...editor.now,
    texts: { 'branding.json': formatJson(files.branding), 'tenant.json': formatJson(files.tenant) },
  })
  return read.ignored.length === 0
    ? 'The look of the tokens was taken.'
    : `Taken, but for colors that follow from the two of the brand: ${read.ignored.join(', ')}.`
}
