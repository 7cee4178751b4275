/**
 * The layers of the monorepo, lowest first: a package or an application imports only from layers below its own. Each is
 * on exactly one layer; the check fails for one that is on none.
 */
export const layers: readonly (readonly string[])[] = [
  ['domain', 'branding', 'i18n'],
  ['api-client', 'ui-kit', 'email-templates'],
  ['session', 'errors', 'provider-kit'],
  ['forms'],
  ['router', 'passkeys'],
  ['application', 'step-up'],
  [
    'auth',
    'onboarding',
    'linking',
    'funding',
    'dashboard',
    'documents',
    'messaging',
    'transfers',
    'account',
    'beneficiaries',
    'non-profits',
    'joint',
    'saving',
  ],
  ['web', 'sandbox', 'brand-sheet'],
]

/** The client's modules that the provider may import: the schemas of `api-client` with their descriptions, the languages and formats of `i18n`. */
export const providerImports: readonly string[] = [
  'packages/(domain|branding|email-templates|provider-kit)/',
  'packages/api-client/src/[^/]+/((request-)?schema|descriptions)[.]ts$',
  'packages/api-client/src/request/text[.]ts$',
  'packages/i18n/src/(languages|language-formats)[.]ts$',
]
