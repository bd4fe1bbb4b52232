/** Answers the requests of Decap's proxy backend, with forms instead of files. */
import type { Store } from './store.ts';
import { Refusal } from './refusal.ts';

type Group = Record<string, unknown>;
export type ApiRequest = { action: string; params: Group };

const idOf = (path: unknown) => (typeof path === 'string' ? path.replace(/\.json$/, '') : '');

/** Sorts articles by date, newest first, and services by their order. */
function byListOrder(one: { data: string }, other: { data: string }): number {
  const [a, b] = [one, other].map(
    ({ data }) => JSON.parse(data) as { date?: string; order?: string },
  );
  return (
    (b?.date ?? '').localeCompare(a?.date ?? '') || Number(a?.order ?? 0) - Number(b?.order ?? 0)
  );
}

/** @throws {Refusal} for an unknown request */
export function answerApi(store: Store, { action, params }: ApiRequest): unknown {
  const place = (id: string) => ({
    file: { path: `${id}.json`, id: null, label: null, author: '' },
  });
  const entry = (id: string) => ({ ...place(id), data: store.load(id) });
  /** An entry of a list. One that cannot be read has its mistake in place of its title; the others are shown. */
  const listed = (id: string) => {
    try {
      return entry(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const [name = ''] = id.split('/').slice(-1);
      return { ...place(id), data: JSON.stringify({ title: `${name}: ${error.message}` }) };
    }
  };
  switch (action) {
    case 'info':
      return { repo: '', publish_modes: ['simple'], type: 'local_fs' };
    case 'entriesByFolder': {
      const folder = idOf(params['folder']);
      return store
        .names(folder)
        .map((name) => listed(`${folder}/${name}`))
        .sort(byListOrder);
    }
    case 'entriesByFiles':
      return ((params['files'] as { path: string }[] | undefined) ?? [])
        .map(({ path }) => idOf(path))
        .filter((id) => store.exists(id))
        .map(entry);
    case 'getEntry': {
      const id = idOf(params['path']);
      if (!store.exists(id)) return { data: null, file: { path: `${id}.json`, id: null } };
      return entry(id);
    }
    case 'persistEntry': {
      const files = (params['dataFiles'] as { path: string; raw: string }[] | undefined) ?? [
        params['entry'] as { path: string; raw: string },
      ];
      const [file] = files;
      if (!file || files.length > 1) throw new Refusal('One document is saved at a time.', 400);
      const assets = params['assets'] as unknown[] | undefined;
      if (assets && assets.length > 0) throw new Refusal('Pictures are not added here.', 400);
      store.save(idOf(file.path), JSON.parse(file.raw) as Group);
      return { message: 'saved' };
    }
    case 'deleteFiles':
      store.remove(((params['paths'] as unknown[] | undefined) ?? []).map(idOf));
      return { message: 'deleted' };
    case 'getMedia':
    case 'unpublishedEntries':
      return [];
    default:
      throw new Refusal(`The editor does not do ${action}.`, 400);
  }
}
