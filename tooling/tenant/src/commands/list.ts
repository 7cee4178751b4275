import { slugsIn } from '../folder/read-folder.ts'
import { readTenant, readTenants } from '../tenants.ts'
import { type CliContext, countOf, type ExitCode } from './cli-context.ts'

/** Lists the tenants, one per line or as JSON, with the number of problems of each invalid one. */
export function list(context: CliContext, { json = false } = {}): ExitCode {
  const defaultMessages = context.defaultMessages()
  const { problems } = readTenants(context.tenants, defaultMessages)
  const rows = slugsIn(context.tenants).map((slug) => {
    const checked = readTenant(context.tenants, slug, defaultMessages)
    const wrong = problems.filter(({ file }) => file.split('/')[1] === slug).length
    return {
      slug,
      name: checked.ok ? checked.tenant.branding.name : null,
      languages: checked.ok ? checked.tenant.tenant.languages : [],
      hosts: checked.ok ? checked.tenant.tenant.hosts : [],
      problems: wrong,
    }
  })
  if (json) context.stdout(JSON.stringify(rows, null, 2))
  else if (rows.length === 0) context.stdout('There are no tenants yet: npm run tenant -- new creates one.')
  else {
    const cells = rows.map(({ slug, name, languages, hosts, problems: wrong }) => [
      slug,
      name ?? '–',
      languages.join(' '),
      hosts.join(' '),
      wrong === 0 ? 'valid' : `${countOf(wrong, 'problem')}: npm run tenant -- check ${slug}`,
    ])
    for (const line of table([['slug', 'name', 'languages', 'hosts', 'check'], ...cells]))
      context.stdout(line)
  }
  return 0
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => Array.from(row[column] ?? '').length)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - Array.from(cell).length))
      .join('  ')
      .trimEnd(),
  )
}
