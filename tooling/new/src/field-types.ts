import type { Name } from './names.ts'

/** How a type of field is declared at each place; every field may be left empty. */
export interface FieldType {
  /** The column of the provider's table, without its name. */
  readonly column: (name: Name) => string
  readonly sqlType: string
  /** The entry in the form's schema. */
  readonly formEntry: (name: Name) => string
  /** The component of the form, and the query by which a test finds it. */
  readonly component: 'TextField' | 'DateField'
  readonly find: (label: string) => string
  /** An import that the form's schema and the provider's check need besides those that they have. */
  readonly needs?: string
  /** The problem of the sent value, for the provider's refusal. */
  readonly problem: (name: Name) => string
  /** The stored value. */
  readonly stored: (name: Name) => string
  /** The value in the review. */
  readonly shown: (name: Name) => string
  /** A valid value and one that is refused, as they are on the wire. */
  readonly valid: string
  readonly invalid: string
  /** What the rule is now, for the developer to decide about. */
  readonly rule: string
}

export const fieldTypes = {
  text: {
    column: ({ snake }) => `text('${snake}')`,
    sqlType: 'text',
    formEntry: () => 'tidyText(tidyName, optional(withMessageKeys(checkName, nameMessages)))',
    component: 'TextField',
    find: (label) => `findByLabelText(${JSON.stringify(label)}, { exact: false })`,
    problem: ({ snake }) => `optionalName(sent.${snake} ?? '')`,
    stored: ({ snake }) => `orNull(tidyName(sent.${snake} ?? ''))`,
    shown: ({ camel }) => `fields.${camel}`,
    valid: 'Addie',
    invalid: 'R2D2',
    rule: 'the rule of the other names, letters and at most 50 characters',
  },
  date: {
    column: ({ snake }) => `date('${snake}', { mode: 'string' })`,
    sqlType: 'date',
    formEntry: () =>
      "checkedText(optional((text) => (isCalendarDate(text) ? null : 'problem.dateOfBirth.malformed')))",
    component: 'DateField',
    find: (label) => `findByRole('group', { name: (name) => name.startsWith(${JSON.stringify(label)}) })`,
    needs: "import { isCalendarDate } from '@coffer/domain/calendar'",
    problem: ({ snake }) =>
      `sent.${snake} && !isCalendarDate(sent.${snake}) ? dateOfBirthMessages.malformed : null`,
    stored: ({ snake }) => `orNull(sent.${snake})`,
    shown: ({ camel }) => `fields.${camel} && formats.date(fields.${camel})`,
    valid: '2020-02-29',
    invalid: '2021-02-29',
    // Its parts have the labels of the other date.
    rule: 'the rule that a date exists (a test that fills in “Month” of the form has to name its group)',
  },
} as const satisfies Record<string, FieldType>
export type FieldTypeName = keyof typeof fieldTypes

export interface FieldOptions {
  readonly name: Name
  readonly type: FieldTypeName
  readonly label: string
  readonly labelEs: string
}
