import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://harbor.localhost:4100/' } },
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
