import { brandingSchema } from '@coffer/branding/schema'
import { documented } from '../descriptions/documented.ts'

export const brandingDescriptions = {
  Branding: documented(brandingSchema, 'The brand of a tenant, and what the tenant offers.', {
    slug: 'The tenant’s short name.',
    name: 'The bank’s full name.',
    short_name: 'The name that is used in sentences.',
    logos: {
      about: 'Addresses of the logos.',
      fields: {
        'hor-color': 'The wide logo in color.',
        'hor-white': 'The wide logo in white.',
        'sq-color': 'The square logo in color.',
        'sq-white': 'The square logo in white.',
      },
    },
    logo_alt_text: 'What a screen reader says for a logo.',
    color_primary: 'The main color: # and six hexadecimal digits.',
    color_secondary: 'The second color: # and six hexadecimal digits.',
    emails: { about: 'Email addresses of the bank.', fields: { support: 'Where depositors write to.' } },
    phone_support: 'The phone number of support.',
    password_requirements: {
      about: 'The rules of a new password.',
      fields: {
        min_length: 'The smallest number of characters.',
        max_length: 'The largest number of characters.',
        require_upper: 'Whether it needs an upper-case letter.',
        require_lower: 'Whether it needs a lower-case letter.',
        require_digit: 'Whether it needs a digit.',
        require_symbol: 'Whether it needs another sign.',
      },
    },
    show_fdic: 'Whether the notice of deposit insurance is shown.',
    capabilities: 'The features beyond the specification that the provider has. Absent for none.',
    completed_at: 'When the brand was completed: an instant in UTC. Null while it is being set up.',
  }),
}
