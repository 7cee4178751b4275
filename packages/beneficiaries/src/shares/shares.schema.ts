import { crossFieldCheck } from '@coffer/forms/checks'
import * as v from 'valibot'
import type { Group } from './groups.ts'
import { initialShares, findProblems, type ShareName, type FormValues } from './shares.ts'

const text = v.pipe(v.string(), v.trim())

/** Schema entries of the share fields. */
export const shareEntries = (groups: readonly Group[]): Record<ShareName, typeof text> =>
  Object.fromEntries(Object.keys(initialShares(groups)).map((name) => [name, text]))

/** Checks that the shares of each group add up to 100%. Errors are message keys. */
export const sharesAddUp = <Form extends Record<string, string | boolean>>(
  groupsFor: (form: FormValues) => readonly Group[],
) => crossFieldCheck<Form>((form) => ({ ...noProblems<Form>(), ...findProblems(groupsFor(form), form) }))

const noProblems = <Form>(): Partial<Record<keyof Form & string, string>> => ({})
