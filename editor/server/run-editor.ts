/** `npm run edit`: opens the editor on this machine. Its settings: docs/editing.md. */
import type { AddressInfo } from 'node:net';
import { SettingError } from '@website/site/build/setting-error.ts';
import { createEditor } from './create-editor.ts';
import { readSettings } from './editor-settings.ts';

/** Milliseconds between two checks for texts whose date has come. */
const MINUTE = 60_000;

function open() {
  const settings = readSettings(process.env);
  const { server, prepare, publishDue, close } = createEditor(settings);

  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${settings.port} is in use: perhaps the editor is open already. Set EDIT_PORT to another port.`
        : error.message,
    );
    process.exitCode = 1;
  });
  server.listen(settings.port, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    void prepare();
    console.log(`The editor is open at http://127.0.0.1:${port}/ (Ctrl+C ends it).`);
  });
  // On the company's server, texts are published at their dates without a person.
  if (settings.proxy) setInterval(() => void publishDue(), MINUTE).unref();
  // A failed preview must not end the editor, because forms contain unsaved texts.
  process.on('unhandledRejection', (error) => console.error(error));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
}

try {
  open();
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
