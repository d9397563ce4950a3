# The product in one image: the server (the default command) and the worker (`node server/worker.ts`).
# docs/operating.md explains what it needs; compose.yaml is an example.

ARG NODE=node:24.21.0-bookworm-slim

FROM ${NODE} AS web
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/declare/package.json packages/declare/
COPY packages/example/package.json packages/example/
COPY scripts/launch.mjs scripts/
COPY scripts/lib/dependencies.mjs scripts/lib/environment.mjs scripts/lib/
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund \
 && npm rebuild node --ignore-scripts=false
COPY . .
RUN npm run build

FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/declare/package.json packages/declare/
COPY packages/example/package.json packages/example/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/onnxruntime-node/bin/*/darwin node_modules/onnxruntime-node/bin/*/win32

FROM ${NODE}
ENV NODE_ENV=production DATA_DIR=/data
# As in scripts/lib/environment.mjs.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576 NODE_OPTIONS=--max-semi-space-size=8
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=web /app/dist dist
COPY package.json LICENSE NOTICE THIRD-PARTY-NOTICES.txt ./
COPY brand.ts ./
COPY contract contract
COPY packages/declare packages/declare
COPY server server
# The declarations that the server reads (src/resources/rest.ts).
COPY src/resources src/resources
COPY scripts/operator.ts scripts/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# A worker answers no requests: switch this off for workers.
HEALTHCHECK --start-period=2m --interval=15s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT ?? 3000}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
