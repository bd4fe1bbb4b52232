import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import { temporaryFolder } from '@website/site/tests/temporary-folder.ts';

/** A copy of the frozen content in a folder of its own, which is removed when the test ends. */
export function contentFolder() {
  const root = temporaryFolder();
  const content = path.join(root, 'content');
  cpSync(path.dirname(FROZEN_CONTENT), content, { recursive: true });
  return {
    root,
    content,
    read: (file: string) => readFileSync(path.join(content, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(path.join(content, file), text),
  };
}
