# syntax=docker/dockerfile:1
# The static pages of all tenants behind nginx. Context: the root of the repository. See docs/containers.md.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /srv/coffer
COPY . .
RUN npx --yes --package pnpm@12.21.0 -- pnpm install --frozen-lockfile
RUN npx --yes --package pnpm@12.21.0 -- pnpm exec turbo run build --filter @coffer/tenant-tooling

FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY containers/nginx/coffer.conf /etc/nginx/conf.d/default.conf
COPY containers/nginx/listen.conf /etc/nginx/coffer/listen.conf
COPY --from=build /srv/coffer/apps/web/dist/client /srv/coffer/web
COPY --from=build /srv/coffer/tooling/tenant/dist /srv/coffer/pages
USER 101
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["wget", "-q", "--spider", "http://127.0.0.1:8081/"]
