import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
/** A run keeps about 1 GB of databases at a time. */
const NEEDED_BYTES = 4 * 1024 ** 3

/**
 * The variable for a folder of temporary files in memory, deleted at exit: the tests copy and write databases of 120 MB
 * a hundred times. Empty if the machine has no such file system, or too little memory.
 */
export function temporaryFolder() {
  if (!hasEnoughMemory()) return {}
  const folder = mkdtempSync(join(memory, 'coffer-'))
  // PostgreSQL runs as another user, and enters its own folder in this one.
  chmodSync(folder, 0o711)
  // A process that is ending may still write there.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 }))
    process.on(signal, () => process.exit(code))
  return { TMPDIR: folder }
}

function hasEnoughMemory() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) >= NEEDED_BYTES
  } catch {
    return false
  }
}
