/** Headers of every request, the handshake included. */
export const fixedHeaders: Readonly<Record<string, string>> = {
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
}
