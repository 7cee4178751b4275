/** The floors of the house, lowest first: a package imports only from floors below its own. */
export const floors = [
  ['domain', 'branding', 'i18n'],
  ['api-client', 'ui-kit', 'email-templates'],
  ['session', 'errors'],
  ['router', 'linked-accounts', 'new-password', 'person-details'],
  [
    'auth',
    'onboarding',
    'funding',
    'dashboard',
    'documents',
    'messaging',
    'transfers',
    'account',
    'beneficiaries',
    'non-profits',
    'joint',
    'joining',
  ],
  ['brand-sheet'],
] as const

/** What the provider may import of the client. */
export const providerImports = ['domain', 'branding', 'api-client', 'email-templates']
