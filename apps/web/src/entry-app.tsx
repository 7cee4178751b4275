import './start/edited-messages.ts'
import { startApp } from './start/start-app.tsx'

await startApp()
