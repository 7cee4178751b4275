# syntax=docker/dockerfile:1
# The provider on PostgreSQL. Context: the root of the repository. See docs/containers.md.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /srv/coffer
ENV NODE_ENV=production

FROM base AS build
COPY . .
RUN npx --yes --package pnpm@12.21.0 -- pnpm install --frozen-lockfile --prod=false
RUN npx --yes --package pnpm@12.21.0 -- pnpm exec turbo run build --filter @coffer/sandbox

# The same sources with the packages of the provider alone.
FROM base AS packages
COPY . .
RUN npx --yes --package pnpm@12.21.0 -- pnpm install --frozen-lockfile --prod --filter @coffer/sandbox...

FROM base
COPY --from=packages /srv/coffer /srv/coffer
COPY --from=build /srv/coffer/apps/sandbox/dist /srv/coffer/apps/sandbox/dist
ENV HOST=0.0.0.0 PORT=4100 DEMO_DEPOSITORS=no
USER node
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "apps/sandbox/tools/is-healthy.ts"]
CMD ["node", "apps/sandbox/dist/main.js"]
