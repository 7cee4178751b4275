import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, it, vi } from 'vitest'
import { reportNewTenants, watchTenants } from '../../src/tenants/follow-folder.ts'
import { tenantDirectory } from '../../src/tenants/directory.ts'

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

it('A tenant that is made while the provider runs is reported once, with what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'made-'))
  const reported: string[] = []
  const stop = reportNewTenants(folder, tenantDirectory([]), (sentence) => reported.push(sentence))
  onTestFinished(() => {
    stop()
    rmSync(folder, { recursive: true })
  })
  for (const name of ['.new-17', 'oak', 'elm']) {
    mkdirSync(join(folder, name))
    if (!name.startsWith('.')) await vi.waitFor(() => expect(reported.join()).toContain(name))
  }
  expect(reported).toEqual(
    ['oak', 'elm'].map(
      (slug) => `The tenant ${slug} is new: restart (Ctrl-C, then the same command) to serve it.`,
    ),
  )
})
