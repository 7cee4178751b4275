import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isFree } from '@coffer/local-http/free-port'
import { readTenants } from '../tenants.ts'
import { build } from './build.ts'
import { type CliContext, type ExitCode, reportProblems } from './cli-context.ts'

const FIRST_PORT = 4200
const PORTS = 20

/**
 * Serves one tenant: its rendered pages, and a provider with its own demo depositors and data. Compiles missing parts
 * first. Runs until a signal ends it.
 */
export async function preview(
  context: CliContext,
  slug: string,
  { port }: { port?: number } = {},
): Promise<ExitCode> {
  const { problems } = readTenants(context.tenants, context.defaultMessages(), slug)
  if (problems.length > 0) return reportProblems(context, problems)
  if (!existsSync(join(context.web, 'server/prerender.js'))) {
    context.stdout('The application is not compiled yet; this takes a minute …')
    if ((await compile(context.root)) !== 0) {
      context.stderr('The application could not be compiled: see above.')
      return 1
    }
  }
  if ((await build(context, slug)) !== 0) return 1
  const on = port ?? (await firstFreePort())
  const code = await ended(
    process.execPath,
    [join('apps', 'sandbox', 'src', 'main.ts')],
    context.root,
    {
      PORT: String(on),
      TENANT: slug,
      LOCAL_PORTS: 'yes',
      COFFER_TENANTS: context.tenants,
      COFFER_DATA: join(context.previews, slug),
      DATABASE_URL: '',
    },
    () => context.stdout(`Preparing ${slug} at http://${slug}.localhost:${on}/ … (Ctrl-C ends it)`),
  )
  return code === 0 ? 0 : 1
}

const compileWeb = 'pnpm exec turbo run build --filter=@coffer/web --output-logs=errors-only'.split(' ')

const compile = (root: string): Promise<number> =>
  ended(process.execPath, [join('tooling', 'bootstrap', 'run.mjs'), ...compileWeb], root, {})

/** Runs another program in the foreground: it gets the signals, and this process ends with it. */
function ended(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
  startedAt?: () => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
    // A terminal sends Ctrl-C to both processes; other signals are passed on to the child.
    const pass = (signal: NodeJS.Signals): void => void child.kill(signal)
    const stay = (): void => undefined
    process.on('SIGINT', stay)
    process.on('SIGTERM', pass)
    process.on('SIGHUP', pass)
    child.on('spawn', () => startedAt?.())
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('SIGINT', stay)
      process.off('SIGTERM', pass)
      process.off('SIGHUP', pass)
      resolve(code ?? 1)
    })
  })
}

/** The first free port from `FIRST_PORT` on, so that previews of two tenants can run side by side. */
async function firstFreePort(): Promise<number> {
  const last = FIRST_PORT + PORTS - 1
  for (let port = FIRST_PORT; port <= last; port += 1) if (await isFree(port)) return port
  throw new Error(`ports ${FIRST_PORT} to ${last} are all in use; choose another with --port`)
}
