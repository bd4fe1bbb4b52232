/** Who may publish. Everybody who reaches the editor may write. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { Refusal } from './refusal.ts';

const schema = z.strictObject({ mayPublish: z.array(z.string().trim().min(1)).min(1) });

/** The names in the file, or what is wrong with it, in a sentence. */
function readRoles(file: string): { names: readonly string[]; mistake?: string } {
  const wrong = (found: string) => ({
    names: [],
    mistake: `The list of those who may publish (${path.basename(file)}) ${found}. Until an administrator has put it right, nobody can publish; everybody can go on writing.`,
  });
  let data: unknown;
  try {
    data = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
    return wrong(`cannot be read${line === undefined ? '' : `: look at line ${line}`}`);
  }
  const read = schema.safeParse(data);
  if (read.success) return { names: read.data.mayPublish };
  return wrong('has a mistake: expected “mayPublish:” and below it one name a line, after “- ”');
}

/**
 * Reads the roles at each question, so a change counts at once.
 * @param file the path of the list in YAML; without it everybody may publish
 */
export function roles(file: string | undefined) {
  const read = () => (file === undefined ? undefined : readRoles(file));
  return {
    /** Whether a person may publish. @param name as the proxy says it */
    mayPublish: (name: string): boolean => read()?.names.includes(name) ?? true,
    /** What is wrong with the file, for people. */
    mistake: () => read()?.mistake,
    /** @throws {Refusal} if a person may not publish */
    requirePublisher(name: string): void {
      const found = read();
      if (found && !found.names.includes(name))
        throw new Refusal(
          found.mistake ?? 'You may write, but not publish. Ask for it on the page Publish.',
          403,
        );
    },
  };
}

export type Roles = ReturnType<typeof roles>;
