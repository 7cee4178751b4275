import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { digestOfSnapshots, digestOfStories, digestOfTenant } from './digest.ts'

let root = ''
function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'house-'))
  write('packages/ui-kit/src/button.tsx', 'a button')
  write('.storybook/preview.tsx', 'a preview')
  write('tenants/harbor/branding.json', 'navy')
  write('tenants/juniper/branding.json', 'green')
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

const digests = () => ({
  stories: digestOfStories(root),
  harbor: digestOfTenant(join(root, 'tenants/harbor')),
  juniper: digestOfTenant(join(root, 'tenants/juniper')),
})

/** Which digests a change makes others. */
function changedBy(change: () => void): string[] {
  const before = digests()
  change()
  const after: Record<string, string> = digests()
  return Object.entries(before).flatMap(([name, digest]) => (after[name] === digest ? [] : [name]))
}

describe('what must be drawn again', () => {
  it('is one tenant, after a change to its data', () => {
    expect(changedBy(() => write('tenants/harbor/branding.json', 'blue'))).toEqual(['harbor'])
    expect(changedBy(() => write('tenants/juniper/logos/mark.svg', 'a leaf'))).toEqual(['juniper'])
  })

  it('is every tenant, after a change to what all stories are built from', () => {
    expect(changedBy(() => write('packages/ui-kit/src/button.tsx', 'rounder'))).toEqual(['stories'])
    expect(changedBy(() => write('.storybook/frame.tsx', 'new'))).toEqual(['stories'])
  })

  it('is nothing, after a change to tests, to what is written about it or to the pictures themselves', () => {
    expect(
      changedBy(() => {
        write('packages/ui-kit/src/button.test.tsx', 'a test')
        write('.storybook/README.md', 'words')
        write('tenants/harbor/snapshots/money.desktop.webp', 'a picture')
      }),
    ).toEqual([])
  })

  it('is told of the pictures apart', () => {
    const none = digestOfSnapshots(join(root, 'tenants/harbor'))
    write('tenants/harbor/snapshots/money.desktop.webp', 'a picture')
    const one = digestOfSnapshots(join(root, 'tenants/harbor'))
    write('tenants/harbor/snapshots/money.desktop.webp', 'another')
    expect(new Set([none, one, digestOfSnapshots(join(root, 'tenants/harbor'))]).size).toBe(3)
  })
})
