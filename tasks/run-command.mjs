/** Runs commands, and says what failed. */
import { spawn } from 'node:child_process';
import path from 'node:path';

/** A step has failed. Its message, or its own output, says why. */
export class StepError extends Error {
  /** @override */
  name = 'StepError';
}

/**
 * Runs a command. Signals that end this process are passed on to it.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: Record<string, string>, onOutput?: (text: string) => void }} [options] `onOutput` gets the command's
 *   output. Without it the output is shown immediately
 * @returns {Promise<void>} rejects with {@link StepError} if the command fails
 */
export function run(command, parameters, { env = {}, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(command, parameters, {
      stdio: ['inherit', output, output],
      env: { ...process.env, ...env },
      // The programs of npm are scripts on Windows. A path, as that of Node, may have spaces, which a shell would divide.
      shell: process.platform === 'win32' && !path.isAbsolute(command),
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => onOutput?.(String(text)));
    }
    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      child.kill(signal);
      child.once('close', () => process.exit(1));
    };
    process.on('SIGINT', end).on('SIGTERM', end);
    const settle = () => process.off('SIGINT', end).off('SIGTERM', end);
    child.once('error', (error) => {
      settle();
      reject(new StepError(`${command} cannot be run: ${error.message}`));
    });
    child.once('close', (code) => {
      settle();
      if (code === 0) resolve();
      else reject(new StepError(`${command} ${parameters.join(' ')} ended with ${code}`));
    });
  });
}

/**
 * Prints an error and ends the process with status 1.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Ends the process with the message of a failed step, without a stack. Another error is thrown again.
 * @param {unknown} error
 * @returns {never}
 */
export function failWith(error) {
  if (!(error instanceof StepError)) throw error;
  fail(error.message);
}
