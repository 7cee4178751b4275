/** The media type of a Content-Type header, without its parameters, in lower case. */
export const mediaTypeIn = (contentType: string | undefined): string =>
  (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
