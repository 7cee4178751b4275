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
  'src/entry-log-in.tsx': {
    file: 'assets/front.js',
    imports: ['_base.js'],
    dynamicImports: ['src/bank.tsx'],
  },
  'src/entry-app.tsx': { file: 'assets/app.js', imports: ['_bank.js', '_base.js'], css: ['assets/app.css'] },
  '_base.js': {
    file: 'assets/base.js',
    dynamicImports: ['src/start/messages-en.ts', 'src/start/messages-es.ts', '../auth/src/locales/en.json'],
  },
  '_bank.js': {
    file: 'assets/bank.js',
    imports: ['_base.js'],
    dynamicImports: [
      '../dashboard/src/home/home-screen.tsx',
      '../dashboard/src/locales/en.json',
      '../funding/src/fund/fund-screen.tsx',
      '../auth/src/register/register-screen.tsx',
      '../i18n/src/start-i18next.ts',
      '../ui-kit/src/new-password/locales/en.json',
    ],
  },
  '../dashboard/src/home/home-screen.tsx': {
    file: 'assets/home-screen.js',
    imports: ['_home.js', '_base.js'],
  },
  '_home.js': { file: 'assets/home.js', imports: ['_bank.js'] },
  '../dashboard/src/locales/en.json': { file: 'assets/dashboard-en.js' },
  '../auth/src/register/register-screen.tsx': { file: 'assets/register-screen.js' },
  '../i18n/src/start-i18next.ts': { file: 'assets/start-i18next.js' },
  '../ui-kit/src/new-password/locales/en.json': { file: 'assets/new-password-en.js' },
  '../funding/src/fund/fund-screen.tsx': { file: 'assets/fund-screen.js' },
  'src/start/messages-en.ts': { file: 'assets/messages-en.js', imports: ['_around-en.js'] },
  'src/start/messages-es.ts': { file: 'assets/messages-es.js' },
  '_around-en.js': { file: 'assets/around-en.js' },
  'src/bank.tsx': { file: 'assets/bank-start.js' },
  '../auth/src/locales/en.json': { file: 'assets/en.js' },
  'lato-latin-400-normal.woff2': { file: 'assets/lato-latin-400-normal-x.woff2' },
  'lato-latin-ext-400-normal.woff2': { file: 'assets/lato-latin-ext-400-normal-x.woff2' },
}

function writeAll(): void {
  write('client/.vite/manifest.json', JSON.stringify(manifest))
  write('client/early.js', 'void 0\n')
  write('client/early-form.js', 'void 2\n')
  write('client/linking.js', 'void 1\n')
  write('client/early-calls.js', 'void 1\n')
  write(
    'server/prerender.js',
    "exports.renderLogIn = exports.renderRegistration = exports.renderFrame = async () => ({ html: '<p>in</p>', css: '' }); exports.framedPaths = ['/dashboard']",
  )
}

it('readCompiled lists the files that each entry requests at once', async () => {
  writeAll()
  const compiled = await readCompiled(dist)
  expect(compiled.front).toEqual({
    script: '/assets/front.js',
    preloads: ['/assets/base.js'],
    styles: [],
    messages: { en: ['/assets/messages-en.js', '/assets/around-en.js'], es: ['/assets/messages-es.js'] },
  })
  expect(compiled.app).toMatchObject({
    preloads: ['/assets/bank.js', '/assets/base.js', '/assets/home-screen.js', '/assets/home.js'],
    styles: ['/assets/app.css'],
    messages: { en: ['/assets/dashboard-en.js', '/assets/messages-en.js', '/assets/around-en.js'] },
  })
  expect(compiled.registration).toMatchObject({
    script: '/assets/app.js',
    preloads: [
      '/assets/bank.js',
      '/assets/base.js',
      '/assets/register-screen.js',
      '/assets/start-i18next.js',
    ],
    messages: {
      en: ['/assets/new-password-en.js', '/assets/messages-en.js', '/assets/around-en.js', '/assets/en.js'],
    },
  })
  expect(compiled.fonts).toEqual(['/assets/lato-latin-400-normal-x.woff2'])
  expect(compiled.early).toBe('void 0')
})

it('readCompiled reports in one sentence that the application is not built', async () => {
  await expect(readCompiled(dist)).rejects.toThrow('build @coffer/web first')
})

it('readCompiled refuses an early script that would close its element', async () => {
  writeAll()
  write('client/early.js', "const a = '</script>'")
  await expect(readCompiled(dist)).rejects.toThrow('cannot stand within a page')
})
