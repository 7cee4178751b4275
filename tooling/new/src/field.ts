import { type ChangeSet, Refusal } from './change-set.ts'
import { fieldTypes, type FieldOptions, type FieldType } from './field-types.ts'
import { fieldProviderTest, fieldScreenTest } from './field-templates.ts'
import { addColumn } from './migration.ts'
import type { Name } from './names.ts'

/** The forms to which a field can be added. */
export const formNames = ['basic-information'] as const

const wire = 'packages/api-client/src/depositor'
const application = 'packages/application/src'
const provider = 'apps/sandbox/src'
const screen = 'packages/onboarding/src/basic-information'

/** A field of the basic information, which a joint holder's personal information shares: docs/architecture.md, “Adding a field”. */
export function addField(changes: ChangeSet, options: FieldOptions): void {
  const { name, label, labelEs } = options
  const type: FieldType = fieldTypes[options.type]
  if (new RegExp(String.raw`\b${name.snake}:`).test(changes.read(`${wire}/request-schema.ts`)))
    throw new Refusal(`${wire}/request-schema.ts has a field ${name.snake} already.`)

  changes.append(
    `${wire}/request-schema.ts`,
    'export const basicBody = v.object({',
    `  ${name.snake}: formText,`,
  )
  changes.append(
    `${wire}/schema.ts`,
    'export const savedFieldsSchema = wireObject({',
    `  ${name.snake}: text,`,
  )
  const meaning = label.replaceAll("'", '’')
  changes.append(
    `${wire}/descriptions.ts`,
    "BasicBody: documented(basicBody, 'Step basic, and personal-information of a joint holder.', {",
    `    ${name.snake}: '${meaning}. Null, empty or absent if there is none.',`,
  )
  changes.append(
    `${wire}/descriptions.ts`,
    "SavedFields: documented(savedFieldsSchema, 'What was saved of an application.', {",
    `    ${name.snake}: '${meaning}. Null or absent while it is not saved.',`,
  )

  addToProvider(changes, name, type)

  changes.append(
    `${application}/person/person.ts`,
    "export const toForm = (saved: DepositorProgress['fields']) => ({",
    `  ${name.camel}: saved.${name.camel} ?? '',`,
  )
  if (type.needs !== undefined) changes.addImport(`${application}/person/person.schema.ts`, type.needs)
  changes.append(
    `${application}/person/person.schema.ts`,
    'return {',
    `    ${name.camel}: ${type.formEntry(name)},`,
  )
  changes.append(
    `${application}/person/person-fields.tsx`,
    '<>',
    `      <${type.component} {...form.field('${name.camel}')} label={t('${name.camel}.label')} isOptional />`,
  )
  changes.addKeys(`${application}/locales/en.json`, { [`${name.camel}.label`]: label })
  changes.addKeys(`${application}/locales/es.json`, { [`${name.camel}.label`]: labelEs })
  changes.append(
    `${application}/review/use-review-items.tsx`,
    'person: [',
    `      { label: t('${name.camel}.label'), value: ${type.shown(name)} },`,
  )

  changes.append(`${application}/person/person.schema.test.ts`, 'const ana = {', `  ${name.camel}: '',`)
  changes.append(
    `${screen}/basic-information-screen.stories.tsx`,
    'const fields = filledFields({',
    `  ${name.snake}: '${type.valid}',`,
  )
  changes.create(`${screen}/${name.kebab}.test.tsx`, fieldScreenTest(options))
  changes.create(`apps/sandbox/test/provider/${name.kebab}.test.ts`, fieldProviderTest(options))

  changes.consider(
    `${application}/person/person.schema.ts`,
    `${name.camel}:`,
    `${type.rule}; another belongs in packages/domain`,
  )
  changes.consider(
    `${application}/person/person-fields.tsx`,
    `field('${name.camel}')`,
    'its place in the form, a hint, and what browsers fill in',
  )
  changes.consider(
    `${application}/review/use-review-items.tsx`,
    `${name.camel}.label`,
    'its place in the review',
  )
  changes.consider('docs/data-protection.md', '| Confidential', 'the class of the new data')
}

/** The column, the check of what is sent, and the answer. */
function addToProvider(changes: ChangeSet, name: Name, type: FieldType): void {
  addColumn(changes, {
    table: 'depositors',
    schema: `${provider}/database/schema/onboarding.ts`,
    after: "occupation: text('occupation'),",
    name,
    declaration: type.column(name),
    sqlType: type.sqlType,
  })
  const steps = `${provider}/onboarding/steps.ts`
  if (type.needs !== undefined) changes.addImport(steps, type.needs)
  changes.insertAfter(
    steps,
    "phone: problemMessage(checkPhone(phone ?? ''), phoneMessages),",
    `    ${name.snake}: ${type.problem(name)},`,
  )
  changes.insertAfter(steps, "phone: phoneDigits(phone ?? ''),", `      ${name.camel}: ${type.stored(name)},`)
  changes.append(
    `${provider}/onboarding/depositor-wire.ts`,
    'export const filledToWire = (row: DepositorRow) => ({',
    `  ${name.snake}: row.${name.camel},`,
  )
}
