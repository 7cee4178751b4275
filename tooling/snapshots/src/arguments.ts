import { parseArgs } from 'node:util'

export interface Wish {
  /** The tenants asked for; empty means all of them. */
  readonly tenants: readonly string[]
  /** A part of a story's id or title; null means every story. */
  readonly story: string | null
  /** Keep what is drawn now as the snapshots. */
  readonly isUpdate: boolean
  /** Draw a tenant even where nothing has changed since it last passed. */
  readonly isAll: boolean
  /** A Storybook that is built already, drawn as it is. */
  readonly storybook: string | null
}

const usage = `pnpm snapshots                              compares every tenant that has changed since it last passed
pnpm snapshots --tenant harbor              compares one (may be given several times)
pnpm snapshots --tenant harbor --update     keeps what is drawn now as its snapshots
pnpm snapshots --story dashboard            the stories whose name contains this
pnpm snapshots --all                        unchanged tenants too`

const options = {
  tenant: { type: 'string', multiple: true },
  story: { type: 'string' },
  update: { type: 'boolean' },
  all: { type: 'boolean' },
  storybook: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads what was typed: a wish, or what to tell the person who typed it. */
export function readArguments(
  typed: readonly string[],
): Wish | { readonly tell: string; readonly isHelp: boolean } {
  try {
    // Some runners hand their own separator on.
    const args = typed[0] === '--' ? typed.slice(1) : [...typed]
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (values.help === true) return { tell: usage, isHelp: true }
    const [stray] = positionals
    if (stray !== undefined)
      return refusal(`"${stray}" is not understood: a tenant is named with --tenant ${stray}`)
    return {
      tenants: values.tenant ?? [],
      story: values.story ?? null,
      isUpdate: values.update ?? false,
      isAll: values.all ?? false,
      storybook: values.storybook ?? null,
    }
  } catch (error) {
    return refusal(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}

const refusal = (reason: string) => ({ tell: `${reason}\n\n${usage}`, isHelp: false })
