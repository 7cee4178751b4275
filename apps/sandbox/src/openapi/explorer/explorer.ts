interface Explorer {
  readonly domNode: Element | null
  readonly spec: unknown
  readonly docExpansion: 'none'
  readonly defaultModelsExpandDepth: number
  readonly supportedSubmitMethods: readonly string[]
  readonly plugins: readonly (() => object)[]
  readonly validatorUrl: null
}

/** Swagger UI, from swagger-ui.js. */
declare const SwaggerUIBundle: (explorer: Explorer) => void

const embedded: unknown = JSON.parse(document.getElementById('document')?.textContent ?? '')

// The page has no origin and may not connect to anything, so calls and tokens are disabled.
SwaggerUIBundle({
  domNode: document.getElementById('explorer'),
  spec: embedded,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  plugins: [() => ({ wrapComponents: { authorizeBtn: () => () => null } })],
  validatorUrl: null,
})
