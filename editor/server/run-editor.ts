/** `npm run edit`: opens the editor on this machine. `EDIT_PORT` is its port. */
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { createEditor } from './create-editor.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** The name that Git signs changes with, else the one this machine knows. */
function whoEdits(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return os.userInfo().username;
  }
}

const language = process.env['CONTENT_FOLDER'] ?? path.join(ROOT, 'content/en');
const { server, close } = createEditor({
  content: path.resolve(language, '..'),
  versions: process.env['EDIT_VERSIONS'] ?? path.join(ROOT, 'var/versions'),
  out: path.resolve(process.env['SITE_FOLDER'] ?? path.join(ROOT, 'dist')),
  who: whoEdits(),
});

server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? 'The port is taken: the editor is open already, or set EDIT_PORT to another.'
      : error.message,
  );
  process.exitCode = 1;
});
server.listen(Number(process.env['EDIT_PORT'] ?? 4180), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`The editor is open at http://127.0.0.1:${port}/ (Ctrl+C ends it).`);
});
// A preview that fails must not end the editor: forms hold texts that are not saved yet.
process.on('unhandledRejection', (error) => console.error(error));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
