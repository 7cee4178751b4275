/** Headers of every request, including the handshake. */
export const fixedHeaders: Readonly<Record<string, string>> = {
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
}
