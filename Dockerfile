# The production server with its built front end. Configure it by its environment: see .env.example, docs/operating.md.
# `bun run drill:image` of operations/drills runs these steps by hand and measures them: operations/drills/image/image.md.
FROM oven/bun:1.4.5-slim AS base
WORKDIR /app

# Of every workspace its manifest alone: packages are installed anew only when what they are made of has changed.
FROM base AS manifests
COPY . .
RUN find . -type f ! -name package.json ! -path ./bun.lock ! -path ./bunfig.toml -delete
RUN rm -r lab/peers && find . -type d -empty -delete

# The packages that the server needs when it runs, and nothing that only people read.
FROM base AS packages
COPY --from=manifests /app ./
RUN bun install --frozen-lockfile --production --ignore-scripts --filter @goodword/backend
RUN find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete
# What libraries name for those who build with them. A pattern that finds nothing fails the build.
RUN cd node_modules/.bun && rm -r *typescript* *esbuild* bun-types* @types+*
# Without it no command in the image looks for packages that are not here.
RUN rm bun.lock

FROM base AS build
COPY . .
RUN bun run build
RUN find backend scripts -name '*.test.ts' -delete

FROM base
# The packages first: a new version of the product alone leaves their layer as it is.
COPY --from=packages /app ./
COPY --from=build /app/backend/src backend/src
COPY --from=build /app/backend/contract/src backend/contract/src
COPY --from=build /app/languages/src languages/src
COPY --from=build /app/backend/standins/postgres backend/standins/postgres
COPY --from=build /app/shell/src/routing shell/src/routing
COPY --from=build /app/scripts scripts
COPY --from=build /app/dist dist
# For /version: the image holds no checkout to ask (--build-arg COMMIT=$(git rev-parse HEAD)).
ARG COMMIT=
ENV NODE_ENV=production WEB_DIST=dist COMMIT=$COMMIT
USER bun
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["bun", "scripts/is-healthy.ts"]
CMD ["bun", "scripts/start.ts"]
