import type { BrandingInput } from '@coffer/branding/schema'
import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import { type NotificationChange, notificationSettings as settingsAfter } from '@coffer/domain/notifications'
import type { WireAlert } from '../../alerts/schema.ts'
import type { WireBanner } from '../../banners/schema.ts'
import type { WireCase, WireCases } from '../../cases/schema.ts'
import type { WireFaq } from '../../faqs/schema.ts'
import type { WireMessage } from '../../messages/schema.ts'
import type { WireNotificationSettings } from '../../notification-settings/schema.ts'
import { builder, id } from './builder.ts'

export const alert = builder<WireAlert>({
  uuid: id(9),
  title: 'Your deposit is available',
  body: 'The $500.00 you deposited on November 16 can now be used.',
  created_at: '2026-11-18T13:30:00Z',
  read_at: null,
})

export const banner = builder<WireBanner>({
  uuid: id(10),
  type: 1,
  location: 0,
  title: 'Planned maintenance',
  body: 'Transfers pause on Sunday between 2 and 4 in the morning, Eastern time.',
  dismissible: true,
  starts_at: null,
  ends_at: null,
})

export const message = builder<WireMessage>({
  uuid: id(11),
  thread_uuid: id(12),
  direction: 'inbound',
  subject: 'Your question about a transfer',
  body: 'Your transfer was submitted and settles on the next business day.',
  sent_at: '2026-11-19T14:20:00Z',
  viewed_at: null,
  attachments: [],
})

/** A report about `transaction()` that waits for a response. */
export const problemCase = builder<WireCase>({
  uuid: id(95),
  transaction_uuid: id(6),
  reason: 'wrong_amount',
  status: 'sent',
  thread_uuid: id(12),
  opened_on: '2026-11-20',
  reply_by: '2026-11-25',
})

/** Without reports by default. */
export const cases = builder<WireCases>({ reply_business_days: 3, cases: [] })

/** The settings of a depositor with a mobile number, after these changes. */
export const notificationSettings = (
  changes: readonly NotificationChange[] = [],
  hasMobileNumber = true,
): WireNotificationSettings => ({
  has_mobile_number: hasMobileNumber,
  settings: settingsAfter(changes).map(({ kind, channel, isOn, isFixed }) => ({
    kind,
    channel,
    is_on: isOn,
    is_fixed: isFixed,
  })),
})

export const faq = builder<WireFaq>({
  uuid: id(13),
  category: 'Deposits and withdrawals',
  question: 'How long does a deposit take?',
  answer_html: '<p>It settles on the <strong>next business day</strong>.</p>',
})

export const branding = builder<BrandingInput>({
  slug: 'harbor',
  name: 'Harborlight Savings',
  short_name: 'Harborlight',
  logos: {
    'hor-color': '/logos/hor-color.svg',
    'hor-white': '/logos/hor-white.svg',
    'sq-color': '/logos/sq-color.svg',
    'sq-white': '/logos/sq-white.svg',
  },
  logo_alt_text: 'Harborlight Savings',
  color_primary: '#0b2545',
  color_secondary: '#13607a',
  emails: { support: 'support@harborlight.example' },
  phone_support: '(800) 555-0142',
  password_requirements: {
    min_length: 12,
    max_length: 128,
    require_upper: false,
    require_lower: false,
    require_digit: false,
    require_symbol: false,
  },
  show_fdic: true,
  completed_at: '2026-01-05T15:00:00Z',
})

/** The tenant block that a page is built with. */
export const tenantBlock = builder<TenantBlockInput>({
  slug: 'harbor',
  branding: branding(),
  settings: { csrfMaxAgeSeconds: 600, apiBase: '/api/v1' },
  languages: ['en', 'es'],
  theme: { drawerLogo: 'hor-white', logInLogo: 'hor-white' },
})
