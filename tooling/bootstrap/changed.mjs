import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

/** The files that differ from the upstream branch, committed or not; from the last commit if there is no upstream. */
export function changedFiles() {
  const base = (() => {
    try {
      return git('merge-base', 'HEAD', '@{upstream}')[0]
    } catch {
      return 'HEAD'
    }
  })()
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
}

/** Every package of the workspace: its name, its folder, and the names of those that it depends on. */
export const workspacePackages = () =>
  ['apps', 'packages', 'tooling']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, dependencies, devDependencies } = JSON.parse(
        readFileSync(join(root, folder, 'package.json'), 'utf8'),
      )
      return { name, folder, dependencies: Object.keys({ ...dependencies, ...devDependencies }) }
    })

/** The folder that a name or a path in a package means, such as `documents` or `packages/documents/src/taxes`. */
export function folderOf(typed, packages) {
  const path = typed.replace(/^\.\//, '').replace(/\/+$/, '')
  const named = packages.find(({ folder }) => folder.slice(folder.indexOf('/') + 1) === path)
  if (named) return named.folder
  const isInPackage = packages.some(({ folder }) => folder === path || contains(folder, path))
  return isInPackage && existsSync(join(root, path)) ? path : undefined
}

const contains = (folder, file) => file.startsWith(`${folder}/`)
/** Documentation, on which no code depends. */
const isText = (file) => file.endsWith('.md') || file.startsWith('docs/')

/**
 * The packages that changed files can affect: the folders of the changed ones, those of all that depend on them, and
 * whether a changed file that belongs to no package may affect everything.
 */
export function affectedBy(files, packages) {
  const changed = new Set(packages.filter(({ folder }) => files.some((file) => contains(folder, file))))
  const affected = new Set(changed)
  let size
  do {
    size = affected.size
    const names = [...affected].map(({ name }) => name)
    for (const each of packages)
      if (each.dependencies.some((name) => names.includes(name))) affected.add(each)
  } while (affected.size > size)
  const foldersOf = (some) =>
    [...some].map(({ folder }) => folder).toSorted((one, other) => (one < other ? -1 : 1))
  return {
    changed: foldersOf(changed),
    affected: foldersOf(affected),
    isEverything: files.some(
      (file) => !isText(file) && !packages.some(({ folder }) => contains(folder, file)),
    ),
  }
}
