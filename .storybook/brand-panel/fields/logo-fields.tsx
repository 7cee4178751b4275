import { useId, useState } from 'react'
import { styled } from 'storybook/theming'
import { type LogoShape, logoShapes } from '../../../packages/branding/src/logo-shapes.ts'
import { importLogo } from '../../../tooling/tenant/src/logos/import-logo.ts'
import { toDataUrl } from '../draft/tenant-draft.ts'
import type { DraftEditor, FieldPath } from '../draft/use-tenant-draft.ts'
import { FieldProblem, Group } from './field.tsx'

const titles: Readonly<Record<LogoShape, string>> = {
  'hor-color': 'Logo with the name',
  'hor-white': 'Logo with the name, white',
  'sq-color': 'Mark alone, square',
  'sq-white': 'Mark alone, square, white',
}

const Drop = styled.label<{ $isWhite: boolean }>(({ theme, $isWhite }) => ({
  display: 'grid',
  gap: 8,
  padding: 12,
  cursor: 'pointer',
  color: $isWhite ? theme.color.lightest : theme.color.darkest,
  background: $isWhite ? theme.color.darkest : theme.color.lightest,
  border: `1px dashed ${theme.color.mediumdark}`,
  borderRadius: theme.appBorderRadius,
  '&:focus-within': { outline: `2px solid ${theme.color.secondary}` },
  '& img': { display: 'block', maxWidth: '100%', height: 32, objectFit: 'contain', objectPosition: 'left' },
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
}))

/** The four logos. A file can be dropped on each or chosen. */
export function LogoFields({ editor }: { editor: DraftEditor }) {
  return (
    <Group aria-label="Logos">
      {logoShapes.map((shape) => (
        <LogoField key={shape} editor={editor} shape={shape} />
      ))}
    </Group>
  )
}

function LogoField({ editor, shape }: { editor: DraftEditor; shape: LogoShape }) {
  const id = useId()
  const [answer, setAnswer] = useState<{ problem?: string; note?: string }>({})
  const path: FieldPath = ['branding.json', 'logos', shape]
  const address = editor.valueAt(path)
  const shown = typeof address === 'string' ? (editor.now.files[address.slice(1)] ?? address) : ''
  const take = async (file: File | undefined) => {
    if (!file) return
    const ending = file.name.toLowerCase().endsWith('.png') ? 'png' : 'svg'
    const given = new Uint8Array(await file.arrayBuffer())
    const name = `${shape}.${ending}`
    const { content, problems } = importLogo(name, shape, given)
    const [problem] = problems
    if (problem !== undefined) return setAnswer({ problem })
    editor.setFile([path, `/logos/${name}`], `logos/${name}`, toDataUrl(name, content))
    setAnswer(content === given ? {} : { note: 'Its style sheet was turned into attributes.' })
  }
  const problem = answer.problem ?? editor.problemOf(path)
  return (
    <div>
      <Drop
        $isWhite={shape.endsWith('white')}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          void take(event.dataTransfer.files[0])
        }}
      >
        {titles[shape]}
        <img alt="" src={shown} />
        <input
          type="file"
          accept=".svg,.png"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          onChange={({ target }) => {
            void take(target.files?.[0])
            target.value = ''
          }}
        />
      </Drop>
      <FieldProblem id={id} problem={problem} />
      {answer.note !== undefined && <output>{answer.note}</output>}
    </div>
  )
}
