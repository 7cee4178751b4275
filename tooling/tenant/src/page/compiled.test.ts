import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readCompiled } from './compiled.ts'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'web-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

function write(path: string, content: string): void {
  mkdirSync(dirname(join(dist, path)), { recursive: true })
  writeFileSync(join(dist, path), content)
}

const manifest = {
  'src/entry-front.tsx': { file: 'assets/front.js', imports: ['_base.js'], dynamicImports: ['src/bank.tsx'] },
  'src/entry-app.tsx': { file: 'assets/app.js', imports: ['_bank.js', '_base.js'], css: ['assets/app.css'] },
  '_base.js': {
    file: 'assets/base.js',
    dynamicImports: ['../auth/src/locales/en.json', '../auth/src/locales/es.json'],
  },
  '_bank.js': { file: 'assets/bank.js', imports: ['_base.js'] },
  'src/bank.tsx': { file: 'assets/bank-start.js' },
  '../auth/src/locales/en.json': { file: 'assets/en.js' },
  '../auth/src/locales/es.json': { file: 'assets/es.js' },
  'lato-latin-400-normal.woff2': { file: 'assets/lato-latin-400-normal-x.woff2' },
  'lato-latin-ext-400-normal.woff2': { file: 'assets/lato-latin-ext-400-normal-x.woff2' },
}

function writeAll(): void {
  write('client/.vite/manifest.json', JSON.stringify(manifest))
  write('client/early.js', 'void 0\n')
  write('server/prerender.js', "exports.renderLogIn = async () => ({ html: '<p>in</p>', css: '' })")
}

it('knows what each entry asks for at once', async () => {
  writeAll()
  const compiled = await readCompiled(dist)
  expect(compiled.front).toEqual({
    script: '/assets/front.js',
    preloads: ['/assets/base.js'],
    styles: [],
    words: { en: ['/assets/en.js'], es: ['/assets/es.js'] },
  })
  expect(compiled.app).toMatchObject({
    preloads: ['/assets/bank.js', '/assets/base.js'],
    styles: ['/assets/app.css'],
  })
  expect(compiled.fonts).toEqual(['/assets/lato-latin-400-normal-x.woff2'])
  expect(compiled.early).toBe('void 0')
})

it('says in one sentence that the application is not built', async () => {
  await expect(readCompiled(dist)).rejects.toThrow('build @coffer/web first')
})

it('refuses an early script that would end its element', async () => {
  writeAll()
  write('client/early.js', "const a = '</script>'")
  await expect(readCompiled(dist)).rejects.toThrow('cannot stand within a page')
})
