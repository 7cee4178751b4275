// Runs before anything is installed: no dependency, any Node from 20 on.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { delimiter, dirname, join } from 'node:path'

export const root = fileURLToPath(new URL('../../', import.meta.url))
export const binaries = join(root, 'node_modules', '.bin')
const installedFile = join(root, 'node_modules', '.installed')

/**
 * The project's pinned Node, installed as a dependency of the lockfile: independent of the machine's own. Its packages are
 * for Linux; elsewhere the machine's Node runs everything.
 */
export const projectNode = process.platform === 'linux' ? join(binaries, 'node') : process.execPath

/** The environment without npm's variables, which would change pnpm's configuration. */
function cleanEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
}

/** Runs a command in the project's root; resolves to its exit code and, on request, its output. */
export function run(command, args, { keep = false, isSilent = false, isQuiet = false, env = {} } = {}) {
  const stdio = isSilent ? 'ignore' : keep ? 'pipe' : 'inherit'
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...cleanEnvironment(), ...env },
      stdio: ['ignore', stdio, stdio],
    })
    let output = ''
    for (const [stream, echo] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream?.on('data', (chunk) => {
        output += chunk
        if (!isQuiet) echo.write(chunk)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * The folder of pnpm's program, at the version that package.json pins. npx takes seconds to find it, so child processes
 * get the result of the first one.
 */
function pnpmFolder() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [pin, found] = (process.env.COFFER_PNPM ?? '').split('=', 2)
  if (pin === packageManager && existsSync(join(found, 'pnpm'))) return found
  const path = execFileSync('npx', ['--yes', '--package', packageManager, '--', 'which', 'pnpm'], {
    cwd: root,
    env: cleanEnvironment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const folder = dirname(path.trim())
  process.env.COFFER_PNPM = `${packageManager}=${folder}`
  return folder
}

/** pnpm at the version that package.json pins, from the registry's package. */
export const pnpmProgram = () => join(pnpmFolder(), 'pnpm')

export const pnpm = (args, options) => run(pnpmProgram(), args, options)

/** Runs turbo, which starts pnpm by its name. */
export const turbo = (args, { env = {}, ...options } = {}) =>
  run(join(binaries, 'turbo'), args, {
    ...options,
    env: { ...env, PATH: [pnpmFolder(), binaries, process.env.PATH ?? ''].join(delimiter) },
  })

/** A sentence about a Node that is too old; undefined if it is new enough. */
export function nodeObstacle({ platform, version }) {
  const minimum = platform === 'linux' ? 20 : 24
  if (Number.parseInt(version, 10) >= minimum) return undefined
  return `Coffer needs Node ${minimum} or later on this system; this is ${version}.`
}

function dependenciesDigest() {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Installs the dependencies of the lockfile, unless that is done. */
export async function install() {
  const obstacle = nodeObstacle({ platform: process.platform, version: process.versions.node })
  if (obstacle !== undefined) {
    console.error(obstacle)
    process.exit(1)
  }
  const expected = dependenciesDigest()
  if (
    existsSync(installedFile) &&
    existsSync(projectNode) &&
    readFileSync(installedFile, 'utf8') === expected
  )
    return
  console.log('Installing the dependencies, once …')
  // Errors only: packages warn about the machine's Node, which runs none of them.
  const { code } = await pnpm(['install', '--frozen-lockfile', '--loglevel=error'])
  if (code !== 0) {
    console.error(
      'The dependencies could not be installed: see the lines above. The npm registry must be reachable.',
    )
    process.exit(code)
  }
  writeFileSync(installedFile, expected)
}
