/** The part of fontkit that lists a font's characters. */
declare module 'fontkit' {
  export function create(content: Uint8Array): { readonly characterSet: readonly number[] }
}
