import { crossFieldCheck } from '@coffer/application/checks'
import * as v from 'valibot'
import type { Group } from './groups.ts'
import { initialShares, problemsOf, type ShareName, type Typed } from './shares.ts'

const text = v.pipe(v.string(), v.trim())

/** A field for each share that may be asked for. */
export const shareEntries = (groups: readonly Group[]): Record<ShareName, typeof text> =>
  Object.fromEntries(Object.keys(initialShares(groups)).map((name) => [name, text]))

/** That the shares of the groups that are asked for add up. Messages are word keys. */
export const sharesAddUp = <Form extends Record<string, string | boolean>>(
  groupsFor: (form: Typed) => readonly Group[],
) => crossFieldCheck<Form>((form) => ({ ...none<Form>(), ...problemsOf(groupsFor(form), form) }))

const none = <Form>(): Partial<Record<keyof Form & string, string>> => ({})
