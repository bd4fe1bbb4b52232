import { buildIfChanged, StepError } from '../steps.mjs';

/** Built apart from `dist/`, so that a site that is being served stays as it is. */
const OWN_FOLDER = '.cache/bench-site';
const OWN_LIVE_FOLDER = '.cache/bench-live-site';

/** The folder of the site to measure. @param given one that is built already; `null` to build it */
export async function siteToMeasure(given: string | null): Promise<string> {
  if (given !== null) return given;
  await buildIfChanged(OWN_FOLDER);
  return OWN_FOLDER;
}

/** The same for a site that takes submissions. @param given one that was built with `SUBMISSIONS=live` */
export async function liveSiteToMeasure(given: string | null): Promise<string> {
  if (given !== null) return given;
  process.env['SUBMISSIONS'] = 'live';
  await buildIfChanged(OWN_LIVE_FOLDER);
  return OWN_LIVE_FOLDER;
}

/**
 * Reads the command line and runs a benchmark; ends with 1 and says why where an option is wrong or a step fails.
 * @param help what can be asked for
 */
export async function begin<Options extends { help: boolean }>(
  help: string,
  readOptions: (parameters: readonly string[]) => Options,
  bench: (options: Options) => Promise<void>,
): Promise<void> {
  let options: Options;
  try {
    options = readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    process.exit(1);
  }
  if (options.help) {
    console.log(help);
    return;
  }
  try {
    await bench(options);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(`Nothing can be measured: ${error.message}`);
    process.exitCode = 1;
  }
}
