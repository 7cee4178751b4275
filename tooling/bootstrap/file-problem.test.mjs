import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fileProblem } from './file-problem.mjs'

it('fileProblem returns a sentence with the path and the reason, and null for other errors', () => {
  const denied = Object.assign(new Error('EACCES: permission denied, open'), {
    code: 'EACCES',
    path: '/srv/a',
  })
  expect(fileProblem(denied)).toBe("/srv/a can't be used: permission is denied.")
  expect(fileProblem({ code: 'ENOSPC', path: '/srv/a', dest: '/srv/b' })).toBe(
    "/srv/b can't be used: the disk is full.",
  )
  expect([fileProblem(new Error('no file')), fileProblem(null), fileProblem('text')]).toEqual([
    null,
    null,
    null,
  ])
})

it('A command that may not use a file prints only the sentence of fileProblem, and exits with 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'file-problem-'))
  const script = join(folder, 'command.mjs')
  const module = new URL('command-line.mjs', import.meta.url)
  writeFileSync(
    script,
    `import { readCommandLine } from ${JSON.stringify(module.href)}
     readCommandLine({ usage: 'npm run it' })
     throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS', path: '/srv/a' })`,
  )
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, "/srv/a can't be used: the file system is read-only.\n"])
  rmSync(folder, { recursive: true })
})
