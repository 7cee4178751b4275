import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, RefusedStart } from './refused-start.ts'

/**
 * Lock file that names the process using the folder: PGlite has no lock of its own, and two processes would corrupt the
 * data.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'lock')
  const mine = `${process.pid} ${processStart(process.pid)}`
  const draft = join(folder, `lock.${process.pid}`)
  writeFileSync(draft, mine)
  try {
    if (!tryLink(draft, lock)) {
      const holder = read(lock)
      const [pid = '', ...start] = holder.split(' ')
      if (isAlive(Number(pid), start.join(' '))) throw inUse(folder, pid)
      removeStaleLock(lock, holder, folder)
      if (!tryLink(draft, lock)) throw inUse(folder, read(lock).split(' ')[0] ?? '')
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return () => {
    if (read(lock) === mine) rmSync(lock, { force: true })
  }
}

const inUse = (folder: string, pid: string) =>
  new RefusedStart(
    `Another sandbox (process ${pid}) is using the data folder ${folder}; stop it first, or set COFFER_DATA to another folder.`,
  )

/** Unlike a write, creating a hard link is atomic. */
function tryLink(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock of a process that has ended; restores it if another process acquired it meanwhile. */
function removeStaleLock(lock: string, holder: string, folder: string) {
  const aside = `${lock}.stale.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw error
  }
  const taken = read(aside)
  if (taken !== holder) {
    tryLink(aside, lock)
    rmSync(aside, { force: true })
    throw inUse(folder, taken.split(' ')[0] ?? '')
  }
  rmSync(aside, { force: true })
}

function isAlive(pid: number, start: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false
  }
  // Process ids are reused, especially in containers, so the start time is compared too if it is known.
  return start === '' || processStart(pid) === start
}

function processStart(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
