import { parseCommandLine } from '@coffer/bootstrap/command-line'
import { exactStory } from '../capture/screen-stories.ts'

export interface SnapshotOptions {
  /** Empty means every tenant. */
  readonly tenants: readonly string[]
  /** A part of a story's id or title; null means every story. */
  readonly story: string | null
  /** The name of a viewport; null means every size. */
  readonly size: string | null
  /** Stores the captures as the new snapshots. */
  readonly isUpdate: boolean
  /** Includes tenants that have not changed since they last passed. */
  readonly isAll: boolean
  /** A Storybook that is already built. */
  readonly storybook: string | null
}

const usage = `npm run snapshots                                 compares every tenant that has changed since it last passed
npm run snapshots -- --tenant harbor              compares one (repeatable)
npm run snapshots -- --tenant harbor --update     stores the current screens as its snapshots
npm run snapshots -- --tenant harbor --accept <id>  stores the current screen of one story, by the id in the report
npm run snapshots -- --story dashboard            only the stories whose name contains this
npm run snapshots -- --size phone                 only one size: phone or desktop
npm run snapshots -- --all                        includes tenants that have not changed`

const options = {
  tenant: { type: 'string', multiple: true },
  story: { type: 'string' },
  size: { type: 'string' },
  update: { type: 'boolean' },
  accept: { type: 'string' },
  all: { type: 'boolean' },
  storybook: { type: 'string' },
} as const

/** The options of a command line, or a message if it is invalid. */
export function readArguments(
  typed: readonly string[],
): SnapshotOptions | { readonly message: string; readonly isHelp: boolean } {
  const { ending, values, positionals } = parseCommandLine(typed, {
    usage,
    options,
    allowPositionals: true,
  })
  if (ending !== undefined) return { message: ending.text, isHelp: ending.code === 0 }
  const [positional] = positionals
  if (positional !== undefined)
    return {
      message: `unknown argument "${positional}": name a tenant with --tenant ${positional}\n\n${usage}`,
      isHelp: false,
    }
  return {
    tenants: values.tenant ?? [],
    story: values.accept === undefined ? (values.story ?? null) : exactStory(values.accept),
    size: values.size ?? null,
    isUpdate: values.accept !== undefined || (values.update ?? false),
    isAll: values.all ?? false,
    storybook: values.storybook ?? null,
  }
}
