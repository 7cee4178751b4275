import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, it, vi } from 'vitest'
import { watchTenants } from '../../src/tenants/follow-folder.ts'

it('A followed folder applies a valid edit at once, and keeps the last valid one after an invalid edit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'followed-'))
  cpSync(join(import.meta.dirname, '../../../../tenants/harbor'), join(folder, 'harbor'), { recursive: true })
  const reported: string[] = []
  const { tenants, stop } = watchTenants(folder, undefined, (sentence) => reported.push(sentence))
  onTestFinished(() => {
    stop()
    rmSync(folder, { recursive: true })
  })
  const path = join(folder, 'harbor/branding.json')
  const edit = (from: string, to: string) => writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  expect(tenants.bySlug('harbor')?.branding).toMatchObject({ color_primary: '#0b2545' })

  edit('#0b2545', '#aa0000')
  await vi.waitFor(() =>
    expect(tenants.bySlug('harbor')?.branding).toMatchObject({ color_primary: '#aa0000' }),
  )
  edit('#aa0000', 'red')
  await vi.waitFor(() => expect(reported.join()).toContain('color_primary must be a color'))
  expect(tenants.byHost('harbor.localhost')?.branding).toMatchObject({ color_primary: '#aa0000' })
})
