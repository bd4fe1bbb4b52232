/** The bare databases: the same statements through the same drivers, prepared, and nothing else around them. */
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { databaseFile, openDatabase } from '@website/forms-service/database/open.ts';
import type { Insert } from './inserts.ts';

export type Bare = {
  /** Stores them. @returns how many in a second */
  store: (inserts: readonly Insert[]) => Promise<number>;
  close: () => Promise<void>;
};

const perSecond = (count: number, begun: number) => (count / (performance.now() - begun)) * 1000;

/**
 * One connection, as only one can write, with the service's own settings.
 * @param together inserts in one commit, and so in one sync
 */
export async function openBareSqlite(folder: string, together: number): Promise<Bare> {
  // Its tables.
  await (await openDatabase({ folder })).close();
  const db = new DatabaseSync(databaseFile({ folder }), { enableForeignKeyConstraints: true });
  db.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY');
  const prepared = new Map<string, ReturnType<typeof db.prepare>>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  return {
    store(inserts) {
      const ready = inserts.map((insert) =>
        insert.map(({ sql, values }) => ({
          statement: prepare(sql),
          values: Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value])),
        })),
      );
      const begun = performance.now();
      for (let first = 0; first < ready.length; first += together) {
        begin.run();
        for (const insert of ready.slice(first, first + together))
          for (const { statement, values } of insert) statement.all(values);
        commit.run();
      }
      return Promise.resolve(perSecond(inserts.length, begun));
    },
    close() {
      db.close();
      return Promise.resolve();
    },
  };
}

/** Sends all of it in one piece. */
async function askAtOnce(
  client: pg.Client,
  questions: readonly (string | pg.QueryConfig)[],
): Promise<void> {
  const { stream } = client.connection;
  stream.cork();
  const answers = questions.map((question) => client.query(question));
  stream.uncork();
  await Promise.all(answers);
}

/**
 * @param connections that store at the same time, as many as the service's processes have together
 * @param isPipelined whether all statements of an insert are sent without waiting for answers in between
 */
export async function openBarePostgres(
  url: string,
  connections: number,
  isPipelined: boolean,
): Promise<Bare> {
  await (await openDatabase({ folder: '', databaseUrl: url })).close();
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: url, pipeline: isPipelined });
      await client.connect();
      return client;
    }),
  );
  const names = new Map<string, string>();
  const nameOf = (sql: string) => {
    const name = names.get(sql) ?? `s${names.size}`;
    names.set(sql, name);
    return name;
  };
  return {
    async store(inserts) {
      const queue = inserts.values();
      const begun = performance.now();
      await Promise.all(
        clients.map(async (client) => {
          for (const insert of queue) {
            const questions = [
              'BEGIN',
              ...insert.map(({ sql, values }) => ({
                name: nameOf(sql),
                text: sql,
                values: [...values],
              })),
              'COMMIT',
            ];
            if (isPipelined) await askAtOnce(client, questions);
            else for (const question of questions) await client.query(question);
          }
        }),
      );
      return perSecond(inserts.length, begun);
    },
    async close() {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}
