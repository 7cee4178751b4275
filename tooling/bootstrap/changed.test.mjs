import { describe, expect, it } from 'vitest'
import { affectedBy, changedFiles, folderOf, workspacePackages } from './changed.mjs'

const packages = [
  { name: 'domain', folder: 'packages/domain', dependencies: [] },
  { name: 'kit', folder: 'packages/kit', dependencies: [] },
  { name: 'goals', folder: 'packages/goals', dependencies: ['domain', 'kit'] },
  { name: 'plans', folder: 'packages/plans', dependencies: ['domain'] },
  { name: 'web', folder: 'apps/web', dependencies: ['goals', 'plans'] },
]
const files = (...changed) => affectedBy(changed, packages)

describe('affectedBy', () => {
  it('affectedBy finds the changed package and all that depend on it, directly or indirectly', () => {
    expect(files('packages/goals/src/add.tsx')).toEqual({
      changed: ['packages/goals'],
      affected: ['apps/web', 'packages/goals'],
      isEverything: false,
    })
    expect(files('packages/domain/src/money.ts').affected).toEqual([
      'apps/web',
      'packages/domain',
      'packages/goals',
      'packages/plans',
    ])
  })

  it('affectedBy distinguishes packages whose folders begin alike', () => {
    expect(files('packages/goals-archive/src/a.ts').changed).toEqual([])
  })

  it('affectedBy reports that a file of no package affects everything, unless it is documentation', () => {
    expect(files('pnpm-lock.yaml').isEverything).toBe(true)
    expect(files('docs/tenants.md', 'README.md')).toEqual({ changed: [], affected: [], isEverything: false })
  })
})

it('workspacePackages returns every package with its dependencies', () => {
  const web = workspacePackages().find(({ folder }) => folder === 'apps/web')
  expect(web.name).toBe('@coffer/web')
  expect(web.dependencies).toContain('@coffer/saving')
})

it('changedFiles returns paths relative to the repository', () => {
  for (const file of changedFiles()) expect(file).not.toMatch(/^\/|^\.\.\//)
})

describe('folderOf', () => {
  it.each([
    ['documents', 'packages/documents'],
    ['packages/documents/', 'packages/documents'],
    ['packages/documents/src/taxes', 'packages/documents/src/taxes'],
    ['packages/documents/src/nothing', undefined],
    ['docs', undefined],
  ])('folderOf finds the folder of “%s”: %s', (typed, folder) => {
    expect(folderOf(typed, workspacePackages())).toBe(folder)
  })
})
