/** `npm run art`: draws pictures in the studio, `art/`, which is a project of its own. */
import { existsSync } from 'node:fs';
import { fail, failWith, run } from './run-command.mjs';

if (!existsSync('art/node_modules/.package-lock.json'))
  fail('The studio is not installed: type "npm ci --prefix art", then this command again.');
const draw = ['run', '--silent', '--prefix', 'art', 'draw', '--'];
await run('npm', [...draw, ...process.argv.slice(2)]).catch(failWith);
