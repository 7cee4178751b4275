import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://harbor.localhost:4100/' } },
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
