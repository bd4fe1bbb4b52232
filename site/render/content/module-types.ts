/** Writes `modules.d.ts`: the types of all content, from its schemas. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentModules } from './content-modules.ts';
import type { Content } from './load.ts';
import { ROOT } from './root.ts';
import { contentSchemas } from './schemas.ts';

const FILE = path.join(ROOT, 'site/render/content/modules.d.ts');

/** The text of `modules.d.ts` that fits this content. */
export function moduleTypes(content: Content): string {
  const files = contentSchemas.map(
    ({ name, module }) =>
      `    ${name}: Of<(typeof import('${module.replace(/^site\//, '#')}'))['schema']>;`,
  );
  const modules = Object.keys(contentModules(content))
    .sort()
    .map(
      (name) =>
        `declare module 'content:${name}' { const content: Modules['${name}']; export default content; }`,
    );
  return `/** Written by \`npm run content\` from the schemas; do not change it by hand. */

/** Each content file by the name of its schema. */
declare module 'content:files' {
  type Of<Schema extends import('zod').ZodType> = import('zod').output<Schema>;
  export type ContentFiles = {
${files.join('\n')}
  };
}

type Modules = import('./content-modules.ts').ContentModules;
${modules.join('\n')}
`;
}

/** Writes the file if it has changed. @returns whether it has */
export function writeModuleTypes(content: Content): boolean {
  const text = moduleTypes(content);
  const isNew = text !== currentModuleTypes();
  if (isNew) writeFileSync(FILE, text);
  return isNew;
}

/** The text of `modules.d.ts` now. */
export const currentModuleTypes = () => readFileSync(FILE, 'utf8');
