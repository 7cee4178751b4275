import { execFile } from 'node:child_process'
import {
  cpSync,
  globSync,
  lstatSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const folders = ['apps', 'docs', 'packages', 'tenants', 'tooling', '.storybook']
const leftOut = new Set([
  '.bin',
  '.cache',
  '.turbo',
  '.vite',
  'dist',
  'snapshots',
  'test-results',
  'chaos',
  'bench',
])

/** Sources and links to installed packages; no builds, pictures or caches. */
const isCopied = (path: string) =>
  !leftOut.has(basename(path)) || (relative(root, path).includes('/src/') && lstatSync(path).isDirectory())

interface Outcome {
  readonly code: number
  readonly output: string
}

export interface RepositoryCopy {
  readonly root: string
  /** Runs a program of the copy with the project's Node. */
  readonly run: (script: string, args: readonly string[]) => Promise<Outcome>
  /** Links the workspace packages of a new package, as installing does: those of a package with the same dependencies. */
  readonly link: (name: string, like: string) => void
  /** The files that were written since the copy was made. */
  readonly changedFiles: () => readonly string[]
  /** Checks the types of some files, and of what they import. */
  readonly checkTypes: (files: readonly string[]) => Promise<Outcome>
  readonly remove: () => void
}

/** A temporary copy of the repository, which shares the installed packages. */
export function copyRepository(): RepositoryCopy {
  const copy = mkdtempSync(join(tmpdir(), 'coffer-new-'))
  for (const folder of folders)
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isCopied,
    })
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => path === root || lstatSync(path).isFile(),
  })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const copiedAt = lstatSync(join(copy, 'node_modules')).mtimeMs

  const run = (script: string, args: readonly string[]) =>
    new Promise<Outcome>((resolve) => {
      // The variables of the running tests would change those of the copy.
      const env = Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')),
      )
      const child = execFile(
        process.execPath,
        [join(copy, script), ...args],
        { cwd: copy, env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' }, maxBuffer: 1 << 26 },
        (_, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
      )
    })
  return {
    root: copy,
    run,
    link(name, like) {
      cpSync(join(copy, 'packages', like, 'node_modules'), join(copy, 'packages', name, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      })
      symlinkSync(`../../../../packages/${name}`, join(copy, 'apps/web/node_modules/@coffer', name))
    },
    changedFiles: () =>
      globSync(`{${folders.join(',')}}/**/*.*`, { cwd: copy, exclude: ['**/node_modules'] }).filter(
        (path) => {
          const file = statSync(join(copy, path))
          return file.isFile() && file.mtimeMs > copiedAt
        },
      ),
    checkTypes(files) {
      // Declarations of libraries that have none.
      const config = { extends: './tsconfig.json', files, include: ['apps/sandbox/src/**/*.d.ts'] }
      writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(config))
      return run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.new.json'])
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}
