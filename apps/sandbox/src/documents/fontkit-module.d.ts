/** The part of fontkit that says which letters a font has. */
declare module 'fontkit' {
  export function create(content: Uint8Array): { readonly characterSet: readonly number[] }
}
