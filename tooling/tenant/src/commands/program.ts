import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { slugsIn } from '../folder/read-folder.ts'
import { Cancelled, type Question, printCancelled } from '../new/prompts.ts'
import { slugHint } from '../new/slug-hint.ts'
import { errorReason } from '../problem.ts'
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
    if (error instanceof CommanderError) return reportMisuse(context, error)
    if (error instanceof Cancelled) {
      printCancelled()
      return exitCodes.cancelled
    }
    context.stderr(errorReason(error))
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
    .helpCommand('help [command]', 'describe a command and its flags')
    .addHelpText('after', '\nCOFFER_TENANTS names another folder of tenants; see docs/tenants.md.')

  program
    .command('new')
    .description('create a tenant; prompts for each value without a flag')
    .argument('[slug]', 'short name: a-z, 0-9 and hyphens')
    .option('--name <text>', 'full name of the bank')
    .option('--short-name <text>', 'for narrow places (default: the name)')
    .option('--primary <color>', 'color of buttons and the menu, for example 3355aa')
    .option('--secondary <color>', 'color of links and the chart (default: the primary)')
    .option('--email <address>', 'support email')
    .option('--phone <number>', 'support phone')
    .option('--fdic', 'deposits are insured by the FDIC')
    .option('--no-fdic', 'deposits are not insured by the FDIC')
    .option('--host <name>', 'host name; may be repeated (default: <slug>.localhost)', collect)
    .option('--languages <list>', 'default language first (default: "en es")')
    .option('--api-base <address>', 'address of the API (default: /api/v1 on the tenant’s host)')
    .option('--logo <file>', 'name beside the mark, for light backgrounds: .svg or .png (default: drawn)')
    .option('--logo-white <file>', 'the same in white (default: drawn)')
    .option('--mark <file>', 'the mark alone, square (default: drawn)')
    .option('--mark-white <file>', 'the same in white (default: drawn)')
    .option('--picture <file>', 'beside the log-in form on wide screens: .jpg, .png or .webp')
    .option('--branding-url <address>', 'take branding and logos from a provider’s GET /branding')
    .action(async (slug: string | undefined, options: NewOptions) => {
      // The font library is large, and no other command needs it.
      const { createTenant } = await import('./new.ts')
      const named = slug ?? (await context.prompts?.text(slugQuestion(context)))?.trim() ?? ''
      if (named === '')
        throw new CommanderError(2, 'slug', 'the slug is missing: npm run tenant -- new <slug>')
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
    .description('list problems by file and field, with hints; explain the colors of one tenant')
    .argument('[slug]', 'tenant (default: all)', tenant)
    .action((slug?: string) => end(check(context, slug)))

  program
    .command('preview')
    .description('serve one tenant with a provider and demo depositors')
    .argument('<slug>', undefined, tenant)
    .option('--port <number>', 'port (default: the first free one from 4200)', readPort)
    .action(async (slug: string, options: { port?: number }) => end(await preview(context, slug, options)))

  program
    .command('build')
    .description('build static files from the compiled application')
    .argument('[slug]', 'tenant (default: all)', tenant)
    .action(async (slug?: string) => end(await build(context, slug)))

  program
    .command('list')
    .description('list all tenants with their languages and host names')
    .option('--json', 'print JSON')
    .action((options: { json?: boolean }) => end(list(context, options)))

  program
    .command('tokens')
    .description('export colors and design as W3C design tokens, or import them')
    .argument('<slug>', undefined, tenant)
    .option('--out <file>', 'file to write (default: <slug>.tokens.json)')
    .option('--import <file>', 'file of tokens to import')
    .action((slug: string, options: { out?: string; import?: string }) =>
      end(tokens(context, slug, { out: options.out, take: options.import })),
    )

  program
    .command('remove')
    .description('remove a tenant’s folder and its build')
    .argument('<slug>')
    .option('--yes', 'skip the confirmation')
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
  'commander.excessArguments': 'Quote values with spaces: --name "Elm Street Savings".',
  'commander.optionMissingArgument':
    'A # begins a comment in a shell: write a color without it (3355aa), or quote it.',
  'commander.unknownCommand': 'npm run tenant -- help lists the commands.',
}

function reportMisuse(context: CliContext, { code, exitCode, message }: CommanderError): number {
  if (exitCode === 0) return exitCodes.done
  if (code === 'slug') context.stderr(message)
  const hint = hints[code]
  if (hint !== undefined) context.stderr(hint)
  return exitCodes.misused
}

/** Collects a repeatable flag: each occurrence takes one value, never the slug. */
function collect(text: string, before: readonly string[] = []): string[] {
  return [...before, text]
}

function readPort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new InvalidArgumentError('It must be a number from 1 to 65535.')
  return port
}

/** The options without undefined values. */
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
