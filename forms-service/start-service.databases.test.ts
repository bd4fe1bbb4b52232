/** The service as the server starts it, without the server. */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { databaseFile } from './database/open.ts';
import { loadPages } from './pages/pages.tsx';
import { startSubmissions } from './start-service.ts';
import { listSubmissions } from './store/submissions.ts';
import { writeSmallBuild } from './testing/small-build.ts';
import { createDatabase, testDatabase, type TestDatabase } from './testing/test-databases.ts';
import { HOST, requestOf } from './testing/test-service.ts';

let place: TestDatabase;
beforeEach(async () => {
  place = await testDatabase();
  await createDatabase(place.settings);
});

/** The pages of a company of this name. */
const pagesOf = (name: string) => loadPages(writeSmallBuild({ name }));

async function start(newestPages: Parameters<typeof startSubmissions>[0]) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const { answer, stop } = await startSubmissions(
    newestPages,
    { SUBMISSIONS: 'live', SUBMISSIONS_FOLDER: place.settings.folder },
    log,
  );
  return {
    stop: () => stop(Promise.resolve(), 0),
    logged: () => JSON.stringify(log.error.mock.calls),
    warned: () => JSON.stringify(log.warn.mock.calls),
    read: async () => {
      const url = '/submissions/partnership/thanks';
      return (await answer(requestOf({ method: 'GET', url }))).body.toString();
    },
    /** Sends a form as a browser does. @returns the status of the answer */
    async send(more: Record<string, string> = {}, from?: string) {
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const headers = { host: HOST, origin: `https://${HOST}`, ...type, ...more };
      const body = `email=${crypto.randomUUID()}%40farm.example`;
      const url = '/submissions/partnership';
      return (await answer(requestOf({ url, from, headers, body }))).status;
    },
  };
}

it('puts no empty database in the place of a missing one, logs what staff must do, and loses nothing', async () => {
  const file = databaseFile(place.settings);
  const away = path.join(place.settings.folder, 'away.sqlite');
  renameSync(file, away);
  const pages = pagesOf('Kilele');
  const service = await start(() => pages);
  expect(await service.send()).toBe(503);
  expect(service.logged()).toContain('There is no database');
  expect(existsSync(file)).toBe(false);
  renameSync(away, file);
  await expect.poll(service.send).toBe(303);

  renameSync(file, away);
  expect(await service.send()).toBe(503);
  expect(service.logged()).toContain(`${file} is gone`);
  writeFileSync(file, '');
  expect(await service.send()).toBe(503);
  expect(service.logged()).toContain(`${file} was replaced by another file`);
  renameSync(away, file);
  expect(await service.send()).toBe(303);
  expect(await listSubmissions(await place.open())).toHaveLength(2);
  await service.stop();
});

it('shows its pages as in the newest build', async () => {
  let pages = pagesOf('Kilele Agribusiness Group');
  const service = await start(() => pages);
  expect(await service.read()).toContain('Kilele Agribusiness Group, ');
  pages = pagesOf('Maziwa Cooperative');
  expect(await service.read()).toContain('Maziwa Cooperative, ');
  expect(await service.send()).toBe(303);
  await service.stop();
});

it('warns once that forms come through a proxy that no setting names', async () => {
  const pages = pagesOf('Kilele');
  const service = await start(() => pages);
  for (const visitor of ['203.0.113.7', '203.0.113.8'])
    expect(await service.send({ 'x-forwarded-for': visitor }, '127.0.0.1')).toBe(303);
  expect(service.warned().match(/TRUST_PROXY does not name/g)).toHaveLength(1);
  await service.stop();
});
