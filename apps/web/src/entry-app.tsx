import { startApp } from './start/start-app.tsx'

await startApp()
