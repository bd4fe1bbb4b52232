# The site and its forms as an image: docs/hosting/one-server.md.

FROM node:24-slim AS build
WORKDIR /srv/kilele
# Lists of packages alone: they are installed anew only when these change.
COPY package.json package-lock.json ./
COPY site/package.json site/
COPY forms-service/package.json forms-service/
COPY editor/package.json editor/
COPY bench/package.json bench/
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# The service's origin, when the image only takes forms and the site is elsewhere.
ARG SUBMISSIONS_ORIGIN=
RUN SUBMISSIONS=live npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
WORKDIR /srv/kilele
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 SUBMISSIONS=live SUBMISSIONS_FOLDER=/var/lib/kilele
COPY --from=build /srv/kilele/package.json ./
COPY --from=build /srv/kilele/node_modules node_modules
# The words of mails.
COPY --from=build /srv/kilele/content content
COPY --from=build /srv/kilele/site site
COPY --from=build /srv/kilele/forms-service forms-service
COPY --from=build /srv/kilele/dist dist
RUN install --directory --owner=node --group=node --mode=0700 /var/lib/kilele
USER node
VOLUME /var/lib/kilele
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The first process tells the others to end, so no init program is needed.
CMD ["node", "--import", "tsx", "forms-service/serve-with-forms.ts"]
