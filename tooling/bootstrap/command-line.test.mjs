import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseCommandLine } from './command-line.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))

const command = { usage: 'npm run paint -- [--color red]', options: { color: { type: 'string' } } }

describe('a command line', () => {
  it.each([
    [[], {}],
    [['--color', 'red'], { color: 'red' }],
    [['--', '--color=red'], { color: 'red' }],
  ])('parseCommandLine reads the options in %j', (typed, values) => {
    expect(parseCommandLine(typed, command)).toEqual({ values, positionals: [] })
  })

  it.each([[['--help']], [['-h', '--color', 'red']]])(
    'parseCommandLine answers %j with the usage',
    (typed) => {
      expect(parseCommandLine(typed, command)).toEqual({ ending: { text: command.usage, code: 0 } })
    },
  )

  it.each([
    [['--colour', 'red'], "Unknown option '--colour'"],
    [['--color'], "Option '--color <value>' argument missing"],
    [['red'], "Unexpected argument 'red'"],
  ])('parseCommandLine answers %j with the mistake and the usage', (typed, mistake) => {
    expect(parseCommandLine(typed, command)).toEqual({
      ending: { text: `${mistake}\n\n${command.usage}`, code: 2 },
    })
  })
})

/** Commands that pass their arguments on to a third-party tool, which has its own help text. */
const passedOn = new Set(['storybook', 'stories', 'e2e', 'sbom', 'build', 'pnpm'])

/** The programs of commands that run a package's script. */
const programs = { bench: 'tooling/bench/src/main.ts', chaos: 'apps/sandbox/chaos/main.ts' }

/** Each command of package.json with the program that it starts. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, program] = /^node (?:tooling\/bootstrap\/run\.mjs )?(\S+)/.exec(line) ?? []
  if (program === undefined || passedOn.has(name) || name.endsWith(':check')) return []
  return [[name, program === 'pnpm' ? programs[name] : program]]
})

it('A command whose output nobody reads any more exits silently, with the code of SIGPIPE', async () => {
  const module = new URL('command-line.mjs', import.meta.url)
  const program = `import { readCommandLine } from ${JSON.stringify(module.href)}
    readCommandLine({ usage: 'npm run it' })
    setInterval(() => process.stdout.write('a line\\n'), 1)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  let complaint = ''
  child.stderr.on('data', (text) => {
    complaint += text
  })
  child.stdout.once('data', () => child.stdout.destroy())
  expect(await once(child, 'close')).toEqual([141, null])
  expect(complaint).toBe('')
})

describe('--help', () => {
  it('The search finds the commands that have to support --help', () => {
    expect(commands.length).toBeGreaterThan(15)
  })

  it.each(commands)('npm run %s -- --help prints the usage, and does nothing else', (name, program) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [program, '--help'], {
      cwd: root,
      encoding: 'utf8',
      // Not the developer's data folder, in case a command ignores --help.
      env: { ...process.env, COFFER_DATA: join(tmpdir(), 'no-data'), PORT: '0' },
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(new RegExp(`^(Usage: )?npm (run )?${name}\\b`))
  })
})
