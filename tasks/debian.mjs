import { existsSync } from 'node:fs';
import { run, StepError } from './common.mjs';

/**
 * Installs packages of Debian, if this machine has apt-get and the user is root. It reports no error: the caller checks
 * whether the program is there.
 * @param {...string} packages
 */
export async function installFromDebian(...packages) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Another program may be installing packages; apt-get waits for it (seconds).
  const common = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  try {
    await run('apt-get', ['update', ...common], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...common, ...packages], {
      env,
    });
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
  }
}
