/** Remembers who asks for publishing, and what was sent back with a sentence. One request for each person. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const said = z.object({ who: z.string(), at: z.string(), says: z.string() });
const schema = z.array(said.extend({ answer: said.optional() }));
export type Request = z.output<typeof schema>[number];

/** @param file in which they are kept @param now the clock */
export function requestStore(file: string, now: () => Date) {
  function all(): Request[] {
    try {
      return schema.parse(JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '[]'));
    } catch {
      // A damaged list must not close the page; people ask again.
      return [];
    }
  }
  function write(requests: readonly Request[]): void {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.tmp`, JSON.stringify(requests), { flush: true });
    renameSync(`${file}.tmp`, file);
  }
  const others = (who: string) => all().filter((one) => one.who !== who);
  const sentence = (who: string, says: string) => ({
    who,
    at: now().toISOString(),
    says: says.trim().slice(0, 1000),
  });

  return {
    waiting: () => all().filter(({ answer }) => !answer),
    of: (who: string) => all().find((one) => one.who === who),
    /** A person asks. It replaces this person's earlier request. */
    ask: (who: string, says: string) => write([...others(who), sentence(who, says)]),
    /** Sends a request back. @param by who does @returns `false` if it waits no longer */
    sendBack(who: string, by: string, says: string): boolean {
      const request = all().find((one) => one.who === who && !one.answer);
      if (!request) return false;
      write([...others(who), { ...request, answer: sentence(by, says) }]);
      return true;
    },
    /** Forgets a person's request, which is withdrawn or whose answer was read. */
    forget: (who: string) => write(others(who)),
    /** Forgets requests that are fulfilled. One that a person has made anew meanwhile stays. */
    fulfil: (done: readonly Request[]) =>
      write(all().filter((one) => !done.some(({ who, at }) => who === one.who && at === one.at))),
  };
}
