/** Only the digits of a text, at most `limit` of them. */
export function onlyDigits(text: string, limit = Number.POSITIVE_INFINITY): string {
  return text.replace(/\D/g, '').slice(0, limit)
}

/** "(555) 010-0100", as far as typed. */
export function formatPhone(digits: string): string {
  if (digits.length === 0) return ''
  if (digits.length <= 3) return `(${digits}`
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** "123-45-6789", as far as typed. */
export function formatSsn(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-')
}

/** The caret position after `count` digits. */
export function caretPosition(shown: string, count: number): number {
  if (count === 0) return 0
  let seen = 0
  for (let index = 0; index < shown.length; index++) {
    if (/\d/.test(shown.charAt(index))) seen += 1
    if (seen === count) return index + 1
  }
  return shown.length
}

/** The ten digits of a phone number, also when it was pasted with the country's 1. */
export function phoneDigits(text: string): string {
  const digits = onlyDigits(text)
  return (digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits).slice(0, 10)
}

/** "$1,234.5" to "1,234.50"; anything else stays as typed. */
export function formatTypedAmount(text: string): string {
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?$/.exec(text)
  if (!match || !/\d/.test(text)) return text
  const whole = (match[1] ?? '0').replaceAll(',', '').replace(/^0+(?=\d)/, '')
  return `${withCommas(whole)}.${(match[2] ?? '').padEnd(2, '0')}`
}

function withCommas(digits: string): string {
  const first = digits.length % 3
  const groups = digits.slice(first).match(/\d{3}/g) ?? []
  return [...(first > 0 ? [digits.slice(0, first)] : []), ...groups].join(',')
}
