# Directus and the publisher: one image, two commands. Context: the repository.
FROM node:22.16.0-bookworm AS install
WORKDIR /app
COPY . .
# The link that the publisher keeps, made here: the file system is read-only later.
RUN node scripts/run.mjs packages && ln -s releases/current public

FROM node:22.16.0-bookworm-slim
ENV NODE_ENV=production HOME=/tmp
WORKDIR /app
COPY --from=install /app /app
# Volumes take the owner of the folder they begin with.
RUN install -d -o node -g node -m 700 cms/data cms/uploads .run .media-cache /backups \
  && install -d -o node -g node -m 755 releases
USER node
