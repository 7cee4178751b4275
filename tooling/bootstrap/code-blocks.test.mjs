import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { describe, expect, it } from 'vitest'
import { layers } from '../boundaries/layers.ts'
import { chooseParts } from './parts.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path) => readFileSync(join(root, path), 'utf8')

/** Its blocks are tables, written by `npm run bench -- --write`. */
const tablesPage = 'docs/speed.md'

/** Every code block of the documentation, by its page and first line. */
const blocks = globSync('{*.md,{docs,.storybook,apps,packages,tooling,tenants}/**/*.md}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})
  .filter((page) => page !== tablesPage)
  .flatMap((page) =>
    [...read(page).matchAll(/^( *)```(\w*)\n(.*?)^\1```/gms)].map(([, , language, content]) => ({
      id: `${page}: ${content.split('\n')[0]}`,
      language,
      content,
    })),
  )
const contentOf = (id) => blocks.find((block) => block.id === id)?.content ?? ''

/** Blocks that another file runs or validates: it reads them, or has the same commands. */
const provenBy = {
  'README.md: npm start     # installs, builds and serves three tenants and the provider':
    'tooling/bootstrap/documented-commands.test.mjs',
  'docs/console.md: curl http://sandbox.localhost:4100/sandbox/api/clock --header "X-Sandbox-Key: $SANDBOX_KEY"':
    'apps/sandbox/test/provider/operator-access.test.ts',
  'docs/containers.md: for name in COFFER_SECRET POSTGRES_PASSWORD COFFER_OWNER_PASSWORD COFFER_LOGIN_PASSWORD; do echo "$name=$(openssl rand -hex 32)"; done > containers/.env':
    '.github/workflows/containers.yml',
  "docs/postgresql.md: create role coffer_owner login createrole password '…';":
    'apps/sandbox/test/engine/postgres-server.ts',
  'docs/postgresql.md: pg_dump --format=custom --file=coffer.dump coffer':
    'apps/sandbox/test/database/backup.test.ts',
  'docs/postgresql.md: createdb --owner=coffer_owner coffer_restored':
    'apps/sandbox/test/database/backup.test.ts',
  'docs/security/certification.md: CERTIFY_TOKEN=… npm run certify -- --base https://{tenant}.bank.example --tenant harbor --other juniper --money':
    'apps/sandbox/test/provider/certify.test.ts',
  'docs/serving.md: map "" $coffer_pages { default /srv/coffer/pages; }':
    'tooling/nginx-tests/src/nginx.test.ts',
  'docs/serving.md: listen 443 ssl http2;': 'tooling/nginx-tests/src/tls.test.ts',
  'docs/serving.md: release=/srv/coffer/releases/2': 'tooling/nginx-tests/src/release.test.ts',
  'docs/serving.md: rm -r /srv/coffer/releases/1': 'tooling/nginx-tests/src/release.test.ts',
  'docs/tenants.md: npm run tenant -- new oakbridge        # prompts; every answer is validated':
    'tooling/tenant/src/commands/commands.test.ts',
  'docs/tenants.md: npm run tenant -- new oakbridge --name "Oakbridge Mutual" --short-name Oakbridge \\':
    'tooling/tenant/src/commands/documented.test.ts',
  'docs/tenants.md: oakbridge: good; Oakbridge Mutual; oakbridge.localhost; en es; colors corrected in 1 role':
    'tooling/tenant/src/commands/documented.test.ts',
  'docs/tenants.md: {': 'tooling/tenant/src/commands/documented.test.ts',
  'docs/tenants.md: "password_requirements": {': 'tooling/tenant/src/commands/documented.test.ts',
  'docs/tenants.md: "design": {': 'tooling/tenant/src/commands/documented.test.ts',
  'docs/tenants.md: "design": { "frontPage": {': 'tooling/tenant/src/commands/documented.test.ts',
  'docs/tenants.md: "settings": { "disabledCapabilities": ["passkeys"] }':
    'tooling/tenant/src/commands/documented.test.ts',
}

/** Blocks that are no code, or a part of code, with the reason why nothing runs them. */
const notRun = {
  '.storybook/README.md: export const Empty: Story = {': 'a part of a story file; the stories themselves run',
  'docs/security/threat-model.md: flowchart LR': 'a diagram',
  "packages/ui-kit/README.md: const form = useForm({ schema, initial: { city: '' }, draft, translate: t, onSubmit })":
    'a part of a component; the forms of the features run',
}

const layersBlock =
  'docs/architecture.md: 7  apps/web                                      the shell: chrome, entries, prerenderer, screens bound to routes'
const folderBlock = 'docs/tenants.md: tenants/<slug>/'
const repeatBlock =
  'tooling/bootstrap/README.md: npm run repeat -- --times 5                                     # the whole run'
const here = [layersBlock, folderBlock, repeatBlock]

it('runs or validates every code block of the documentation, or says why not', () => {
  expect(blocks.length).toBeGreaterThan(15)
  const checked = [...Object.keys(provenBy), ...Object.keys(notRun), ...here]
  expect(blocks.map(({ id }) => id).toSorted()).toEqual(checked.toSorted())
})

it('names only files that exist for blocks that they prove', () => {
  expect(Object.values(provenBy).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

describe('a code block', () => {
  it('of layers has every package on its layer', () => {
    const written = new Map()
    let layer = 0
    for (const line of contentOf(layersBlock).split('\n')) {
      layer = Number(/^\d/.exec(line)?.[0] ?? layer)
      const [names] = line.slice(3).split(/ {3,}/)
      for (const name of names.split(' ')) if (name !== '') written.set(name.replace('apps/', ''), layer)
    }
    const real = new Map(layers.flatMap((names, index) => names.map((name) => [name, index + 1])))
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(real))
  })

  it('of a tenant’s folder has every entry that a tenant may have', () => {
    const named = [...contentOf(folderBlock).matchAll(/^ {2}(\S+)/gm)].map(([, name]) =>
      name.replace('/', ''),
    )
    const source = read('tooling/tenant/src/folder/read-folder.ts')
    const allowed = ['files', 'folders'].flatMap((list) =>
      [...(new RegExp(`^const ${list} = (.*)$`, 'm').exec(source)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
        ([, name]) => name,
      ),
    )
    expect(new Set(named)).toEqual(new Set(allowed))
  })

  it('of repeated tests names parts, files and titles that exist', () => {
    const lines = contentOf(repeatBlock).trim().split('\n')
    for (const line of lines) {
      const [, args] = /^npm run repeat -- (.*?)(?: +#.*)?$/.exec(line) ?? []
      const words = [...(args?.matchAll(/"([^"]+)"|(\S+)/g) ?? [])].map(
        ([, quoted, plain]) => quoted ?? plain,
      )
      const one = { type: 'string' }
      const { values, positionals } = parseArgs({
        args: words,
        allowPositionals: true,
        options: { times: one, load: one, late: one, only: one, at: { ...one, multiple: true } },
      })
      const files = positionals.filter((word) => word.endsWith('.ts'))
      expect([line, files.filter((file) => !existsSync(join(root, file)))]).toEqual([line, []])
      if (values.only) expect(files.map(read).join()).toContain(values.only)
      for (const date of values.at ?? []) expect(new Date(date).getTime()).not.toBeNaN()
      const parts = positionals.filter((word) => !files.includes(word))
      expect([line, chooseParts(parts).problem]).toEqual([line, null])
    }
  })
})
