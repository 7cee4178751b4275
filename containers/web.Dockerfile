# syntax=docker/dockerfile:1
# The static pages of all tenants behind nginx. Context: the root of the repository. See docs/containers.md.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /srv/coffer
COPY . .
RUN npx --yes --package pnpm@12.21.0 -- pnpm install --frozen-lockfile
RUN npx --yes --package pnpm@12.21.0 -- pnpm exec turbo run build --filter @coffer/tenant-tooling

# Debian's nginx, since the one of Docker Hub has no module for Brotli.
FROM debian:12.12-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY containers/nginx/nginx.conf /etc/nginx/nginx.conf
COPY containers/nginx/coffer.conf /etc/nginx/conf.d/coffer.conf
COPY containers/nginx/listen.conf /etc/nginx/coffer/listen.conf
COPY --from=build /srv/coffer/apps/web/dist/client /srv/coffer/web
COPY --from=build /srv/coffer/tooling/tenant/dist /srv/coffer/pages
USER 33
EXPOSE 8080
# Requests under way are finished.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8081 && printf 'GET / HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q ' 204 ' <&3"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
