import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { RefusedStart } from './refused-start.ts'

/** Names of the entries that the sandbox keeps in a data folder. */
export const isOwnEntry = (name: string): boolean =>
  /^(postgres(\.new)?|secret(\.new)?|lock(\..+)?)$/.test(name)

/**
 * Restricts the data to its owner: folders get the mode 0700 and files 0600, both existing ones and those that this
 * process creates from now on. A folder that holds anything else keeps its mode.
 */
export function makePrivate(folder: string): void {
  process.umask(0o077)
  const names = readdirSync(folder)
  if (names.every(isOwnEntry)) restrict(folder)
  for (const name of names.filter(isOwnEntry)) restrictAll(join(folder, name))
}

function restrictAll(path: string): void {
  if (!restrict(path)) return
  for (const name of readdirSync(path)) restrictAll(join(path, name))
}

/** Returns whether the path is a folder whose entries have to be restricted too. */
function restrict(path: string): boolean {
  const stats = lstatSync(path)
  if (stats.isSymbolicLink()) return false
  const mode = stats.isDirectory() ? 0o700 : 0o600
  if ((stats.mode & 0o777) !== mode) changeMode(path, mode)
  return stats.isDirectory()
}

function changeMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch {
    throw new RefusedStart(
      `Others may read ${path}, and its mode can't be changed: make it yours, or set COFFER_DATA to another folder.`,
    )
  }
}
