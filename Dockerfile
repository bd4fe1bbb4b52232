# The site and its forms as an image: docs/hosting/one-server.md.

FROM node:24-slim AS build
WORKDIR /srv/kilele
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# Another origin than the site's, where the image is only to take forms.
ARG SUBMISSIONS_ORIGIN=
RUN SUBMISSIONS=live npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
WORKDIR /srv/kilele
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 SUBMISSIONS=live SUBMISSIONS_FOLDER=/var/lib/kilele
COPY --from=build /srv/kilele/package.json ./
COPY --from=build /srv/kilele/node_modules node_modules
COPY --from=build /srv/kilele/app app
COPY --from=build /srv/kilele/server server
COPY --from=build /srv/kilele/dist dist
RUN install --directory --owner=node --group=node --mode=0700 /var/lib/kilele
USER node
VOLUME /var/lib/kilele
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The first process tells the others to end: no other program need stand before it.
CMD ["node", "--import", "tsx", "server/main.ts"]
