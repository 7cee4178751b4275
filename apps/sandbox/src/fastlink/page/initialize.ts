/** The browser interface of FastLink 4, served as a script: `window.fastlink.open(options, containerId)` and `close()`. */
type Callback = (data: unknown) => void
type OpenOptions = {
  fastLinkURL: string
  accessToken: string
  forceIframe?: boolean
  params: {
    configName: string
    flow?: 'add' | 'edit'
    providerId?: number | string
    providerAccountId?: number | string
    locale?: string
  }
  onSuccess?: Callback
  onError?: Callback
  onClose?: Callback
  onExit?: Callback
  onEvent?: Callback
}
type Opened = { frame: HTMLIFrameElement; stop: () => void }
type PageMessage = {
  from: 'linking-page'
  kind: 'ready' | 'success' | 'error' | 'close' | 'event'
  data: unknown
}

const fastlink = (() => {
  let opened: Opened | null = null

  const isPageMessage = (data: unknown): data is PageMessage =>
    typeof data === 'object' && data !== null && 'from' in data && data.from === 'linking-page'

  const fail = (options: OpenOptions, title: string, message: string): void =>
    options.onError?.({ code: 'E701', title, message, fnToCall: 'errorHandler' })

  const close = (): void => {
    opened?.stop()
    opened?.frame.remove()
    opened = null
  }

  const answer = (
    options: OpenOptions,
    message: PageMessage,
    frame: HTMLIFrameElement,
    origin: string,
  ): void => {
    switch (message.kind) {
      case 'ready':
        frame.contentWindow?.postMessage(
          { from: 'linking-host', accessToken: options.accessToken, params: options.params },
          origin,
        )
        return
      case 'success':
        return options.onSuccess?.(message.data)
      case 'error':
        return options.onError?.(message.data)
      case 'event':
        return options.onEvent?.(message.data)
      case 'close': {
        close()
        options.onClose?.(message.data)
        options.onExit?.(message.data)
      }
    }
  }

  const open = (options: OpenOptions, containerId: string): void => {
    close()
    const container = document.getElementById(containerId)
    if (container === null) return fail(options, 'Container missing', `No element has the id ${containerId}`)
    if (!options.params?.configName)
      return fail(options, 'Configuration missing', 'params.configName is mandatory')
    if (!options.accessToken) return fail(options, 'Access token missing', 'accessToken is mandatory')

    const address = new URL(options.fastLinkURL, location.href)
    const frame = document.createElement('iframe')
    frame.title = document.documentElement.lang.startsWith('es') ? 'Vincular su banco' : 'Link your bank'
    frame.src = address.href
    frame.setAttribute('width', '100%')
    frame.setAttribute('height', '640')
    frame.setAttribute('frameborder', '0')

    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin !== address.origin || event.source !== frame.contentWindow) return
      if (isPageMessage(event.data)) answer(options, event.data, frame, address.origin)
    }
    window.addEventListener('message', listen)
    opened = { frame, stop: () => window.removeEventListener('message', listen) }
    container.append(frame)
  }

  return { open, close }
})()

Object.assign(window, { fastlink })
