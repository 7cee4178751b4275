/** The fields that a session and a remembered device share. */
export const deviceTexts = {
  device_name: 'A name such as “Chrome on Windows”.',
  browser: 'The browser. Null if it is unknown.',
  os: 'The operating system. Null if it is unknown.',
  ip_region: 'The region of its IP address. Null if it is unknown.',
  last_used_at: 'When it was last used: an instant in UTC.',
  is_current: 'Whether it is the calling one.',
} as const
