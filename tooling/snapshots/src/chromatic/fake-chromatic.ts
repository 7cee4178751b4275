import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** The response to each operation of uploading one story, in the form that the CLI expects, with URLs of this server. */
const answersAt = (origin: string): Readonly<Record<string, object>> => {
  const build = {
    id: 'build-1',
    number: 1,
    status: 'PASSED',
    webUrl: `${origin}/build?number=1`,
    storybookUrl: `${origin}/storybook/`,
    specCount: 1,
    componentCount: 1,
    testCount: 6,
    changeCount: 0,
    errorCount: 0,
    actualTestCount: 6,
    actualCaptureCount: 6,
    inheritedCaptureCount: 0,
    interactionTestFailuresCount: 0,
    inProgressCount: 0,
    pendingCount: 0,
    ignoredCount: 0,
    acceptedCount: 6,
    deniedCount: 0,
    completedAt: 1,
    startedAt: 1,
    failureReason: null,
    upgradeBuilds: [],
    autoAcceptChanges: false,
    turboSnapEnabled: false,
    wasLimited: false,
    browsers: [{ browser: 'CHROME' }],
    features: { uiTests: true, uiReview: true, isReactNativeApp: false },
    tests: [],
    app: {
      manageUrl: `${origin}/manage`,
      setupUrl: `${origin}/setup`,
      account: { exceededThreshold: false, paymentRequired: false, billingUrl: null },
      repository: { provider: 'github' },
    },
  }
  const target = (filePath: string) => ({
    contentType: 'text/plain',
    fileKey: filePath,
    filePath,
    formAction: `${origin}/upload`,
    formFields: { key: filePath },
  })
  return {
    CreateAppTokenMutation: { appToken: 'a.b.c' },
    FirstCommittedAtQuery: { app: { firstBuild: null, lastBuild: null } },
    LastBuildQuery: { app: { isOnboarding: false, lastBuild: null } },
    AnnounceBuildMutation: {
      announceBuild: {
        ...build,
        status: 'ANNOUNCED',
        browsers: ['chrome'],
        reportToken: 'report',
        app: { id: 'app-1', turboSnapAvailability: 'UNAVAILABLE', isOnboarding: false },
      },
    },
    UploadBuildMutation: {
      uploadBuild: {
        info: {
          sentinelUrls: [],
          targets: ['iframe.html', 'index.html', 'index.json'].map(target),
          zipTarget: null,
        },
        build: { id: build.id, status: 'ANNOUNCED', ancestorBuilds: [] },
        userErrors: [],
      },
    },
    UploadMetadataMutation: { uploadMetadata: { info: { targets: [] }, userErrors: [] } },
    PrepareBuild: { prepareBuild: true },
    PublishBuildMutation: { publishBuild: { status: 'PUBLISHED', storybookUrl: build.storybookUrl } },
    StartedBuildQuery: { app: { build } },
    VerifyBuildQuery: { app: { build } },
    SnapshotBuildQuery: { app: { build } },
  }
}

interface Upload<Result> {
  readonly result: Result
  /** Names of the operations, in order. */
  readonly operations: readonly string[]
  /** Names of the uploaded files. */
  readonly uploads: readonly string[]
  readonly origin: string
}

/** Serves Chromatic's responses on the loopback interface until `callback` has ended; returns the received requests. */
export async function withFakeChromatic<Result>(
  callback: (origin: string) => Promise<Result>,
): Promise<Upload<Result>> {
  const operations: string[] = []
  const uploads: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const operation = /(?:query|mutation) (\w+)/.exec(body)?.[1]
      const file = /name="key"\r\n\r\n(.*)\r\n/.exec(body)?.[1]
      if (request.url === '/upload') uploads.push(file ?? '')
      else if (operation !== undefined) operations.push(operation)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ data: answersAt(origin)[operation ?? ''] ?? {} }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('there is no port')
  const origin = `http://127.0.0.1:${address.port}`
  const result = await callback(origin)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return { result, operations, uploads, origin }
}
