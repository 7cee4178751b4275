import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { slugsIn } from '../folder/read-folder.ts'
import { Cancelled, type Question, printCancelled } from '../new/prompts.ts'
import { slugHint } from '../new/slug-hint.ts'
import { reasonOf } from '../problem.ts'
import { build } from './build.ts'
import { check } from './check.ts'
import { list } from './list.ts'
import { preview } from './preview.ts'
import { remove } from './remove.ts'
import { tokens } from './tokens.ts'
import type { CliContext } from './cli-context.ts'

/** Exit codes: success, a problem found, an invalid command line, canceled. */
const exitCodes = { done: 0, problems: 1, misused: 2, cancelled: 130 } as const

type NewOptions = {
  name?: string
  shortName?: string
  primary?: string
  secondary?: string
  email?: string
  phone?: string
  fdic?: boolean
  host?: string[]
  languages?: string
  apiBase?: string
  logo?: string
  logoWhite?: string
  mark?: string
  markWhite?: string
  picture?: string
  brandingUrl?: string
}

/** Runs the arguments of `npm run tenant`; returns the exit code. */
export async function run(context: CliContext, typed: readonly string[], tenant?: string): Promise<number> {
  let code: number = exitCodes.done
  const program = commands(context, tenant, (ended) => (code = ended))
  try {
    await program.parseAsync([...typed], { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return misused(context, error)
    if (error instanceof Cancelled) {
      printCancelled()
      return exitCodes.cancelled
    }
    context.stderr(reasonOf(error))
    return exitCodes.problems
  }
}

function commands(context: CliContext, tenant: string | undefined, end: (code: number) => void): Command {
  const program = new Command('npm run tenant --')
    .description('Adds, checks, previews and removes tenants. Each is a folder in tenants/, data only.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.stdout(text.trimEnd()),
      writeErr: (text) => context.stderr(text.trimEnd()),
    })
    .helpCommand('help [command]', 'what a command does, and its flags')
    .addHelpText('after', '\nCOFFER_TENANTS names another folder of tenants; docs/tenants.md tells more.')

  program
    .command('new')
    .description('make a tenant: asks for what no flag says')
    .argument('[slug]', 'its short name: a-z, 0-9 and hyphens')
    .option('--name <text>', 'name, as its customers read it')
    .option('--short-name <text>', 'for places with little room (else the name)')
    .option('--primary <color>', 'color of buttons and the menu, like 3355aa')
    .option('--secondary <color>', 'color of links and the chart (else the primary)')
    .option('--email <address>', 'of its support')
    .option('--phone <number>', 'of its support')
    .option('--fdic', 'deposits are insured by the FDIC')
    .option('--no-fdic', 'they are not')
    .option(
      '--host <name>',
      'host name it is reached at, as often as needed (else <slug>.localhost)',
      collect,
    )
    .option('--languages <list>', 'preferred one first (else "en es")')
    .option('--api-base <address>', 'of its API (else /api/v1 on its own host)')
    .option('--logo <file>', 'name beside the mark, for light backgrounds: .svg or .png (else drawn)')
    .option('--logo-white <file>', 'the same in white (else drawn)')
    .option('--mark <file>', 'the mark alone, square (else drawn)')
    .option('--mark-white <file>', 'the same in white (else drawn)')
    .option('--picture <file>', 'beside the log-in form on wide screens: .jpg, .png or .webp (else none)')
    .option('--branding-url <address>', 'take what its provider answers to GET /branding, logos too')
    .action(async (slug: string | undefined, options: NewOptions) => {
      // The font library is large, and no other command needs it.
      const { createTenant } = await import('./new.ts')
      const named = slug ?? (await context.prompts?.text(slugQuestion(context)))?.trim() ?? ''
      if (named === '') throw new CommanderError(2, 'slug', 'name it: npm run tenant -- new <slug>')
      const { name, shortName, primary, secondary, email, phone, languages, apiBase } = options
      const texts = { name, shortName, primary, secondary, email, phone, languages, apiBase }
      const fdic = options.fdic === undefined ? undefined : options.fdic ? 'yes' : 'no'
      end(
        await createTenant(context, {
          slug: named,
          given: withoutUndefined({ ...texts, fdic, hosts: options.host?.join(' ') }),
          logos: withoutUndefined({
            'hor-color': options.logo,
            'hor-white': options.logoWhite,
            'sq-color': options.mark,
            'sq-white': options.markWhite,
          }),
          brandingUrl: options.brandingUrl,
          picture: options.picture,
        }),
      )
    })

  program
    .command('check')
    .description('say what is wrong, by file, field and hint; of one, what its colors do')
    .argument('[slug]', 'the one to look at (all)', tenant)
    .action((slug?: string) => end(check(context, slug)))

  program
    .command('preview')
    .description('serve one alone, with a provider and ready-made depositors behind it')
    .argument('<slug>', undefined, tenant)
    .option('--port <number>', 'where (the first free one from 4200)', readPort)
    .action(async (slug: string, options: { port?: number }) => end(await preview(context, slug, options)))

  program
    .command('build')
    .description('build static files from the compiled application')
    .argument('[slug]', 'the one to build (all)', tenant)
    .action(async (slug?: string) => end(await build(context, slug)))

  program
    .command('list')
    .description('every tenant with its languages and host names')
    .option('--json', 'for programs')
    .action((options: { json?: boolean }) => end(list(context, options)))

  program
    .command('tokens')
    .description('write its colors and design as W3C design tokens, or take them from such a file')
    .argument('<slug>', undefined, tenant)
    .option('--out <file>', 'where to (else <slug>.tokens.json)')
    .option('--import <file>', 'take the look of these tokens instead')
    .action((slug: string, options: { out?: string; import?: string }) =>
      end(tokens(context, slug, { out: options.out, take: options.import })),
    )

  program
    .command('remove')
    .description('remove a tenant’s folder and its build')
    .argument('<slug>')
    .option('--yes', 'without asking')
    .action(async (slug: string, { yes = false }: { yes?: boolean }) =>
      end(await remove(context, slug, { isConfirmed: yes })),
    )
  return program
}

const slugQuestion = ({ tenants }: CliContext): Question => ({
  message: 'Slug: the name of its folder and of <slug>.localhost',
  otherwise: undefined,
  hint: (text) => slugHint(text.trim(), slugsIn(tenants)),
})

/** Hints for an invalid command line, by commander's error codes. */
const hints: Record<string, string> = {
  'commander.excessArguments': 'Quote what has spaces: --name "Elm Street Savings".',
  'commander.optionMissingArgument':
    'A # begins a comment in a shell: write a color without it (3355aa), or quote it.',
  'commander.unknownCommand': 'npm run tenant -- help lists the commands.',
}

function misused(context: CliContext, { code, exitCode, message }: CommanderError): number {
  if (exitCode === 0) return exitCodes.done
  if (code === 'slug') context.stderr(message)
  const hint = hints[code]
  if (hint !== undefined) context.stderr(hint)
  return exitCodes.misused
}

/** A flag may be repeated: each takes one name, never the slug. */
function collect(text: string, before: readonly string[] = []): string[] {
  return [...before, text]
}

function readPort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new InvalidArgumentError('It must be 1 to 65535.')
  return port
}

/** Without undefined values. */
function withoutUndefined<Key extends string>(
  options: Record<Key, string | undefined>,
): Partial<Record<Key, string>> {
  const given: Partial<Record<Key, string>> = {}
  for (const key in options) {
    const value = options[key]
    if (value !== undefined) given[key] = value
  }
  return given
}
