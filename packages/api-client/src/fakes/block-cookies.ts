/** Blocks cookies as a browser does: none is stored, and none is read. Returns a function that allows them again. */
export function blockCookies(): () => void {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => '',
    set() {
      // Not stored.
    },
  })
  return () => {
    Reflect.deleteProperty(document, 'cookie')
  }
}
