import type { parseArgs, ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

export interface Command<Read extends Options> {
  /** The help text. Its first line is the syntax of the command. */
  readonly usage: string
  /** The options of Node's parseArgs, without --help. */
  readonly options?: Read
  readonly allowPositionals?: boolean
}

type Parsed<Read extends Options> = ReturnType<typeof parseArgs<{ options: Read; allowPositionals: true }>>

export declare function parseCommandLine<const Read extends Options>(
  typed: readonly string[],
  command: Command<Read>,
):
  | {
      readonly ending: { readonly text: string; readonly code: number }
      readonly values?: undefined
      readonly positionals?: undefined
    }
  | (Pick<Parsed<Read>, 'values' | 'positionals'> & { readonly ending?: undefined })

export declare function readCommandLine<const Read extends Options>(
  command: Command<Read>,
): Pick<Parsed<Read>, 'values' | 'positionals'>
