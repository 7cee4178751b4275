import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type ScanVerdict = 'clean' | 'refused'

/** Scans a file for malware. Throws if there is no verdict: the file then stays unscanned, and is tried again. */
export type Scan = (file: {
  readonly name: string
  readonly mediaType: string
  readonly content: Uint8Array
}) => Promise<ScanVerdict>

/** Timeout for one file. */
const timeoutMs = 120_000

/**
 * Scans a file with a command that reads it from standard input: exit code 0 means clean, 1 refused (as clamdscan
 * does), and any other no verdict. The command is split at spaces and run without a shell; the file's name is not
 * passed on, because a stranger chose it.
 */
export function scanByCommand(command: string): Scan {
  const [program = '', ...args] = command.trim().split(/\s+/)
  return async ({ content }) => {
    const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'], timeout: timeoutMs })
    // A command that decides before it has read everything closes its input.
    child.stdin.on('error', () => child.stdin.destroy())
    child.stdin.end(content)
    await once(child, 'close')
    if (child.exitCode === 0) return 'clean'
    if (child.exitCode === 1) return 'refused'
    throw new Error(`The scan by ${program} ended with ${child.exitCode ?? 'a signal'}.`)
  }
}
