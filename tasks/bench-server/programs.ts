/** The programs that are not the project's own. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { StepError } from '../steps.mjs';

/** nginx sends brotli copies with this module only; it is Debian's place for it. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const INSTALL = 'apt-get install wrk nginx-light libnginx-mod-http-brotli-static';

/** What a program says of its version. Some say it on the other stream, or end with a failure. */
function versionOf(program: string): string | undefined {
  try {
    const script = 'out=$("$0" -v 2>&1); printf %s "$out"';
    const said = execFileSync('sh', ['-c', script, program], { encoding: 'utf8' });
    return /(?:nginx\/|wrk (?:debian\/)?)([\d.]+)/.exec(said)?.[1];
  } catch {
    return undefined;
  }
}

/** Versions of what is needed. @throws {StepError} that says how to install what is missing */
export function requirePrograms(): { wrk: string; nginx: string } {
  const wrk = versionOf('wrk');
  const nginx = versionOf('nginx');
  const missing = [
    ...(wrk ? [] : ['wrk']),
    ...(nginx ? [] : ['nginx']),
    ...(existsSync(BROTLI_MODULE) ? [] : ["nginx's module for brotli"]),
  ];
  if (wrk && nginx && missing.length === 0) return { wrk, nginx };
  throw new StepError(`${missing.join(', ')} missing. On Debian: ${INSTALL}`);
}
