import { prepareDatabaseImage } from '../src/database/database-image.ts'

/** Makes the image of an empty database, so that the first start has nothing to create. */
await prepareDatabaseImage()
