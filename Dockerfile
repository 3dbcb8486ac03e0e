# The production server with its built front end. Configure it by its environment: see .env.example.
FROM oven/bun:1.4.5 AS build
WORKDIR /app
COPY . .
RUN bun run build

FROM oven/bun:1.4.5
WORKDIR /app
COPY --from=build --chown=bun:bun /app /app
USER bun
# For /version: the image holds no checkout to ask (--build-arg COMMIT=$(git rev-parse HEAD)).
ARG COMMIT=
ENV NODE_ENV=production WEB_DIST=dist COMMIT=$COMMIT
EXPOSE 3000
CMD ["bun", "start"]
