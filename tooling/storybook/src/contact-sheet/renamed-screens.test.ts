import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readTitles, renamedScreens } from './renamed-screens.ts'

let repository = ''
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'renamed-'))
})
afterEach(() => rmSync(repository, { recursive: true }))

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@bank.invalid', ...args], {
    cwd: repository,
    stdio: 'pipe',
  })
const write = (name: string, title: string) =>
  writeFileSync(join(repository, `${name}.stories.tsx`), `const meta = {\n  title: '${title}',\n}\n`)

it('renamedScreens finds the screens whose stories have another title than at a commit', () => {
  write('home', 'Dashboard/Home')
  write('hub', 'Documents/Hub')
  write('gone', 'Dashboard/Gone')
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'before')
  write('home', 'Screens/Dashboard/Home')
  write('hub', 'Documents/Hub')
  rmSync(join(repository, 'gone.stories.tsx'))
  expect(renamedScreens(readTitles(repository, 'HEAD'), readTitles(repository, null))).toEqual(
    new Map([['dashboard-home', 'screens-dashboard-home']]),
  )
})
