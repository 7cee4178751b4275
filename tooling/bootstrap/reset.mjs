import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const folder = process.env.COFFER_DATA ?? join(root, '.data')
const lock = join(folder, 'server.pid')

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

if (existsSync(lock) && isRunning(Number(readFileSync(lock, 'utf8')))) {
  console.error('The server is running on this data: stop it first, then reset. Nothing was deleted.')
  process.exit(1)
}
rmSync(folder, { recursive: true, force: true })
console.log('All data is gone; the next start makes the ready-made depositors afresh.')
