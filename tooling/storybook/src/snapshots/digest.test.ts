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
  root = mkdtempSync(join(tmpdir(), 'repository-'))
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

/** The names of the digests that a change affects. */
function affectedDigests(change: () => void): string[] {
  const before = digests()
  change()
  const after: Record<string, string> = digests()
  return Object.entries(before).flatMap(([name, digest]) => (after[name] === digest ? [] : [name]))
}

describe('digests', () => {
  it('The digest of a tenant changes with its data, and no other digest does', () => {
    expect(affectedDigests(() => write('tenants/harbor/branding.json', 'blue'))).toEqual(['harbor'])
    expect(affectedDigests(() => write('tenants/juniper/logos/mark.svg', 'a leaf'))).toEqual(['juniper'])
  })

  it('The digest of the stories changes with their sources', () => {
    expect(affectedDigests(() => write('packages/ui-kit/src/button.tsx', 'rounder'))).toEqual(['stories'])
    expect(affectedDigests(() => write('.storybook/frame.tsx', 'new'))).toEqual(['stories'])
  })

  it('No digest of sources changes with tests, READMEs or snapshots', () => {
    expect(
      affectedDigests(() => {
        write('packages/ui-kit/src/button.test.tsx', 'a test')
        write('.storybook/README.md', 'text')
        write('tenants/harbor/snapshots/phone/home--balance.png', 'an image')
      }),
    ).toEqual([])
  })

  it('The digest of the snapshots changes with any of them', () => {
    const none = digestOfSnapshots(join(root, 'tenants/harbor'))
    write('tenants/harbor/snapshots/phone/home--balance.png', 'an image')
    const one = digestOfSnapshots(join(root, 'tenants/harbor'))
    write('tenants/harbor/snapshots/phone/home--balance.png', 'another')
    expect(new Set([none, one, digestOfSnapshots(join(root, 'tenants/harbor'))]).size).toBe(3)
  })
})
