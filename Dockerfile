# The image of Catchment: built app, compiled service, production packages. See docs/operations.md.

FROM node:20.20.2-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:20.20.2-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force

FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
RUN groupadd --gid 10001 catchment \
  && useradd --uid 10001 --gid catchment --no-create-home --shell /usr/sbin/nologin catchment \
  && install --directory --owner catchment --group catchment --mode 0700 /data /published
COPY LICENSE package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/service/compiled/launch.js /app/service/compiled/file-times.js /app/service/compiled/health.js ./service/compiled/
COPY --from=build /app/dist ./dist
USER 10001:10001
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m --retries=3 \
  CMD ["node", "service/compiled/health.js"]
STOPSIGNAL SIGTERM
CMD ["node", "service/compiled/launch.js", "start"]
