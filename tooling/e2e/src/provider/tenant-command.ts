import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const run = promisify(execFile)

/** Runs `npm run tenant -- …` on another folder of tenants; returns its output, throws if it fails. */
export async function tenantCommand(tenants: string, ...typed: readonly string[]): Promise<string> {
  const { stdout } = await run(`${root}node_modules/.bin/node`, ['tooling/tenant/src/main.ts', ...typed], {
    cwd: root,
    env: { ...process.env, TENANT: '', COFFER_TENANTS: tenants },
  })
  return stdout
}
