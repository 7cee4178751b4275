/** Branding in wire form. */
export const branding = {
  slug: 'harbor',
  name: 'Harborlight Savings',
  short_name: 'Harborlight',
  logos: { 'hor-color': '/a.svg', 'hor-white': '/b.svg', 'sq-color': '/c.svg', 'sq-white': '/d.svg' },
  logo_alt_text: 'Harborlight Savings',
  color_primary: '#12355b',
  color_secondary: '#3a6ea5',
  emails: { support: 'support@harborlight.example' },
  phone_support: '800-555-0100',
  password_requirements: {
    min_length: 12,
    max_length: 128,
    require_upper: false,
    require_lower: false,
    require_digit: false,
    require_symbol: false,
  },
  show_fdic: true,
  completed_at: '2026-01-01T00:00:00Z',
}

export const settings = { csrfMaxAgeSeconds: 600, apiBase: '/api/v1' }

/** A response from the provider. */
export const envelope = (data: object) => ({
  code: 200,
  success: true,
  message: '',
  data,
  errors: null,
  completed_at: '2026-01-01T00:00:00Z',
  invocation_id: '00000000-0000-4000-8000-000000000000',
})
