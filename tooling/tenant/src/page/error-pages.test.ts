import { createTheme } from '@coffer/branding/theme'
import { expect, it } from 'vitest'
import { checkTenant } from '../check/check-tenant.ts'
import { branding, folder, defaultMessages } from '../testing.ts'
import { errorPages } from './error-pages.ts'
import { tenantBlock } from './tenant-block.ts'

function renderPages(name = 'elm Savings') {
  const checked = checkTenant(folder('elm', { branding: branding('elm', { name }) }), defaultMessages)
  if (!checked.ok) throw new Error('the tenant is not good')
  const theme = createTheme(checked.tenant.branding)
  const { design } = checked.tenant.tenant
  return errorPages({ block: tenantBlock(checked.tenant, theme), theme, dark: null, design, faces: '' })
}

it.each([
  ['404.html', 'We couldn’t find that page', 'No encontramos esa página', 'href="/"'],
  ['500.html', 'We couldn’t show this page', 'No pudimos mostrar esta página', 'href=""'],
])(
  'The error page %s has the tenant’s name, and in every language a link and the number to call',
  (file, en, es, leadsTo) => {
    const html = renderPages().get(file)?.html
    expect(html).toContain(`<title>${en} – elm Savings</title>`)
    expect(html).toContain('<img src="/logos/hor-white.svg" alt="elm Savings">')
    expect(html).toContain(`<section lang="en"><h1>${en}</h1>`)
    expect(html).toContain(`<section lang="es"><h2>${es}</h2>`)
    expect(html).toContain(`<a class="again" ${leadsTo}>`)
    expect(html).toContain('<a href="tel:8005550142">')
    expect(html).not.toContain('<script')
  },
)

it('The error pages render a hostile name as text', () => {
  for (const { html } of renderPages('<script>alert("1")</script>').values()) {
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
  }
})
